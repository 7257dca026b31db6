import type { ActorRefFrom } from 'xstate';
import type { MatchDetail } from '#api/matches.ts';
import type { OrderRead } from '#api/tournaments.ts';
import { randomKey } from '#browser/random.ts';
import { instantOf } from '#domain/dates/entry.ts';
import { planRequest, type PlanOptions } from '#domain/tournaments/plan-form.ts';
import { planPageWords as words } from '#domain/words/plan-page.ts';
import { answered, asked, failure, reason, said } from '#machines/patterns/params.ts';
import { planSetup, type PlanContext } from './plan-setup.ts';

const shown = { target: 'shown', actions: { type: 'setOrder', params: answered<OrderRead> } } as const;
const read = ({ context: { tournamentId } }: { context: PlanContext }) => ({ tournamentId });
const setRefusal = { type: 'setRefusal', params: failure } as const;
const toCalled = ({ event: { output } }: { event: { output: MatchDetail } }) => ({
  text: (output.calledAt === null ? words.uncalledNow : words.calledNow)(output.matchName),
});
const calling = ({ context: { draft, key } }: { context: PlanContext }) => ({
  matchId: draft?.match.matchId ?? 0,
  key,
  body: {
    version: draft?.match.version ?? 1,
    isCalled: draft?.act !== 'uncall',
    ...(draft?.act === 'call' && draft.tableId !== '' && { tableId: Number(draft.tableId) }),
  },
});
const open = ['newKey', { type: 'setDraft', params: asked }] as const;
const done = ['clearDraft', 'refresh'] as const;

/** The order of play of a tournament: planned over tables and rest, changed match by match, called to the tables. */
export const planMachine = planSetup.createMachine({
  id: 'plan',
  context: ({ input: { tournamentId } }) => ({
    tournamentId,
    order: null,
    readAt: 0,
    options: null,
    fault: null,
    refusal: null,
    left: [],
    draft: null,
    key: randomKey(),
  }),
  invoke: { src: 'polling', input: { every: 10_000 } },
  type: 'parallel',
  states: {
    reading: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The tournament and its tables are read.',
          tags: 'busy',
          invoke: {
            src: 'readOrder',
            input: read,
            onDone: shown,
            onError: [
              { guard: { type: 'isUnknown', params: failure }, target: 'missing' },
              { target: 'failed' },
            ],
          },
        },
        missing: { description: 'There is no such tournament for this person.', on: { retry: 'loading' } },
        failed: { description: 'It could not be read; it can be tried again.', on: { retry: 'loading' } },
        shown: { description: 'What the server said last is shown.', on: { 'refresh.due': 'refreshing' } },
        refreshing: {
          description: 'It is read again, unseen; what was done meanwhile is read once more.',
          on: { 'refresh.due': { target: 'refreshing', reenter: true } },
          invoke: { src: 'readOrder', input: read, onDone: shown, onError: 'stale' },
        },
        stale: {
          description: 'The last reading failed, and the page says so.',
          on: { 'refresh.due': 'refreshing' },
        },
      },
    },
    acting: {
      initial: 'idle',
      states: {
        idle: {
          description: 'Each match offers what can be done about it.',
          on: {
            'option.changed': { guard: 'canPlan', actions: { type: 'setOptions', params: asked } },
            plan: [
              { guard: 'hasFault', actions: ['clearMessages', 'setFault'] },
              { guard: 'canPlan', target: 'planning', actions: ['clearMessages', 'newKey'] },
            ],
            call: { guard: { type: 'canBeCalled', params: asked }, target: 'asking', actions: open },
            move: { guard: { type: 'canBeMoved', params: asked }, target: 'asking', actions: open },
            uncall: { guard: { type: 'isCalled', params: asked }, target: 'uncalling', actions: open },
          },
        },
        planning: {
          description: 'Times and tables are being found.',
          tags: 'busy',
          invoke: {
            src: 'planMatches',
            input: ({ context: { tournamentId, options, order, key } }) => ({
              tournamentId,
              key,
              body: planRequest(options as PlanOptions, order?.tournament.timeZone ?? 'UTC'),
            }),
            onDone: {
              target: 'idle',
              actions: [{ type: 'setLeft', params: answered }, { type: 'notify', params: said }, 'refresh'],
            },
            onError: { target: 'idle', actions: [setRefusal, 'refresh'] },
          },
        },
        asking: {
          description: 'A dialog asks at which table, and when where the match is moved.',
          on: {
            'draft.changed': { actions: { type: 'changeDraft', params: asked } },
            submit: [
              { guard: 'isCall', target: 'calling' },
              { guard: 'isUnfinished', actions: 'setUnfinished' },
              { target: 'moving' },
            ],
            dismiss: { target: 'idle', actions: 'clearDraft' },
          },
        },
        calling: {
          description: 'The players are being called.',
          tags: 'busy',
          invoke: {
            src: 'callMatch',
            input: calling,
            onDone: { target: 'idle', actions: [{ type: 'notify', params: toCalled }, ...done] },
            onError: { target: 'asking', actions: [setRefusal, 'newKey', 'refresh'] },
          },
        },
        moving: {
          description: 'The new time and table are on their way.',
          tags: 'busy',
          invoke: {
            src: 'updateMatch',
            input: ({ context: { draft, order } }) => ({
              version: String(draft?.match.version ?? ''),
              body: {
                matchId: draft?.match.matchId ?? 0,
                tableId: draft?.tableId ? Number(draft.tableId) : null,
                scheduleTime: instantOf(draft?.time ?? '', order?.tournament.timeZone ?? 'UTC'),
              },
            }),
            onDone: { target: 'idle', actions: [{ type: 'notify', params: said }, ...done] },
            onError: { target: 'asking', actions: [setRefusal, 'refresh'] },
          },
        },
        uncalling: {
          description: 'The call is being taken back.',
          tags: 'busy',
          invoke: {
            src: 'callMatch',
            input: calling,
            onDone: { target: 'idle', actions: [{ type: 'notify', params: toCalled }, ...done] },
            onError: { target: 'idle', actions: [{ type: 'notifyFailure', params: reason }, ...done] },
          },
        },
      },
    },
  },
});

export type PlanActor = ActorRefFrom<typeof planMachine>;
