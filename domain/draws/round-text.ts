import { drawWords as words } from '#domain/words/draws.ts';
import { fixturePageWords } from '#domain/words/fixture-page.ts';

/** How many players are left in a round that is named after them; null for one that is not. */
export const playersOfRound = (name: string): string | null => /^Last (\d+)$/.exec(name)?.[1] ?? null;

/** Names as draws give them, and what a reader sees of each. */
const forms: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  [/^Final$/, () => words.final],
  [/^Semi-finals$/, () => words.semiFinals],
  [/^Quarter-finals$/, () => words.quarterFinals],
  [/^Semi-final (\d+)$/, ([number = '']) => words.semiFinal(number)],
  [/^Quarter-final (\d+)$/, ([number = '']) => words.quarterFinal(number)],
  [/^Last (\d+)$/, ([players = '']) => words.last(players)],
  [/^Last (\d+), match (\d+)$/, ([players = '', number = '']) => words.lastMatch(players, number)],
  [/^Group ([A-Z]\d?)$/, ([letter = '']) => words.group(letter)],
  [/^Group ([A-Z]\d?), round (\d+)$/, ([letter = '', number = '']) => words.groupRound(letter, number)],
  [/^Round (\d+)$/, ([number = '']) => words.round(number)],
  [/^Match (\d+)$/, ([number = '']) => words.match(number)],
];

/** The name of a round, a group or a match as its reader says it; what somebody has named otherwise stays as it is. */
export function roundText(name: string): string {
  for (const [form, say] of forms) {
    const found = form.exec(name);
    if (found) return say(found.slice(1));
  }
  return name;
}

/** The name of a round where there is little room. */
export function shortRoundText(name: string): string {
  if (name === 'Quarter-finals') return fixturePageWords.shortRounds.quarterFinals;
  return name === 'Semi-finals' ? fixturePageWords.shortRounds.semiFinals : roundText(name);
}
