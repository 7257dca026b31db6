import type { DrawnMatch } from '#domain/draws/drawn-match.ts';
import { seatKnockout } from '#domain/draws/drawn-match.ts';
import { correctionFault, type CorrectionFault } from '#domain/draws/correction.ts';
import {
  settleLate,
  settleLeaving,
  settleResult,
  settleVoid,
  type Result,
  type Settled,
} from '#domain/draws/settle.ts';

/** A knockout that is played in memory as a server would play it. */
export type Played = {
  readonly draw: ReadonlyMap<number, DrawnMatch>;
  readonly left: readonly number[];
  /** Everyone who is drawn, in the order of their numbers; late players follow. */
  readonly players: readonly number[];
  /** The matches of the first round in which late players were seated, and whom. */
  readonly late: ReadonlyMap<number, number>;
  match(id: number): DrawnMatch;
  /** Ends a match or corrects it, and says what is in the way. */
  end(id: number, result: Result, isReset?: boolean): CorrectionFault;
  win(id: number, winner: number | null, isReset?: boolean): CorrectionFault;
  takeBack(id: number, isReset?: boolean): CorrectionFault;
  start(id: number): void;
  leave(player: number): void;
  /** Seats a late player in a bye, as long as there is one; in that of a match where it is given. */
  comeLate(player: number, bye?: number): void;
  /** Gives a player who has not begun to play the seat and the number of another one. */
  replace(out: number, by: number): void;
};

/** Draws a knockout of players 1 to `count`, numbered so, or of the players that are given in their order. */
export function playKnockout(
  count: number,
  hasThirdPlace = false,
  drawn = Array.from({ length: count }, (_, place) => place + 1),
): Played {
  const players = [...drawn];
  const late = new Map<number, number>();
  const draw = seatKnockout(players, hasThirdPlace);
  const left: number[] = [];
  const match = (id: number): DrawnMatch => {
    const found = draw.get(id);
    if (!found) throw new RangeError(`There is no match ${id}.`);
    return found;
  };
  const write = (settled: Settled, isReset: boolean): CorrectionFault => {
    const fault = correctionFault(settled, isReset);
    if (fault) return fault;
    for (const [id, changed] of settled.changed) draw.set(id, changed);
    return null;
  };
  const end = (id: number, result: Result, isReset = false) =>
    write(settleResult(draw, id, result, left), isReset);
  return {
    draw,
    left,
    players,
    late,
    match,
    end,
    win: (id, winner, isReset) =>
      end(id, { outcome: winner === null ? 'bothOut' : 'played', winner }, isReset),
    takeBack: (id, isReset = false) => write(settleVoid(draw, id, left), isReset),
    start: (id) => void draw.set(id, { ...match(id), state: 'live' }),
    leave(player) {
      left.push(player);
      write(settleLeaving(draw, player, left), true);
    },
    comeLate(player, bye) {
      const numberOf = (known: number): number =>
        bye !== undefined && match(bye).players.includes(known) ? Infinity : players.indexOf(known);
      const settled = settleLate(draw, player, { left, numberOf });
      if (!settled) return;
      write(settled, false);
      players.push(player);
      const seated = [...draw.values()].find((known) => known.players.includes(player));
      late.set(seated?.id ?? 0, player);
    },
    replace(out, by) {
      const own = [...draw.values()].filter((known) => known.players.includes(out));
      const hasBegun = own.some(
        ({ state, isByItself }) => state === 'live' || (state === 'over' && !isByItself),
      );
      if (hasBegun || left.includes(out)) return;
      const named = (player: number | null) => (player === out ? by : player);
      for (const known of own) {
        const [one, two] = known.players;
        draw.set(known.id, { ...known, players: [named(one), named(two)], winner: named(known.winner) });
      }
      players[players.indexOf(out)] = by;
      for (const [id, player] of late) if (player === out) late.set(id, by);
    },
  };
}
