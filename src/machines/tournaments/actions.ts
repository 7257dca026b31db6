import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { deleteTournament, setTournamentStage } from '#api/tournaments.ts';
import { canMove, type ChosenStage, type Stage, type TournamentMove } from '#domain/tournaments/stage.ts';
import { isReason } from '#domain/reason.ts';
import { problemWords } from '#domain/words/problems.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** A tournament as its row names it. */
export type NamedTournament = { tournamentId: number; name: string; stage: Stage; version: string };

export type TournamentActionsContext = {
  /** The tournament that something is done to. */
  row: NamedTournament | null;
  /** The stage that it is being moved to. */
  target: ChosenStage | null;
  /** Why it is cancelled, as typed. */
  reason: string;
  fault: string | null;
  refusal: string | null;
  /** What the server says is missing, one text a field. */
  missing: string[];
};

type OnRow<Type extends string> = { type: Type; row: NamedTournament };

export type TournamentActionsEvent =
  | OnRow<'publish'>
  | OnRow<'close'>
  | OnRow<'reopen'>
  | OnRow<'cancel'>
  | OnRow<'delete'>
  | { type: 'reason.changed'; reason: string }
  | { type: 'confirm' }
  | { type: 'dismiss' };

export type TournamentActionsEmitted =
  /** A tournament is not what it was: the list is to be read again. */
  { type: 'tournaments.changed' } | Telling;

const params = asked;
const done = {
  target: 'idle',
  actions: [{ type: 'notifySuccess', params: said }, 'emitChanged'],
} as const;

const tournamentActionsSetup = setup({
  types: {
    context: {} as TournamentActionsContext,
    events: {} as TournamentActionsEvent,
    emitted: {} as TournamentActionsEmitted,
    tags: {} as 'busy',
  },
  actors: { setTournamentStage, deleteTournament },
  actions: {
    select: assign((_, { row }: { row: NamedTournament }) => ({ row })),
    setTarget: assign((_, { target }: { target: ChosenStage }) => ({ target })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    setFault: assign({ fault: () => problemWords.reason_missing }),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem),
      missing: Object.values(problem.fields),
    })),
    clearMessages: assign({ fault: null, refusal: null, missing: [] }),
    reset: assign({ row: null, target: null, reason: '', fault: null, refusal: null, missing: [] }),
    emitChanged: emit({ type: 'tournaments.changed' }),
    notifySuccess: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    canMove: (_, { row, move }: { row: NamedTournament; move: TournamentMove }) => canMove(row.stage, move),
    hasReason: ({ context }) => isReason(context.reason),
  },
});

const allows =
  (move: TournamentMove) =>
  ({ event }: { event: { row: NamedTournament } }) => ({ row: event.row, move });

/** The order that moves a tournament straight on. */
const straight = (move: TournamentMove, target: ChosenStage) =>
  ({
    guard: { type: 'canMove', params: allows(move) },
    target: 'moving',
    actions: [
      { type: 'select', params },
      { type: 'setTarget', params: { target } },
    ],
  }) as const;

/** What is done to a tournament from its row: the next step of its life, cancelling it, deleting a draft. */
export const tournamentActionsMachine = tournamentActionsSetup.createMachine({
  id: 'tournament-actions',
  context: { row: null, target: null, reason: '', fault: null, refusal: null, missing: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'Each row offers what its stage allows.',
      entry: 'reset',
      on: {
        publish: straight('publish', 'open'),
        close: straight('close', 'closed'),
        reopen: straight('reopen', 'open'),
        cancel: {
          guard: { type: 'canMove', params: allows('cancel') },
          target: 'confirmingCancel',
          actions: { type: 'select', params },
        },
        delete: {
          guard: { type: 'canMove', params: allows('delete') },
          target: 'confirmingDelete',
          actions: { type: 'select', params },
        },
      },
    },
    moving: {
      description: 'The tournament is on its way to the next stage, on the version that its row shows.',
      tags: 'busy',
      invoke: {
        src: 'setTournamentStage',
        input: ({ context: { row, target } }) => ({
          tournamentId: row?.tournamentId ?? 0,
          body: { stage: target ?? 'open' },
          version: row?.version ?? '',
        }),
        onDone: done,
        onError: { target: 'refused', actions: { type: 'setRefusal', params: failure } },
      },
    },
    confirmingCancel: {
      description: 'Asks why it does not take place, before everyone reads so.',
      initial: 'clear',
      on: {
        'reason.changed': { target: '.clear', actions: { type: 'setReason', params } },
        confirm: [
          { guard: 'hasReason', target: 'cancelling', actions: 'clearMessages' },
          { target: '.faulty', actions: ['clearMessages', 'setFault'] },
        ],
        dismiss: 'idle',
      },
      states: {
        clear: { description: 'No error is shown.', entry: 'clearMessages' },
        faulty: { description: 'A reason is missing.' },
        refused: {
          description: 'Says why the server refused; the reason stays.',
          on: { dismiss: { target: '#tournament-actions.idle', actions: 'emitChanged' } },
        },
      },
    },
    cancelling: {
      description: 'The cancellation is on its way.',
      tags: 'busy',
      invoke: {
        src: 'setTournamentStage',
        input: ({ context: { row, reason } }) => ({
          tournamentId: row?.tournamentId ?? 0,
          body: { stage: 'cancelled' as const, reason: reason.trim() },
          version: row?.version ?? '',
        }),
        onDone: done,
        onError: {
          target: 'confirmingCancel.refused',
          actions: { type: 'setRefusal', params: failure },
        },
      },
    },
    ...confirmedAction({
      asking: 'confirmingDelete',
      asks: 'Asks before a draft is gone.',
      back: { dismiss: 'idle' },
      doing: 'deleting',
      does: 'The draft is being deleted.',
      invoke: {
        src: 'deleteTournament',
        input: ({ context: { row } }: { context: TournamentActionsContext }) => ({
          tournamentId: row?.tournamentId ?? 0,
          version: row?.version ?? '',
        }),
        onDone: done,
        onError: { target: 'refused', actions: { type: 'setRefusal', params: failure } },
      },
    }),
    refused: {
      description: 'Says why nothing was changed, and what is missing, until someone has read it.',
      on: { dismiss: { target: 'idle', actions: 'emitChanged' } },
    },
  },
});

export type TournamentActionsActor = ActorRefFrom<typeof tournamentActionsMachine>;
