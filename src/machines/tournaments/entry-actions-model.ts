import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { Player } from '#api/players.ts';
import { entriesWords as words } from '#domain/words/entries.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import { entryActionsMachine } from './entry-actions.ts';
import { askingEntry, placedEntry, presentEntry } from './sample-entries.ts';

const dialog = { role: 'dialog' } as const;
const player = { userId: 35, name: 'Elena Ruiz', email: 'elena@example.com' };
const search = { role: 'searchbox', name: words.addSearch } as const;
const { entryMoved } = tournamentWords;

const refusedAs = (code: 'entry_status' | 'already_entered'): ProblemData => ({
  kind: 'refused',
  status: 409,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

const nameOf = (act: string): string => words.acts[act as keyof typeof words.acts];

export const entryActionsModel = defineModel(entryActionsMachine, {
  id: 'entry-actions',
  endsEarly: true,
  input: { tournamentId: 6, facts: { stage: 'open', hasRoom: true } },
  cases: {
    act: [
      { row: askingEntry, act: 'confirm' },
      { row: placedEntry, act: 'withdraw' },
      { row: presentEntry, act: 'undoCheckIn' },
    ],
    'reason.changed': ({ reason }) => [{ reason: reason === '' ? 'Too late.' : '' }],
    'text.changed': ({ text }) => [{ text: text === 'Elena' ? 'E' : 'Elena' }],
    'player.chosen': ({ found }) => (found.length > 0 ? [{ player }] : []),
    'tournament.read': [{ facts: { stage: 'open', hasRoom: true } }],
  },
  outcomes: {
    updateEntry: [
      {
        name: 'done',
        ok: true,
        output: { status: 'confirmed', position: null, message: entryMoved.confirmed(askingEntry.name) },
      },
      { name: 'refused', ok: false, error: refusedAs('entry_status') },
    ],
    listPlayers: [
      {
        name: 'one',
        ok: true,
        output: {
          rows: [{ userId: player.userId, fullName: player.name, email: player.email } as Player],
          total: 1,
        },
      },
      { name: 'nobody', ok: true, output: { rows: [], total: 0 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    createEntry: [
      {
        name: 'entered',
        ok: true,
        output: { status: 'confirmed', position: null, message: entryMoved.confirmed(player.name) },
      },
      { name: 'there already', ok: false, error: refusedAs('already_entered') },
    ],
  },
  volatile: ['key'],
  identity: ({ row, act, reason, refusal, text, found, player: chosen }) => [
    row?.userId,
    act,
    reason,
    refusal,
    text,
    found.length,
    chosen?.userId,
  ],
  controls: {
    act: { role: 'menuitem', name: ({ event }) => nameOf(event.act) },
    'reason.changed': { role: 'textbox', name: `${words.reason} ${words.optional}`, value: 'reason' },
    confirm: { role: 'button', name: words.confirming.withdraw.now, within: dialog },
    dismiss: {
      role: 'button',
      name: ({ context }) => (context.row === null ? words.done : words.cancel),
      within: dialog,
    },
    add: { role: 'button', name: words.add },
    'text.changed': { ...search, value: 'text' },
    'player.chosen': { role: 'button', name: words.choose(player.name), within: dialog },
    'tournament.read': { kind: 'outside', from: 'the page, which reads the tournament' },
  },
  shows: {
    idle: { absent: [dialog] },
    acting: { tags: ['busy'] },
    confirming: ({ reason }) => ({
      roles: [
        { role: 'dialog', name: words.confirming.withdraw.title(placedEntry.name) },
        { role: 'textbox', name: `${words.reason} ${words.optional}`, value: reason },
      ],
    }),
    'confirming.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    taking: { tags: ['busy'] },
    adding: ({ text }) => ({
      roles: [
        { role: 'dialog', name: words.addTitle },
        { ...search, value: text },
      ],
    }),
    'adding.still': { texts: [words.tooShort] },
    'adding.searching': { texts: [words.searching] },
    'adding.found': ({ found }) => ({ texts: found.length > 0 ? [player.email] : [words.notFound] }),
    'adding.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    entering: { tags: ['busy'] },
  },
  requirements: { idle: ['A-1.16'] },
  invariants: {
    'nobody loses an entry unasked': ({ value }, before) =>
      value !== 'taking' || before?.value === 'taking' || before?.matches('confirming') === true,
  },
});
