import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { listEntries, setSeeds, type EntryRow } from '#api/tournaments.ts';
import { isMoved, placeOf, withMoved } from '#domain/tables/order.ts';
import { holdsPlace } from '#domain/tournaments/entries.ts';
import { seedsWords as words } from '#domain/words/seeds.ts';
import { answered, asked, failure, said } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** A player who can be seeded. */
export type SeedPlayer = { userId: number; name: string };

export type SeedsContext = {
  tournamentId: number;
  /** What the seeds are changed on. */
  version: string;
  players: SeedPlayer[];
  /** The seeds as they are kept, and as they are now, the best first. */
  saved: readonly number[];
  order: readonly number[];
  /** Who is lifted, and the order before. */
  lifted: number | null;
  before: readonly number[];
  /** What is read out. */
  said: string;
  refusal: string | null;
};

export type SeedsEvent =
  | { type: 'seed'; userId: number }
  | { type: 'remove'; userId: number }
  | { type: 'lift'; userId: number }
  /** `to` counts from 0. */
  | { type: 'move'; to: number }
  | { type: 'drop' }
  | { type: 'put.back' }
  | { type: 'save' }
  | { type: 'discard' }
  | { type: 'retry' }
  /** The tournament was read again. */
  | { type: 'tournament.read'; version: string };

export type SeedsEmitted =
  /** The seeds are saved, which makes another version of the tournament. */
  | { type: 'seeds.saved'; version: string }
  /** The seeds may not be what they were: the tournament is to be read again. */
  | { type: 'seeds.changed' }
  | Telling;

const nameOf = ({ players }: SeedsContext, id: number | null): string =>
  players.find(({ userId }) => userId === id)?.name ?? '';
const isOther = (one: readonly number[], other: readonly number[]): boolean =>
  one.length !== other.length || isMoved(one, other);

const seedsSetup = setup({
  types: {
    context: {} as SeedsContext,
    events: {} as SeedsEvent,
    emitted: {} as SeedsEmitted,
    input: {} as { tournamentId: number; version?: string },
    tags: {} as 'busy',
  },
  actors: { listEntries, setSeeds },
  actions: {
    setVersion: assign((_, { version }: { version: string }) => ({ version })),
    setPlayers: assign((_, { rows }: { rows: EntryRow[] }) => {
      const places = rows.filter(({ status }) => holdsPlace(status));
      const seeded = places
        .filter(({ seed }) => seed !== null)
        .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
        .map(({ userId }) => userId);
      return { players: places.map(({ userId, name }) => ({ userId, name })), saved: seeded, order: seeded };
    }),
    add: assign(({ context }, { userId }: { userId: number }) => ({ order: [...context.order, userId] })),
    remove: assign(({ context }, { userId }: { userId: number }) => ({
      order: context.order.filter((id) => id !== userId),
    })),
    lift: assign(({ context }, { userId }: { userId: number }) => ({
      lifted: userId,
      before: context.order,
      said: words.lifted(nameOf(context, userId), placeOf(context.order, userId), context.order.length),
    })),
    move: assign(({ context }, { to }: { to: number }) => {
      const id = context.lifted ?? 0;
      const order = withMoved(context.order, id, to);
      return { order, said: words.moved(nameOf(context, id), placeOf(order, id), order.length) };
    }),
    putDown: assign(({ context }) => ({
      said: words.putDown(nameOf(context, context.lifted), placeOf(context.order, context.lifted ?? 0)),
      lifted: null,
    })),
    putBack: assign(({ context }) => ({
      order: context.before,
      said: words.putBack(nameOf(context, context.lifted)),
      lifted: null,
    })),
    setSaved: assign(({ context }) => ({ saved: context.order })),
    discard: assign(({ context }) => ({ order: context.saved })),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearRefusal: assign({ refusal: null }),
    emitSaved: emit((_, { version }: { version: string }) => ({ type: 'seeds.saved' as const, version })),
    emitChanged: emit({ type: 'seeds.changed' }),
    notifySuccess: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    isNew: ({ context }, { userId }: { userId: number }) => !context.order.includes(userId),
    isChanged: ({ context: { order, saved } }) => isOther(order, saved),
  },
});

/** Who is seeded, in order: chosen, dragged or moved by keys, and saved at once for all. */
export const seedsMachine = seedsSetup.createMachine({
  id: 'seeds',
  context: ({ input: { tournamentId, version = '' } }) => ({
    tournamentId,
    version,
    players: [],
    saved: [],
    order: [],
    lifted: null,
    before: [],
    said: '',
    refusal: null,
  }),
  initial: 'loading',
  on: { 'tournament.read': { actions: { type: 'setVersion', params: asked } } },
  states: {
    loading: {
      description: 'Everyone with a place is read.',
      tags: 'busy',
      invoke: {
        src: 'listEntries',
        input: ({ context: { tournamentId } }) => ({ tournamentId, limit: 1000 }),
        onDone: { target: 'editing', actions: { type: 'setPlayers', params: answered } },
        onError: { target: 'failed', actions: { type: 'setRefusal', params: failure } },
      },
    },
    failed: {
      description: 'The players could not be read; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearRefusal' } },
    },
    editing: {
      description: 'Seeds are chosen, taken off and put in order; nothing is sent yet.',
      on: {
        seed: {
          guard: { type: 'isNew', params: asked },
          actions: ['clearRefusal', { type: 'add', params: asked }],
        },
        remove: { actions: ['clearRefusal', { type: 'remove', params: asked }] },
        lift: { target: 'lifted', actions: { type: 'lift', params: asked } },
        save: { guard: 'isChanged', target: 'saving', actions: 'clearRefusal' },
        discard: { guard: 'isChanged', actions: ['clearRefusal', 'discard'] },
      },
    },
    lifted: {
      description: 'A player is lifted: arrows or a pointer move it, and each place is read out.',
      on: {
        move: { actions: { type: 'move', params: asked } },
        drop: { target: 'editing', actions: 'putDown' },
        'put.back': { target: 'editing', actions: 'putBack' },
      },
    },
    saving: {
      description: 'The seeds are on their way, on the version of the tournament that was read.',
      tags: 'busy',
      invoke: {
        src: 'setSeeds',
        input: ({ context: { tournamentId, order, version } }) => ({
          tournamentId,
          userIds: [...order],
          version,
        }),
        onDone: {
          target: 'editing',
          actions: [
            'setSaved',
            { type: 'setVersion', params: answered },
            { type: 'notifySuccess', params: said },
            { type: 'emitSaved', params: answered },
            'emitChanged',
          ],
        },
        onError: { target: 'editing', actions: [{ type: 'setRefusal', params: failure }, 'emitChanged'] },
      },
    },
  },
});

export type SeedsActor = ActorRefFrom<typeof seedsMachine>;
