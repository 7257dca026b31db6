import { expect, it } from 'vitest';
import { keepBroadSearches, type KeptSearch } from '#server/clubs/broad-searches.ts';

const search = (clubName: string) => ({ clubName, order: 'name' }) as const;
const found = (total: number): KeptSearch => ({
  total,
  changes: '1',
  ids: Int32Array.from({ length: total }),
});

it('a search that few clubs fit is not kept, and one that many fit is', () => {
  const kept = keepBroadSearches();
  kept.keep(search('few'), found(499));
  kept.keep(search('many'), found(500));
  expect(kept.find(search('few'))).toBe(null);
  expect(kept.find(search('many'))).toMatchObject({ total: 500 });
});

it('a search is kept by its name, its status and its order', () => {
  const kept = keepBroadSearches();
  kept.keep({ clubName: 'a', clubStatusId: 1, order: 'name' }, found(500));
  expect(kept.find({ clubName: 'a', clubStatusId: 1, order: 'name' })).not.toBe(null);
  expect(kept.find({ clubName: 'b', clubStatusId: 1, order: 'name' })).toBe(null);
  expect(kept.find({ clubName: 'a', clubStatusId: 2, order: 'name' })).toBe(null);
  expect(kept.find({ clubName: 'a', clubStatusId: 1, order: 'created' })).toBe(null);
  expect(kept.find({ clubName: 'a', order: 'name' })).toBe(null);
});

it('the search that nobody has asked for longest makes room for another one', () => {
  const kept = keepBroadSearches({ searches: 2, ids: 10_000 });
  kept.keep(search('a'), found(500));
  kept.keep(search('b'), found(500));
  kept.find(search('a'));
  kept.keep(search('c'), found(500));
  expect(['a', 'b', 'c'].map((name) => kept.find(search(name)) !== null)).toEqual([true, false, true]);
});

it('no more ids are kept than the memory for them takes, however often searches are asked again', () => {
  const kept = keepBroadSearches({ searches: 100, ids: 1_500 });
  for (let time = 1; time <= 3; time += 1) kept.keep(search('a'), found(700));
  kept.keep(search('b'), found(800));
  expect(kept.find(search('a'))).not.toBe(null);
  kept.keep(search('c'), found(600));
  expect(['a', 'b', 'c'].map((name) => kept.find(search(name)) !== null)).toEqual([true, false, true]);
});

it('of a search with more ids than there is memory for, the number of clubs is kept', () => {
  const kept = keepBroadSearches({ searches: 100, ids: 600 });
  kept.keep(search('a'), found(500));
  kept.keep(search('all'), found(601));
  expect(kept.find(search('all'))).toEqual({ total: 601, changes: '1', ids: null });
  expect(kept.find(search('a'))).not.toBe(null);
});
