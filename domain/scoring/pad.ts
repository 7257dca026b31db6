import { gameOf } from '#domain/games.ts';
import type { Side } from './scoreboard.ts';
import type { Entry, FrameBody, ScoredMatch } from './entry.ts';
import { hasInnings, isRackGame } from './rules.ts';

/** What a scorer taps: points or a foul of who is at the table, the end of a visit, who is at the table, who won. */
export type Tap =
  | { kind: 'points'; points: number }
  | { kind: 'foul'; points: number }
  | { kind: 'miss' }
  | { kind: 'turn'; side: Side }
  | { kind: 'won'; side: Side };

/** What there is to tap in a game. */
export type Pad = { points: readonly number[]; fouls: readonly number[]; hasVisits: boolean };

const pads: Readonly<Record<string, Pad>> = {
  snooker: { points: [1, 2, 3, 4, 5, 6, 7], fouls: [4, 5, 6, 7], hasVisits: true },
  billiards: { points: [1, 2, 3, 5], fouls: [2], hasVisits: true },
  carom: { points: [1], fouls: [], hasVisits: true },
  russianPyramid: { points: [1], fouls: [], hasVisits: true },
  pool: { points: [1], fouls: [], hasVisits: true },
};
const rackPad: Pad = { points: [], fouls: [], hasVisits: false };

/** What there is to tap in a match. */
export function padOf({ gameType }: Pick<ScoredMatch, 'gameType'>): Pad {
  return isRackGame(gameType) ? rackPad : (pads[gameOf(gameType).discipline] ?? rackPad);
}

const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

/** The running frame as it stands, in the form in which it is sent. */
export function frameOf(match: ScoredMatch): Omit<FrameBody, 'version'> {
  const { player1, player2, currentFrame, atTable } = match;
  const kept = match.frames.find(({ frameNumber }) => frameNumber === currentFrame);
  return {
    frameNumber: currentFrame ?? 1,
    player1Points: player1.points ?? 0,
    player2Points: player2.points ?? 0,
    player1Break: kept?.player1Break ?? 0,
    player2Break: kept?.player2Break ?? 0,
    break: player1.break ?? player2.break ?? 0,
    ...(hasInnings(match.gameType)
      ? { player1Innings: player1.innings ?? 0, player2Innings: player2.innings ?? 0 }
      : {}),
    atTable: atTable ?? 1,
    isOver: false,
  };
}

/** The entry that a tap makes of a match as it stands. */
export function entryOfTap(match: ScoredMatch, tap: Tap): Entry {
  const frame = { version: match.version, ...frameOf(match) };
  const side: Side = match.atTable ?? 1;
  switch (tap.kind) {
    case 'points':
      return { kind: 'frame', body: withPoints(frame, side, tap.points) };
    case 'foul':
      return { kind: 'frame', body: visitOver(added(frame, otherSide(side), tap.points), side) };
    case 'miss':
      return { kind: 'frame', body: visitOver(frame, side) };
    case 'turn':
      return { kind: 'frame', body: { ...frame, atTable: tap.side, break: 0 } };
    case 'won':
      return { kind: 'frame', body: won(match, frame, tap.side) };
  }
}

function withPoints(frame: FrameBody, side: Side, points: number): FrameBody {
  const next = added(frame, side, points);
  const made = Math.max(0, (frame.break ?? 0) + points);
  const total = side === 1 ? next.player1Points : next.player2Points;
  const known = (side === 1 ? frame.player1Break : frame.player2Break) ?? 0;
  // A point taken back may have been the one that made the highest break.
  const highest = Math.min(total, points < 0 && known === frame.break ? made : Math.max(known, made));
  return { ...next, break: made, ...(side === 1 ? { player1Break: highest } : { player2Break: highest }) };
}

function added(frame: FrameBody, side: Side, points: number): FrameBody {
  const { player1Points: one, player2Points: two } = frame;
  return side === 1
    ? { ...frame, player1Points: Math.max(0, one + points) }
    : { ...frame, player2Points: Math.max(0, two + points) };
}

function visitOver(frame: FrameBody, side: Side): FrameBody {
  return { ...countedVisit(frame, side), atTable: otherSide(side), break: 0 };
}

function countedVisit(frame: FrameBody, side: Side): FrameBody {
  const { player1Innings: one, player2Innings: two } = frame;
  if (one === undefined || two === undefined) return frame;
  return side === 1 ? { ...frame, player1Innings: one + 1 } : { ...frame, player2Innings: two + 1 };
}

function won(match: ScoredMatch, frame: FrameBody, side: Side): FrameBody {
  const winner = (side === 1 ? match.playerId1 : match.playerId2) ?? 0;
  if (isRackGame(match.gameType)) {
    const points = side === 1 ? [1, 0] : [0, 1];
    const [player1Points = 0, player2Points = 0] = points;
    return { ...frame, player1Points, player2Points, isOver: true, winner };
  }
  return { ...countedVisit(frame, match.atTable ?? 1), isOver: true, winner };
}
