import { nameOf, tallyOf, type MatchRow } from '#domain/scoring/scoreboard.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';

const words = matchPagesWords.centre.endings;

/** How a match ended that was not played to its end, with what was made until then; null where there is nothing to say. */
export function endingText(match: MatchRow): string | null {
  const { outcome, winner, playerId1 } = match;
  if (outcome === null || outcome === 'played' || outcome === 'bye') return null;
  if (outcome !== 'retired' && outcome !== 'disqualified') return words[outcome];
  const score = `${tallyOf(match, 1)}–${tallyOf(match, 2)}`;
  return words[outcome](score, nameOf(match, winner === playerId1 ? 2 : 1));
}
