import type { Match, MatchDetail } from '#api/matches.ts';

/** Matches to plan paths and to draw views with: one of every discipline, and one in every state. */

type Side = Match['player1'];

const side: Side = {
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
};

/** A live best of nine between two seeds, in its eighth frame. */
export const snookerMatch: Match = {
  matchId: 11,
  matchName: 'Semi-final 1',
  statusId: 7,
  discipline: 'snooker',
  gameType: 'fifteenReds',
  frame: 9,
  raceTo: null,
  targetPoints: null,
  timeLimit: null,
  playerId1: 101,
  playerId2: 102,
  playerName1: 'Andrés Peñaranda',
  playerName2: 'Marcus Whitfield',
  player1Frames: 4,
  player2Frames: 3,
  player1: { ...side, countryId: 'CO', seed: 2, points: 62, break: 48, highestBreak: 88 },
  player2: { ...side, countryId: 'JM', seed: 6, points: 14, highestBreak: 63 },
  currentFrame: 8,
  atTable: 1,
  winner: null,
  scheduleTime: '2026-11-20T15:00:00Z',
  timeZone: 'America/Bogota',
  startedAt: '2026-11-20T15:04:00Z',
  endedAt: null,
  club: { clubId: 2, name: 'Club Billares Obelisco' },
  table: { tableId: 7, number: 1, name: null },
  tournament: { tournamentId: 1, name: 'Copa Panamericana 2026' },
  roundName: 'Semi-finals',
  groupNumber: null,
  matchNumber: 29,
  breakBalls: ['red', 'black', 'red', 'black', 'red', 'black', 'red', 'blue', 'red', 'pink', 'red', 'yellow'],
  streamUrl: 'https://stream.example/copa',
};

const story = [
  [72, 8],
  [34, 61],
  [88, 0],
  [12, 79],
  [65, 43],
  [21, 70],
  [91, 15],
] as const;

/** The same match with its frames. */
export const snookerDetail: MatchDetail = {
  ...snookerMatch,
  referee: 'Neha Ramdin',
  frames: story.map(([one, two], place) => ({
    frameNumber: place + 1,
    player1Points: one,
    player2Points: two,
    player1Break: Math.round(one * 0.6),
    player2Break: Math.round(two * 0.6),
    winner: one > two ? 101 : 102,
    endedAt: `2026-11-20T1${5 + Math.floor(place / 3)}:${(place % 3) * 20 + 10}:00Z`,
  })),
};

/** A live race to nine, a club's own. */
export const nineBallMatch: Match = {
  ...snookerMatch,
  matchId: 12,
  matchName: 'League night',
  discipline: 'pool',
  gameType: 'nineBall',
  frame: null,
  raceTo: 9,
  playerId1: 103,
  playerId2: 104,
  playerName1: 'Renata Solís',
  playerName2: 'Devon Baptiste',
  player1Frames: 8,
  player2Frames: 4,
  player1: { ...side, countryId: 'MX' },
  player2: { ...side, countryId: 'TT' },
  currentFrame: 13,
  atTable: 2,
  timeZone: 'America/Monterrey',
  club: { clubId: 3, name: 'Cue Club Monterrey' },
  table: { tableId: 9, number: 3, name: null },
  tournament: null,
  roundName: null,
  matchNumber: null,
  breakBalls: null,
  streamUrl: null,
};

/** A live game of carom to 40 points. */
export const caromMatch: Match = {
  ...nineBallMatch,
  matchId: 13,
  matchName: 'Group B, round 2',
  discipline: 'carom',
  gameType: 'threeCushion',
  raceTo: null,
  targetPoints: 40,
  playerId1: 105,
  playerId2: 106,
  playerName1: 'Diego Mamani',
  playerName2: 'Camila Ferreyra',
  player1Frames: 0,
  player2Frames: 0,
  player1: { ...side, countryId: 'BO', points: 27, highestBreak: 6, innings: 22, average: 1.227 },
  player2: { ...side, countryId: 'AR', points: 31, break: 3, highestBreak: 7, innings: 22, average: 1.409 },
  currentFrame: 1,
  timeZone: 'America/Argentina/Buenos_Aires',
  club: { clubId: 4, name: 'Billar Club San Telmo' },
  table: { tableId: 12, number: 2, name: null },
  tournament: { tournamentId: 2, name: 'Torneo Apertura' },
  roundName: 'Round 2',
  groupNumber: 2,
};

/** A live race to six on the big table. */
export const pyramidMatch: Match = {
  ...nineBallMatch,
  matchId: 14,
  matchName: 'Last 16, match 5',
  discipline: 'russianPyramid',
  gameType: 'russianPyramid',
  raceTo: 6,
  playerId1: 107,
  playerId2: 108,
  playerName1: 'Kareem Joseph',
  playerName2: 'Luis Zúñiga',
  player1Frames: 4,
  player2Frames: 3,
  player1: { ...side, countryId: 'BB', points: 5 },
  player2: { ...side, countryId: 'CR', points: 2 },
  currentFrame: 8,
  tournament: { tournamentId: 3, name: 'Caribbean Pyramid Cup' },
  roundName: 'Last 16',
};

/** A match to come, of which one side is not known yet. */
export const upcomingMatch: Match = {
  ...snookerMatch,
  matchId: 15,
  matchName: 'Final',
  statusId: 1,
  playerId2: null,
  playerName2: null,
  player1Frames: 0,
  player2Frames: 0,
  player1: { ...side, countryId: 'BR', seed: 1 },
  player2: { ...side, seat: 'open', feederMatchName: 'Semi-final 1' },
  playerName1: 'Thiago Bittencourt',
  currentFrame: null,
  atTable: null,
  scheduleTime: '2026-11-21T15:00:00Z',
  startedAt: null,
  roundName: 'Final',
  matchNumber: 31,
  breakBalls: null,
  streamUrl: null,
};

/** A match that is over. */
export const completedMatch: Match = {
  ...snookerMatch,
  matchId: 16,
  matchName: 'Quarter-final 2',
  statusId: 6,
  playerId1: 109,
  playerName1: 'Gabriel Échevin',
  player1Frames: 2,
  player2Frames: 5,
  player1: { ...side, countryId: 'CA', seed: 4, highestBreak: 51 },
  player2: { ...side, countryId: 'JM', seed: 6, highestBreak: 104 },
  currentFrame: null,
  atTable: null,
  winner: 102,
  startedAt: '2026-11-19T15:00:00Z',
  endedAt: '2026-11-19T18:10:00Z',
  roundName: 'Quarter-finals',
  matchNumber: 26,
  breakBalls: null,
  streamUrl: null,
};
