import { assign, setup, type ActorRefFrom } from 'xstate';
import { prefersStill } from '#browser/motion.ts';
import { walkthroughScenes } from '#domain/words/faq.ts';
import { asked } from '#machines/patterns/params.ts';

/** A film with its captions, where the operator has one. */
export type Film = { url: string; captions: string };

export type WalkthroughContext = {
  film: Film | null;
  /** Whether the device asks for little movement: nothing then goes on by itself. */
  isStill: boolean;
  step: number;
};

export type WalkthroughEvent =
  | { type: 'film.known'; film: Film | null }
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'again' }
  /** The film could not be fetched or shown. */
  | { type: 'film.failed' };

const last = walkthroughScenes.length - 1;

/** The popup that shows how the product is used: the operator's film, else captioned scenes that move on. */
export const walkthroughMachine = setup({
  types: {
    context: {} as WalkthroughContext,
    events: {} as WalkthroughEvent,
    input: {} as { film: Film | null; isStill?: boolean },
  },
  actions: {
    setFilm: assign((_, { film }: { film: Film | null }) => ({ film })),
    begin: assign({ step: 0 }),
    stepOn: assign(({ context }) => ({ step: context.step + 1 })),
    stepBack: assign(({ context }) => ({ step: context.step - 1 })),
  },
  guards: {
    hasFilm: ({ context }) => context.film !== null,
    isStill: ({ context }) => context.isStill,
    hasNext: ({ context }) => context.step < last,
    hasBefore: ({ context }) => context.step > 0,
  },
  delays: { scene: 6_000 },
}).createMachine({
  id: 'walkthrough',
  context: ({ input: { film, isStill } }) => ({ film, isStill: isStill ?? prefersStill(), step: 0 }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing of it is shown, and nothing of it was fetched.',
      on: {
        'film.known': { actions: { type: 'setFilm', params: asked } },
        open: [{ guard: 'hasFilm', target: 'filmed' }, { target: 'shown' }],
      },
    },
    filmed: {
      description: "The operator's film stands there with its captions.",
      on: { close: 'closed', 'film.failed': 'shown' },
    },
    shown: {
      description: 'Scene after scene, each with its caption.',
      entry: 'begin',
      initial: 'beginning',
      on: { close: 'closed' },
      states: {
        beginning: { always: [{ guard: 'isStill', target: 'paused' }, { target: 'playing' }] },
        playing: {
          description: 'The next scene comes by itself.',
          after: {
            scene: [
              { guard: 'hasNext', target: 'playing', reenter: true, actions: 'stepOn' },
              { target: 'ended' },
            ],
          },
          on: {
            pause: 'paused',
            next: { guard: 'hasNext', target: 'playing', reenter: true, actions: 'stepOn' },
            back: { guard: 'hasBefore', target: 'playing', reenter: true, actions: 'stepBack' },
          },
        },
        paused: {
          description: 'The scene stays until someone goes on.',
          on: {
            play: 'playing',
            next: { guard: 'hasNext', actions: 'stepOn' },
            back: { guard: 'hasBefore', actions: 'stepBack' },
          },
        },
        ended: {
          description: 'The last scene is over.',
          on: {
            again: { target: 'playing', actions: 'begin' },
            back: { guard: 'hasBefore', target: 'paused', actions: 'stepBack' },
          },
        },
      },
    },
  },
});

export type WalkthroughActor = ActorRefFrom<typeof walkthroughMachine>;
