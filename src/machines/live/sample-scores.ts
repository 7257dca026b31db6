import type { LiveScore } from '#domain/live/score.ts';

/** How the snooker match of the samples stands a moment later. */
export const laterScore: LiveScore = {
  matchId: 11,
  version: 4,
  statusId: 7,
  tournamentId: 1,
  clubId: 2,
  tableId: 7,
  player1Frames: 4,
  player2Frames: 3,
  player1Points: 69,
  player2Points: 14,
  player1HighestBreak: 88,
  player2HighestBreak: 63,
  player1Innings: null,
  player2Innings: null,
  currentFrame: 8,
  currentBreak: 55,
  atTable: 1,
};
