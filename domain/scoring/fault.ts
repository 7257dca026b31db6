import type { components } from '#contract/api.gen.ts';
import { headStartUnit } from '#domain/ratings/head-start.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { decidedFor, lastClosedFrame, timeIsUp } from './course.ts';
import type { Entry, FrameBody, ScoredMatch } from './entry.ts';
import { frameRules } from './rules.ts';

export type ScoringFault = components['schemas']['ProblemCode'];

/** Why something cannot be written down about a match, or null; `now` is in milliseconds. */
export function entryFault(match: ScoredMatch, entry: Entry, now: number): ScoringFault | null {
  if (match.statusId === matchStatus.completed) return 'match_over';
  if (entry.body.version !== match.version) return 'changed_meanwhile';
  if (match.playerId1 === null || match.playerId2 === null) return 'match_not_ready';
  if (entry.kind === 'start') return match.statusId === matchStatus.live ? 'match_started' : null;
  if (entry.kind === 'end') return endFault(match, entry.body);
  if (match.statusId !== matchStatus.live) return 'match_not_live';
  return entry.kind === 'frame'
    ? frameFault(match, entry.body, now)
    : undoFault(match, entry.body.frameNumber);
}

function frameFault(match: ScoredMatch, frame: FrameBody, now: number): ScoringFault | null {
  if (decidedFor(match) !== null) return 'match_decided';
  if (frame.frameNumber !== match.currentFrame) return 'frame_out_of_order';
  return pointsFault(match, frame) ?? (frame.isOver ? closingFault(match, frame, now) : null);
}

function pointsFault(match: ScoredMatch, frame: FrameBody): ScoringFault | null {
  const { winningPoints, mostBreak } = frameRules(match);
  const points = [frame.player1Points, frame.player2Points];
  if (winningPoints !== null && Math.max(...points) > winningPoints) return 'frame_points_high';
  // Both cannot have made what only one can make.
  const isBoth = winningPoints !== null && points.every((made) => made === winningPoints);
  if (isBoth && !match.isLevelAllowed) return 'frame_points_high';
  const atTable = (frame.atTable ?? 1) - 1;
  const breaks = [frame.player1Break ?? 0, frame.player2Break ?? 0];
  const visits = breaks.map((made, side) => (side === atTable ? Math.max(made, frame.break ?? 0) : made));
  if (mostBreak !== null && Math.max(...visits) > mostBreak) return 'frame_break_high';
  const starts = startsOf(match);
  const isMore = visits.some((made, side) => made > (points[side] ?? 0) - (starts[side] ?? 0));
  return isMore ? 'frame_break_points' : null;
}

/** What each side begins a frame with. */
function startsOf({ gameType, player1, player2 }: ScoredMatch): readonly [number, number] {
  return headStartUnit(gameType) === 'racks' ? [0, 0] : [player1.headStart, player2.headStart];
}

function closingFault(match: ScoredMatch, frame: FrameBody, now: number): ScoringFault | null {
  const { player1Points: one, player2Points: two, winner } = frame;
  const players = [match.playerId1, match.playerId2];
  if (winner !== undefined && !players.includes(winner)) return 'winner_not_playing';
  const { winningPoints } = frameRules(match);
  const isReached = winningPoints !== null && Math.max(one, two) >= winningPoints;
  if (winningPoints !== null && !isReached && match.timeLimit == null) return 'frame_not_won';
  if (match.timeLimit != null && !isReached && !timeIsUp(match, now)) return 'time_not_up';
  if (one === two) return 'frame_level';
  const starts = startsOf(match);
  // Nobody wins by a head start alone.
  if (starts.some((start) => start > 0) && one === starts[0] && two === starts[1]) return 'frame_not_won';
  return winner === undefined || winner === players[one > two ? 0 : 1] ? null : 'winner_not_ahead';
}

function undoFault(match: ScoredMatch, frameNumber: number): ScoringFault | null {
  if (lastClosedFrame(match)?.frameNumber !== frameNumber) return 'frame_not_last';
  const running = match.frames.find((frame) => frame.frameNumber > frameNumber);
  const [one, two] = startsOf(match);
  return running && running.player1Points + running.player2Points > one + two ? 'frame_under_way' : null;
}

function endFault(
  match: ScoredMatch,
  { reason, winner }: Extract<Entry, { kind: 'end' }>['body'],
): ScoringFault | null {
  const isLive = match.statusId === matchStatus.live;
  if (reason === 'bothOut') return isLive ? 'match_started' : nobodyFault(winner);
  if (reason === 'level') return isLive ? levelFault(match, winner) : 'match_not_live';
  if (winner !== match.playerId1 && winner !== match.playerId2) return 'winner_not_playing';
  if (!isLive && reason !== 'walkover' && reason !== 'disqualified') return 'match_not_live';
  const decided = decidedFor(match);
  if (decided === null) return reason === 'played' ? 'match_undecided' : null;
  return winner === (decided === 1 ? match.playerId1 : match.playerId2) ? null : 'winner_not_ahead';
}

const nobodyFault = (winner: number | null): ScoringFault | null =>
  winner === null ? null : 'winner_not_playing';

/** One game of a group may end level, once its points are. */
function levelFault(match: ScoredMatch, winner: number | null): ScoringFault | null {
  if (!match.isLevelAllowed) return 'level_not_allowed';
  if (match.player1.points !== match.player2.points) return 'winner_not_ahead';
  return nobodyFault(winner);
}
