import { silentProblem, type ProblemData } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentOfficeWords as words } from '#domain/words/tournament-office.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import { tournamentActionsMachine, type TournamentActionsContext } from './actions.ts';
import { closedRow, draftRow, openRow } from './sample-tournaments.ts';

const dialog = { role: 'dialog' } as const;
const { moved, moves, removed } = tournamentWords;

const refusedAs = (
  status: number,
  code: 'changed_meanwhile' | 'length_missing' | 'match_live',
  fields = {},
): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields,
  retryAfterSeconds: null,
});

/** Whether a dialog says why a move or a deletion was refused; a cancellation is refused in its own. */
const isRefused = ({ row, target, refusal }: TournamentActionsContext): boolean =>
  refusal !== null && (target !== null || row?.stage === 'draft');

export const tournamentActionsModel = defineModel(tournamentActionsMachine, {
  id: 'tournament-actions',
  endsEarly: true,
  cases: {
    publish: [{ row: draftRow }],
    close: [{ row: openRow }],
    reopen: [{ row: closedRow }],
    cancel: [{ row: openRow }],
    delete: [{ row: draftRow }],
    'reason.changed': ({ reason }) => [{ reason: reason === '' ? 'The hall is closed.' : '' }],
  },
  outcomes: {
    setTournamentStage: [
      { name: 'moved', ok: true, output: { message: moved.open(draftRow.name) } },
      {
        name: 'not whole',
        ok: false,
        error: refusedAs(400, 'length_missing', {
          tournamentFrame: problemWords.length_missing,
          startDate: problemWords.day_missing,
        }),
      },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    deleteTournament: [
      { name: 'deleted', ok: true, output: { message: removed(draftRow.name) } },
      { name: 'someone was first', ok: false, error: refusedAs(412, 'changed_meanwhile') },
    ],
  },
  identity: ({ row, target, reason, fault, refusal, missing }) => [
    row?.tournamentId,
    target,
    reason,
    fault,
    refusal,
    missing,
  ],
  controls: {
    publish: { role: 'button', name: words.next.publish(draftRow.name) },
    close: { role: 'button', name: words.next.close(openRow.name) },
    reopen: { role: 'menuitem', name: moves.reopen },
    cancel: { role: 'menuitem', name: moves.cancel },
    delete: { role: 'menuitem', name: moves.delete },
    'reason.changed': { role: 'textbox', name: words.reason, value: 'reason' },
    confirm: {
      role: 'button',
      name: ({ context }) => (context.row?.stage === 'draft' ? words.deleteNow : words.cancelNow),
      within: dialog,
    },
    dismiss: {
      role: 'button',
      name: ({ context }) => (isRefused(context) ? words.close : words.keep),
      within: dialog,
    },
  },
  shows: {
    idle: { absent: [dialog] },
    moving: { tags: ['busy'], absent: [dialog] },
    confirmingCancel: ({ reason }) => ({
      roles: [
        { role: 'dialog', name: words.cancelTitle(openRow.name) },
        { role: 'textbox', name: words.reason, value: reason },
      ],
    }),
    'confirmingCancel.faulty': { texts: [problemWords.reason_missing] },
    'confirmingCancel.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    cancelling: { tags: ['busy'] },
    confirmingDelete: { roles: [{ role: 'dialog', name: words.deleteTitle(draftRow.name) }] },
    deleting: { tags: ['busy'] },
    refused: ({ row, refusal, missing }) => ({
      roles: [{ role: 'dialog', name: words.refusedTitle(row?.name ?? '') }],
      texts: missing.length > 1 ? missing : [refusal ?? ''],
    }),
  },
  requirements: { idle: ['A-1.16', 'A-2.57'] },
  invariants: {
    'nothing is cancelled or deleted unasked': ({ value }, before) => {
      if (value === 'deleting') return before?.value === 'confirmingDelete' || before?.value === 'deleting';
      return value !== 'cancelling' || before?.matches('confirmingCancel') || before?.value === 'cancelling';
    },
  },
});
