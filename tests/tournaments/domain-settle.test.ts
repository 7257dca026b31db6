import { describe, expect, it } from 'vitest';
import { settleLate } from '#domain/draws/settle.ts';
import { playKnockout, type Played } from './knockout-play.ts';

const quarterFinal = 1;
const [semiFinal, otherSemiFinal, final, thirdPlace] = [5, 6, 7, 8];
const open = { state: 'upcoming', outcome: null, winner: null };

/** Eight players of whom the first quarter-finals are 1-8 and 5-4, with a match for third place. */
function eight(upTo: 'quarterFinals' | 'semiFinal' | 'final'): Played {
  const played = playKnockout(8, true);
  for (const [id, winner] of [
    [1, 1],
    [2, 4],
    [3, 3],
    [4, 2],
  ] as const)
    played.win(id, winner);
  if (upTo !== 'quarterFinals') played.win(semiFinal, 1);
  if (upTo === 'final') {
    played.win(otherSemiFinal, 2);
    played.win(thirdPlace, 4);
    played.win(final, 1);
  }
  return played;
}

describe('the end of a match', () => {
  it('seats its winner, and the loser of a semi-final for third place', () => {
    const played = eight('semiFinal');
    expect(played.match(final)).toMatchObject({ players: [1, null], ...open });
    expect(played.match(thirdPlace)).toMatchObject({ players: [4, null], ...open });
  });

  it('leads to a match for third place where four or more play, and to none where three do', () => {
    const count = (players: number) => playKnockout(players, true).draw.size;
    expect([2, 3, 4, 5, 8].map(count)).toEqual([1, 3, 4, 8, 8]);
  });

  it('with both out leaves a seat to which nobody comes, whose opponent goes on', () => {
    const played = playKnockout(8);
    played.win(1, null);
    expect(played.match(5)).toMatchObject({ players: [null, null], outs: [true, false], ...open });
    played.win(2, 4);
    expect(played.match(5)).toMatchObject({ outcome: 'bye', winner: 4, isByItself: true });
    expect(played.match(7).players).toEqual([4, null]);
  });

  it('ends what nobody comes to without a winner, up to the final', () => {
    const played = playKnockout(4);
    played.win(1, null);
    played.win(2, null);
    expect(played.match(3)).toMatchObject({
      state: 'over',
      outcome: 'bye',
      winner: null,
      outs: [true, true],
    });
  });

  it('keeps an empty seat for third place where a loser has left', () => {
    const played = eight('quarterFinals');
    played.leave(4);
    expect(played.match(semiFinal)).toMatchObject({ outcome: 'walkover', winner: 1, isByItself: true });
    expect(played.match(thirdPlace)).toMatchObject({ players: [null, null], outs: [true, false] });
    played.win(otherSemiFinal, 2);
    expect(played.match(thirdPlace)).toMatchObject({ outcome: 'bye', winner: 3, isByItself: true });
  });
});

describe('a correction', () => {
  it('of the score alone changes nothing else, whatever was played since', () => {
    const played = eight('final');
    const before = new Map(played.draw);
    expect(played.win(quarterFinal, 1)).toBeNull();
    expect(played.draw).toEqual(before);
  });

  it('gives the next match another player while it is upcoming, and takes a call back', () => {
    const played = eight('quarterFinals');
    (played.draw as Map<number, unknown>).set(semiFinal, { ...played.match(semiFinal), state: 'called' });
    expect(played.win(quarterFinal, 8)).toBeNull();
    expect(played.match(semiFinal)).toMatchObject({ players: [8, 4], ...open });
  });

  it('is refused once the next match is over, which a reset opens again', () => {
    const played = eight('semiFinal');
    expect(played.win(quarterFinal, 8)).toMatchObject({
      code: 'next_match_over',
      matches: [{ id: semiFinal }],
    });
    expect(played.match(quarterFinal).winner).toBe(1);
    expect(played.win(quarterFinal, 8, true)).toBeNull();
    expect(played.match(semiFinal)).toMatchObject({ players: [8, 4], ...open });
    expect(played.match(final).players).toEqual([null, null]);
    expect(played.match(thirdPlace).players).toEqual([null, null]);
  });

  it('is refused while the next match is live, with a reset too', () => {
    const played = eight('quarterFinals');
    played.start(semiFinal);
    for (const isReset of [false, true]) {
      expect(played.win(quarterFinal, 8, isReset)).toMatchObject({
        code: 'next_match_live',
        matches: [{ id: semiFinal }],
      });
    }
    expect(played.match(semiFinal)).toMatchObject({ players: [1, 4], state: 'live' });
  });

  it('with a reset empties the final and the match for third place that rest on it', () => {
    const played = eight('final');
    expect(played.win(quarterFinal, 8)?.matches.map(({ id }) => id)).toEqual([semiFinal, final, thirdPlace]);
    expect(played.win(quarterFinal, 8, true)).toBeNull();
    expect(played.match(final)).toMatchObject({ players: [null, 2], ...open });
    expect(played.match(thirdPlace)).toMatchObject({ players: [null, 3], ...open });
    expect(played.match(otherSemiFinal).winner).toBe(2);
  });

  it('settles later matches again that ended by themselves', () => {
    const played = eight('quarterFinals');
    played.leave(4);
    expect(played.match(final).players).toEqual([1, null]);
    expect(played.win(quarterFinal, 8)).toBeNull();
    expect(played.match(semiFinal)).toMatchObject({ outcome: 'walkover', winner: 8 });
    expect(played.match(final).players).toEqual([8, null]);
  });

  it('names no match that rests on another result', () => {
    const played = eight('semiFinal');
    expect(played.win(3, 6)).toBeNull();
    expect(played.match(otherSemiFinal).players).toEqual([6, 2]);
  });
});

