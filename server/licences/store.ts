import { sql, type Kysely } from 'kysely';
import type { Term } from '#domain/licences/term.ts';
import type { Database } from '#server/database/db.gen.ts';

/** A licence as it is kept. */
export type LicenceRow = {
  id: number;
  club_id: number;
  count: number;
  starts_on: string;
  ends_on: string;
  version: number;
  is_renewed: boolean;
};

const columns = [
  'licences.id',
  'licences.club_id',
  'licences.count',
  'licences.starts_on',
  'licences.ends_on',
  'licences.version',
  sql<boolean>`exists (select from licences next where next.renews_id = licences.id)`.as('is_renewed'),
] as const;

/** The zone of a club, or undefined where there is none, or none of these users' clubs. */
export async function findZone(
  db: Kysely<Database>,
  clubId: number,
  ownOf?: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('clubs')
    .select('time_zone')
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .$if(ownOf !== undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('club_members')
          .select('club_id')
          .where('user_id', '=', ownOf ?? 0)
          .where('status', '=', 'member')
          .where('role', '<>', 5),
      ),
    )
    .executeTakeFirst();
  return row?.time_zone;
}

/** The licences of a club, the one that ends last at the top. */
export function findLicences(db: Kysely<Database>, clubId: number): Promise<LicenceRow[]> {
  return db
    .selectFrom('licences')
    .select([...columns])
    .where('club_id', '=', clubId)
    .orderBy('ends_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * A licence with the zone of its club, taken for this transaction: the club first and then the licence, so that changes
 * of one club's licences go one after the other.
 */
export async function takeLicence(
  db: Kysely<Database>,
  id: number,
): Promise<(LicenceRow & { time_zone: string }) | undefined> {
  const club = await db
    .selectFrom('clubs')
    .select(['id', 'time_zone'])
    .where('id', '=', (eb) => eb.selectFrom('licences').select('club_id').where('licences.id', '=', id))
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!club) return undefined;
  const row = await db
    .selectFrom('licences')
    .select([...columns])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, time_zone: club.time_zone };
}

/** Adds a licence; undefined where the one that it renews has its next term already. */
export async function insertLicence(
  db: Kysely<Database>,
  now: number,
  licence: { clubId: number; count: number; term: Term; renewsId?: number },
): Promise<LicenceRow | undefined> {
  const row = await db
    .insertInto('licences')
    .values({
      club_id: licence.clubId,
      count: licence.count,
      starts_on: licence.term.start,
      ends_on: licence.term.end,
      renews_id: licence.renewsId ?? null,
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'club_id', 'count', 'starts_on', 'ends_on', 'version'])
    .executeTakeFirst();
  return row && { ...row, is_renewed: false };
}

/**
 * Changes the number and the term of a licence, in one statement with the counts that allow it; false where its club
 * would have fewer licences than channels on this day, and more than it has now.
 */
export async function changeLicence(
  db: Kysely<Database>,
  now: number,
  { id, count, term, today }: { id: number; count: number; term: Term; today: string },
): Promise<boolean> {
  const gives = term.start <= today && today <= term.end ? count : 0;
  const { numUpdatedRows } = await db
    .updateTable('licences')
    .set((eb) => ({
      count,
      starts_on: term.start,
      ends_on: term.end,
      version: eb('version', '+', 1),
      updated_at: new Date(now),
    }))
    .where('id', '=', id)
    .where(covers(today, gives))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a licence, in one statement with the counts that allow it; false where its club needs it for its channels. */
export async function deleteLicence(db: Kysely<Database>, id: number, today: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('licences')
    .where('id', '=', id)
    .where(covers(today, 0))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Whether the channels of a club have their licences when this one gives so many: what has expired never locks the
 * channels that are there, so that a licence may always give as much as it did.
 */
function covers(today: string, gives: number) {
  const gave = sql`case when ${today}::date between licences.starts_on and licences.ends_on then licences.count else 0 end`;
  return sql<boolean>`(${gives}::integer >= ${gave} or (
    select count(*) from channels where channels.club_id = licences.club_id
  ) <= running_licences(licences.club_id, ${today}) - ${gave} + ${gives}::integer)`;
}
