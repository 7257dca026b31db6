import type { MatchDetail } from '#api/matches.ts';
import { completedMatch } from './sample-matches.ts';

const frame = (frameNumber: number, one: number, two: number): MatchDetail['frames'][number] => ({
  frameNumber,
  player1Points: one,
  player2Points: two,
  player1Break: null,
  player2Break: null,
  winner: one > two ? completedMatch.playerId1 : completedMatch.playerId2,
  endedAt: '2026-11-20T15:10:00Z',
});

/** A best of 3 that is over, before somebody who runs it. */
export const sampleMatch: MatchDetail = {
  ...completedMatch,
  frame: 3,
  player1Frames: 0,
  player2Frames: 2,
  winner: completedMatch.playerId2,
  outcome: 'played',
  frames: [frame(1, 12, 71), frame(2, 33, 64)],
  referee: null,
  mayScore: true,
  mayManage: true,
  isLevelAllowed: false,
};
