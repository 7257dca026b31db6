/** A finished match of a group as the table counts it. */
export type GroupResult = {
  players: readonly [number, number];
  frames: readonly [number, number];
  winner: number;
  highestBreaks?: readonly [number | null, number | null];
};

/** A line of a group's table. */
export type Standing = {
  rank: number;
  playerId: number;
  played: number;
  won: number;
  lost: number;
  framesWon: number;
  framesLost: number;
  points: number;
  highestBreak: number | null;
};

const pointsForWin = 2;

/**
 * The table of a group, best first: points, then frame difference, then frames won, then, where only two are level,
 * the match between them; who is still level keeps the order of the players given.
 */
export function rankGroup(players: readonly number[], results: readonly GroupResult[]): Standing[] {
  const lines = players.map((playerId) => lineOf(playerId, results));
  lines.sort((a, b) => b.points - a.points || difference(b) - difference(a) || b.framesWon - a.framesWon);
  for (let place = 1; place < lines.length; place += 1) {
    const pair = lines.filter((line) => isLevel(line, lines[place]));
    const [upper, lower] = pair;
    if (pair.length !== 2 || !upper || !lower || lines[place] !== lower) continue;
    if (winnerBetween(upper.playerId, lower.playerId, results) !== lower.playerId) continue;
    lines.splice(place - 1, 2, lower, upper);
  }
  return lines.map((line, place) => ({ ...line, rank: place + 1 }));
}

function lineOf(playerId: number, results: readonly GroupResult[]): Standing {
  const line = { rank: 0, playerId, played: 0, won: 0, lost: 0, framesWon: 0, framesLost: 0, points: 0 };
  const breaks: number[] = [];
  for (const { players, frames, winner, highestBreaks } of results) {
    const side = players.indexOf(playerId);
    if (side < 0) continue;
    line.played += 1;
    line.framesWon += frames[side] ?? 0;
    line.framesLost += frames[1 - side] ?? 0;
    if (winner === playerId) line.won += 1;
    else line.lost += 1;
    breaks.push(highestBreaks?.[side] ?? 0);
  }
  const highest = Math.max(0, ...breaks);
  return { ...line, points: line.won * pointsForWin, highestBreak: highest || null };
}

function difference({ framesWon, framesLost }: Standing): number {
  return framesWon - framesLost;
}

function isLevel(a: Standing, b: Standing | undefined): boolean {
  return (
    b !== undefined && a.points === b.points && difference(a) === difference(b) && a.framesWon === b.framesWon
  );
}

function winnerBetween(a: number, b: number, results: readonly GroupResult[]): number | undefined {
  return results.find(({ players }) => players.includes(a) && players.includes(b))?.winner;
}
