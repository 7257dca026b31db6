import { describe, expect, it } from 'vitest';
import { isStruckOut } from '#domain/draws/leaving.ts';
import { groupPlaces, knockoutPlaces, type Placing } from '#domain/draws/places.ts';
import { playKnockout, type Played } from './knockout-play.ts';

/** Lets the better number win everywhere. */
function playByNumber(played: Played): Placing[] {
  for (const { id } of played.draw.values()) {
    const { state, players } = played.match(id);
    if (state !== 'over') played.win(id, Math.min(...players.map((player) => player ?? 999)));
  }
  return knockoutPlaces([...played.draw.values()]);
}
const shown = (placings: readonly Placing[]) =>
  placings.map(({ playerId, place, placeTo }) =>
    place === placeTo ? `${playerId}: ${place}` : `${playerId}: ${place}-${placeTo}`,
  );

describe('the places of a knockout', () => {
  it('are shared by all who lost in a round', () => {
    expect(shown(playByNumber(playKnockout(12)))).toEqual([
      '1: 1',
      '2: 2',
      '3: 3-4',
      '4: 3-4',
      '5: 5-8',
      '6: 5-8',
      '7: 5-8',
      '8: 5-8',
      '9: 9-12',
      '10: 9-12',
      '11: 9-12',
      '12: 9-12',
    ]);
  });

  it('are 3 and 4 where third place was played for', () => {
    const placings = playByNumber(playKnockout(8, true));
    expect(shown(placings).slice(2, 4)).toEqual(['3: 3', '4: 4']);
  });

  it('give who has won no match the points of the first round’s losers', () => {
    const played = playKnockout(12);
    for (const { id } of played.draw.values()) {
      const { state, players } = played.match(id);
      if (state === 'over') continue;
      const isOfTwo = players.includes(2);
      played.win(id, isOfTwo ? (players.find((player) => player !== 2) ?? 0) : (players[0] ?? 0));
    }
    const second = knockoutPlaces([...played.draw.values()]).find(({ playerId }) => playerId === 2);
    expect(second).toMatchObject({ place: 5, placeTo: 8, pointsPlace: 9, wins: 0 });
  });

  it('count a walkover as a match won', () => {
    const played = playKnockout(4);
    played.leave(4);
    played.win(2, 2);
    played.win(3, 2);
    const [, second] = knockoutPlaces([...played.draw.values()]);
    expect(second).toMatchObject({ playerId: 1, place: 2, pointsPlace: 2, wins: 1 });
  });

  it('have no second where nobody came to the final', () => {
    const played = playKnockout(4);
    played.win(1, null);
    played.win(2, 2);
    expect(shown(knockoutPlaces([...played.draw.values()]))).toEqual(['2: 1', '1: 3-4', '3: 3-4', '4: 3-4']);
  });
});

describe('the places of groups', () => {
  const line = (playerId: number, rank: number, isStruck = false) => ({
    playerId,
    rank,
    won: 3 - rank,
    isStruck,
  });

  it('come after those who went on, all of a rank sharing them', () => {
    const left = [1, 2, 3, 4].flatMap((group) => [line(group * 10 + 3, 3), line(group * 10 + 4, 4)]);
    expect(shown(groupPlaces(left, 9))).toEqual([
      '13: 9-12',
      '23: 9-12',
      '33: 9-12',
      '43: 9-12',
      '14: 13-16',
      '24: 13-16',
      '34: 13-16',
      '44: 13-16',
    ]);
  });

  it('alone go by the rank, then by the record, and points are those of the place', () => {
    const lines = [line(1, 1), line(2, 1), line(3, 2), line(4, 2)];
    const placings = groupPlaces(lines, 1, (a, b) => a.playerId - b.playerId);
    expect(shown(placings)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4']);
    expect(placings.map(({ pointsPlace }) => pointsPlace)).toEqual([1, 2, 3, 4]);
  });

  it('end with those who were struck out', () => {
    expect(shown(groupPlaces([line(1, 3, true), line(2, 1), line(3, 2)], 1))).toEqual([
      '2: 1',
      '3: 2',
      '1: 3',
    ]);
  });

  it('strike out who leaves before half of the own matches', () => {
    expect([0, 1, 2, 3, 5].map((over) => isStruckOut(over, 5))).toEqual([true, true, true, false, false]);
    expect([1, 2].map((over) => isStruckOut(over, 4))).toEqual([true, false]);
  });
});
