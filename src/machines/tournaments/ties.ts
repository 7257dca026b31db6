import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { settleTie } from '#api/tournaments.ts';
import { withStep, type Tie } from '#domain/tournaments/ties.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type { Tie };

export type TiesContext = {
  tournamentId: number;
  version: string;
  ties: Tie[];
  /** The tie that is being decided, with the order as it is now. */
  tie: Tie | null;
  order: number[];
  by: 'lot' | 'playOff';
  refusal: string | null;
};

export type TiesEvent =
  | { type: 'settle'; tie: Tie }
  | { type: 'move'; userId: number; step: -1 | 1 }
  | { type: 'by.changed'; by: 'lot' | 'playOff' }
  | { type: 'confirm' }
  | { type: 'dismiss' }
  /** The tournament was read again. */
  | { type: 'tournament.read'; version: string; ties: Tie[] };

export type TiesEmitted =
  /** A tie is settled, or is not what it was: the tournament is to be read again. */
  { type: 'ties.changed' } | Telling;

const isSame = (one: Tie, other: Tie): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Deciding in which order players stand who are level at the end of a group. */
export const tiesMachine = setup({
  types: {
    context: {} as TiesContext,
    events: {} as TiesEvent,
    emitted: {} as TiesEmitted,
    input: {} as { tournamentId: number; version?: string; ties?: Tie[] },
    tags: {} as 'busy',
  },
  actors: { settleTie },
  actions: {
    setTies: assign((_, { version, ties }: { version: string; ties: Tie[] }) => ({ version, ties })),
    begin: assign((_, { tie }: { tie: Tie }) => ({
      tie,
      order: tie.players.map(({ userId }) => userId),
      by: 'lot' as const,
      refusal: null,
    })),
    move: assign(({ context }, { userId, step }: { userId: number; step: -1 | 1 }) => ({
      order: withStep(context.order, userId, step),
    })),
    setBy: assign((_, { by }: { by: 'lot' | 'playOff' }) => ({ by })),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearRefusal: assign({ refusal: null }),
    reset: assign({ tie: null, order: [], refusal: null }),
    emitChanged: emit({ type: 'ties.changed' }),
    notifySuccess: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    isLevel: ({ context: { ties } }, { tie }: { tie: Tie }) => ties.some((one) => isSame(one, tie)),
    canMove: ({ context: { order } }, { userId, step }: { userId: number; step: -1 | 1 }) =>
      order[order.indexOf(userId) + step] !== undefined,
  },
}).createMachine({
  id: 'ties',
  context: ({ input: { tournamentId, version = '', ties = [] } }) => ({
    tournamentId,
    version,
    ties,
    tie: null,
    order: [],
    by: 'lot',
    refusal: null,
  }),
  initial: 'idle',
  on: { 'tournament.read': { actions: { type: 'setTies', params: asked } } },
  states: {
    idle: {
      description: 'Each tie that only people can settle is named.',
      entry: 'reset',
      on: {
        settle: {
          guard: { type: 'isLevel', params: asked },
          target: 'ordering',
          actions: { type: 'begin', params: asked },
        },
      },
    },
    ordering: {
      description: 'The level players are put in order, and it is said how that was decided.',
      initial: 'clear',
      on: {
        move: { guard: { type: 'canMove', params: asked }, actions: { type: 'move', params: asked } },
        'by.changed': { actions: { type: 'setBy', params: asked } },
        confirm: { target: 'settling', actions: 'clearRefusal' },
        dismiss: 'idle',
      },
      states: {
        clear: { description: 'Nothing was refused.' },
        refused: { description: 'Says why the server refused; the order stays.' },
      },
    },
    settling: {
      description: 'The order is on its way, on the version of the tournament that was read.',
      tags: 'busy',
      invoke: {
        src: 'settleTie',
        input: ({ context: { tournamentId, version, tie, order, by } }) => ({
          tournamentId,
          version,
          body: { groupNumber: tie?.groupNumber ?? 0, userIds: order, by },
        }),
        onDone: { target: 'idle', actions: [{ type: 'notifySuccess', params: said }, 'emitChanged'] },
        onError: {
          target: 'ordering.refused',
          actions: [{ type: 'setRefusal', params: failure }, 'emitChanged'],
        },
      },
    },
  },
});

export type TiesActor = ActorRefFrom<typeof tiesMachine>;
