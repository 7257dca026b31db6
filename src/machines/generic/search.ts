import { assign, emit, setup, type ActorRefFrom } from 'xstate';

export type SearchEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'submit' }
  /** The address asks for words by itself: Back, a link, or what was searched for just now. */
  | { type: 'address.changed'; text: string };

const asked = <T extends object>({ event }: { event: T }): T => event;

/** A search field: what is typed is asked for after a pause, or with Enter. */
export const searchMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as SearchEvent,
    emitted: {} as { type: 'search.chosen'; text: string },
    input: {} as { text: string },
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ text })),
    choose: emit(({ context }) => ({ type: 'search.chosen' as const, text: context.text.trim() })),
  },
  guards: {
    /** The words that were just asked for come back without the space that is still to be followed by more. */
    isOther: ({ context }, { text }: { text: string }) => text !== context.text.trim(),
  },
  delays: { pause: 400 },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ text: input.text }),
  initial: 'still',
  states: {
    still: {
      description: 'What stands in the field is what the list is asked.',
      on: {
        'text.changed': { target: 'typing', actions: { type: 'type', params: asked } },
        'address.changed': {
          guard: { type: 'isOther', params: asked },
          actions: { type: 'type', params: asked },
        },
      },
    },
    typing: {
      description: 'Someone types; after a pause, or with Enter, the list is asked.',
      on: {
        'text.changed': { target: 'typing', reenter: true, actions: { type: 'type', params: asked } },
        submit: { target: 'still', actions: 'choose' },
      },
      after: { pause: { target: 'still', actions: 'choose' } },
    },
  },
});

export type SearchActor = ActorRefFrom<typeof searchMachine>;
