import type { DrawnMatch } from '#domain/draws/drawn-match.ts';
import { seatKnockout } from '#domain/draws/drawn-match.ts';
import { correctionFault, type CorrectionFault } from '#domain/draws/correction.ts';
import { settleLeaving, settleResult, settleVoid, type Result, type Settled } from '#domain/draws/settle.ts';

/** A knockout that is played in memory as a server would play it. */
export type Played = {
  readonly draw: ReadonlyMap<number, DrawnMatch>;
  readonly left: readonly number[];
  match(id: number): DrawnMatch;
  /** Ends a match or corrects it, and says what is in the way. */
  end(id: number, result: Result, isReset?: boolean): CorrectionFault;
  win(id: number, winner: number | null, isReset?: boolean): CorrectionFault;
  takeBack(id: number, isReset?: boolean): CorrectionFault;
  start(id: number): void;
  leave(player: number): void;
};

/** Draws a knockout of players 1 to `count`, numbered so. */
export function playKnockout(count: number, hasThirdPlace = false): Played {
  const players = Array.from({ length: count }, (_, place) => place + 1);
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
  };
}
