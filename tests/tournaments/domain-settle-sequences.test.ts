import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loserOf, type DrawnMatch } from '#domain/draws/drawn-match.ts';
import type { Result } from '#domain/draws/settle.ts';
import { playKnockout, type Played } from './knockout-play.ts';

/** What a state comes to, whoever brought it about. */
const stateOf = ({ draw }: Played): DrawnMatch[] =>
  [...draw.values()].map((match) => (match.state === 'over' ? match : { ...match, state: 'upcoming' }));

const isReady = ({ players }: DrawnMatch): boolean => players.every((player) => player !== null);
const isOpen = ({ state }: DrawnMatch): boolean => state === 'upcoming' || state === 'live';

const winnerOf = ({ draw }: Played): number | null =>
  [...draw.values()].find(({ next }) => next === null)?.winner ?? null;

/** Plays what is ready, in the order that the numbers give, until all is over; some come late and some are replaced. */
function playOut(played: Played, choices: readonly number[], count: number): void {
  for (let turn = 0; ; turn += 1) {
    const choice = choices[turn % choices.length] ?? 0;
    if (choice % 13 === 12) played.comeLate(1000 + turn);
    if (choice % 17 === 16) played.replace((choice % count) + 1, 2000 + turn);
    const ready = [...played.draw.values()].filter((match) => isOpen(match) && isReady(match));
    const match = ready[choice % ready.length];
    if (!match) return;
    if (choice % 11 === 10) played.leave(match.players[0] ?? 0);
    else played.win(match.id, match.players[choice % 2] ?? null);
  }
}

describe('a knockout of any size and in any order of results', () => {
  const choices = fc.array(fc.nat({ max: 9999 }), { minLength: 5, maxLength: 60 });

  it('beats every player once but one, or the player has left, and lets nobody meet twice', () => {
    fc.assert(
      fc.property(choices, (order) => {
        for (let count = 2; count <= 256; count += 1) {
          const played = playKnockout(count);
          playOut(played, order, count);
          const matches = [...played.draw.values()];
          expect(matches.every(({ state }) => state === 'over')).toBe(true);
          const beaten = matches.flatMap((match) => loserOf(match) ?? []);
          expect(new Set(beaten).size).toBe(beaten.length);
          expect(beaten.length).toBe(played.players.length - 1);
          expect(new Set(played.players)).toEqual(new Set([...beaten, winnerOf(played)]));
          const met = matches.filter(isReady).map(({ players }) => [...players].sort().join());
          expect(new Set(met).size).toBe(met.length);
        }
      }),
      { numRuns: 3 },
    );
  });

  it('has byes for the best numbers alone, as many as fill the bracket', () => {
    for (let count = 2; count <= 256; count += 1) {
      const byes = [...playKnockout(count).draw.values()].flatMap(({ outcome, winner }) =>
        outcome === 'bye' ? [winner] : [],
      );
      const size = 2 ** Math.ceil(Math.log2(count));
      expect(byes.sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
        Array.from({ length: size - count }, (_, place) => place + 1),
      );
    }
  });
});

/** Something that happens in a tournament, on whatever match or player the number gives. */
const kinds = [
  'result',
  'result',
  'result',
  'correct',
  'leave',
  'start',
  'takeBack',
  'walkover',
  'late',
  'replace',
] as const;
type Happening = { kind: (typeof kinds)[number]; pick: number };

function happen(played: Played, { kind, pick }: Happening, turn: number): void {
  const matches = [...played.draw.values()];
  const choose = (from: readonly DrawnMatch[]) => from[pick % Math.max(1, from.length)];
  const ready = matches.filter((match) => isOpen(match) && isReady(match));
  const over = matches.filter((match) => match.state === 'over' && isReady(match));
  const sideOf = (match: DrawnMatch) => (pick % 7 === 6 ? null : (match.players[pick % 2] ?? null));
  const player = played.players[pick % played.players.length] ?? 0;
  if (kind === 'leave') {
    if (!played.left.includes(player)) played.leave(player);
    return;
  }
  if (kind === 'late') return played.comeLate(1000 + turn);
  if (kind === 'replace') return played.replace(player, 2000 + turn);
  const match = choose(kind === 'correct' || kind === 'takeBack' ? over : ready);
  if (!match) return;
  if (kind === 'start') played.start(match.id);
  else if (kind === 'takeBack') played.takeBack(match.id, pick % 3 !== 0);
  else if (kind === 'walkover')
    played.end(match.id, { outcome: 'walkover', winner: match.players[pick % 2] ?? null });
  else played.win(match.id, sideOf(match), pick % 3 !== 0);
}

/**
 * Plays from the start, with everyone in the seat of the end, what people have written down in the end, each departure as late
 * as it can be.
 */
function replayed(of: Played, count: number, hasThirdPlace: boolean): Played {
  const again = playKnockout(count, hasThirdPlace, of.players.slice(0, count));
  for (const [id, player] of of.late) again.comeLate(player, id);
  expect(again.late).toEqual(of.late);
  const facts = [...of.draw.values()].filter(({ state, isByItself }) => state === 'over' && !isByItself);
  const done = new Set<number>();
  const write = () => {
    for (const { id, players, outcome, winner } of facts) {
      if (done.has(id) || again.match(id).players.join() !== players.join()) continue;
      done.add(id);
      again.end(id, { outcome, winner } as Result, true);
    }
  };
  write();
  for (const player of of.left) {
    again.leave(player);
    write();
  }
  return again;
}

describe('any sequence of results, corrections, walkovers, departures, late players and replacements', () => {
  it('ends as playing the final facts from the start does', () => {
    const happening = fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat({ max: 9999 }) });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.boolean(),
        fc.array(happening, { maxLength: 80 }),
        (count, hasThirdPlace, happenings) => {
          const played = playKnockout(count, hasThirdPlace);
          for (const [turn, each] of happenings.entries()) happen(played, each, turn);
          expect(stateOf(replayed(played, count, hasThirdPlace))).toEqual(stateOf(played));
        },
      ),
      { numRuns: 300 },
    );
  });
});
