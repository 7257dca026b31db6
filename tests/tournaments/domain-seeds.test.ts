import { describe, expect, it } from 'vitest';
import { isKnown, orderByStrength, type Strength } from '#domain/draws/seeding.ts';

const player = (userId: number, more: Partial<Strength> = {}): Strength => ({
  userId,
  rank: null,
  rating: null,
  frames: 0,
  ...more,
});
const ids = (players: readonly Strength[]): number[] => players.map(({ userId }) => userId);

describe('A-1.34 the order in which a draw seeds', () => {
  it('is by rating, the provisional ones after the others, and who has none last', () => {
    const players = [
      player(1, { rating: 480, frames: 199 }),
      player(2),
      player(3, { rating: 505.5, frames: 200 }),
      player(4, { rating: 690, frames: 40 }),
      player(5, { rating: 612.5, frames: 900 }),
    ];
    for (const luck of [0, 1, 7])
      expect(ids(orderByStrength(players, 'rating', luck))).toEqual([5, 3, 4, 1, 2]);
  });

  it('is by rank, then by rating where a ranking does not know the players', () => {
    const players = [
      player(1, { rating: 700, frames: 300 }),
      player(2, { rank: 2, rating: 400, frames: 300 }),
      player(3, { rank: 1 }),
      player(4, { rank: 2, rating: 450, frames: 300 }),
      player(5),
    ];
    for (const luck of [0, 1, 7])
      expect(ids(orderByStrength(players, 'ranking', luck))).toEqual([3, 4, 2, 1, 5]);
  });

  it('leaves to the lot who is level, and to the same luck the same lot', () => {
    const players = Array.from({ length: 8 }, (_, place) => player(place + 1, { rating: 500, frames: 300 }));
    const first = ids(orderByStrength(players, 'rating', 1));
    expect(first).not.toEqual(ids(players));
    expect(first.toSorted((a, b) => a - b)).toEqual(ids(players));
    expect(ids(orderByStrength(players, 'rating', 1))).toEqual(first);
    const orders = new Set(
      [1, 2, 3, 4, 5].map((luck) => String(ids(orderByStrength(players, 'rating', luck)))),
    );
    expect(orders.size).toBeGreaterThan(2);
  });

  it('knows a player by a rating, and by a rank where a ranking seeds', () => {
    expect(isKnown(player(1, { rank: 3 }), 'ranking')).toBe(true);
    expect(isKnown(player(1, { rank: 3 }), 'rating')).toBe(false);
    expect(isKnown(player(1, { rating: 500 }), 'ranking')).toBe(true);
    expect(isKnown(player(1), 'ranking')).toBe(false);
  });
});
