import { describe, expect, it } from 'vitest';
import { seesHiddenNames, shownName } from '#domain/matches/privacy.ts';

const reader = (userId: number, roleId: 1 | 2 | 3 | 4 | 5, clubIds: number[] = []) => ({
  userId,
  roleId,
  clubIds,
});
const match = { people: [10, 11, 12], clubId: 5 };

describe('a hidden name is open to', () => {
  it.each([
    ['the association', reader(1, 1), true],
    ['those who work for it', reader(1, 2), true],
    ['the one who runs the club of the match', reader(1, 3, [4, 5]), true],
    ['the desk of that club', reader(1, 4, [5]), true],
    ['a player of the match', reader(10, 5), true],
    ['the opponent', reader(11, 5), true],
    ['the referee', reader(12, 5), true],
  ])('%s', (_who, who, sees) => {
    expect(seesHiddenNames(who, match)).toBe(sees);
  });
});

describe('a hidden name is closed to', () => {
  it.each([
    ['visitors', null],
    ['the one who runs another club', reader(1, 3, [4])],
    ['the desk of another club', reader(1, 4, [6])],
    ['another player', reader(13, 5)],
    ['a member of the club who only plays', reader(13, 5, [5])],
  ])('%s', (_who, who) => {
    expect(seesHiddenNames(who, match)).toBe(false);
  });

  it('the people of any club where the match is of none', () => {
    expect(seesHiddenNames(reader(1, 3, [5]), { people: [null, null], clubId: null })).toBe(false);
  });
});

it('shows a name as it is unless it is hidden from the reader', () => {
  const person = { name: 'José Łódź', isHidden: true };
  expect(shownName(person, false)).toBe('Hidden player');
  expect(shownName(person, true)).toBe('José Łódź');
  expect(shownName({ ...person, isHidden: false }, false)).toBe('José Łódź');
});
