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

/** Plays what is ready, in the order that the numbers give, until all is over. */
function playOut(played: Played, choices: readonly number[]): void {
  for (let turn = 0; ; turn += 1) {
    const ready = [...played.draw.values()].filter((match) => isOpen(match) && isReady(match));
    const choice = choices[turn % choices.length] ?? 0;
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
      fc.property(fc.integer({ min: 2, max: 256 }), choices, (count, order) => {
        const played = playKnockout(count);
        playOut(played, order);
        const matches = [...played.draw.values()];
        expect(matches.every(({ state }) => state === 'over')).toBe(true);
        const beaten = matches.flatMap((match) => loserOf(match) ?? []);
        expect(new Set(beaten).size).toBe(beaten.length);
        expect(beaten.length).toBe(count - 1);
        const met = matches.filter(isReady).map(({ players }) => [...players].sort().join());
        expect(new Set(met).size).toBe(met.length);
      }),
      { numRuns: 60 },
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
type Happening = { kind: 'correct' | 'leave' | 'result' | 'start' | 'takeBack' | 'walkover'; pick: number };

function happen(played: Played, { kind, pick }: Happening, count: number): void {
  const matches = [...played.draw.values()];
  const choose = (from: readonly DrawnMatch[]) => from[pick % Math.max(1, from.length)];
  const ready = matches.filter((match) => isOpen(match) && isReady(match));
  const over = matches.filter((match) => match.state === 'over' && isReady(match));
  const sideOf = (match: DrawnMatch) => (pick % 7 === 6 ? null : (match.players[pick % 2] ?? null));
  if (kind === 'leave') {
    const player = (pick % count) + 1;
    if (!played.left.includes(player)) played.leave(player);
    return;
  }
  const match = choose(kind === 'correct' || kind === 'takeBack' ? over : ready);
  if (!match) return;
  if (kind === 'start') played.start(match.id);
  else if (kind === 'takeBack') played.takeBack(match.id, pick % 3 !== 0);
  else if (kind === 'walkover')
    played.end(match.id, { outcome: 'walkover', winner: match.players[pick % 2] ?? null });
  else played.win(match.id, sideOf(match), pick % 3 !== 0);
}

/** Plays from the start what people have written down in the end, each departure as late as it can be. */
function replayed(of: Played, count: number, hasThirdPlace: boolean): Played {
  const again = playKnockout(count, hasThirdPlace);
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

describe('any sequence of results, corrections, walkovers and departures', () => {
  it('ends as playing the final facts from the start does', () => {
    const kinds = [
      'result',
      'result',
      'result',
      'correct',
      'leave',
      'start',
      'takeBack',
      'walkover',
    ] as const;
    const happening = fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat({ max: 9999 }) });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.boolean(),
        fc.array(happening, { maxLength: 80 }),
        (count, hasThirdPlace, happenings) => {
          const played = playKnockout(count, hasThirdPlace);
          for (const each of happenings) happen(played, each, count);
          expect(stateOf(replayed(played, count, hasThirdPlace))).toEqual(stateOf(played));
        },
      ),
      { numRuns: 300 },
    );
  });
});
