import type { Tournament } from '#api/fixtures.ts';
import type { ManagedRow } from './managed-list.ts';

/** A knockout of a club that only those who run it can read. */
export const draftRow: ManagedRow = {
  tournamentId: 5,
  name: 'Copa Panamericana',
  tournamentFrame: 7,
  format: 'knockout',
  statusId: 1,
  discipline: 'snooker',
  gameType: 'fifteenReds',
  timeZone: 'America/Bogota',
  startDate: '2126-11-17',
  endDate: '2126-11-23',
  club: { clubId: 2, name: 'Club Billares Obelisco' },
  playerCount: 0,
  winner: null,
  runnerUp: null,
  stage: 'draft',
  capacity: 16,
  entryOpensAt: null,
  entryClosesAt: '2126-11-10T23:00:00.000Z',
  cancelReason: null,
  mayManage: true,
  version: '1',
  waitingCount: 0,
  needsApproval: false,
  checkInOpensAt: null,
  checkInClosesAt: null,
  myEntry: null,
};

/** One that players enter. */
export const openRow: ManagedRow = {
  ...draftRow,
  tournamentId: 6,
  name: 'Winter Open',
  stage: 'open',
  playerCount: 9,
  version: '3',
};

/** One whose entries are over. */
export const closedRow: ManagedRow = {
  ...openRow,
  tournamentId: 7,
  name: 'City League',
  format: 'roundRobin',
  club: null,
  stage: 'closed',
  version: '4',
};

/** One in which the player has a place and can check in. */
export const enteredRow: ManagedRow = {
  ...openRow,
  tournamentId: 8,
  name: 'Night League',
  stage: 'closed',
  checkInOpensAt: '2020-01-01T08:00:00.000Z',
  checkInClosesAt: '2126-11-17T15:00:00.000Z',
  myEntry: { status: 'confirmed', position: null, reason: null },
};

/** The draft as it is read by itself: groups, then a knockout. */
export const draftTournament: Tournament = {
  ...draftRow,
  format: 'roundRobin',
  Rounds: [],
  groups: [],
  draws: [],
  rankings: [],
  settings: {
    name: draftRow.name,
    gameType: 'fifteenReds',
    format: 'roundRobin',
    clubId: 2,
    description: '',
    tournamentFrame: 7,
    raceTo: null,
    targetPoints: null,
    timeLimit: null,
    roundLengths: [],
    startDate: '2126-11-17',
    endDate: '2126-11-23',
    startTime: '10:00',
    timeZone: 'America/Bogota',
    capacity: 16,
    entryMode: 'open',
    needsApproval: false,
    entryOpensAt: null,
    entryClosesAt: '2126-11-10T23:00:00.000Z',
    checkInMinutes: 0,
    groupCount: 4,
    qualifierCount: 2,
    hasThirdPlace: false,
    isLevelAllowed: false,
    tieBreaks: ['difference', 'framesWon'],
    isRated: true,
    isHandicapped: false,
    levelId: null,
    categoryId: null,
  },
};
