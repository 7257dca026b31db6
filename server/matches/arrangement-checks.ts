import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Arranged, ArrangementFault } from '#domain/matches/arrangement.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import { isHalfHour, keepSlot, takeTable, type MatchTable } from './tables.ts';

type Code = components['schemas']['ProblemCode'];
/** What is answered to an arrangement that cannot be. */
export type Refused = { status: 400 | 404 | 409; body: ProblemBody };

/** A fault of what is typed, at its field. */
export const atField = ({ code, field }: ArrangementFault): Refused => ({
  status: 400,
  body: problemBody(code, { [field]: problemWords[code] }),
});
/** A refusal with the name of its field, if it concerns one. */
export const refused = (code: Code, field?: string): Refused => ({
  status: 409,
  body: problemBody(code, field === undefined ? undefined : { [field]: problemWords[code] }),
});
/** That what is named is not there. */
export const missing = (field?: string): Refused => ({
  status: 404,
  body: problemBody('not_found', field === undefined ? undefined : { [field]: problemWords.not_found }),
});

/** Players have to be members of the club; of the association's matches, of any club that is active. */
export async function playersFault(
  db: Kysely<Database>,
  caller: Caller,
  { clubId, players }: Arranged,
): Promise<Refused | null> {
  const { rows } = await sql<{ id: number; isActive: boolean; clubs: number[] }>`
    select u.id, u.status_id in (1, 4) as "isActive", playing_clubs(u.id) as clubs from users u
    where u.id = any(${[...players]}::integer[]) and u.role_id = 5`.execute(db);
  for (const [index, id] of players.entries()) {
    const player = rows.find((row) => row.id === id);
    const field = `playerId${index + 1}`;
    if (!player) return caller.roleId <= 2 ? missing(field) : refused('player_not_member', field);
    const isIn = clubId === null ? player.clubs.length > 0 : player.clubs.includes(clubId);
    if (!isIn) return refused('player_not_member', field);
    if (!player.isActive) return refused('player_inactive', field);
  }
  return null;
}

/** A referee has to be one whom a club has confirmed. */
export async function refereeFault(db: Kysely<Database>, refereeId: number | null): Promise<Refused | null> {
  if (refereeId === null) return null;
  const referee = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', refereeId)
    .where('is_referee', '=', true)
    .where('status_id', '=', 1)
    .executeTakeFirst();
  return referee ? null : missing('refereeId');
}

/** The table of a match, taken; none where the match has none. */
export async function findTable(
  db: Kysely<Database>,
  match: Arranged,
  kept: Arranged | null,
): Promise<Refused | { table: MatchTable | null }> {
  if (match.tableId === null) return { table: null };
  const table = await takeTable(db, match.clubId, match.tableId);
  if (!table) return missing('tableId');
  if (table.is_out_of_order && match.tableId !== kept?.tableId)
    return refused('table_out_of_order', 'tableId');
  const { scheduleTime, plannedMinutes } = match;
  const isKept = scheduleTime !== null && plannedMinutes !== null;
  if (isKept && !isHalfHour(scheduleTime, table.time_zone))
    return atField({ code: 'slots_wrong', field: 'scheduleTime' });
  return { table };
}

/** Keeps the table for as long as the match is planned; nothing where it has no time or no length. */
export async function keepTable(
  db: Kysely<Database>,
  of: { id: number; match: Arranged; table: MatchTable | null; madeBy: number; at: Date },
): Promise<Refused | null> {
  const { scheduleTime, plannedMinutes } = of.match;
  if (!of.table || scheduleTime === null || plannedMinutes === null) return null;
  const { id: matchId, table, madeBy, at } = of;
  const isThere = await keepSlot(db, {
    matchId,
    table,
    startsAt: scheduleTime,
    minutes: plannedMinutes,
    madeBy,
    at,
  });
  return isThere ? null : refused('table_taken', 'tableId');
}
