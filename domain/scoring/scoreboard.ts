import type { components } from '#contract/api.gen.ts';
import { headlineScore } from '#domain/matches/score.ts';
import { seatText } from '#domain/matches/seat.ts';

/** A match as lists carry it. */
export type MatchRow = components['schemas']['Match'];
export type FrameRow = components['schemas']['Frame'];
export type Side = 1 | 2;

/** The two sides of a match, in their order. */
export const sides = [1, 2] as const;

/** What a match knows of one side beyond name and frames. */
export function sideOf(match: MatchRow, side: Side): MatchRow['player1'] {
  return side === 1 ? match.player1 : match.player2;
}

/** Who sits on a side, or what the seat waits for. */
export function nameOf(match: MatchRow, side: Side): string {
  return seatText(sideOf(match, side), side === 1 ? match.playerName1 : match.playerName2);
}

/** The last of someone's names, where there is no room for all of them. */
export function shortName(match: MatchRow, side: Side): string {
  const { seat, isNameHidden } = sideOf(match, side);
  const name = nameOf(match, side);
  return seat === 'player' && !isNameHidden ? (name.split(/\s+/u).at(-1) ?? name) : name;
}

/** Frames or racks that a side has won. */
export function framesOf(match: Pick<MatchRow, 'player1Frames' | 'player2Frames'>, side: Side): number {
  return side === 1 ? match.player1Frames : match.player2Frames;
}

/** The number that says how a side stands: frames, or points where the match is one game. */
export function tallyOf(match: MatchRow, side: Side): number {
  return headlineScore(match)?.[side - 1] ?? 0;
}

/** Who has won, or leads while nobody has; null where they are level. */
export function aheadIn(match: MatchRow): Side | null {
  if (match.winner !== null) return match.winner === match.playerId1 ? 1 : 2;
  const difference = tallyOf(match, 1) - tallyOf(match, 2);
  if (difference === 0) return null;
  return difference > 0 ? 1 : 2;
}

/** By how many points a side leads in the running frame; negative where it trails. */
export function leadOf(match: MatchRow, side: Side): number {
  const [own, others] = side === 1 ? [match.player1, match.player2] : [match.player2, match.player1];
  return (own.points ?? 0) - (others.points ?? 0);
}
