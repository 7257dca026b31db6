import { sql, type Insertable, type Kysely } from 'kysely';
import type { Stage } from '#domain/tournaments/stage.ts';
import type { TournamentEntry } from '#domain/tournaments/fault.ts';
import type { Database } from '#server/database/db.gen.ts';
import { managesSql, settingsJson } from '#server/fixtures/managed.ts';
import type { Caller } from '#server/session/caller.ts';

/** A tournament as it is kept, with what its stage depends on. */
export type KeptTournament = {
  id: number;
  club_id: number | null;
  stage: Stage;
  version: number;
  settings: TournamentEntry;
  /** Null where it is the association's. */
  club_status: number | null;
  /** Places that are taken. */
  places: number;
  has_live: boolean;
  may_manage: boolean;
};

/** A tournament that the caller runs, taken for this transaction; undefined where there is none such. */
export async function takeTournament(
  db: Kysely<Database>,
  caller: Caller,
  id: number,
): Promise<KeptTournament | undefined> {
  const kept = await takeShown(db, caller, id);
  return kept?.may_manage ? kept : undefined;
}

/** A tournament that the caller can read, taken for this transaction. */
export async function takeShown(
  db: Kysely<Database>,
  caller: Caller,
  id: number,
): Promise<KeptTournament | undefined> {
  // Taken before anything is counted: a statement counts what was there when it began, also where it has to wait.
  await sql`select from tournaments t where t.id = ${id} for update`.execute(db);
  return findShown(db, caller, id);
}

/** A tournament that the caller can read, as it is now. */
export async function findShown(
  db: Kysely<Database>,
  caller: Caller,
  id: number,
): Promise<KeptTournament | undefined> {
  const { rows } = await sql<KeptTournament>`
    select t.id, t.club_id, t.stage, t.version, ${settingsJson} as settings, ${managesSql(caller)} as may_manage,
      (select c.status_id from clubs c where c.id = t.club_id) as club_status,
      (select count(*) from tournament_players p where p.tournament_id = t.id and p.left_at is null) as places,
      exists (select from matches m where m.tournament_id = t.id and m.status_id = 7) as has_live
    from tournaments t where t.id = ${id} and (t.stage <> 'draft' or ${managesSql(caller)})`.execute(db);
  return rows[0];
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The columns that a tournament's settings fill. */
function columnsOf(entry: TournamentEntry): Insertable<Database['tournaments']> {
  return {
    name: entry.name.trim(),
    game_type: entry.gameType,
    format: entry.format,
    club_id: entry.clubId ?? null,
    description: entry.description.trim() || null,
    tournament_frame: entry.tournamentFrame,
    race_to: entry.raceTo,
    target_points: entry.targetPoints,
    time_limit_minutes: entry.timeLimit,
    round_lengths: JSON.stringify(entry.roundLengths),
    starts_on: entry.startDate,
    ends_on: entry.endDate,
    start_time: entry.startTime,
    time_zone: entry.timeZone,
    capacity: entry.capacity,
    entry_mode: entry.entryMode,
    needs_approval: entry.needsApproval,
    entry_opens_at: instant(entry.entryOpensAt),
    entry_closes_at: instant(entry.entryClosesAt),
    check_in_minutes: entry.checkInMinutes,
    group_count: entry.groupCount,
    qualifier_count: entry.qualifierCount,
    has_third_place: entry.hasThirdPlace,
    is_level_allowed: entry.isLevelAllowed,
    tie_breaks: JSON.stringify(entry.tieBreaks),
    is_rated: entry.isRated,
    is_handicapped: entry.isHandicapped,
    level_id: entry.levelId,
    category_id: entry.categoryId,
  };
}

/** Keeps a new tournament as a draft. */
export async function insertTournament(
  db: Kysely<Database>,
  { entry, caller, at }: { entry: TournamentEntry; caller: Caller; at: Date },
): Promise<number> {
  const times = { created_at: at, updated_at: at };
  const { id } = await db
    .insertInto('tournaments')
    .values({ ...columnsOf(entry), ...times, made_by: caller.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the settings of a tournament down. */
export async function changeTournament(
  db: Kysely<Database>,
  id: number,
  { entry, at }: { entry: TournamentEntry; at: Date },
): Promise<void> {
  await db
    .updateTable('tournaments')
    .set((eb) => ({ ...columnsOf(entry), updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
