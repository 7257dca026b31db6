import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { seedsWords as words } from '#domain/words/seeds.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { defineModel } from '#model-testing/model.ts';
import type { EntryRow } from './entries-list.ts';
import { placedEntry, presentEntry, sampleCounts, sampleEntries } from './sample-entries.ts';
import { seedsMachine } from './seeds.ts';

const first = placedEntry;
const second = { ...presentEntry, seed: 2 };
const rows = sampleEntries.map((row) => (row.userId === second.userId ? second : row));
const placeOf: Record<number, number> = { [first.userId]: 2, [second.userId]: 1 };
/** As someone else has saved them. */
const otherRows = rows.map((row) => ({ ...row, seed: placeOf[row.userId] ?? null }));
const read = (all: EntryRow[]) => ({ rows: all, total: all.length, version: '4', besides: sampleCounts });
const dialog = { role: 'dialog' } as const;
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
  input: { tournamentId: 6 },
  cases: {
    seed: ({ order }) => (order.includes(second.userId) ? [] : [{ userId: second.userId }]),
    remove: ({ order }) => (order.includes(second.userId) ? [{ userId: second.userId }] : []),
    lift: [{ userId: first.userId }],
    move: ({ order }) => [{ to: order[0] === first.userId ? 1 : 0 }],
  },
  outcomes: {
    listEntries: [
      { name: 'two seeds', ok: true, output: read(rows) },
      { name: 'the other way round', ok: true, output: read(otherRows) },
      { name: 'one has left', ok: true, output: read(rows.filter((row) => row !== second)) },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    setSeeds: [
      { name: 'saved', ok: true, output: { message: tournamentWords.seeded(2), version: '5' } },
      { name: 'someone was first', ok: false, error: changed },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
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
    'keep.mine': { role: 'button', name: words.keepMine, within: dialog },
    'take.theirs': { role: 'button', name: words.takeTheirs, within: dialog },
    stay: { role: 'button', name: words.stay, within: dialog },
  },
  shows: {
    loading: { tags: ['busy'], texts: [words.loading] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    editing: ({ order, refusal }) => ({
      texts: [...(order.length === 0 ? [words.none] : [first.name]), ...(refusal === null ? [] : [refusal])],
    }),
    lifted: ({ said }) => ({ texts: [said] }),
    saving: { tags: ['busy'] },
    comparing: { tags: ['busy'] },
    resolvingConflict: {
      roles: [{ role: 'dialog', name: words.differTitle }],
      texts: [words.mine, words.theirs, words.place(1)],
    },
  },
  requirements: { editing: ['A-1.16'] },
  invariants: {
    'nobody is seeded twice': ({ context: { order } }) => new Set(order).size === order.length,
    'nobody is seeded who has left': ({ context: { order, players } }) =>
      order.every((id) => players.some(({ userId }) => userId === id)),
  },
});
