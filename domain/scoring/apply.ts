import { headStartUnit } from '#domain/ratings/head-start.ts';
import { averageOf } from '#domain/matches/score.ts';
import { isPlayedInFrames } from '#domain/matches/length.ts';
import { matchStatus } from '#domain/matches/status.ts';
import type { FrameRow, Side } from './scoreboard.ts';
import { breakerOf, decidedFor } from './course.ts';
import type { Entry, FrameBody, ScoredMatch } from './entry.ts';
import { hasBreaks, hasInnings } from './rules.ts';

/** A match after something has been written down about it, which has to be free of faults; `now` in milliseconds. */
export function afterEntry(match: ScoredMatch, entry: Entry, now: number): ScoredMatch {
  const at = new Date(now).toISOString();
  const next = { ...match, version: match.version + 1 };
  switch (entry.kind) {
    case 'start':
      return begun(
        { ...next, ...racksAhead(match), statusId: matchStatus.live, startedAt: at, calledAt: null },
        1,
        entry.body.atTable,
      );
    case 'frame':
      return scored(next, entry.body, at);
    case 'undo':
      return reopened(next, entry.body.frameNumber);
    case 'end':
      return ended({ ...next, outcome: entry.body.reason }, entry.body.winner, at);
  }
}

/** What a side begins with in a unit; 0 where the game counts its head starts in another one. */
function startOf(
  { gameType }: ScoredMatch,
  { headStart }: ScoredMatch['player1'],
  unit: 'points' | 'racks',
): number {
  return (headStartUnit(gameType) === 'racks') === (unit === 'racks') ? headStart : 0;
}

const racksAhead = (match: ScoredMatch) => ({
  player1Frames: startOf(match, match.player1, 'racks'),
  player2Frames: startOf(match, match.player2, 'racks'),
});

/** A match with a new frame on the table; head starts in points stand in it from the beginning. */
function begun(match: ScoredMatch, frameNumber: number, atTable?: Side): ScoredMatch {
  const none = hasBreaks(match.gameType) ? 0 : null;
  const [one, two] = [startOf(match, match.player1, 'points'), startOf(match, match.player2, 'points')];
  const frame = {
    frameNumber,
    player1Points: one,
    player2Points: two,
    player1Break: none,
    player2Break: none,
  };
  const isCounted = hasInnings(match.gameType);
  const innings = (known: number | null): number | null => (isCounted ? (known ?? 0) : null);
  const seat = atTable ?? breakerOf(frameNumber);
  return {
    ...match,
    currentFrame: frameNumber,
    atTable: seat,
    frames: withFrame(match.frames, { ...frame, winner: null, endedAt: null }),
    player1: {
      ...match.player1,
      points: one,
      innings: innings(match.player1.innings),
      ...running(none, seat === 1),
    },
    player2: {
      ...match.player2,
      points: two,
      innings: innings(match.player2.innings),
      ...running(none, seat === 2),
    },
  };
}

const running = (none: number | null, isAtTable: boolean) => ({ break: isAtTable ? none : null });

function scored(match: ScoredMatch, body: FrameBody, at: string): ScoredMatch {
  const before = match.frames.find(({ frameNumber }) => frameNumber === body.frameNumber);
  const winner = body.isOver ? (body.player1Points > body.player2Points ? 1 : 2) : null;
  const isNoted = hasBreaks(match.gameType);
  const frame: FrameRow = {
    frameNumber: body.frameNumber,
    player1Points: body.player1Points,
    player2Points: body.player2Points,
    player1Break: isNoted ? (body.player1Break ?? before?.player1Break ?? 0) : null,
    player2Break: isNoted ? (body.player2Break ?? before?.player2Break ?? 0) : null,
    winner: winner && (winner === 1 ? match.playerId1 : match.playerId2),
    endedAt: winner && at,
  };
  const written = tallied({
    ...match,
    frames: withFrame(match.frames, frame),
    atTable: body.atTable ?? match.atTable,
    player1: { ...match.player1, points: body.player1Points, innings: inningsOf(match, body, 1) },
    player2: { ...match.player2, points: body.player2Points, innings: inningsOf(match, body, 2) },
  });
  if (winner !== null && decidedFor(written) === null) return begun(written, body.frameNumber + 1);
  return averaged(visited(written, isNoted ? (body.break ?? 0) : null));
}

