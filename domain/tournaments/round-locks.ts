import type { components } from '#contract/api.gen.ts';
import { thirdPlaceName } from '#domain/draws/names.ts';
import { matchStatus } from '#domain/matches/status.ts';

/** A round as far as its length depends on it; the match for third place counts as one of the semi-finals, 2. */
export type RoundFacts = { isKnockout: boolean; matches: number; takesLength: boolean };

/** Why the length of a round cannot be changed: it has begun, or the draw has no such round. */
export type RoundLock = 'begun' | 'absent';

/** The rounds that are drawn. */
export type DrawnRounds = { rounds: readonly RoundFacts[]; isKnockoutDue: boolean };

/** Why the own length of a round cannot be changed, or null. */
export function roundLock({ rounds, isKnockoutDue }: DrawnRounds, matches: number): RoundLock | null {
  const knockout = rounds.filter(({ isKnockout }) => isKnockout);
  if (knockout.length === 0 || isKnockoutDue) return null;
  const meant = knockout.filter((round) => round.matches === matches);
  if (meant.length === 0) return 'absent';
  return meant.some(({ takesLength }) => takesLength) ? null : 'begun';
}

/** Whether all rounds have begun that have the length of the tournament, those with an own length aside. */
export function isLengthLocked({ rounds, isKnockoutDue }: DrawnRounds, own: ReadonlySet<number>): boolean {
  const using = rounds.filter(({ isKnockout, matches }) => !isKnockout || !own.has(matches));
  return !isKnockoutDue && using.length > 0 && !using.some(({ takesLength }) => takesLength);
}

type Read = Pick<components['schemas']['Tournament'], 'Rounds'> & {
  settings: Pick<components['schemas']['TournamentSettings'], 'format' | 'qualifierCount'>;
};

/** The rounds of a tournament as it is read. */
export function drawnRounds({ Rounds, settings: { format, qualifierCount } }: Read): DrawnRounds {
  const rounds = Rounds.flatMap(({ groupNumber, takesLength, Matches }): RoundFacts[] => {
    const isKnockout = groupNumber === null;
    const third = Matches.find(({ matchName }) => isKnockout && matchName === thirdPlaceName);
    const isThirdFree = third?.statusId === matchStatus.upcoming;
    const matches = Matches.length - (third ? 1 : 0);
    return [
      { isKnockout, matches, takesLength },
      ...(third ? [{ isKnockout, matches: 2, takesLength: isThirdFree }] : []),
    ];
  });
  return { rounds, isKnockoutDue: isKnockoutDue({ format, qualifierCount }, rounds) };
}

/** No draw is made. */
export const undrawn: DrawnRounds = { rounds: [], isKnockoutDue: false };

/** Whether a knockout is still to follow the groups. */
export const isKnockoutDue = (
  { format, qualifierCount }: Read['settings'],
  rounds: readonly RoundFacts[],
): boolean => format === 'roundRobin' && qualifierCount > 0 && !rounds.some(({ isKnockout }) => isKnockout);
