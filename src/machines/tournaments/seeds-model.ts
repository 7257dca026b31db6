import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { seedsWords as words } from '#domain/words/seeds.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import { placedEntry, presentEntry, sampleCounts, sampleEntries } from './sample-entries.ts';
import { seedsMachine } from './seeds.ts';

const first = placedEntry;
const second = { ...presentEntry, seed: 2 };
const rows = sampleEntries.map((row) => (row.userId === second.userId ? second : row));
const changed: ProblemData = {
  kind: 'refused',
  status: 412,
  code: 'changed_meanwhile',
  message: problemWords.changed_meanwhile,
  fields: {},
  retryAfterSeconds: null,
};

export const seedsModel = defineModel(seedsMachine, {
  id: 'seeds',
  endsEarly: true,
  input: { tournamentId: 6, version: '4' },
  cases: {
    seed: ({ order }) => (order.includes(second.userId) ? [] : [{ userId: second.userId }]),
    remove: ({ order }) => (order.includes(second.userId) ? [{ userId: second.userId }] : []),
    lift: [{ userId: first.userId }],
    move: ({ order }) => [{ to: order[0] === first.userId ? 1 : 0 }],
    'tournament.read': ({ version }) => [{ version }],
  },
  outcomes: {
    listEntries: [
      { name: 'two seeds', ok: true, output: { rows, total: rows.length, besides: sampleCounts } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    setSeeds: [
      { name: 'saved', ok: true, output: { message: tournamentWords.seeded(2), version: '5' } },
      { name: 'someone was first', ok: false, error: changed },
    ],
  },
  identity: ({ order, saved, lifted, before, said, refusal }) => [
    order,
    saved,
    lifted,
    before,
    said,
    refusal,
  ],
  controls: {
    seed: { kind: 'outside', from: 'the choice of a player' },
    remove: { role: 'button', name: words.remove(second.name) },
    lift: { role: 'button', name: words.move(first.name) },
    move: { kind: 'outside', from: 'the arrow keys, or a pointer that drags' },
    drop: { role: 'button', name: words.drop(first.name) },
    'put.back': { kind: 'outside', from: 'escape' },
    save: { role: 'button', name: words.save },
    discard: { role: 'button', name: words.discard },
    retry: { role: 'button', name: errorWords.retry },
    'tournament.read': { kind: 'outside', from: 'the page, which reads the tournament' },
  },
  shows: {
    loading: { tags: ['busy'], texts: [words.loading] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    editing: ({ order, refusal }) => ({
      texts: [...(order.length === 0 ? [words.none] : [first.name]), ...(refusal === null ? [] : [refusal])],
    }),
    lifted: ({ said }) => ({ texts: [said] }),
    saving: { tags: ['busy'] },
  },
  requirements: { editing: ['A-1.16'] },
  invariants: {
    'nobody is seeded twice': ({ context: { order } }) => new Set(order).size === order.length,
  },
});
