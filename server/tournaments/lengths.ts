import { sql, type Kysely } from 'kysely';
import { thirdPlaceName } from '#domain/draws/names.ts';
import { matchStatus } from '#domain/matches/status.ts';
import type { TournamentEntry } from '#domain/tournaments/fault.ts';
import { lockGroups } from '#domain/tournaments/locks.ts';
import type { Database } from '#server/database/db.gen.ts';
import { lengthColumns } from './draw-rows.ts';
import type { KeptTournament } from './store.ts';

/** Matches of one length: a round, or the match for third place within one. */
type Round = { id: number; part: 'group' | 'knockout'; isThird: boolean; matches: number };

/** The rounds in which nobody has played; what ended by itself, as a bye does, was not played. */
async function findFreeRounds(db: Kysely<Database>, tournamentId: number): Promise<Round[]> {
  const { rows } = await sql<Round>`
    select r.id, r.part, m.name = ${thirdPlaceName} as "isThird", count(*)::integer as matches
    from rounds r join matches m on m.round_id = r.id where r.tournament_id = ${tournamentId}
    group by 1, 2, 3
    having not bool_or(m.status_id = ${matchStatus.live} or m.status_id = ${matchStatus.completed}
      and m.outcome <> 'bye' and not (m.outcome = 'walkover' and m.ended_by is null))
    order by r.id`.execute(db);
  return rows;
}

/** The lengths among changed fields that come too late: all has begun, and no knockout is to follow. */
export async function lateLengths(
  db: Kysely<Database>,
  { id, stage, settings }: KeptTournament,
  changed: readonly string[],
): Promise<string[]> {
  const lengths = changed.filter((field) => lockGroups.length.some((each) => each === field));
  if (stage !== 'running' || lengths.length === 0) return [];
  if ((await findFreeRounds(db, id)).length > 0) return [];
  const { rows } = await sql`
    select from rounds where tournament_id = ${id} and part = 'knockout' limit 1`.execute(db);
  const isKnockoutDue = settings.format === 'roundRobin' && settings.qualifierCount > 0 && rows.length === 0;
  return isKnockoutDue ? [] : lengths;
}

/** Gives matches that are drawn the length of their tournament, in rounds in which nothing has begun, and whether they are rated. */
export async function keepLengths(
  db: Kysely<Database>,
  tournamentId: number,
  { entry, at }: { entry: TournamentEntry; at: Date },
): Promise<void> {
  for (const { id, part, isThird, matches } of await findFreeRounds(db, tournamentId)) {
    const ofRound = isThird ? 2 : matches;
    const columns = lengthColumns(entry, part === 'group' ? null : ofRound);
    await db
      .updateTable('matches')
      .set((eb) => ({ ...columns, updated_at: at, version: eb('version', '+', 1) }))
      .where('round_id', '=', id)
      .where('status_id', '=', matchStatus.upcoming)
      .where('name', isThird ? '=' : '<>', thirdPlaceName)
      .execute();
  }
  await db
    .updateTable('matches')
    .set((eb) => ({ is_rated: entry.isRated, version: eb('version', '+', 1) }))
    .where('tournament_id', '=', tournamentId)
    .where('status_id', '=', matchStatus.upcoming)
    .where('is_rated', '<>', entry.isRated)
    .execute();
}
