import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Database } from '#server/database/db.gen.ts';
import { holdPlayer } from './memberships.ts';

type Schemas = components['schemas'];
type Kind = Schemas['JoinRequestKind'];

type WaitingRow = {
  id: number;
  userId: number;
  fullName: string;
  email: string;
  profileImage: string | null;
  kind: Kind;
  createdAt: string;
};

/** A request that waits for its answer. */
export type WaitingRequest = {
  request_id: number;
  user_id: number;
  kind: Kind;
  name: string;
  first_name: string;
  email: string;
};

const isWaiting = sql`(m.status = 'requested' or m.leaving_asked_at is not null)`;
const kindOf = sql`case m.status when 'requested' then 'join' else 'leave' end`;
const askedAt = sql`coalesce(m.leaving_asked_at, m.requested_at)`;
const nameOf = sql`btrim(u.first_name || ' ' || u.last_name)`;

/** One page of those who wait for a club's answer, the oldest first, and how many there are. */
export async function findRequests(
  db: Kysely<Database>,
  { clubId, limit, pageNumber }: { clubId: number; limit: number; pageNumber: number },
): Promise<Schemas['JoinRequestPage']> {
  const { rows } = await sql<{ total: number; rows: WaitingRow[] }>`
    with page as (
      select m.request_id as id, u.id as "userId", ${nameOf} as "fullName", u.email,
        u.profile_image as "profileImage", ${kindOf} as kind, ${askedAt} as "createdAt"
      from club_members m join users u on u.id = m.user_id where m.club_id = ${clubId} and ${isWaiting}
      order by ${askedAt}, m.request_id limit ${limit} offset ${(pageNumber - 1) * limit})
    select (select count(*) from club_members m where m.club_id = ${clubId} and ${isWaiting}) as total,
      (select coalesce(json_agg(page order by page."createdAt", page.id), '[]') from page) as rows`.execute(
    db,
  );
  const found = rows[0] ?? { total: 0, rows: [] };
  const withInstant = (row: WaitingRow) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() });
  return { total: found.total, rows: found.rows.map(withInstant) };
}

/** The clubs that a player has asked to join or leave. */
export async function requestsOf(
  db: Kysely<Database>,
  userId: number,
): Promise<{ clubId: number; name: string; kind: Kind }[]> {
  const { rows } = await sql<{ clubId: number; name: string; kind: Kind }>`
    select c.id as "clubId", c.name, ${kindOf} as kind
    from club_members m join clubs c on c.id = m.club_id and c.deleted_at is null
    where m.user_id = ${userId} and ${isWaiting} order by natural_key(c.folded_name), c.id`.execute(db);
  return rows;
}

/** Asks a club to take a player in; undefined where something stands between the two already. */
export async function askToJoin(
  db: Kysely<Database>,
  { clubId, userId, now }: { clubId: number; userId: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('club_members')
    .values({ club_id: clubId, user_id: userId, status: 'requested', requested_at: now })
    .onConflict((conflict) => conflict.columns(['club_id', 'user_id']).doNothing())
    .returning('request_id')
    .executeTakeFirst();
  return row?.request_id;
}

/** Asks a club to let a member go; undefined where there is no membership, or where it was asked already. */
export async function askToLeave(
  db: Kysely<Database>,
  { clubId, userId, now }: { clubId: number; userId: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('club_members')
    .set({ leaving_asked_at: now, request_id: sql<number>`nextval('join_request_ids')` })
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('status', '=', 'member')
    .where('leaving_asked_at', 'is', null)
    .returning('request_id')
    .executeTakeFirst();
  return row?.request_id;
}

/** Takes a request to join or to leave back; undefined where none waits any more. */
export async function takeBack(
  db: Kysely<Database>,
  { clubId, userId }: { clubId: number; userId: number },
): Promise<{ id: number; name: string; kind: Kind } | undefined> {
  const join = await db
    .deleteFrom('club_members')
    .using('clubs')
    .whereRef('clubs.id', '=', 'club_members.club_id')
    .where('club_members.club_id', '=', clubId)
    .where('club_members.user_id', '=', userId)
    .where('club_members.status', '=', 'requested')
    .returning(['club_members.request_id as id', 'clubs.name'])
    .executeTakeFirst();
  if (join) return { ...join, kind: 'join' };
  const { rows } = await sql<{ id: number; name: string }>`
    select stayed.id, c.name from (select stay_in_club(${clubId}) as id) stayed
    join clubs c on c.id = ${clubId} where stayed.id is not null`.execute(db);
  return rows[0] && { ...rows[0], kind: 'leave' };
}

/** What stands between a player and a club. */
export function findStanding(db: Kysely<Database>, clubId: number, userId: number) {
  return db
    .selectFrom('club_members')
    .select(['status', 'leaving_asked_at'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A request that waits at a club, taken for its answer; undefined where it is answered, or was never made there. */
export async function takeRequest(
  db: Kysely<Database>,
  { clubId, id }: { clubId: number; id: number },
): Promise<WaitingRequest | undefined> {
  const asked = await db
    .selectFrom('club_members')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('request_id', '=', id)
    .executeTakeFirst();
  // Held first: what waits for somebody ends when they are no player any more.
  if (asked) await holdPlayer(db, asked.user_id);
  const { rows } = await sql<WaitingRequest>`
    select m.request_id, m.user_id, ${kindOf} as kind, ${nameOf} as name, u.first_name, u.email
    from club_members m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.request_id = ${id} and ${isWaiting} for update of m`.execute(db);
  return rows[0];
}

/** Writes an answer down: a membership begins, goes on or ends with it, from the next call. */
export async function settleRequest(
  db: Kysely<Database>,
  { request_id: id, kind }: Pick<WaitingRequest, 'request_id' | 'kind'>,
  { isAccepted, now }: { isAccepted: boolean; now: Date },
): Promise<void> {
  const isEnd = (kind === 'join') !== isAccepted;
  if (isEnd) {
    await db.deleteFrom('club_members').where('request_id', '=', id).execute();
    return;
  }
  const change =
    kind === 'join' ? { status: 'member', member_since: now } : { leaving_asked_at: null as Date | null };
  await db.updateTable('club_members').set(change).where('request_id', '=', id).execute();
}
