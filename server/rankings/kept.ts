import { sql, type Kysely } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody } from '#server/http/problem.ts';
import { findBookedClub } from '#server/schedule/club.ts';
import type { Caller } from '#server/session/caller.ts';

/** What a club keeps for its rankings, each with a name of its own. */
export type KeptTable = 'categories' | 'levels' | 'rankings';

type Kept = { id: number; club_id: number; name: string; version: number };

/** Whether a caller may look at what a club keeps for its rankings. */
export async function seesClub(db: Kysely<Database>, caller: Caller, clubId: number): Promise<boolean> {
  if (caller.roleId > 2) return (await findBookedClub(db, caller, { clubId })) !== undefined;
  const club = await db
    .selectFrom('clubs')
    .select('id')
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return club !== undefined;
}

/** Why nothing can be added to a club, or null; the club is held, so that it is not switched off meanwhile. */
export async function addingFault(db: Kysely<Database>, caller: Caller, clubId: number) {
  const club = await findBookedClub(db, caller, { clubId, isTaken: true });
  if (!club) return { status: 404, body: problemBody('not_found') } as const;
  return club.status_id === 1 ? null : ({ status: 409, body: problemBody('club_inactive') } as const);
}

/** What is to be changed, held; or why it may not be. */
export async function takeKept(
  db: Kysely<Database>,
  caller: Caller,
  { table, id, request }: { table: KeptTable; id: number; request: FastifyRequest },
) {
  const { rows } = await sql<Kept>`
    select k.id, k.club_id, k.name, k.version from ${sql.table(table)} k where k.id = ${id} for update`.execute(
    db,
  );
  const [kept] = rows;
  if (!kept) return { status: 404, body: problemBody('not_found') } as const;
  const fault = await addingFault(db, caller, kept.club_id);
  if (fault) return fault;
  const read = request.headers['if-match'];
  if (read !== undefined && read !== String(kept.version)) {
    return { status: 412, body: problemBody('changed_meanwhile') } as const;
  }
  return kept;
}

/** Whether something else in a club has a name; of rankings, one of the same year. */
export async function isNameTaken(
  db: Kysely<Database>,
  {
    table,
    clubId,
    name,
    id = 0,
    year,
  }: { table: KeptTable; clubId: number; name: string; id?: number; year?: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} k where k.club_id = ${clubId} and lower(k.name) = lower(${name}) and k.id <> ${id}
      ${year === undefined ? sql`` : sql`and k.year = ${year}`} limit 1`.execute(db);
  return rows.length > 0;
}