describe('a result that is taken back', () => {
  it('opens the match and the seats that it led to', () => {
    const played = eight('quarterFinals');
    expect(played.takeBack(quarterFinal)).toBeNull();
    expect(played.match(quarterFinal)).toMatchObject({ players: [1, 8], ...open });
    expect(played.match(semiFinal).players).toEqual([null, 4]);
  });

  it('is refused where a later match was played, unless that is reset', () => {
    const played = eight('final');
    expect(played.takeBack(semiFinal)).toMatchObject({ code: 'next_match_over' });
    expect(played.takeBack(semiFinal, true)).toBeNull();
    expect(played.match(final)).toMatchObject({ players: [null, 2], ...open });
  });

  it('opens what was played on it, though who has left since loses it again', () => {
    const played = eight('final');
    played.leave(4);
    expect(played.takeBack(semiFinal)?.code).toBe('next_match_over');
    expect(played.takeBack(semiFinal, true)).toBeNull();
    expect(played.match(semiFinal)).toMatchObject({ outcome: 'walkover', winner: 1, isByItself: true });
    expect(played.match(thirdPlace)).toMatchObject({ players: [null, 3], outcome: 'bye', winner: 3 });
  });

  it('ends by itself again where a player has left meanwhile', () => {
    const played = eight('quarterFinals');
    played.leave(8);
    expect(played.takeBack(quarterFinal)).toBeNull();
    expect(played.match(quarterFinal)).toMatchObject({ outcome: 'walkover', winner: 1, isByItself: true });
  });
});

describe('a player who leaves a knockout', () => {
  it('loses a live match as retired', () => {
    const played = eight('quarterFinals');
    played.start(semiFinal);
    played.leave(1);
    expect(played.match(semiFinal)).toMatchObject({ outcome: 'retired', winner: 4, isByItself: false });
    expect(played.match(final).players).toEqual([4, null]);
  });

  it('gives an opponent who is not known yet a walkover on arrival', () => {
    const played = eight('semiFinal');
    played.leave(1);
    expect(played.match(final)).toMatchObject({ players: [1, null], ...open });
    played.win(otherSemiFinal, 2);
    expect(played.match(final)).toMatchObject({ outcome: 'walkover', winner: 2, isByItself: true });
  });

  it('undoes nothing that was played meanwhile', () => {
    const played = eight('quarterFinals');
    played.leave(4);
    played.win(otherSemiFinal, 2);
    played.win(final, 1);
    played.leave(1);
    expect(played.match(semiFinal)).toMatchObject({ outcome: 'walkover', winner: 1 });
    expect(played.match(final)).toMatchObject({ outcome: 'played', winner: 1 });
  });

  it('keeps the seat for third place once that is played', () => {
    const played = eight('final');
    const before = new Map(played.draw);
    played.leave(3);
    expect(played.draw).toEqual(before);
  });
});

describe('a late player', () => {
  const opponentOf = (played: Played): number | null => {
    const settled = settleLate(played.draw, 99, { left: played.left, numberOf: (player) => player });
    const met = settled && [...settled.changed.values()].find(({ players }) => players.includes(99));
    return met?.players.find((player) => player !== 99) ?? null;
  };
  const nextOf = (played: Played, player: number): number =>
    [...played.draw.values()].find(({ round, players }) => round === 2 && players.includes(player))?.id ?? 0;

  it('meets who has the worst of the byes that are still free', () => {
    const played = playKnockout(12);
    expect(opponentOf(played)).toBe(4);
    played.win(2, 8);
    played.start(nextOf(played, 4));
    expect(opponentOf(played)).toBe(3);
    expect(opponentOf(playKnockout(8))).toBeNull();
  });

  it('is given no bye by which a match would be lost that was played further on', () => {
    const played = playKnockout(5);
    played.win(2, 5);
    played.leave(5);
    expect(played.match(nextOf(played, 1))).toMatchObject({ outcome: 'walkover', winner: 1 });
    expect(opponentOf(played)).toBe(3);
    played.win(nextOf(played, 2), 2);
    expect(opponentOf(played)).toBe(1);
    played.win(7, 1);
    expect(opponentOf(played)).toBeNull();
  });
});
