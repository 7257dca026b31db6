import type { MatchEnd } from './games.ts';

/** What a tournament of the demo is to show. */
export type TournamentPlan = {
  /** May hold YEAR for the year in which it is played. */
  name: string;
  format: 'knockout' | 'roundRobin';
  gameType: string;
  clubId: number | null;
  timeZone: string;
  players: number;
  groups?: number;
  /** How far it has come: rounds that are over, then whether the next one is being played today. */
  roundsOver: number;
  isUnderWay: boolean;
  /** Days from today to the first day. */
  startsIn: number;
  length?: Partial<MatchEnd>;
  /** Seeds that have won every match so far, where the story wants it. */
  through?: number[];
  /** The place among the players from which seeds are counted. */
  firstPlayer?: number;
  /** Entries are open and nothing is drawn yet. */
  isUndrawn?: boolean;
  /** Players who wait for a place. */
  waiting?: number;
  /** Made for the desk of the club, with the draw as it was made; a stage that the rounds do not tell by themselves. */
  shows?: 'draft' | 'planned' | 'tie' | 'correction';
  /** How many go on from each group. */
  qualifiers?: number;
  /** Starts in the night in which the clocks change, whatever `startsIn` says. */
  isOverClockChange?: boolean;
};

const knockout = { format: 'knockout', roundsOver: 0, isUnderWay: false } as const;
const roundRobin = { format: 'roundRobin', roundsOver: 0, isUnderWay: false } as const;

/** The tournaments of the demo; the first one is that of the featured match. */
export const tournamentPlans: readonly TournamentPlan[] = [
  {
    ...knockout,
    name: 'Copa Panamericana YEAR',
    gameType: 'fifteenReds',
    clubId: 2,
    timeZone: 'America/Bogota',
    players: 32,
    roundsOver: 3,
    isUnderWay: true,
    startsIn: -3,
    through: [1, 2, 3, 5],
  },
  {
    ...knockout,
    name: 'Abierto de Monterrey',
    gameType: 'nineBall',
    clubId: 3,
    timeZone: 'America/Monterrey',
    players: 48,
    roundsOver: 3,
    isUnderWay: true,
    startsIn: -3,
    firstPlayer: 8,
  },
  {
    ...roundRobin,
    name: 'Torneo Apertura',
    gameType: 'threeCushion',
    clubId: 4,
    timeZone: 'America/Argentina/Buenos_Aires',
    players: 15,
    groups: 3,
    roundsOver: 3,
    isUnderWay: true,
    startsIn: -3,
    firstPlayer: 21,
  },
  {
    ...knockout,
    name: 'Caribbean Pyramid Cup',
    gameType: 'russianPyramid',
    clubId: 5,
    timeZone: 'America/Barbados',
    players: 23,
    roundsOver: 1,
    isUnderWay: true,
    startsIn: -1,
    firstPlayer: 20,
  },
  {
    ...knockout,
    name: 'Continental 8 Ball Championship',
    gameType: 'eightBall',
    clubId: 1,
    timeZone: 'America/New_York',
    players: 128,
    roundsOver: 7,
    startsIn: -24,
  },
  {
    ...roundRobin,
    name: 'Americas Six Ball League',
    gameType: 'sixBall',
    clubId: 6,
    timeZone: 'America/Toronto',
    players: 128,
    groups: 32,
    roundsOver: 2,
    isUnderWay: true,
    startsIn: -2,
  },
  {
    ...knockout,
    name: 'Hooghly Invitational',
    gameType: 'hundredFiftyUp',
    clubId: 7,
    timeZone: 'Asia/Kolkata',
    players: 11,
    roundsOver: 4,
    startsIn: -16,
    firstPlayer: 20,
  },
  {
    ...knockout,
    name: 'Tasman 100 Up',
    gameType: 'hundredUp',
    clubId: 8,
    timeZone: 'Pacific/Auckland',
    players: 8,
    startsIn: 5,
    firstPlayer: 30,
  },
  {
    ...knockout,
    name: 'Five Boroughs Night Owl',
    gameType: 'tenBall',
    clubId: 1,
    timeZone: 'America/New_York',
    players: 8,
    roundsOver: 3,
    startsIn: -30,
    firstPlayer: 40,
    isOverClockChange: true,
  },
  {
    ...roundRobin,
    name: 'Straight Pool Round',
    gameType: 'straightPool',
    clubId: 9,
    timeZone: 'America/Chicago',
    players: 12,
    groups: 3,
    roundsOver: 3,
    startsIn: -40,
    firstPlayer: 50,
  },
  {
    ...knockout,
    name: 'One Pocket Masters',
    gameType: 'onePocket',
    clubId: 11,
    timeZone: 'America/Chicago',
    players: 13,
    startsIn: 12,
    firstPlayer: 60,
  },
  {
    ...knockout,
    name: 'Hour of Billiards',
    gameType: 'timed',
    clubId: 12,
    timeZone: 'America/Jamaica',
    players: 6,
    roundsOver: 1,
    isUnderWay: true,
    startsIn: -1,
    firstPlayer: 70,
  },
  {
    ...knockout,
    name: 'Copa de Verano',
    gameType: 'eightBall',
    clubId: 18,
    timeZone: 'America/Santiago',
    players: 17,
    startsIn: 60,
    firstPlayer: 80,
    isUndrawn: true,
    waiting: 4,
  },
  {
    ...knockout,
    name: 'Copa Quetzal',
    gameType: 'fifteenReds',
    clubId: 27,
    timeZone: 'America/Guatemala',
    players: 1,
    startsIn: 30,
    firstPlayer: 90,
  },
  {
    ...knockout,
    name: 'Association Final Eight',
    gameType: 'fifteenReds',
    clubId: null,
    timeZone: 'America/Panama',
    players: 8,
    roundsOver: 3,
    startsIn: -75,
  },
];

const inBrooklyn = { clubId: 1, timeZone: 'America/New_York' } as const;

/**
 * What the desk of the first club has before it besides: a draft, a draw with its order of play, groups half played with a
 * tie to settle, and a result that was corrected. Entries that are open and results that count stand among the others.
 */
export const deskPlans: readonly TournamentPlan[] = [
  {
    ...knockout,
    ...inBrooklyn,
    name: 'Prospect Park Classic',
    gameType: 'eightBall',
    players: 0,
    startsIn: 40,
    shows: 'draft',
  },
  {
    ...knockout,
    ...inBrooklyn,
    name: 'Red Hook Eight Ball',
    gameType: 'eightBall',
    players: 8,
    startsIn: 33,
    firstPlayer: 128,
    shows: 'planned',
  },
  {
    ...roundRobin,
    ...inBrooklyn,
    name: 'Gowanus Group Cup',
    gameType: 'eightBall',
    players: 7,
    groups: 2,
    qualifiers: 2,
    roundsOver: 1,
    isUnderWay: true,
    startsIn: -1,
    firstPlayer: 140,
    length: { race_to: 3 },
    shows: 'tie',
  },
  {
    ...knockout,
    ...inBrooklyn,
    name: 'Navy Yard Invitational',
    gameType: 'tenBall',
    players: 4,
    roundsOver: 1,
    startsIn: -1,
    firstPlayer: 152,
    shows: 'correction',
  },
];
