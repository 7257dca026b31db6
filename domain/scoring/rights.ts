import type { RoleId } from '#domain/roles.ts';

/** Who wants to write scores, with the clubs of the own office, or in which that person is confirmed as a referee. */
export type Scorer = { userId: number; roleId: RoleId; isReferee: boolean; clubIds: readonly number[] };

/** What of a match decides who may write its score. */
export type Refereed = {
  clubId: number | null;
  refereeId: number | null;
  players: readonly (number | null)[];
};

/**
 * Whether someone may write the score of a match: the association any, a club's people those of the club, and a referee
 * the matches given to that referee and those without one of clubs that have confirmed it. Nobody writes the score of an own match.
 */
export function mayScore(scorer: Scorer | null, { clubId, refereeId, players }: Refereed): boolean {
  if (scorer === null || players.includes(scorer.userId)) return false;
  if (scorer.roleId <= 2) return true;
  const isOwnClub = clubId !== null && scorer.clubIds.includes(clubId);
  if (scorer.roleId <= 4) return isOwnClub;
  return scorer.isReferee && (refereeId === scorer.userId || (refereeId === null && isOwnClub));
}
