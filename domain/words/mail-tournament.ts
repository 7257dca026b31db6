import { translated } from '#domain/language/translated.ts';

/** What mails about tournaments and their matches say. */
export const tournamentMailWords = translated('mail-tournament', {
  matchCalled: {
    subject: (match: string) => `Your match is called: ${match}`,
    preview: 'Please come to the table.',
    heading: 'Your match is called',
    text: (match: string) => `${match} is about to begin. Please come to the table.`,
    table: (table: string) => `You play at table ${table}.`,
    button: 'Look at the match',
    whole: 'When and where I play',
    reason: 'You receive this message because you play this match.',
  },
  matchesPlanned: {
    subject: (about: string) => `When you play: ${about}`,
    preview: 'Your matches have their times.',
    heading: 'When you play',
    text: (about: string) => `These are your times in ${about}.`,
    match: (match: string, time: string, city: string) => `${match}: ${time}, ${city} time.`,
    opponent: (opponent: string) => `You play against ${opponent}.`,
    button: 'When and where I play',
    reason: 'You receive this message because you play these matches.',
  },
  tournamentDraw: {
    subject: (tournament: string, number: number) =>
      number === 1 ? `The draw of ${tournament}` : `The new draw of ${tournament}`,
    preview: 'See whom you meet first.',
    heading: (number: number) => (number === 1 ? 'The draw is made' : 'The draw was made again'),
    text: (tournament: string) => `${tournament} is drawn.`,
    first: (match: string, opponent: string) => `You meet ${opponent} first: ${match}.`,
    unknown: (match: string) => `You play first in ${match}; your opponent is not known yet.`,
    button: 'Look at the draw',
    reason: 'You receive this message because you play in this tournament.',
  },
  tournamentEntry: {
    kinds: {
      requested: {
        subject: (tournament: string) => `Your entry for ${tournament}`,
        heading: 'The organisers will answer',
        text: (tournament: string) =>
          `You have asked to play ${tournament}. You will hear from us as soon as the organisers have decided.`,
      },
      waiting: {
        subject: (tournament: string) => `Waiting list of ${tournament}`,
        heading: 'You are on the waiting list',
        text: (tournament: string) =>
          `Every place of ${tournament} is taken. If one comes free before the draw and it is your turn, you will have it, and we will tell you.`,
      },
      confirmed: {
        subject: (tournament: string) => `You play ${tournament}`,
        heading: 'You have a place',
        text: (tournament: string) => `You have a place in ${tournament}.`,
      },
      movedUp: {
        subject: (tournament: string) => `A place for you in ${tournament}`,
        heading: 'A place came free',
        text: (tournament: string) =>
          `A place of ${tournament} came free, and it is yours. If you cannot play, please withdraw, so that the next one can.`,
      },
      refused: {
        subject: (tournament: string) => `Your entry for ${tournament}`,
        heading: 'Your entry was not accepted',
        text: (tournament: string) => `The organisers have not accepted your entry for ${tournament}.`,
      },
      withdrawn: {
        subject: (tournament: string) => `You are withdrawn from ${tournament}`,
        heading: 'You are withdrawn',
        text: (tournament: string) => `The organisers have taken you out of ${tournament}.`,
      },
      disqualified: {
        subject: (tournament: string) => `You are out of ${tournament}`,
        heading: 'You are disqualified',
        text: (tournament: string) => `The organisers have disqualified you from ${tournament}.`,
      },
      cancelled: {
        subject: (tournament: string) => `${tournament} is cancelled`,
        heading: 'The tournament is cancelled',
        text: (tournament: string) => `${tournament} does not take place.`,
      },
    },
    preview: 'Look at the tournament for more.',
    begins: (day: string) => `It begins on ${day}.`,
    because: (reason: string) => `The organisers write: ${reason}`,
    button: 'Look at the tournament',
    reason: 'You receive this message because you are entered in this tournament.',
  },
});
