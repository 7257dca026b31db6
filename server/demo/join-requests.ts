import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { fromNow, type DemoParts } from './demo.ts';
import { firstPlayerId, playerCount } from './users.ts';

type Row = Insertable<Database['club_members']>;

/** Days since each was asked, so that the oldest and the newest are told apart; none where nobody waits. */
const waiting: Record<number, number[]> = { 1: [12, 5, 2, 0.4], 2: [8, 1.5, 0.1], 3: [3] };

/** Players who ask the clubs of the accounts to take them in. */
export function demoJoinRequests(parts: DemoParts, members: readonly Row[]): Row[] {
  const taken = new Set(members.map(({ club_id: club, user_id: user }) => `${club} ${user}`));
  return Object.entries(waiting).flatMap(([club, ages]) => {
    const askers = Array.from({ length: playerCount }, (_, place) => firstPlayerId + playerCount - 1 - place)
      .filter((user) => !taken.has(`${club} ${user}`))
      .slice(Number(club) * 5, Number(club) * 5 + ages.length);
    return askers.map((user, place) => ({
      club_id: Number(club),
      user_id: user,
      status: 'requested',
      role: 5,
      requested_at: fromNow(parts, { days: -(ages[place] ?? 0) }),
      member_since: null,
    }));
  });
}
