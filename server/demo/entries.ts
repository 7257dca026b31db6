import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { TournamentRows } from './drawing.ts';
import { tournamentPlans } from './tournament-list.ts';
import { firstPlayerId } from './users.ts';

type EntryRow = Insertable<Database['entries']>;

const hour = 3_600_000;

/** The entries of the demo: of everyone who plays, and of those who wait for a place of a full tournament. */
export function demoEntries({ tournaments, tournament_players: places }: TournamentRows): EntryRow[] {
  const made = new Map(tournaments.map(({ id, created_at: at }) => [id, new Date(at ?? 0).getTime()]));
  const entryOf = (tournamentId: number, userId: number, order: number, isWaiting: boolean): EntryRow => {
    const at = new Date((made.get(tournamentId) ?? 0) + order * hour);
    return {
      tournament_id: tournamentId,
      user_id: userId,
      status: isWaiting ? 'waiting' : 'confirmed',
      asked_at: at,
      answered_at: isWaiting ? null : at,
    };
  };
  const waiting = tournamentPlans.flatMap(({ players, firstPlayer = 0, waiting: count = 0 }, place) =>
    Array.from({ length: count }, (_, order) =>
      entryOf(place + 1, firstPlayerId + firstPlayer + players + order, players + order, true),
    ),
  );
  return [
    ...places.map(({ tournament_id: id, user_id: userId, seed }) => entryOf(id, userId, seed ?? 0, false)),
    ...waiting,
  ];
}
