import { silentProblem, type ProblemData } from '#api/problem.ts';
import { enteringWords as words } from '#domain/words/entering.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import { enteringMachine } from './entering.ts';
import { enteredRow, openRow } from './sample-tournaments.ts';

const dialog = { role: 'dialog' } as const;
const { entered } = tournamentWords;

const refusedAs = (code: 'entry_closed' | 'entry_status' | 'check_in_closed'): ProblemData => ({
  kind: 'refused',
  status: 409,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

export const enteringModel = defineModel(enteringMachine, {
  id: 'entering',
  endsEarly: true,
  input: { userId: 5 },
  cases: {
    enter: [{ row: openRow }],
    withdraw: [{ row: enteredRow }],
    'check.in': [{ row: enteredRow }],
    'tournaments.read': [{ rows: [openRow, enteredRow] }],
  },
  outcomes: {
    createEntry: [
      {
        name: 'a place',
        ok: true,
        output: { status: 'confirmed', position: null, message: entered.confirmed(openRow.name) },
      },
      { name: 'closed', ok: false, error: refusedAs('entry_closed') },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    updateEntry: [
      {
        name: 'done',
        ok: true,
        output: { status: 'withdrawn', position: null, message: entered.withdrawn(enteredRow.name) },
      },
      { name: 'refused', ok: false, error: refusedAs('entry_status') },
    ],
    deadline: [{ name: 'passed', sends: { type: 'deadline.passed' } }],
  },
  volatile: ['now', 'key'],
  identity: ({ rows, row, refusal }) => [rows.length, row?.tournamentId, refusal],
  controls: {
    enter: { role: 'button', name: words.stepOf.enter(openRow.name) },
    withdraw: { role: 'button', name: words.stepOf.withdraw(enteredRow.name) },
    'check.in': { role: 'button', name: words.stepOf.checkIn(enteredRow.name) },
    confirm: {
      role: 'button',
      name: ({ context }) => (context.row?.myEntry ? words.withdrawNow : words.enterNow),
      within: dialog,
    },
    dismiss: { role: 'button', name: words.keep, within: dialog },
    'tournaments.read': { kind: 'outside', from: 'the list, which has been read again' },
    'deadline.passed': { kind: 'outside', from: 'the deadline actor' },
  },
  shows: {
    'flow.idle': { absent: [dialog] },
    'flow.confirmingEntry': { roles: [{ role: 'dialog', name: words.enterTitle(openRow.name) }] },
    'flow.confirmingEntry.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    'flow.entering': { tags: ['busy'] },
    'flow.confirmingWithdrawal': {
      roles: [{ role: 'dialog', name: words.withdrawTitle(enteredRow.name) }],
    },
    'flow.confirmingWithdrawal.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    'flow.withdrawing': { tags: ['busy'] },
    'flow.checkingIn': { tags: ['busy'] },
  },
  requirements: { flow: ['A-1.11', 'A-6.19', 'A-2.53'] },
});
