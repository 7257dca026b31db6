import { describe, expect, test } from 'vitest';
import {
  drawnRounds,
  isKnockoutDue,
  isLengthLocked,
  roundLock,
  type RoundFacts,
} from '#domain/tournaments/round-locks.ts';
import { knockout } from '#machines/fixtures/model-draws.ts';

const round = (matches: number, takesLength: boolean, isKnockout = true): RoundFacts => ({
  matches,
  takesLength,
  isKnockout,
});
const drawn = (...rounds: RoundFacts[]) => ({ rounds, isKnockoutDue: false });
const groups = { format: 'roundRobin', qualifierCount: 2 } as const;

describe('the length of a round that is drawn', () => {
  test('is locked once the round has begun, and where the draw has no such round', () => {
    const at = drawn(round(4, false), round(2, true), round(1, true));
    expect([8, 4, 2, 1].map((matches) => roundLock(at, matches))).toEqual(['absent', 'begun', null, null]);
  });

  test('of the semi-finals can change as long as the match for third place can', () => {
    const at = drawn(round(2, false), round(1, true), round(2, true));
    expect(roundLock(at, 2)).toBeNull();
  });

  test('of a knockout that is still to follow the groups can change', () => {
    const rounds = [round(6, false, false)];
    expect(isKnockoutDue(groups, rounds)).toBe(true);
    expect(isKnockoutDue({ ...groups, qualifierCount: 0 }, rounds)).toBe(false);
    expect(isKnockoutDue(groups, [...rounds, round(1, true)])).toBe(false);
    expect(roundLock({ rounds, isKnockoutDue: true }, 1)).toBeNull();
    expect(isLengthLocked({ rounds, isKnockoutDue: true }, new Set())).toBe(false);
  });
});

test('the length of a tournament is locked once all rounds have begun that have it, those with an own length aside', () => {
  const at = drawn(round(2, false), round(1, true));
  expect(isLengthLocked(at, new Set())).toBe(false);
  expect(isLengthLocked(at, new Set([1]))).toBe(true);
  expect(isLengthLocked(at, new Set([2, 1]))).toBe(false);
  expect(isLengthLocked(drawn(round(6, false, false)), new Set())).toBe(true);
  expect(isLengthLocked(drawn(round(6, true, false)), new Set([4]))).toBe(false);
});

test('the rounds of a tournament are those of its page, third place one of the semi-finals', () => {
  const read = knockout({ players: 8, roundsOver: 1 });
  const final = read.Rounds[2]?.Matches[0];
  const Rounds = read.Rounds.map((one, index) =>
    final && index === 2 ? { ...one, Matches: [{ ...final, matchName: 'Third place' }, final] } : one,
  );
  expect(drawnRounds({ ...read, Rounds }).rounds).toEqual([
    round(4, false),
    round(2, true),
    round(1, true),
    round(2, true),
  ]);
});
