import { roundText } from '#domain/draws/round-text.ts';
import { matchLengthText } from '#domain/matches/length.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { decimalText } from '#domain/language/locale.ts';
import { matchWords } from '#domain/words/matches.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import { countedWords, scoreLayout } from '#domain/scoring/layout.ts';
import { nameOf, sideOf, sides, tallyOf, type MatchRow, type Side } from '#domain/scoring/scoreboard.ts';

/** A number with the word that stands over its column. */
export type LabelledNumber = { label: string; value: number | string };

/** The match in its tournament with its length, or its length alone: "Semi-final 1, best of 9". */
export function occasionText(match: MatchRow): string {
  const length = matchLengthText(match);
  if (!match.tournament) return length;
  return `${roundText(match.matchName)}, ${length.charAt(0).toLowerCase()}${length.slice(1)}`;
}

/** What a match belongs to, in one line: its tournament and name, or its name alone. */
export function eventText({ tournament, matchName }: MatchRow): string {
  return tournament ? `${tournament.name}, ${roundText(matchName)}` : roundText(matchName);
}

/** The same for a card: where there is no tournament, the club stands for it. */
export function venueText({ tournament, club, matchName }: MatchRow): string {
  return [tournament?.name ?? club?.name, roundText(matchName)].filter(Boolean).join(' · ');
}

/** How far a match can go, and where a single game has come to: "To 40 points, inning 22". */
export function standingText(match: MatchRow): string {
  const inning = scoreLayout(match) === 'points' ? inningOf(match) : null;
  const parts = [matchLengthText(match), inning === null ? '' : words.inningNumber(inning).toLowerCase()];
  return parts.filter(Boolean).join(', ');
}

/** Where a match stands, in one word or two. */
export function statusText({ statusId }: MatchRow): string {
  return statusId === matchStatus.completed ? words.over : matchWords.status[statusId];
}

/** The table of a match: its own name, or its number; null where none has been given. */
export function tableText({ table }: MatchRow): string | null {
  return table && (table.name ?? words.table(table.number));
}

/** The inning that is being played; null where innings are not counted. */
export function inningOf({ player1, player2 }: MatchRow): number | null {
  if (player1.innings === null && player2.innings === null) return null;
  return Math.max(player1.innings ?? 0, player2.innings ?? 0);
}

/** The points of the running frame under its number; null while none is played. */
export function runningNumber(match: MatchRow, side: Side): LabelledNumber | null {
  const { points } = sideOf(match, side);
  if (match.currentFrame === null || points === null) return null;
  return { label: `${countedWords(match).one} ${match.currentFrame}`, value: points };
}

/** Points an inning, to three places; null where they are not counted. */
export function averageNumber(match: MatchRow, side: Side): LabelledNumber | null {
  if (match.player1.average === null && match.player2.average === null) return null;
  return { label: words.average, value: decimalText(sideOf(match, side).average ?? 0, 3) };
}

/** One sentence that says how a live match stands, for those who hear it. */
export function summaryText(match: MatchRow): string {
  const tally = sides.map((side) => `${nameOf(match, side)} ${tallyOf(match, side)}`).join(', ');
  return `${tally}, ${[matchLengthText(match).toLowerCase(), progressText(match)].filter(Boolean).join('; ')}.`;
}

function progressText(match: MatchRow): string {
  const inning = inningOf(match);
  if (scoreLayout(match) === 'points') {
    return inning === null ? '' : words.inningNumber(inning).toLowerCase();
  }
  if (match.currentFrame === null) return '';
  const running = `${countedWords(match).one.toLowerCase()} ${match.currentFrame}`;
  const points = sides.map((side) => sideOf(match, side).points ?? 0).join(' to ');
  return scoreLayout(match) === 'frames' ? `${running}, ${points}` : running;
}
