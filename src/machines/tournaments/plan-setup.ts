import { assign, emit, raise, setup } from 'xstate';
import { callMatch, updateMatch, type Match } from '#api/matches.ts';
import type { ProblemData } from '#api/problem.ts';
import { planMatches, readOrder, type OrderRead } from '#api/tournaments.ts';
import { serverNow } from '#browser/clock.ts';
import { randomKey } from '#browser/random.ts';
import { isUnfinishedEntry } from '#domain/dates/entry.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { canBeCalled, canBeMoved } from '#domain/tournaments/order-of-play.ts';
import {
  planFault,
  planFields,
  proposedPlan,
  type PlanFault,
  type PlanOptions,
} from '#domain/tournaments/plan-form.ts';
import { planPageWords as words } from '#domain/words/plan-page.ts';
import { fieldIn, refusedAt } from '#machines/patterns/named-field.ts';
import { pollingMachine, type RefreshDue } from '#machines/patterns/polling.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import { appointmentOf, type Appointment } from './appointment.ts';

export type { Match, OrderRead };

export type PlanContext = {
  tournamentId: number;
  order: OrderRead | null;
  /** The instant of the last reading, in milliseconds by the server's clock. */
  readAt: number;
  options: PlanOptions | null;
  fault: PlanFault | null;
  refusal: string | null;
  /** Matches that did not fit when they were planned last. */
  left: number[];
  /** When and where one match is to be played, as its dialog has it. */
  draft: Appointment | null;
  key: string;
};

type OnMatch<Type extends string = string> = { type: Type; match: Match };

export type PlanEvent =
  | { type: 'option.changed'; options: Partial<PlanOptions> }
  | { type: 'plan' }
  | OnMatch<'call'>
  | OnMatch<'move'>
  | OnMatch<'uncall'>
  | { type: 'draft.changed'; draft: Partial<Pick<Appointment, 'tableId' | 'time'>> }
  | { type: 'submit' }
  | { type: 'dismiss' }
  | { type: 'retry' }
  | RefreshDue;

/** Whether the matches of a tournament can be planned at its stage. */
const isPlanned = (order: OrderRead | null): order is OrderRead =>
  order?.tournament.stage === 'drawn' || order?.tournament.stage === 'running';

const isShown = ({ order }: PlanContext, { matchId }: Match): boolean =>
  order?.tournament.Rounds.some(({ Matches: of }) => of.some((match) => match.matchId === matchId)) === true;

/** What the order of play can do and ask, without its states. */
export const planSetup = setup({
  types: {
    context: {} as PlanContext,
    events: {} as PlanEvent,
    emitted: {} as Telling,
    input: {} as { tournamentId: number },
    tags: {} as 'busy',
  },
  actors: { readOrder, planMatches, callMatch, updateMatch, polling: pollingMachine },
  actions: {
    setOrder: assign(({ context }, order: OrderRead) => ({
      order,
      readAt: serverNow(),
      options: context.options ?? proposedPlan(order.tournament, order.tables, serverNow()),
    })),
    setOptions: assign(({ context }, { options }: { options: Partial<PlanOptions> }) => ({
      options: context.options && { ...context.options, ...options },
      fault: null,
    })),
    setFault: assign(({ context: { options, order } }) => ({
      fault: options && order && planFault(options, order.tournament.timeZone),
    })),
    setLeft: assign((_, { left }: { left: number[] }) => ({ left })),
    setDraft: assign(({ context }, { match, type }: { match: Match; type: Appointment['act'] }) => ({
      draft: appointmentOf(type, match, context.order?.tables ?? []),
    })),
    changeDraft: assign(({ context }, { draft }: { draft: Partial<Appointment> }) => ({
      draft: context.draft && { ...context.draft, ...draft },
      refusal: null,
    })),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => {
      const { scheduleTime, tableId } = problem.fields;
      const said = scheduleTime ?? tableId;
      return said === undefined ? refusedAt(problem, fieldIn(planFields)) : { refusal: said };
    }),
    setUnfinished: assign(() => ({ refusal: words.faults.when })),
    clearMessages: assign({ fault: null, refusal: null, left: [] }),
    clearDraft: assign({ draft: null, refusal: null }),
    newKey: assign(() => ({ key: randomKey() })),
    refresh: raise({ type: 'refresh.due' }),
    notify: emit((_, { text }: { text: string }) => toast('success', text)),
    notifyFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
  guards: {
    canPlan: ({ context: { order } }) => isPlanned(order),
    hasFault: ({ context: { options, order } }) =>
      isPlanned(order) && options !== null && planFault(options, order.tournament.timeZone) !== null,
    canBeCalled: ({ context }, { match }: OnMatch) => isShown(context, match) && canBeCalled(match),
    canBeMoved: ({ context }, { match }: OnMatch) => isShown(context, match) && canBeMoved(match),
    isCalled: ({ context }, { match }: OnMatch) =>
      isShown(context, match) && match.calledAt !== null && match.statusId === matchStatus.upcoming,
    isUnknown: (_, { problem }: { problem: ProblemData }) => problem.status === 404 || problem.status === 400,
    isCall: ({ context: { draft } }) => draft?.act === 'call',
    isUnfinished: ({ context: { draft } }) => isUnfinishedEntry(draft?.time ?? ''),
  },
});
