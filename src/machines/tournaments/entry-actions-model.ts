import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { Player } from '#api/players.ts';
import type { DeskFacts } from '#domain/tournaments/desk-entry.ts';
import type { EntryAct } from '#domain/tournaments/entries.ts';
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

const refusedAs = (code: 'entry_status' | 'already_entered' | 'not_eligible'): ProblemData => ({
  kind: 'refused',
  status: 409,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

type Asked = { act: EntryAct | null; facts: DeskFacts };

const questionOf = ({ act, facts }: Asked) =>
  words.confirming[act === 'disqualify' ? act : facts.stage === 'running' ? 'leave' : 'withdraw'];
/** What the reason is called: it may be left away where a player is refused or withdrawn. */
const reasonName = ({ act }: Pick<Asked, 'act'>): string =>
  act === 'disqualify' || act === null ? words.reason : `${words.reason} ${words.optional}`;

const nameOf = (act: string): string => words.acts[act as keyof typeof words.acts];

export const entryActionsModel = defineModel(entryActionsMachine, {
  id: 'entry-actions',
  endsEarly: true,
  starts: [
    { name: 'before the draw', input: { tournamentId: 6, facts: { stage: 'open', hasRoom: true } } },
    { name: 'during play', input: { tournamentId: 6, facts: { stage: 'running', hasRoom: false } } },
  ],
  cases: {
    act: ({ facts }) =>
      facts.stage === 'running'
        ? [
            { row: placedEntry, act: 'withdraw' },
            { row: presentEntry, act: 'disqualify' },
          ]
        : [
            { row: askingEntry, act: 'confirm' },
            { row: placedEntry, act: 'withdraw' },
            { row: presentEntry, act: 'undoCheckIn' },
          ],
    'reason.changed': ({ reason }) => [{ reason: reason === '' ? 'Too late.' : '' }],
    'text.changed': ({ text }) => [{ text: text === 'Elena' ? 'E' : 'Elena' }],
    'player.chosen': ({ found }) => (found.length > 0 ? [{ player }] : []),
    'tournament.read': ({ facts }) => [{ facts }],
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
      { name: 'not eligible', ok: false, error: refusedAs('not_eligible') },
    ],
  },
  volatile: ['key'],
  identity: ({ facts, row, act, reason, refusal, text, found, player: chosen }) => [
    facts.stage,
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
    'reason.changed': { role: 'textbox', name: ({ context }) => reasonName(context), value: 'reason' },
    confirm: {
      role: 'button',
      name: ({ context }) => (context.player === null ? questionOf(context).now : words.letIn.now),
      within: dialog,
    },
    dismiss: {
      role: 'button',
      name: ({ context }) => (context.row === null && context.player === null ? words.done : words.cancel),
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
    confirming: (context) => ({
      roles: [
        { role: 'dialog', name: questionOf(context).title(context.row?.name ?? '') },
        { role: 'textbox', name: reasonName(context), value: context.reason },
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
    exempting: ({ reason, player: asked }) => ({
      roles: [
        { role: 'dialog', name: words.letIn.title(asked?.name ?? '') },
        { role: 'textbox', name: words.reason, value: reason },
      ],
      texts: [words.letIn.purpose],
    }),
    'exempting.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    admitting: { tags: ['busy'] },
  },
  requirements: { idle: ['A-1.16'] },
  invariants: {
    'nobody loses an entry unasked': ({ value }, before) =>
      value !== 'taking' || before?.value === 'taking' || before?.matches('confirming') === true,
    'nobody is let in without a reason': ({ value, context }) =>
      value !== 'admitting' || context.reason.trim() !== '',
  },
});
