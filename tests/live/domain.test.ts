import { describe, expect, it } from 'vitest';
import { readNews, readScore } from '#domain/live/score.ts';
import { findClubs } from '#machines/live/club-choice.ts';
import { laterScore } from '#machines/live/sample-scores.ts';

it('a score that was written is read as it is', () => {
  expect(readScore(JSON.stringify(laterScore))).toEqual(laterScore);
  expect(readNews(JSON.stringify({ scores: [laterScore] }))).toEqual([laterScore]);
});

it.each([
  'no JSON',
  '[]',
  'null',
  '{}',
  '{"scores":{}}',
  '{"scores":[{}]}',
  JSON.stringify({ scores: [{ ...laterScore, player1Frames: '4' }] }),
])('what is no news of ours is not taken for it: %s', (text) => {
  expect(readNews(text)).toBeNull();
});

describe('the clubs to choose from', () => {
  const clubs = Array.from({ length: 70 }, (_, at) => ({ clubId: at + 1, name: `Salón ${at + 1}` }));
  const find = (text: string) => findClubs({ clubs, text, problem: null });

  it('are the first sixty of many, and it says how many more there are', () => {
    expect([find('').found.length, find('').more]).toEqual([60, 10]);
  });

  it('are found without accents and capitals', () => {
    expect(find(' SALON 7 ').found.map(({ clubId }) => clubId)).toEqual([7, 70]);
  });
});
