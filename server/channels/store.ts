import { sql, type Kysely } from 'kysely';
import { channelNameKey, mostChannels } from '#domain/channels/fault.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Sealing } from '#server/services/sealing.ts';

/** A channel as it is kept, without its key. */
export type ChannelRow = {
  id: number;
  club_id: number;
  name: string;
  held_by: string | null;
  version: number;
};

const columns = ['id', 'club_id', 'name', 'held_by', 'version'] as const;

/** A channel with its sealed key. */
export type KeptChannel = ChannelRow & { sealed_key: Buffer };

/** What the sealing of stream keys is named by. */
export const streamKeyPurpose = 'stream key';

/** The one row in which a sealed key opens. */
export function placeOf({ id, clubId }: { id: number; clubId: number }): string {
  return `${clubId}/${id}`;
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The channels of a club by name, as people count: Stream2 before Stream10. */
export async function findChannels(db: Kysely<Database>, clubId: number): Promise<ChannelRow[]> {
  const rows = await db
    .selectFrom('channels')
    .select([...columns])
    .where('club_id', '=', clubId)
    .orderBy('name_key')
    .execute();
  return rows.toSorted((one, other) => byName.compare(one.name, other.name));
}

/** A channel of whatever club. */
export function findChannel(db: Kysely<Database>, id: number): Promise<KeptChannel | undefined> {
  return db
    .selectFrom('channels')
    .select([...columns, 'sealed_key'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many licences of a club run on a day of its own. */
export async function countLicences(db: Kysely<Database>, clubId: number, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select running_licences(${clubId}, ${today}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A channel to be added. */
export type NewChannel = {
  clubId: number;
  name: string;
  streamKey: string;
  /** The licences of this day allow it; a club that comes with its first licence has been checked against that one. */
  today: string | null;
};

/**
 * Adds a channel, in one statement with the counts that allow it; undefined where they do not, or where the name is
 * there already. The caller has taken the club, so that no other count changes meanwhile.
 */
export async function insertChannel(
  { db, sealing, now }: { db: Kysely<Database>; sealing: Sealing; now: Date },
  { clubId, name, streamKey, today }: NewChannel,
): Promise<number | undefined> {
  const numbered = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('channels', 'id'))::integer as id`.execute(db);
  const id = numbered.rows[0]?.id ?? 0;
  const sealed = sealing.seal(streamKey, placeOf({ id, clubId }));
  const most =
    today === null
      ? sql`${mostChannels}`
      : sql`least(${mostChannels}, running_licences(${clubId}, ${today}))`;
  const { rows } = await sql<{ id: number }>`
    insert into channels (id, club_id, name, name_key, sealed_key, created_at, updated_at)
    select ${id}, ${clubId}, ${name}, ${channelNameKey(name)}, ${sealed}, ${now}, ${now}
    where (select count(*) from channels where club_id = ${clubId}) < ${most}
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

/** Takes the names from channels that are each given a new one: of two that trade them, neither is in the way. */
export async function freeNames(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update channels set name_key = 'free ' || id where id in (${sql.join(ids)})`.execute(db);
}

/** Changes the name of a channel and, where one is given, its key. The caller has taken the club and looked at its names. */
export async function changeChannel(
  { db, sealing, now }: { db: Kysely<Database>; sealing: Sealing; now: Date },
  { id, clubId, name, streamKey }: { id: number; clubId: number; name: string; streamKey: string },
): Promise<void> {
  const sealed = streamKey === '' ? {} : { sealed_key: sealing.seal(streamKey, placeOf({ id, clubId })) };
  const named = { name, name_key: channelNameKey(name) };
  await db
    .updateTable('channels')
    .set((eb) => ({ ...named, ...sealed, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}
