import { translated } from '#domain/language/translated.ts';

const example = 'Write the day as dd-mm-yyyy, for example 05-03-2027.';

/** Texts of a field of a day, wherever it stands. */
export const dayWords = translated('day', {
  order: 'dd-mm-yyyy',
  time: (field: string) => `Time: ${field}`,
  choose: (field: string) => `Choose a day: ${field}`,
  unfinished: example,
  unknown: `There is no such day. ${example}`,
});
