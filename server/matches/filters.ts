import { sql, type RawBuilder } from 'kysely';
import type { MatchStatusId } from '#domain/matches/status.ts';

/** Which matches are asked for, and which page of them. */
export type MatchFilters = {
  status?: MatchStatusId | undefined;
  clubId?: number | undefined;
  tournamentId?: number | undefined;
  gameType?: string | undefined;
  /** Only the matches of this user and of the clubs to which the user belongs. */
  mineOf?: number | undefined;
  limit: number;
  pageNumber: number;
};

export type Fragment = RawBuilder<unknown>;

/** Keeps the club and the game that are asked for, of `m`: matches or their counts. */
export function whereClubAndGame({ clubId, gameType }: MatchFilters): Fragment {
  return sql`${clubId === undefined ? sql`` : sql`and m.club_id = ${clubId}`}
    ${gameType === undefined ? sql`` : sql`and m.game_type = ${gameType}`}`;
}

/** Keeps a user's own matches and those of the user's clubs. */
export function whereMine({ mineOf }: MatchFilters): Fragment {
  if (mineOf === undefined) return sql``;
  return sql`and (m.player1_id = ${mineOf} or m.player2_id = ${mineOf} or m.club_id in (${ownClubs(mineOf)}))`;
}

/** The clubs to which a user belongs. */
export function ownClubs(userId: number): Fragment {
  return sql`select club_id from club_members where user_id = ${userId} and status = 'member'`;
}
