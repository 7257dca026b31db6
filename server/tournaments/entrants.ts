import { sql, type Kysely } from 'kysely';
import { checkInTimes, type EntryStatus } from '#domain/tournaments/entries.ts';
import type { EntryFacts } from '#domain/machines/entry.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import type { KeptTournament } from './store.ts';

/** A player as far as entering depends on it. */
export type Entrant = {
  userId: number;
  email: string;
  firstName: string;
  name: string;
  /** Cannot sign in, or is no player any more. */
  isInactive: boolean;
  /** The clubs for which the player can play. */
  clubs: number[];
  /** Whether the tournament is for everyone, or for a category that the player is in. */
  isEligible: boolean;
  /** The entry that is there, and whether its player was let in without fulfilling the conditions. */
  entry: { id: number; status: EntryStatus; isAdmitted: boolean } | null;
  /** Whether the player has left a draw in which the own seat stays. */
  hasLeft: boolean;
};

/**
 * A player whom the caller may enter: oneself, for a club its own members and who has an entry there already, for the
 * association everyone. Of others nothing is said, so that nobody learns who is behind a number.
 */
export async function findEntrant(
  db: Kysely<Database>,
  caller: Caller,
  { tournamentId, userId }: { tournamentId: number; userId: number },
): Promise<Entrant | undefined> {
  const { rows } = await sql<Entrant>`
    select u.id as "userId", u.email, u.first_name as "firstName", btrim(u.first_name || ' ' || u.last_name) as name,
      u.status_id not in (1, 4) as "isInactive", playing_clubs(u.id) as clubs,
      not exists (select from tournaments t where t.id = ${tournamentId} and t.category_id is not null and not exists (
        select from category_members k where k.category_id = t.category_id and k.user_id = u.id)) as "isEligible",
      exists (select from tournament_players p where p.tournament_id = ${tournamentId} and p.user_id = u.id
        and p.left_at is not null) as "hasLeft",
      (select json_build_object('id', e.id, 'status', e.status, 'isAdmitted', e.admission_reason is not null) from entries e
        where e.tournament_id = ${tournamentId} and e.user_id = u.id) as entry
    from users u where u.id = ${userId} and u.role_id = 5`.execute(db);
  const [found] = rows;
  if (!found || caller.roleId <= 2 || found.entry || userId === caller.userId) return found;
  return found.clubs.some((club) => caller.clubs.includes(club)) ? found : undefined;
}

/** What is known about a tournament when an entry is to be moved; `isDesk` for who runs it, who needs not wait for anything. */
export function factsOf(
  { settings, stage, places }: KeptTournament,
  { isDesk, now }: { isDesk: boolean; now: number },
): EntryFacts {
  const times = checkInTimes(settings);
  return {
    needsApproval: settings.needsApproval && !isDesk,
    hasRoom: places < settings.capacity,
    isCheckInOpen: isDesk || (times !== null && times.opensAt <= now && now < times.closesAt),
    isCheckInUsed: settings.checkInMinutes > 0,
    isDrawn: stage === 'drawn' || stage === 'running',
  };
}

/** Writes an entry down that is asked for, for the first time or again, behind all others. */
export async function keepEntry(
  db: Kysely<Database>,
  of: {
    tournamentId: number;
    userId: number;
    status: EntryStatus;
    answeredBy: number | null;
    /** Why somebody is let in who does not fulfil the conditions. */
    admissionReason: string | null;
    at: Date;
  },
): Promise<number> {
  const { tournamentId, userId, status, answeredBy, admissionReason, at } = of;
  const answeredAt = status === 'requested' || status === 'waiting' ? null : at;
  const { rows } = await sql<{ id: number }>`
    insert into entries (tournament_id, user_id, status, asked_at, answered_at, answered_by, admission_reason)
    values (${tournamentId}, ${userId}, ${status}, greatest(${at}::timestamptz, (
      select max(w.asked_at) + interval '1 millisecond' from entries w
      where w.tournament_id = ${tournamentId} and w.status = 'waiting')), ${answeredAt}, ${answeredBy}::integer,
      ${admissionReason}::text)
    on conflict (tournament_id, user_id) do update set status = excluded.status, asked_at = excluded.asked_at,
      answered_at = excluded.answered_at, answered_by = excluded.answered_by,
      reason = null, admission_reason = excluded.admission_reason,
      version = entries.version + 1
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Moves an entry that is there; why its player was let in stays unless another reason is given, or none. */
export async function moveKeptEntry(
  db: Kysely<Database>,
  of: {
    id: number;
    status: EntryStatus;
    answeredBy: number;
    reason: string | null;
    admissionReason?: string | null;
    at: Date;
  },
): Promise<void> {
  await db
    .updateTable('entries')
    .set((eb) => ({
      status: of.status,
      answered_at: of.at,
      answered_by: of.answeredBy,
      reason: of.reason,
      ...(of.admissionReason !== undefined && { admission_reason: of.admissionReason }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', of.id)
    .execute();
}

type Place = { tournamentId: number; userId: number };

/** Gives a player a place. */
export async function givePlace(db: Kysely<Database>, { tournamentId, userId }: Place): Promise<void> {
  await db
    .insertInto('tournament_players')
    .values({ tournament_id: tournamentId, user_id: userId })
    .execute();
}

/** Frees the place of a player before the draw. */
export async function freePlace(db: Kysely<Database>, { tournamentId, userId }: Place): Promise<void> {
  await db
    .deleteFrom('tournament_players')
    .where('tournament_id', '=', tournamentId)
    .where('user_id', '=', userId)
    .execute();
}

/** Where a player stands in the waiting list; null for who does not wait. */
export async function positionOf(
  db: Kysely<Database>,
  { tournamentId, userId }: Place,
): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    select (select count(*) from entries w where w.tournament_id = e.tournament_id and w.status = 'waiting'
      and (w.asked_at, w.id) <= (e.asked_at, e.id)) as position
    from entries e where e.tournament_id = ${tournamentId} and e.user_id = ${userId} and e.status = 'waiting'`.execute(
    db,
  );
  return rows[0]?.position ?? null;
}
