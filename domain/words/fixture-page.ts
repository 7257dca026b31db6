import { translated } from '#domain/language/translated.ts';

const countWords: Readonly<Record<number, string | undefined>> = { 2: 'two', 3: 'three', 4: 'four' };

/** Texts of a tournament's page. */
export const fixturePageWords = translated('fixture-page', {
  loading: 'Loading the fixtures',
  winner: 'Winner',
  runnerUp: 'Runner-up',
  podium: 'Winner and runner-up',
  countsFor: 'Counts for',
  ranking: (name: string, year: number) => `${name} ${year}`,
  finalLength: (length: string) => `Final, ${length.charAt(0).toLowerCase()}${length.slice(1)}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  to: ' to ',
  formats: { knockout: 'knockout', roundRobin: 'round robin' },
  missing: {
    title: 'This tournament was not found.',
    text: 'It may have been taken off, or the link is not complete.',
  },
  failed: { title: 'The fixtures could not be loaded.' },
  empty: {
    nothing: 'Nothing is drawn yet',
    entered: (players: number) =>
      players === 0
        ? 'Nobody has entered yet. The fixtures appear here as soon as the draw is made.'
        : `${players} players have entered. The fixtures appear here as soon as the draw is made.`,
    onePlayer: 'One player and nobody to play against',
    onePlayerText: (name: string) =>
      `${name} has entered so far. Matches appear here once someone else has entered and the draw is made.`,
    someone: 'One player',
  },
  tabs: { label: 'Views of the tournament', bracket: 'Bracket', round: 'Rounds', groups: 'Group standings' },
  round: 'Round',
  stale: 'What you see may be out of date.',
  shortRounds: { quarterFinals: 'QF', semiFinals: 'SF' },
  loose: 'Other matches',
  keys: 'Arrow keys move from match to match and on to other rounds, Home and End to the first and last of a round.',
  match: {
    number: (number: number) => `Match ${number}`,
    winnerOf: (number: number) => `Winner of match ${number}`,
    versus: 'v',
    table: (number: number) => `Table ${number}`,
  },
  times: {
    there: (city: string) => `${city} time`,
    own: (city: string) => `Show my own time (${city})`,
  },
  groups: {
    jump: 'Jump to a group',
    of: (played: number, all: number) => `${played} of ${all} played`,
    qualify: (count: number) =>
      count === 1
        ? 'The first of each group goes through.'
        : `The first ${countWords[count] ?? count} of each group go through.`,
    matches: 'Matches',
    none: 'No matches are drawn in this group yet.',
    standings: (group: string) => `Standings of ${group}`,
    columns: {
      rank: '#',
      player: 'Player',
      played: 'P',
      won: 'W',
      lost: 'L',
      frames: 'Frames',
      difference: '+/–',
      points: 'Pts',
    },
    spoken: {
      rank: 'Place',
      played: 'Played',
      won: 'Won',
      lost: 'Lost',
      difference: 'Frame difference',
      points: 'Points',
    },
    qualifies: 'goes through',
    level: 'level, to be decided',
    decided: { lot: 'decided by lot', playOff: 'decided by a play-off' },
  },
  share: {
    label: 'Share this tournament',
    device: 'Share',
    copy: 'Copy link',
    copied: 'Link copied',
    byHand: 'Link of this tournament',
    byHandHint: 'It could not be copied by itself. Select it and copy it by hand.',
    close: 'Close',
    networks: {
      whatsapp: 'Share on WhatsApp',
      facebook: 'Share on Facebook',
      x: 'Share on X',
      telegram: 'Share on Telegram',
      email: 'Share by e-mail',
    },
    newTab: 'opens in a new tab',
  },
});
