import { silentProblem, type ProblemData } from '#api/problem.ts';
import { drawChangeWords as words } from '#domain/words/draw-changes.ts';
import { entriesWords } from '#domain/words/entries.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import type { ChangeFacts, DrawChange } from './draw-changes-setup.ts';
import { drawChangesMachine } from './draw-changes.ts';
import { placedEntry, presentEntry, sampleEntries } from './sample-entries.ts';

const dialog = { role: 'dialog' } as const;
const drawn: ChangeFacts = { stage: 'drawn', version: '5', format: 'knockout' };
const finished: ChangeFacts = { ...drawn, stage: 'finished' };
const late = { userId: 41, name: 'Eva Late', email: 'eva@baulk.example' };

const refusedAs = (code: 'draw_begun' | 'not_eligible'): ProblemData => ({
  kind: 'refused',
  status: 409,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});
const { letIn } = entriesWords;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const acts: readonly DrawChange[] = ['swap', 'replace', 'letIn'];

export const drawChangesModel = defineModel(drawChangesMachine, {
  id: 'draw-changes',
  endsEarly: true,
  starts: [
    { name: 'it is drawn', input: { tournamentId: 6, facts: drawn } },
    { name: 'it is over', input: { tournamentId: 6, facts: finished } },
  ],
  cases: {
    begin: acts.map((act) => ({ act })),
    'one.chosen': ({ one }) => (one === null ? [{ userId: placedEntry.userId }] : []),
    'two.chosen': ({ two }) => (two === null ? [{ userId: presentEntry.userId }] : []),
    'text.changed': ({ text }) => [{ text: text === '' ? 'eva' : '' }],
    'newcomer.chosen': ({ found }) => (found.length > 0 ? [{ newcomer: late }] : []),
    'reason.changed': ({ reason }) => [{ reason: reason === '' ? 'Turns 18 next week.' : '' }],
    'tournament.read': ({ facts }) => [{ facts }],
  },
  outcomes: {
    listEntries: [
      { name: 'the field', ok: true, output: { rows: sampleEntries, total: sampleEntries.length } },
      unanswered,
    ],
    listPlayers: [
      {
        name: 'one',
        ok: true,
        output: {
          rows: [
            {
              userId: late.userId,
              fullName: late.name,
              email: late.email,
              roleId: 5,
              statusId: 1,
              countryCode: null,
              mobile: null,
              profileImage: null,
              isReferee: false,
              isRefereeConfirmed: false,
              clubs: [],
              version: '1',
            },
          ],
          total: 1,
        },
      },
      unanswered,
    ],
    changeDraw: [
      {
        name: 'changed',
        ok: true,
        output: {
          number: 2,
          clashes: [],
          version: '6',
          message: tournamentWords.drawChanged.added(late.name),
        },
      },
      { name: 'begun', ok: false, error: refusedAs('draw_begun') },
      { name: 'not eligible', ok: false, error: refusedAs('not_eligible') },
    ],
  },
  identity: ({ facts, act, players, one, two, text, found, newcomer, reason, fault, refusal }) => [
    facts.stage,
    act,
    players.length,
    one,
    two,
    text,
    found.length,
    newcomer?.userId,
    reason,
    fault,
    refusal,
  ],
  controls: {
    begin: { role: 'button', name: ({ event }) => words.acts[event.act] },
    'one.chosen': { kind: 'outside', from: 'the choice of who changes or goes' },
    'two.chosen': { kind: 'outside', from: 'the choice of the other one' },
    'text.changed': { role: 'searchbox', name: words.search, value: 'text', within: dialog },
    'newcomer.chosen': {
      role: 'button',
      name: ({ event }) => words.takeOne(event.newcomer.name),
      within: dialog,
    },
    'reason.changed': { role: 'textbox', name: entriesWords.reason, value: 'reason', within: dialog },
    confirm: {
      role: 'button',
      name: ({ context }) => (context.newcomer === null ? words.swapNow : letIn.now),
      within: dialog,
    },
    dismiss: { role: 'button', name: words.cancel, within: dialog },
    'tournament.read': { kind: 'outside', from: 'the page, which reads the tournament' },
  },
  shows: {
    idle: { absent: [dialog] },
    loading: { tags: ['busy'] },
    unread: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    editing: ({ act, fault, refusal }) => ({
      roles: [{ role: 'dialog', name: words.titles[act] }],
      texts: [...(fault === null ? [] : [fault]), ...(refusal === null ? [] : [refusal])],
    }),
    changing: { tags: ['busy'] },
    exempting: ({ reason, newcomer }) => ({
      roles: [
        { role: 'dialog', name: letIn.title(newcomer?.name ?? '') },
        { role: 'textbox', name: entriesWords.reason, value: reason },
      ],
      texts: [letIn.purpose],
    }),
    'exempting.refused': ({ refusal }) => ({ texts: [refusal ?? ''] }),
    admitting: { tags: ['busy'] },
  },
  requirements: { idle: ['A-1.16', 'A-1.34'] },
  invariants: {
    'nobody is put in against the conditions without a reason': ({ value, context }) =>
      value !== 'admitting' || context.reason.trim() !== '',
  },
});
