import { assign, emit, setup } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { listEntries, setSeeds, type EntryRow } from '#api/tournaments.ts';
import { isMoved, placeOf, withMoved } from '#domain/tables/order.ts';
import { holdsPlace, seedOrder } from '#domain/tournaments/entries.ts';
import { seedsWords as words } from '#domain/words/seeds.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** A player who can be seeded. */
export type SeedPlayer = { userId: number; name: string };

export type SeedsContext = {
  tournamentId: number;
  /** What the seeds are changed on: the version in which `saved` was read. */
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
  /** Somebody else has changed the seeds, and has been seen to. */
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'stay' };

export type SeedsEmitted =
  /** The seeds are saved, which makes another version of the tournament. */
  | { type: 'seeds.saved'; version: string }
  /** The seeds may not be what they were: the tournament is to be read again. */
  | { type: 'seeds.changed' }
  | Telling;

const nameOf = ({ players }: SeedsContext, id: number | null): string =>
  players.find(({ userId }) => userId === id)?.name ?? '';

/** Everyone with a place, and who of them is seeded, the best first. */
const fieldOf = (rows: readonly EntryRow[]) => {
  const places = rows.filter(({ status }) => holdsPlace(status));
  const seeded = seedOrder(places);
  const isHere = (id: number): boolean => places.some(({ userId }) => userId === id);
  return { players: places.map(({ userId, name }) => ({ userId, name })), seeded, isHere };
};

/** What was read; the version of the same moment comes with it. */
type Read = { rows: EntryRow[]; version?: string };

/** What the seeds are made of; their states stand in `seeds.ts`. */
export const seedsSetup = setup({
  types: {
    context: {} as SeedsContext,
    events: {} as SeedsEvent,
    emitted: {} as SeedsEmitted,
    input: {} as { tournamentId: number },
    tags: {} as 'busy',
  },
  actors: { listEntries, setSeeds },
  actions: {
    setVersion: assign((_, { version }: { version: string }) => ({ version })),
    setPlayers: assign((_, { rows, version = '' }: Read) => {
      const { players, seeded } = fieldOf(rows);
      return { players, version, saved: seeded, order: seeded };
    }),
    // The own order stays beside what is stored by now, without who has left.
    takeStored: assign(({ context }, { rows, version = '' }: Read) => {
      const { players, seeded, isHere } = fieldOf(rows);
      return { players, version, saved: seeded, order: context.order.filter(isHere) };
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
    emitSaved: emit(({ context: { version } }) => ({ type: 'seeds.saved' as const, version })),
    emitChanged: emit({ type: 'seeds.changed' }),
    notifySame: emit(({ context }) => toast('success', tournamentWords.seeded(context.order.length))),
    notifySuccess: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    isNew: ({ context }, { userId }: { userId: number }) => !context.order.includes(userId),
    isChanged: ({ context: { order, saved } }) => isMoved(order, saved),
    isChangedMeanwhile: (_, { problem }: { problem: ProblemData }) => problem.status === 412,
    isStored: ({ context: { order } }, { rows }: Read) => {
      const { seeded, isHere } = fieldOf(rows);
      return !isMoved(order.filter(isHere), seeded);
    },
    isUntouched: ({ context: { saved } }, { rows }: Read) => {
      const { seeded, isHere } = fieldOf(rows);
      return !isMoved(saved.filter(isHere), seeded);
    },
  },
});
