import { assign, setup, type ActorRefFrom, type AnyEventObject } from 'xstate';
import { goOnFrom, tell } from './ear.ts';
import type { Moment } from './moment.ts';
import { awaitOther } from './other-window.ts';
import { overhear } from './overhear.ts';

/** A moment with its number in the log. */
export type Entry = Moment & { number: number };

export type WatchContext = {
  /** The last moment of each machine that runs. */
  now: readonly Entry[];
  log: readonly Entry[];
  /** The actor that is looked at. */
  chosen: string | null;
  /** The moment that is looked back at; kept here, because the log forgets. */
  back: Entry | null;
  count: number;
};

export type WatchEvent =
  | { type: 'heard'; moment: Moment }
  | { type: 'wanted' }
  | { type: 'toggle' }
  | { type: 'actor.chosen'; actor: string }
  | { type: 'moment.chosen'; number: number }
  | { type: 'back.to.now' }
  | { type: 'go.on' }
  | { type: 'clear' }
  | { type: 'event.chosen'; actor: string; event: AnyEventObject };

const longest = 200;

function heard({ now, log, count, chosen }: WatchContext, moment: Moment): Partial<WatchContext> {
  const entry = { ...moment, number: count + 1 };
  const others = now.filter(({ actor }) => actor !== moment.actor);
  const running = moment.isRunning
    ? now.some(({ actor }) => actor === moment.actor)
      ? now.map((one) => (one.actor === moment.actor ? entry : one))
      : [...now, entry]
    : others;
  return {
    now: running,
    log: [...log, entry].slice(-longest),
    count: entry.number,
    chosen: chosen ?? moment.actor,
  };
}

/** What the machines of the page do, and have done. */
export const watchMachine = setup({
  types: { context: {} as WatchContext, events: {} as WatchEvent },
  actors: { awaitOther, overhear },
  actions: {
    note: assign(({ context }, { moment }: { moment: Moment }) => heard(context, moment)),
    choose: assign((_, { actor }: { actor: string }) => ({ chosen: actor })),
    lookBack: assign(({ context: { log } }, { number }: { number: number }) => {
      const entry = log.find((one) => one.number === number);
      return entry ? { back: entry, chosen: entry.actor } : {};
    }),
    lookHere: assign({ back: null }),
    forget: assign({ log: [] }),
    putBack: (_, { moment }: { moment: Moment | null }) => moment && goOnFrom(moment.id),
    tell: (_, { actor, event }: { actor: string; event: AnyEventObject }) => tell(actor, event),
  },
  guards: {
    isStillThere: ({ context: { now, back } }) => now.some(({ actor }) => actor === back?.actor),
    isKept: ({ context: { log } }, { number }: { number: number }) =>
      log.some((one) => one.number === number),
  },
}).createMachine({
  id: 'dev-watch',
  context: { now: [], log: [], chosen: null, back: null, count: 0 },
  initial: 'unopened',
  states: {
    unopened: {
      description: 'Nobody has asked for the machines of the page, and nothing is fetched to tell of them.',
      invoke: { src: 'awaitOther' },
      on: { toggle: 'watching.open', wanted: 'watching.folded' },
    },
    watching: {
      description: 'Every machine of the page is heard.',
      invoke: { src: 'overhear' },
      initial: 'folded',
      on: { heard: { actions: { type: 'note', params: ({ event }) => event } } },
      states: {
        folded: { description: 'A button stands for it.', on: { toggle: 'open' } },
        open: {
          description: 'Actors, the chart of one and the log are beside the app.',
          initial: 'now',
          on: {
            toggle: { target: 'folded', actions: 'lookHere' },
            clear: { target: '.now', actions: ['forget', 'lookHere'] },
            'moment.chosen': {
              guard: { type: 'isKept', params: ({ event }) => event },
              target: '.past',
              actions: { type: 'lookBack', params: ({ event }) => event },
            },
            'actor.chosen': {
              target: '.now',
              actions: [{ type: 'choose', params: ({ event }) => event }, 'lookHere'],
            },
          },
          states: {
            now: {
              description: 'What is shown is how it stands.',
              on: { 'event.chosen': { actions: { type: 'tell', params: ({ event }) => event } } },
            },
            past: {
              description: 'What is shown is how it stood; the app goes on.',
              on: {
                'back.to.now': { target: 'now', actions: 'lookHere' },
                'go.on': {
                  guard: 'isStillThere',
                  target: 'now',
                  actions: [
                    { type: 'putBack', params: ({ context }) => ({ moment: context.back }) },
                    'lookHere',
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});

export type WatchActor = ActorRefFrom<typeof watchMachine>;

/** The moment that is shown: the one looked back at, else the last of the chosen actor. */
export const selectShown = ({ context }: { context: WatchContext }): Entry | null => {
  const { now, chosen, back } = context;
  return back ?? now.find(({ actor }) => actor === chosen) ?? now[0] ?? null;
};
