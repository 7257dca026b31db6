import { describe, expect, it } from 'vitest';
import {
  correctedBy,
  correctionFault,
  correctionFormOf,
  correctionOf,
  resultText,
} from '#domain/scoring/correction-form.ts';
import { sampleMatch } from '#machines/matches/sample-corrected.ts';

const form = { ...correctionFormOf(sampleMatch), reason: 'Noted the wrong way round.' };
const frame = (one: string, two: string) => ({ points1: one, points2: two, break1: '', break2: '' });
const swapped = { ...form, frames: [frame('71', '12'), frame('64', '33')] };

describe('a correction as it is typed', () => {
  it('begins with the result as it stands, which is no fault', () => {
    expect(correctionFault(form, sampleMatch, 0)).toBeNull();
    expect(correctionOf(form, sampleMatch)).toMatchObject({
      outcome: 'played',
      winner: sampleMatch.playerId2,
    });
  });

  it('takes the winner from the frames of a match that was played to its end', () => {
    expect(correctionOf(swapped, sampleMatch).winner).toBe(sampleMatch.playerId1);
    const after = correctedBy(swapped, sampleMatch, 0);
    expect(after && resultText(after)).toBe(`${sampleMatch.playerName1} won 2–0 (played to the end)`);
  });

  it('has no frames and the winner that is said where a player did not come', () => {
    expect(correctionOf({ ...form, outcome: 'walkover', winner: '1' }, sampleMatch)).toMatchObject({
      outcome: 'walkover',
      winner: sampleMatch.playerId1,
    });
    expect(correctionOf({ ...form, outcome: 'bothOut' }, sampleMatch)).toEqual({
      outcome: 'bothOut',
      winner: null,
    });
  });

  it('is refused where no scorer could have written it, and without a reason', () => {
    const faultOf = (more: object) => correctionFault({ ...form, ...more }, sampleMatch, 0)?.field;
    expect(faultOf({ frames: form.frames.slice(0, 1) })).toBe('frames');
    expect(faultOf({ frames: [frame('', '71'), frame('33', '64')] })).toBe('frames');
    expect(faultOf({ reason: ' x ' })).toBe('reason');
  });
});
