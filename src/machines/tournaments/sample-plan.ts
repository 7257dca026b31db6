import type { Match } from '#api/matches.ts';
import type { OrderRead } from '#api/tournaments.ts';
import { enteredTournament } from './sample-entries.ts';

const side: Match['player1'] = {
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

/** A match that could have begun long ago. */
export const dueMatch: Match = {
  matchId: 61,
  version: 2,
  matchName: 'Quarter-final 1',
  statusId: 1,
  discipline: 'pool',
  gameType: 'nineBall',
  frame: null,
  raceTo: 5,
  targetPoints: null,
  timeLimit: null,
  playerId1: 31,
  playerId2: 32,
  playerName1: 'Ana Duarte',
  playerName2: 'Bruno Lara',
  player1Frames: 0,
  player2Frames: 0,
  player1: side,
  player2: side,
  currentFrame: null,
  atTable: null,
  winner: null,
  scheduleTime: '2020-01-01T10:00:00Z',
  timeZone: 'America/Bogota',
  startedAt: null,
  endedAt: null,
  club: { clubId: 2, name: 'Club Billares Obelisco' },
  table: { tableId: 4, number: 1, name: null },
  tournament: { tournamentId: 6, name: 'Winter Open' },
  roundName: 'Quarter-final',
  groupNumber: null,
  matchNumber: 1,
  breakBalls: null,
  streamUrl: null,
  outcome: null,
  calledAt: null,
  plannedMinutes: 60,
  correctedAt: null,
};

/** A match that was called long ago, and nobody has begun it. */
export const calledMatch: Match = {
  ...dueMatch,
  matchId: 62,
  matchName: 'Quarter-final 2',
  playerId1: 33,
  playerId2: 34,
  playerName1: 'Carla Ortiz',
  playerName2: 'Diego Sosa',
  table: { tableId: 5, number: 2, name: null },
  calledAt: '2020-01-01T10:00:00Z',
};

const liveMatch: Match = {
  ...dueMatch,
  matchId: 63,
  matchName: 'Quarter-final 3',
  statusId: 7,
  playerId1: 35,
  playerId2: 36,
  playerName1: 'Elena Cruz',
  playerName2: 'Fabio Reis',
  table: { tableId: 6, number: 3, name: null },
  startedAt: '2020-01-01T10:00:00Z',
};

/** A match whose players are not known yet. */
export const openMatch: Match = {
  ...dueMatch,
  matchId: 64,
  matchName: 'Final',
  playerId1: null,
  playerId2: null,
  playerName1: null,
  playerName2: null,
  scheduleTime: null,
  plannedMinutes: null,
  table: null,
};

const table = { gameTypes: ['nineBall' as const], match: null, name: null };

/** A tournament that is being played, with a free table, one in play and one that is out of order. */
export const sampleOrder: OrderRead = {
  tournament: {
    ...enteredTournament,
    stage: 'running',
    Rounds: [
      {
        roundName: 'Quarter-final',
        groupNumber: null,
        takesLength: false,
        Matches: [dueMatch, calledMatch, liveMatch],
      },
      { roundName: 'Final', groupNumber: null, takesLength: true, Matches: [openMatch] },
    ],
  },
  tables: [
    { ...table, tableId: 4, number: 1, state: 'free' },
    { ...table, tableId: 6, number: 3, state: 'inPlay', match: liveMatch },
    { ...table, tableId: 7, number: 4, state: 'outOfOrder' },
  ],
};

/** The same before its draw. */
export const undrawnOrder: OrderRead = { ...sampleOrder, tournament: enteredTournament };
