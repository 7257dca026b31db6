import { loserOf, type Draw, type DrawnMatch, type Outcome, type SeatOf } from './drawn-match.ts';

/** What somebody wrote down as the end of a match; the winner is null where both were out. */
export type Result = { outcome: Exclude<Outcome, 'bye' | 'level'>; winner: number | null };

/** What a result changes in a draw, and which matches stand in its way. */
export type Settled = {
  /** The matches that are other than before, by id. */
  changed: ReadonlyMap<number, DrawnMatch>;
  /** Later matches that somebody has ended and that rest on what changes. */
  over: readonly DrawnMatch[];
  /** Later matches that are being played, which nothing may change. */
  live: readonly DrawnMatch[];
};

/** A draw while it is being settled. */
type Settling = {
  draw: Draw;
  left: readonly number[];
  changed: Map<number, DrawnMatch>;
  over: DrawnMatch[];
  live: DrawnMatch[];
};

const open = { state: 'upcoming', outcome: null, winner: null, isByItself: false } as const;

/**
 * Writes the end of a match, for the first time or again, and lets it flow on: winner and loser take their seats,
 * matches against empty seats and against players who have left end by themselves, and what rested on another result
 * is open again. `left` holds who has left the tournament, in the order of leaving.
 */
export function settleResult(draw: Draw, id: number, result: Result, left: readonly number[]): Settled {
  return settling(draw, left, (to) => {
    const match = find(to, id);
    put(to, { ...match, ...result, state: 'over', isByItself: false });
    flowOn(to, id);
  });
}

/** Takes a result back: the match is open again, and so is what rested on it. */
export function settleVoid(draw: Draw, id: number, left: readonly number[]): Settled {
  return settling(draw, left, (to) => {
    put(to, { ...find(to, id), ...open });
    flowOn(to, id);
    // Whoever has left meanwhile does not play it again.
    seatLosersAnew(to, id);
    decide(to, find(to, id));
    flowOn(to, id);
  });
}

/**
 * Lets a player leave a draw in play, who has to be in `left` already: a live match ends as retired, a known opponent
 * goes on without playing, an unknown one on arrival.
 */
export function settleLeaving(draw: Draw, player: number, left: readonly number[]): Settled {
  return settling(draw, left, (to) => {
    for (const { id } of draw.values()) {
      const match = find(to, id);
      if (!match.players.includes(player)) continue;
      if (match.state === 'live') {
        const winner = match.players.find((other) => other !== player) ?? null;
        put(to, { ...match, state: 'over', outcome: 'retired', winner });
      } else if (match.state !== 'over') {
        decide(to, match);
      }
      flowOn(to, id);
    }
  });
}

/**
 * Seats a late player against a bye of the first round: that of the worst number whose player has not begun the next match, so
 * that nothing of what was played is lost; null where there is none.
 */
export function settleLate(
  draw: Draw,
  player: number,
  { left, numberOf }: { left: readonly number[]; numberOf: (player: number) => number },
): Settled | null {
  const byes = [...draw.values()].filter(
    ({ round, outcome, winner }) => round === 1 && outcome === 'bye' && winner !== null,
  );
  for (const bye of byes.toSorted((a, b) => numberOf(b.winner ?? 0) - numberOf(a.winner ?? 0))) {
    const [one, two] = bye.players;
    const settled = settling(draw, left, (to) => {
      decide(to, { ...bye, ...open, players: [one ?? player, two ?? player], outs: [false, false] });
      flowOn(to, bye.id);
    });
    if (settled.over.length === 0 && settled.live.length === 0) return settled;
  }
  return null;
}

function settling(draw: Draw, left: readonly number[], work: (to: Settling) => void): Settled {
  const to: Settling = { draw, left, changed: new Map(), over: [], live: [] };
  work(to);
  for (const [id, match] of to.changed) if (isSame(match, draw.get(id))) to.changed.delete(id);
  return to;
}

function find({ draw, changed }: Settling, id: number): DrawnMatch {
  const match = changed.get(id) ?? draw.get(id);
  if (!match) throw new RangeError(`There is no match ${id} in this draw.`);
  return match;
}

const put = (to: Settling, match: DrawnMatch): void => void to.changed.set(match.id, match);

/** Brings the seats that a match leads to in line with its result. */
function flowOn(to: Settling, id: number): void {
  const match = find(to, id);
  const isOver = match.state === 'over';
  if (match.next) seat(to, match.next, match.winner, isOver && match.winner === null);
  if (!match.loserNext) return;
  const loser = isOver ? loserOf(match) : null;
  const isGone = loser !== null && to.left.includes(loser);
  // Who left after that match had begun keeps the seat in it.
  const target = find(to, match.loserNext.id);
  const hasBegun = target.state === 'live' || (target.state === 'over' && !target.isByItself);
  if (isGone && hasBegun && target.players[match.loserNext.slot - 1] === loser) return;
  seat(to, match.loserNext, isGone ? null : loser, isOver && (loser === null || isGone));
}

function seat(to: Settling, { id, slot }: SeatOf, player: number | null, isOut: boolean): void {
  const match = find(to, id);
  const place = slot - 1;
  if (match.players[place] === player && match.outs[place] === isOut) return;
  if (match.state === 'live') to.live.push(match);
  const wasPlayed = match.state === 'over' && !match.isByItself;
  if (wasPlayed) to.over.push(match);
  const [one, two] = match.players;
  const [outOne, outTwo] = match.outs;
  decide(to, {
    ...match,
    ...open,
    players: slot === 1 ? [player, two] : [one, player],
    outs: slot === 1 ? [isOut, outTwo] : [outOne, isOut],
  });
  if (wasPlayed) seatLosersAnew(to, id);
  flowOn(to, id);
}

/** A match that is open again keeps no seat any more for losers who left after it had begun. */
function seatLosersAnew(to: Settling, id: number): void {
  for (const feeder of to.draw.values()) if (feeder.loserNext?.id === id) flowOn(to, feeder.id);
}

/**
 * Ends a match by itself as soon as both of its seats are known and not both of them will play. Of two who have left
 * the first one has lost, as if they had been known then: so nobody's leaving undoes what was played meanwhile.
 */
function decide(to: Settling, match: DrawnMatch): void {
  const isKnown = match.players.every((player, place) => player !== null || match.outs[place] === true);
  const there = match.players.filter((player) => player !== null);
  const first = to.left.find((player) => there.includes(player));
  if (!isKnown || (there.length === 2 && first === undefined)) return put(to, match);
  const outcome = there.length < 2 ? 'bye' : 'walkover';
  const winner = there.find((player) => there.length < 2 || player !== first) ?? null;
  return put(to, { ...match, state: 'over', outcome, winner, isByItself: true });
}

function isSame(a: DrawnMatch, b: DrawnMatch | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
