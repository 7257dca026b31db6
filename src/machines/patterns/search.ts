import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { asked } from './params.ts';

export type SearchEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'submit' }
  /** The address asks for words by itself: Back, a link, or what was searched for just now. */
  | { type: 'address.changed'; text: string };

/** What stands in a field as its address says it: words that were typed keep the space that more are to follow. */
export const asTyped = (typed: string, said: string): string => (said === typed.trim() ? typed : said);

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
    follow: assign(({ context }, { text }: { text: string }) => ({ text: asTyped(context.text, text) })),
    choose: emit(({ context }) => ({ type: 'search.chosen' as const, text: context.text.trim() })),
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
        'address.changed': { actions: { type: 'follow', params: asked } },
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
