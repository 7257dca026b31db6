import { translated } from '#domain/language/translated.ts';

/** Texts of a tournament and its fixtures. */
export const fixtureWords = translated('fixture', {
  winnerUndecided: 'Winner Yet To Decide',
  runnerUpUndecided: 'Runner Up Yet To Decide',
  unknownZone: (timeZone: string) =>
    `The time zone ${timeZone === '' ? 'of this tournament' : `'${timeZone}'`} is not known, so times are shown in UTC.`,
  repeatedTime: (offset: string) => `The clocks go back: this is the hour at UTC${offset}.`,
  standingsRule:
    'Two points for a win. Level players are split by frame difference, then by frames won, then by the match between two who are level, then by name.',
});
