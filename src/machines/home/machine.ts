import type { ActorRefFrom } from 'xstate';
import { asked, failure } from '#machines/patterns/params.ts';
import type { Reading, Sections } from './sections.ts';
import { homeSetup, mostInteresting } from './setup.ts';

/** Milliseconds between two readings (document 001, section 1). */
const refreshEvery = 10_000;

const brought = ({ event }: { event: { output: Reading } }): Sections => event.output.sections;
const keep = ['tellCloth', { type: 'keepSections', params: brought }] as const;
const isNothing = { type: 'isNothing', params: brought } as const;

/** All parts were read. */
const whole = {
  guard: { type: 'isWhole', params: brought },
  target: '#home.sections.shown.fresh',
  actions: keep,
} as const;

/** Some were not; of the first such reading people are told. */
const part = { target: '#home.sections.shown.stale', actions: keep } as const;
const partTold = { ...part, actions: [...keep, 'warn'] } as const;

/** Nothing was read, and why. */
const keepProblem = {
  type: 'keepProblem',
  params: ({ event }: { event: { output: Reading } }) => ({ problem: event.output.problem }),
} as const;
const keepFailure = { type: 'keepProblem', params: failure } as const;

/** Home: all its parts are read together every ten seconds, and the match on the cloth with its frames. */
export const homeMachine = homeSetup.createMachine({
  id: 'home',
  context: ({ input: { matchId, first = null } }) => ({
    live: first?.live ?? null,
    upcoming: first?.upcoming ?? null,
    results: first?.results ?? null,
    news: first?.news ?? null,
    readAt: first?.readAt ?? null,
    chosenId: matchId,
    featuredId: mostInteresting(first?.live ?? null),
    detail: first?.detail ?? null,
    problem: null,
  }),
  type: 'parallel',
  invoke: { src: 'polling', input: { every: refreshEvery } },
  states: {
    sections: {
      initial: 'opening',
      states: {
        opening: {
          description: 'Decides by whether the page has brought a reading along.',
          always: [{ guard: 'isServed', target: '#home.sections.shown.fresh' }, { target: 'loading' }],
        },
        loading: {
          description: 'Nothing is there to show yet.',
          tags: 'busy',
          invoke: {
            src: 'readSections',
            onDone: [{ guard: isNothing, target: 'failed', actions: keepProblem }, whole, partTold],
            onError: { target: 'failed', actions: keepFailure },
          },
          after: { timeout: { target: 'failed', actions: 'giveUp' } },
        },
        failed: {
          description: 'Not one part could be read; another try is made when told to, and by itself.',
          initial: 'told',
          on: { retry: 'loading' },
          states: {
            told: { on: { 'refresh.due': 'recovering' } },
            recovering: {
              description: 'The message stays until something can be shown.',
              invoke: {
                src: 'readSections',
                onDone: [{ guard: isNothing, target: 'told', actions: keepProblem }, whole, part],
                onError: { target: 'told', actions: keepFailure },
              },
              after: { timeout: { target: 'told', actions: 'giveUp' } },
            },
          },
        },
        shown: {
          description: 'What has been read stays until something newer has been read.',
          initial: 'fresh',
          states: {
            fresh: {
              description: 'Everything is as the server said last.',
              on: { 'refresh.due': 'refreshing' },
            },
            refreshing: {
              description: 'All parts are read again, unseen.',
              invoke: {
                src: 'readSections',
                onDone: [whole, partTold],
                onError: { target: 'stale', actions: 'warn' },
              },
              after: { timeout: { target: 'stale', actions: 'warn' } },
            },
            stale: {
              description: 'The last reading was not whole, and people have been told.',
              on: { 'refresh.due': 'retrying' },
            },
            retrying: {
              description: 'Another reading, of which nobody is told a second time if it fails.',
              invoke: { src: 'readSections', onDone: [whole, part], onError: 'stale' },
              after: { timeout: 'stale' },
            },
          },
        },
      },
    },
    cloth: {
      description: 'The match that stands on the cloth.',
      initial: 'opening',
      on: {
        'match.chosen': {
          guard: { type: 'isOther', params: asked },
          target: '.opening',
          actions: { type: 'choose', params: asked },
        },
      },
      states: {
        opening: {
          description: 'Decides by whether there is a match to read.',
          always: [
            { guard: 'hasDetail', target: 'resting' },
            { guard: 'hasMatch', target: 'reading' },
            { target: 'resting' },
          ],
        },
        resting: {
          description: 'What is known of the match is shown.',
          on: { 'sections.read': { guard: 'hasMatch', target: 'reading' } },
        },
        reading: {
          description:
            'The match is read with its frames; what was asked before newer sections came is not waited for.',
          on: {
            'sections.read': {
              guard: { type: 'isAgain', params: asked },
              target: 'reading',
              reenter: true,
            },
          },
          invoke: {
            src: 'getMatch',
            input: ({ context }) => ({ matchId: context.chosenId ?? context.featuredId ?? 0 }),
            onDone: {
              target: 'resting',
              actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isUnknown', params: failure },
                target: 'missing',
              },
              { target: 'resting' },
            ],
          },
          after: { timeout: 'resting' },
        },
        missing: { description: 'There is no match of the number that the address names.' },
      },
    },
  },
});

export type HomeActor = ActorRefFrom<typeof homeMachine>;
