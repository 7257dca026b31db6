import { matchWords } from '#domain/words/matches.ts';

/** When a match is over; null is what does not end it. */
export type MatchLength = {
  /** Best of so many frames. */
  frame: number | null;
  raceTo: number | null;
  targetPoints: number | null;
  /** In minutes. */
  timeLimit?: number | null;
};

/** What a match is played to, such as 'Best of 5, to 100 points' or 'Race to 7'. */
export function matchLengthText({ frame, raceTo, targetPoints, timeLimit = null }: MatchLength): string {
  const parts = [
    raceTo === null ? null : matchWords.raceTo(raceTo),
    frame === null || raceTo !== null ? null : matchWords.bestOf(frame),
    targetPoints === null ? null : matchWords.toPoints(targetPoints),
    timeLimit === null ? null : matchWords.minutes(timeLimit),
  ].filter((part) => part !== null);
  return parts.map((part, place) => (place === 0 ? part : lowerFirst(part))).join(', ');
}

/** Whether frames decide the match; otherwise it is one game, and its points do. */
export function isPlayedInFrames({ frame, raceTo }: Pick<MatchLength, 'frame' | 'raceTo'>): boolean {
  return (raceTo ?? frame ?? 1) > 1;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
