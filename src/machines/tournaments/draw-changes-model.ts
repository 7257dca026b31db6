import { silentProblem, type ProblemData } from '#api/problem.ts';
import { drawChangeWords as words } from '#domain/words/draw-changes.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import { drawChangesMachine, type ChangeFacts, type DrawChange } from './draw-changes.ts';
import { placedEntry, presentEntry, sampleEntries } from './sample-entries.ts';

const dialog = { role: 'dialog' } as const;
const drawn: ChangeFacts = { stage: 'drawn', version: '5', format: 'knockout' };
const finished: ChangeFacts = { ...drawn, stage: 'finished' };
const late = { userId: 41, name: 'Eva Late', email: 'eva@baulk.example' };

const refused: ProblemData = {
  kind: 'refused',
  status: 409,
  code: 'draw_begun',
  message: problemWords.draw_begun,
  fields: {},
  retryAfterSeconds: null,
};
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
      { name: 'begun', ok: false, error: refused },
    ],
  },
  identity: ({ facts, act, players, one, two, text, found, fault, refusal }) => [
    facts.stage,
    act,
    players.length,
    one,
    two,
    text,
    found.length,
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
    confirm: { role: 'button', name: words.swapNow, within: dialog },
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
  },
  requirements: { idle: ['A-1.16', 'A-1.34'] },
});
