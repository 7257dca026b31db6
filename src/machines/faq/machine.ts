import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { findQuestions, isFound } from '#domain/faq/find.ts';
import { asTyped } from '#machines/patterns/search.ts';
import { asked } from '#machines/patterns/params.ts';
import type { FaqPlace } from './address.ts';

export type FaqEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'submit' }
  | { type: 'clear' }
  | { type: 'section.toggled'; id: string }
  /** A link led to one question. */
  | { type: 'link.followed'; id: string }
  | { type: 'address.changed'; place: FaqPlace };

type Named = { id: string };

const toggle = {
  guard: { type: 'isShown', params: asked<Named> },
  actions: [{ type: 'toggle', params: asked<Named> }, 'tellPlace'],
} as const;
const follow = {
  guard: { type: 'isQuestion', params: asked<Named> },
  actions: [{ type: 'follow', params: asked<Named> }, 'tellPlace'],
} as const;

/** The questions: searched through, opened and closed; the address holds both. */
export const faqMachine = setup({
  types: {
    context: {} as FaqPlace,
    events: {} as FaqEvent,
    emitted: {} as { type: 'place.chosen'; place: FaqPlace },
    input: {} as { place: FaqPlace },
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ text })),
    clear: assign({ text: '' }),
    toggle: assign(({ context: { open } }, { id }: Named) => ({
      open: open.includes(id) ? open.filter((one) => one !== id) : [...open, id],
    })),
    follow: assign(({ context: { text, open } }, { id }: Named) => ({
      text: isFound(text, id) ? text : '',
      open: open.includes(id) ? open : [...open, id],
    })),
    setPlace: assign(({ context }, { place }: { place: FaqPlace }) => ({
      ...place,
      text: asTyped(context.text, place.text),
    })),
    tellPlace: emit(({ context: { text, open } }) => ({
      type: 'place.chosen' as const,
      place: { text, open },
    })),
  },
  guards: {
    isShown: ({ context }, { id }: Named) => isFound(context.text, id),
    isQuestion: (_, { id }: Named) => isFound('', id),
    hasNothing: ({ context }) => findQuestions(context.text).length === 0,
  },
  delays: { pause: 400 },
}).createMachine({
  id: 'faq',
  context: ({ input }) => ({ ...input.place }),
  initial: 'still',
  states: {
    still: {
      description: 'The questions that fit stand there, and the address says which.',
      on: {
        'text.changed': { target: 'typing', actions: { type: 'type', params: asked } },
        clear: { guard: 'hasNothing', actions: ['clear', 'tellPlace'] },
        'section.toggled': toggle,
        'link.followed': follow,
        'address.changed': { actions: { type: 'setPlace', params: asked } },
      },
    },
    typing: {
      description: 'Someone types; the questions follow at once, the address after a pause.',
      on: {
        'text.changed': { target: 'typing', reenter: true, actions: { type: 'type', params: asked } },
        submit: { target: 'still', actions: 'tellPlace' },
        clear: { guard: 'hasNothing', target: 'still', actions: ['clear', 'tellPlace'] },
        'section.toggled': { target: 'still', ...toggle },
        'link.followed': { target: 'still', ...follow },
      },
      after: { pause: { target: 'still', actions: 'tellPlace' } },
    },
  },
});

export type FaqActor = ActorRefFrom<typeof faqMachine>;
