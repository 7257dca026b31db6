import { sql, type Kysely } from 'kysely';
import { groupPlaces, knockoutPlaces, type Placing } from '#domain/draws/places.ts';
import { compareRecords } from '#domain/draws/qualifiers.ts';
import type { TournamentEntry } from '#domain/tournaments/fault.ts';
import type { Database } from '#server/database/db.gen.ts';
import { settingsJson } from '#server/fixtures/managed.ts';
import { findGroups } from './groups.ts';
import { drawOf, findKnockout } from './knockout-store.ts';

/** Finishes a tournament of which all is over, and keeps who came where; does nothing while something is left. */
export async function finishTournament(
  db: Kysely<Database>,
  tournamentId: number,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select finish_tournament(${tournamentId}::integer) as done`.execute(db);
  if (rows[0]?.done !== true) return false;
  await keepPlacings(db, tournamentId, at);
  return true;
}

type Finished = { settings: TournamentEntry; ended_at: Date | string | null };

/** Keeps the places of a finished tournament, in the place of what was kept before. */
export async function keepPlacings(db: Kysely<Database>, tournamentId: number, at: Date): Promise<void> {
  const { rows } = await sql<Finished>`
    select ${settingsJson} as settings, (
      select max(m.ended_at) from matches m where m.tournament_id = t.id) as ended_at
    from tournaments t where t.id = ${tournamentId} and t.stage = 'finished'`.execute(db);
  const [finished] = rows;
  if (!finished) return;
  const { settings } = finished;
  const ended = Temporal.Instant.fromEpochMilliseconds(new Date(finished.ended_at ?? at).getTime());
  const endedOn = ended.toZonedDateTimeISO(settings.timeZone).toPlainDate().toString();
  const placings = await findPlacings(db, tournamentId, settings);
  await sql`select keep_placings(${tournamentId}::integer, ${endedOn}::date, ${JSON.stringify(placings)}::json)`.execute(
    db,
  );
}

async function findPlacings(
  db: Kysely<Database>,
  tournamentId: number,
  settings: TournamentEntry,
): Promise<Placing[]> {
  const matches = [...drawOf(await findKnockout(db, tournamentId)).values()];
  if (settings.format === 'knockout') return knockoutPlaces(matches);
  const groups = await findGroups(db, tournamentId, settings);
  const lines = groups.flatMap((group) => group.lines);
  const records = new Map(
    groups.flatMap((group) => group.records.map((record) => [record.playerId, record])),
  );
  const compare = (a: { playerId: number }, b: { playerId: number }): number => {
    const [one, two] = [records.get(a.playerId), records.get(b.playerId)];
    return one && two ? compareRecords(one, two) : 0;
  };
  if (matches.length === 0) return groupPlaces(lines, 1, compare);
  const wins = new Map(lines.map(({ playerId, won }) => [playerId, won]));
  const further = knockoutPlaces(matches, wins);
  const reached = new Set(further.map(({ playerId }) => playerId));
  const others = lines.filter(({ playerId }) => !reached.has(playerId));
  return [...further, ...groupPlaces(others, further.length + 1)];
}
