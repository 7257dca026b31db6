import { expect, it } from 'vitest';
import { readNews, readScore } from '#domain/live/score.ts';
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
