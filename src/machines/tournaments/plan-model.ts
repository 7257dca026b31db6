import type { Match } from '#api/matches.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { planPageWords as words } from '#domain/words/plan-page.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { planMachine } from './plan.ts';
import { calledMatch, dueMatch, sampleOrder, undrawnOrder } from './sample-plan.ts';

const dialog = { role: 'dialog' } as const;
const pairOf = ({ playerName1, playerName2 }: Match) => words.pair(playerName1 ?? '', playerName2 ?? '');
const problem: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'table_in_play',
  message: problemWords.table_in_play,
  fields: {},
  retryAfterSeconds: null,
};
const refused = { name: 'refused', ok: false, error: problem } as const;
const detail = { ...dueMatch, frames: [], referee: null, mayScore: true, isLevelAllowed: false };

export const planModel = defineModel(planMachine, {
  id: 'plan',
  endsEarly: true,
  input: { tournamentId: 6 },
  cases: {
    'option.changed': ({ options }) => [{ options: { minutes: options?.minutes === '60' ? '45' : '60' } }],
    call: () => [{ match: dueMatch }],
    move: () => [{ match: dueMatch }],
    uncall: () => [{ match: calledMatch }],
    'draft.changed': ({ draft }) => [
      { draft: { tableId: draft?.tableId === '' ? '4' : '' } },
      // A time without its day.
      ...(draft?.act === 'move' ? [{ draft: { time: draft.time === 'T18:00' ? '' : 'T18:00' } }] : []),
    ],
  },
  outcomes: {
    readOrder: [
      { name: 'read', ok: true, output: sampleOrder },
      { name: 'not drawn', ok: true, output: undrawnOrder },
      { name: 'unknown', ok: false, error: { ...problem, status: 404, code: 'not_found' } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    planMatches: [
      {
        name: 'planned but one',
        ok: true,
        output: { planned: [], left: [64], message: 'Planned.' },
      },
      refused,
    ],
    callMatch: [
      { name: 'called', ok: true, output: { ...detail, calledAt: '2020-01-01T10:00:00Z' } },
      { name: 'not called', ok: true, output: detail },
      refused,
    ],
    updateMatch: [{ name: 'moved', ok: true, output: { message: 'Changed.' } }, refused],
    polling: [{ name: 'due', sends: { type: 'refresh.due' } }],
  },
  volatile: ['key', 'readAt'],
  identity: ({ order, options, fault, refusal, left, draft }) => [
    order?.tournament.stage,
    options?.minutes,
    fault,
    refusal,
    left,
    [draft?.act, draft?.match.matchId, draft?.tableId, draft?.time],
  ],
  controls: {
    'option.changed': { kind: 'outside', from: 'the fields of the planner' },
    plan: { role: 'button', name: words.planNow },
    call: { role: 'button', name: words.callOf(pairOf(dueMatch)) },
    move: { role: 'button', name: words.moveOf(pairOf(dueMatch)) },
    uncall: { role: 'button', name: words.uncallOf(pairOf(calledMatch)) },
    'draft.changed': { kind: 'outside', from: 'the fields of the dialog' },
    submit: { kind: 'outside', from: 'the button that confirms what is asked' },
    dismiss: { role: 'button', name: words.cancel, within: dialog },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    'reading.missing': { texts: [words.missing] },
    'reading.failed': { texts: [words.failed] },
    'reading.stale': { texts: [words.stale] },
    'acting.idle': ({ order, fault, refusal, left }) => ({
      texts: [
        ...(fault ? [fault.text] : []),
        ...(refusal === null ? [] : [refusal]),
        ...(left.length > 0 ? [words.left(left.length)] : []),
        ...(order?.tournament.stage === 'running' ? [words.whys.calledLong] : []),
      ],
      absent: [dialog],
    }),
    'acting.asking': ({ draft, refusal }) => ({
      roles: [
        {
          role: 'dialog',
          name: (draft?.act === 'call' ? words.callTitle : words.moveTitle)(pairOf(dueMatch)),
        },
      ],
      texts: refusal === null ? [] : [refusal],
    }),
  },
  requirements: { 'acting.idle': ['A-1.40', 'A-6.19'] },
  invariants: {
    'nobody is called unasked': ({ value }, before) =>
      JSON.stringify(value).includes('"calling"')
        ? JSON.stringify(before?.value ?? '').match(/"(asking|calling)"/) !== null
        : true,
  },
});
