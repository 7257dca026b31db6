import { silentProblem, type ProblemData } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tieWords as words } from '#domain/words/ties.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import { tiesMachine, type Tie } from './ties.ts';

const dialog = { role: 'dialog' } as const;
const ana = { userId: 7, name: 'Ana Paz' };

/** Two who share the first place. */
export const sampleTie: Tie = {
  groupNumber: 1,
  groupName: 'Group A',
  rank: 1,
  players: [ana, { userId: 8, name: 'Beto Ruiz' }],
};

const settled: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'tie_none',
  message: problemWords.tie_none,
  fields: {},
  retryAfterSeconds: null,
};

export const tiesModel = defineModel(tiesMachine, {
  id: 'ties',
  input: { tournamentId: 6, version: '4', ties: [sampleTie] },
  cases: {
    settle: [{ tie: sampleTie }],
    move: ({ order }) => [{ userId: ana.userId, step: order[0] === ana.userId ? 1 : -1 }],
    'by.changed': ({ by }) => [{ by: by === 'lot' ? 'playOff' : 'lot' }],
    'tournament.read': ({ ties }) => [{ version: '5', ties: ties.length > 0 ? [] : [sampleTie] }],
  },
  outcomes: {
    settleTie: [
      { name: 'kept', ok: true, output: { message: tournamentWords.tieSettled('Group A') } },
      { name: 'settled meanwhile', ok: false, error: settled },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ ties, order, by, refusal }) => [ties.length, order, by, refusal],
  controls: {
    settle: { role: 'button', name: ({ event }) => words.decide(event.tie.groupName, event.tie.rank) },
    move: {
      role: 'button',
      name: ({ event: { step } }) => (step === 1 ? words.down : words.up)(ana.name),
      within: dialog,
    },
    'by.changed': {
      role: 'combobox',
      name: words.by,
      value: 'by',
      gesture: 'select',
      within: dialog,
    },
    confirm: { role: 'button', name: words.confirm, within: dialog },
    dismiss: { role: 'button', name: words.cancel, within: dialog },
    'tournament.read': { kind: 'outside', from: 'the page, which reads the tournament' },
  },
  shows: {
    idle: ({ ties }) => ({ texts: ties.length > 0 ? [words.title] : [], absent: [dialog] }),
    ordering: { roles: [{ role: 'dialog', name: words.dialogTitle('Group A') }] },
    'ordering.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    settling: { tags: ['busy'] },
  },
  requirements: { idle: ['A-1.16', 'A-1.34'] },
  invariants: {
    'nobody is lost while they are put in order': ({ context: { tie, order } }) =>
      tie === null || order.length === tie.players.length,
  },
});