function inningsOf(match: ScoredMatch, body: FrameBody, side: Side): number | null {
  if (!hasInnings(match.gameType)) return null;
  return side === 1
    ? (body.player1Innings ?? match.player1.innings ?? 0)
    : (body.player2Innings ?? match.player2.innings ?? 0);
}

/** Puts the running break where the player at the table stands. */
function visited(match: ScoredMatch, made: number | null): ScoredMatch {
  return {
    ...match,
    player1: { ...match.player1, break: match.atTable === 1 ? made : null },
    player2: { ...match.player2, break: match.atTable === 2 ? made : null },
  };
}

/** The points of a side without its head start. */
const madeOf = (match: ScoredMatch, side: ScoredMatch['player1']): number | null =>
  side.points === null ? null : side.points - startOf(match, side, 'points');

function averaged(match: ScoredMatch): ScoredMatch {
  if (isPlayedInFrames(match)) return match;
  const { player1: one, player2: two } = match;
  return {
    ...match,
    player1: { ...one, average: averageOf(madeOf(match, one), one.innings) },
    player2: { ...two, average: averageOf(madeOf(match, two), two.innings) },
  };
}

function reopened(match: ScoredMatch, number: number): ScoredMatch {
  const closed = match.frames.find(({ frameNumber }) => frameNumber === number);
  const isRack = !hasBreaks(match.gameType);
  // A rack has no points but the one for winning it.
  const points = isRack ? [0, 0] : [closed?.player1Points ?? 0, closed?.player2Points ?? 0];
  const [one = 0, two = 0] = points;
  const open: FrameRow = {
    frameNumber: number,
    player1Points: one,
    player2Points: two,
    player1Break: closed?.player1Break ?? null,
    player2Break: closed?.player2Break ?? null,
    winner: null,
    endedAt: null,
  };
  const kept = match.frames.filter(({ frameNumber }) => frameNumber < number);
  const back = tallied({
    ...match,
    currentFrame: number,
    frames: [...kept, open],
    player1: { ...match.player1, points: one },
    player2: { ...match.player2, points: two },
  });
  return averaged(visited(back, isRack ? null : 0));
}

function ended(match: ScoredMatch, winner: number | null, at: string): ScoredMatch {
  const isOneGame = !isPlayedInFrames(match);
  const rest = (side: ScoredMatch['player1']) => ({
    ...side,
    break: null,
    points: isOneGame ? side.points : null,
  });
  return {
    ...match,
    statusId: matchStatus.completed,
    winner,
    // One that was not played has no beginning either.
    endedAt: at,
    calledAt: null,
    currentFrame: null,
    atTable: null,
    // A frame that nobody has won is not one of the match, unless its points are all that there is.
    frames: isOneGame
      ? match.frames.map((frame) => ({ ...frame, endedAt: frame.endedAt ?? at }))
      : match.frames.filter(({ endedAt }) => endedAt !== null),
    player1: rest(match.player1),
    player2: rest(match.player2),
  };
}

function withFrame(frames: readonly FrameRow[], frame: FrameRow): FrameRow[] {
  return [...frames.filter(({ frameNumber }) => frameNumber !== frame.frameNumber), frame].toSorted(
    (a, b) => a.frameNumber - b.frameNumber,
  );
}

/** Frames won and highest breaks as the frames say. */
function tallied(match: ScoredMatch): ScoredMatch {
  const { frames, playerId1, playerId2, player1, player2 } = match;
  const won = (id: number | null) => frames.filter(({ winner }) => winner !== null && winner === id).length;
  const best = (breaks: readonly (number | null)[]) => {
    const made = breaks.filter((each) => each !== null);
    return made.length === 0 ? null : Math.max(...made);
  };
  return {
    ...match,
    player1Frames: won(playerId1) + startOf(match, player1, 'racks'),
    player2Frames: won(playerId2) + startOf(match, player2, 'racks'),
    player1: { ...player1, highestBreak: best(frames.map((frame) => frame.player1Break)) },
    player2: { ...player2, highestBreak: best(frames.map((frame) => frame.player2Break)) },
  };
}
