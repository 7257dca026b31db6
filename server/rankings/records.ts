import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Told } from '#domain/audit/changes.ts';
import { problemWords } from '#domain/words/problems.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { OperationId } from '#server/http/contract.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import { findBookedClub } from '#server/schedule/club.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Named = { name: string };
export type Refused = { status: 400 | 404 | 409; body: ProblemBody };

/** A kind of record that a club keeps for its rankings: categories, levels or rankings, each with a name of its own. */
export type RecordKind<Entry extends Named> = {
  table: 'categories' | 'levels' | 'rankings';
  kind: 'category' | 'level' | 'ranking';
  operations: Record<'create' | 'update' | 'remove', OperationId>;
  /** The answer to what is wrong with an entry beside its name, or null; `id` is 0 for a new one. */
  findFault(db: Kysely<Database>, of: { clubId: number; entry: Entry; id: number }): Promise<Refused | null>;
  nameMissing: 'category_name_missing' | 'level_name_missing' | 'ranking_name_missing';
  /** The record as it is kept. */
  find(db: Kysely<Database>, of: { clubId: number; id: number }): Promise<Entry | undefined>;
  insert(db: Kysely<Database>, of: { clubId: number; entry: Entry; at: Date }): Promise<number>;
  update(db: Kysely<Database>, of: { id: number; entry: Entry }): Promise<unknown>;
  /** Why it cannot be deleted, or null. */
  findUse(db: Kysely<Database>, id: number): Promise<Refused | null>;
  /** What the audit tells of it. */
  told(entry: Entry): Told;
};

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

/** The record that is to be changed, held; or why it may not be. */
async function takeRecord(
  db: Kysely<Database>,
  caller: Caller,
  { table, id, request }: { table: RecordKind<never>['table']; id: number; request: FastifyRequest },
) {
  const { rows } = await sql<Kept>`
    select k.id, k.club_id, k.name, k.version from ${sql.table(table)} k where k.id = ${id} for update`.execute(
    db,
  );
  const [kept] = rows;
  if (!kept) return { status: 404, body: problemBody('not_found') } as const;
  const fault = await addingFault(db, caller, kept.club_id);
  if (fault) return fault;
  const outdated = versionFault(kept.version, request);
  if (outdated) return outdated;
  return kept;
}

/** The answer to what is wrong with a record, its name first, or null. */
async function faultOf<Entry extends Named>(
  db: Kysely<Database>,
  kind: RecordKind<Entry>,
  of: { clubId: number; entry: Entry; id: number },
): Promise<Refused | null> {
  if (of.entry.name !== '') return kind.findFault(db, of);
  const body = problemBody(kind.nameMissing, { name: problemWords[kind.nameMissing] });
  return { status: 400, body };
}

const trimmed = <Entry extends Named>(entry: Entry): Entry => ({ ...entry, name: entry.name.trim() });

/** Adds a record to a club. */
export async function addRecord<Entry extends Named>(
  { db, clock }: Parts,
  caller: Caller,
  kind: RecordKind<Entry>,
  { clubId, entry: given }: { clubId: number; entry: Entry },
) {
  const refusal = await addingFault(db, caller, clubId);
  if (refusal) return refusal;
  const entry = trimmed(given);
  const fault = await faultOf(db, kind, { clubId, entry, id: 0 });
  if (fault) return fault;
  const at = new Date(clock());
  const id = await kind.insert(db, { clubId, entry, at });
  const record = { kind: kind.kind, id, clubId };
  await recordChange(db, caller, { operation: kind.operations.create, record, after: kind.told(entry), at });
  return { status: 201, body: { id, message: words.added(entry.name) } } as const;
}

/** Changes a record on the version that was read. */
export async function changeRecord<Entry extends Named>(
  { db, clock }: Parts,
  caller: Caller,
  kind: RecordKind<Entry>,
  { id, entry: given, request }: { id: number; entry: Entry; request: FastifyRequest },
) {
  const kept = await takeRecord(db, caller, { table: kind.table, id, request });
  if ('status' in kept) return kept;
  const { club_id: clubId } = kept;
  const entry = trimmed(given);
  const fault = await faultOf(db, kind, { clubId, entry, id });
  if (fault) return fault;
  const before = await kind.find(db, { clubId, id });
  await kind.update(db, { id, entry });
  await recordChange(db, caller, {
    operation: kind.operations.update,
    record: { kind: kind.kind, id, clubId },
    before: before ? kind.told(before) : null,
    after: kind.told(entry),
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.changed(entry.name) } } as const;
}

/** Deletes a record that nothing rests on. */
export async function removeRecord<Entry extends Named>(
  { db, clock }: Parts,
  caller: Caller,
  kind: RecordKind<Entry>,
  { id, request }: { id: number; request: FastifyRequest },
) {
  const kept = await takeRecord(db, caller, { table: kind.table, id, request });
  if ('status' in kept) return kept;
  const use = await kind.findUse(db, id);
  if (use) return use;
  const { club_id: clubId } = kept;
  const before = await kind.find(db, { clubId, id });
  await db.deleteFrom(kind.table).where('id', '=', id).execute();
  await recordChange(db, caller, {
    operation: kind.operations.remove,
    record: { kind: kind.kind, id, clubId },
    before: before ? kind.told(before) : null,
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.removed(kept.name) } } as const;
}

/** The answer where another record of a club has a name, or null; of rankings, one of the same year. */
export async function findNameFault(
  db: Kysely<Database>,
  of: { table: RecordKind<never>['table']; clubId: number; name: string; id: number; year?: number },
): Promise<Refused | null> {
  const { rows } = await sql`
    select 1 from ${sql.table(of.table)} k
    where k.club_id = ${of.clubId} and lower(k.name) = lower(${of.name}) and k.id <> ${of.id}
      ${of.year === undefined ? sql`` : sql`and k.year = ${of.year}`} limit 1`.execute(db);
  const body = problemBody('name_taken', { name: problemWords.name_taken });
  return rows.length > 0 ? { status: 409, body } : null;
}
