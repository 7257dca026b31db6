import type { Entry, FrameBody, ScoredMatch } from '#domain/scoring/entry.ts';

const side: ScoredMatch['player1'] = {
  seat: 'player',
  feederMatchNumber: null,
  feederMatchName: null,
  isNameHidden: false,
  countryId: null,
  seed: null,
  profileImage: null,
  points: null,
  break: null,
  highestBreak: null,
  innings: null,
  average: null,
  headStart: 0,
};

/** A match of which nothing has been played, as its scorer reads it. */
export function upcoming(more: Partial<ScoredMatch>): ScoredMatch {
  return {
    matchId: 1,
    version: 1,
    matchName: 'League night',
    statusId: 1,
    discipline: 'snooker',
    gameType: 'fifteenReds',
    frame: 3,
    raceTo: null,
    targetPoints: null,
    timeLimit: null,
    playerId1: 101,
    playerId2: 102,
    playerName1: 'Ada',
    playerName2: 'Bea',
    player1Frames: 0,
    player2Frames: 0,
    player1: side,
    player2: side,
    currentFrame: null,
    atTable: null,
    winner: null,
    scheduleTime: null,
    timeZone: 'UTC',
    startedAt: null,
    endedAt: null,
    club: null,
    table: null,
    tournament: null,
    roundName: null,
    groupNumber: null,
    matchNumber: null,
    breakBalls: null,
    streamUrl: null,
    outcome: null,
    calledAt: null,
    plannedMinutes: null,
    correctedAt: null,
    isLevelAllowed: false,
    referee: null,
    mayScore: true,
    frames: [],
    ...more,
  };
}

/** A best of three of snooker, a race to three of 9 ball, a game of carom to 40, one of pyramid and one on time. */
export const games = {
  snooker: upcoming({}),
  nineBall: upcoming({ discipline: 'pool', gameType: 'nineBall', frame: null, raceTo: 3 }),
  carom: upcoming({ discipline: 'carom', gameType: 'threeCushion', frame: null, targetPoints: 40 }),
  hundredUp: upcoming({ discipline: 'billiards', gameType: 'hundredUp', frame: null, targetPoints: 100 }),
  pyramid: upcoming({
    discipline: 'russianPyramid',
    gameType: 'russianPyramid',
    frame: null,
    raceTo: 2,
  }),
  timed: upcoming({ discipline: 'billiards', gameType: 'timed', frame: null, timeLimit: 60 }),
};

/** The entry of a frame on the match as it stands. */
export function frameOn(
  match: ScoredMatch,
  [one, two]: [number, number],
  more: Partial<FrameBody> = {},
): Entry {
  const { version, currentFrame } = match;
  const frame = { frameNumber: currentFrame ?? 1, player1Points: one, player2Points: two };
  return { kind: 'frame', body: { version, ...frame, isOver: false, ...more } };
}
