import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { dayOfPlan } from '#domain/schedule/hours.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { readPricedProducts } from '#server/products/price-rules.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findBookedClub } from './club.ts';
import { readRules } from './rules.ts';

type Plan = components['schemas']['DayPlan'];
export type Stretch = { clubId: number; from: Date; to: Date; now: Date };

/** The plan of a day: tables, what is on them, and all by which a page says what is free and what it costs. */
export async function answerDayPlan(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  { path: { clubId }, query: { date }, caller, request, reply }: Call<'getDayPlan'>,
): Promise<Reply<'getDayPlan'>> {
  if (!caller) throw new Refusal('unauthorised');
  const club = await findBookedClub(db, caller, { clubId });
  if (!club) return { status: 404, body: problemBody('not_found') };
  const zone = club.time_zone;
  const now = new Date(clock());
  const today = Temporal.Instant.fromEpochMilliseconds(clock()).toZonedDateTimeISO(zone).toPlainDate();
  const day = date === undefined ? today : Temporal.PlainDate.from(date);
  const since = day.subtract({ days: 1 }).toString();
  const { rules, hours: weekly, exceptions } = await readRules(db, clubId, { since });
  const open = dayOfPlan(day, zone, { weekly, exceptions });
  const from = open?.start ?? day.toZonedDateTime(zone).toInstant();
  const to = open?.end ?? day.add({ days: 1 }).toZonedDateTime(zone).toInstant();
  const stretch = {
    clubId,
    from: new Date(from.epochMilliseconds),
    to: new Date(to.epochMilliseconds),
    now,
  };
  const body: Plan = {
    club: { clubId, name: club.name },
    date: day.toString(),
    today: today.toString(),
    opensAt: open?.start.toString() ?? null,
    closesAt: open?.end.toString() ?? null,
    zone,
    currency: club.currency,
    isActive: club.status_id === 1,
    tables: await tablesOf(db, clubId),
    tariffs: await tariffsOf(db, clubId, club.currency),
    bookings: await takenOf(db, caller, stretch),
    matches: await matchesOf(db, stretch),
    refusedRefunds: caller.roleId === 3 ? await refusedRefundsOf(db, clubId) : [],
    offClock: caller.roleId === 3 ? await offClockOf(db, { clubId, now }) : { total: 0, rows: [] },
    rules,
    hours: weekly,
    exceptions,
  };
  const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  return request.headers['if-none-match'] === tag ? { status: 304 } : { status: 200, body };
}

/** The tables of a club, with what is played on them. */
export async function tablesOf(db: Kysely<Database>, clubId: number): Promise<Plan['tables']> {
  const { rows } = await sql<Plan['tables'][number]>`
    select t.id as "tableId", t.number, t.name, t.tariff_id as "tariffId", t.is_bookable as "isBookable",
      t.is_out_of_order as "isOutOfOrder", (
        select coalesce(json_agg(g.game_type order by g.game_type), '[]') from club_table_games g
        where g.table_id = t.id) as "gameTypes"
    from club_tables t where t.club_id = ${clubId} and t.deleted_at is null
    order by t.place, t.number, t.id`.execute(db);
  return rows;
}

/** The prices in force of each tariff; one that has none in the currency of the club is left out. */
export async function tariffsOf(
  db: Kysely<Database>,
  clubId: number,
  currency: string,
): Promise<Plan['tariffs']> {
  const products = await readPricedProducts(db, clubId);
  return products
    .filter(({ rules }) => rules.every((rule) => rule.currency === currency))
    .map(({ id, name, rules }) => ({
      tariffId: id,
      name,
      rows: rules.map(({ id: ruleId, currency: _same, ...rule }) => ({ ruleId, ...rule })),
    }));
}

type Entry = Plan['bookings'][number];
type Row = {
  id: number;
  table_id: number;
  kind: Entry['kind'];
  status: NonNullable<Entry['status']>;
  starts_at: Date;
  ends_at: Date;
  user_id: number | null;
  guest_name: string | null;
  players: number | null;
  note: string | null;
  version: number;
  full_name: string | null;
};

const shown = ['held', 'paying', 'booked', 'checkedIn', 'done', 'noShow'];

/** What is booked in a stretch, as far as the caller may know of it. */
export const takenOf = async (db: Kysely<Database>, caller: Caller, stretch: Stretch): Promise<Entry[]> => [
  ...(await bookingsOf(db, caller, stretch)),
  ...(await othersOf(db, caller, stretch)),
];

/** A club's bookings of a stretch, or a member's own, with what their people may know of them. */
async function bookingsOf(
  db: Kysely<Database>,
  caller: Caller,
  { clubId, from, to, now }: Stretch,
): Promise<Entry[]> {
  const { rows } = await sql<Row>`
    select b.id, b.table_id, b.kind, b.status, b.starts_at, b.ends_at, b.user_id, b.guest_name, b.players, b.note,
      b.version, btrim(concat_ws(' ', u.first_name, u.last_name)) as full_name
    from table_bookings b left join users u on u.id = b.user_id
    -- No booking lasts longer than a day, so that the index by start reaches all of them.
    where b.club_id = ${clubId} and b.starts_at > ${from}::timestamptz - interval '24 hours' and b.starts_at < ${to}
      and b.ends_at > ${from} and b.status = any(${sql.val(shown)}::text[])
      and (b.status <> 'held' or b.held_until > ${now})
      and (${caller.roleId} = 3 or b.user_id = ${caller.userId})
    order by b.table_id, b.starts_at, b.id`.execute(db);
  return rows.map((row) => ({
    bookingId: row.id,
    tableId: row.table_id,
    kind: row.kind,
    status: row.status,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isOwn: row.user_id === caller.userId,
    who: row.user_id === null ? row.guest_name : row.full_name,
    players: row.players,
    note: row.note,
    version: String(row.version),
  }));
}

/** When the tables are taken by others, for a member: nothing of who has them. */
async function othersOf(
  db: Kysely<Database>,
  caller: Caller,
  { clubId, from, to, now }: Stretch,
): Promise<Entry[]> {
  if (caller.roleId === 3) return [];
  const { rows } = await sql<Pick<Row, 'table_id' | 'starts_at' | 'ends_at' | 'kind'>>`
    select * from taken_at(${clubId}, ${from}, ${to}, ${now})`.execute(db);
  return rows.map((row) => ({
    bookingId: null,
    tableId: row.table_id,
    kind: row.kind,
    status: null,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isOwn: false,
    who: null,
    players: null,
    note: null,
    version: null,
  }));
}

/** What cards have not taken back of the bookings of a club, the oldest first. */
async function refusedRefundsOf(db: Kysely<Database>, clubId: number): Promise<Plan['refusedRefunds']> {
  const { rows } = await sql<Omit<Plan['refusedRefunds'][number], 'startsAt'> & { startsAt: Date }>`
    select b.id as "bookingId", json_build_object('tableId', t.id, 'number', t.number, 'name', t.name) as table,
      b.starts_at as "startsAt", btrim(concat_ws(' ', u.first_name, u.last_name)) as who, r.amount, p.currency
    from transaction_refunds r join transactions p on p.id = r.transaction_id
      join table_bookings b on b.id = r.booking_id join club_tables t on t.id = b.table_id
      left join users u on u.id = r.user_id
    where r.club_id = ${clubId} and r.state = 'failed'
    order by r.id limit 50`.execute(db);
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }));
}

/** Bookings to come whose clock time has changed with the rules of the zone, the next ones first. */
async function offClockOf(
  db: Kysely<Database>,
  { clubId, now }: Pick<Stretch, 'clubId' | 'now'>,
): Promise<Plan['offClock']> {
  const { rows } = await sql<
    Omit<Plan['offClock']['rows'][number], 'startsAt'> & { startsAt: Date; total: number }
  >`
    select b.id as "bookingId", json_build_object('tableId', t.id, 'number', t.number, 'name', t.name) as table,
      coalesce(b.guest_name, nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')) as who,
      b.starts_at as "startsAt", b.local_start as chosen, count(*) over ()::integer as total
    from table_bookings b join club_tables t on t.id = b.table_id left join users u on u.id = b.user_id
    where b.club_id = ${clubId} and b.is_off_clock and b.status = 'booked' and b.starts_at > ${now}
    order by b.starts_at, b.id limit 50`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _all, startsAt, ...row }) => ({ ...row, startsAt: startsAt.toISOString() })),
  };
}

/** Matches that are played on a table that day or are to be; a table that is kept for one is a booking besides. */
async function matchesOf(db: Kysely<Database>, { clubId, from, to }: Stretch): Promise<Plan['matches']> {
  const { rows } = await sql<{ id: number; name: string; table_id: number; at: Date | null; live: boolean }>`
    select m.id, m.name, m.table_id, m.schedule_time as at, m.status_id = 7 as live
    from matches m join club_tables t on t.id = m.table_id and t.club_id = ${clubId} and t.deleted_at is null
    where m.status_id in (1, 7)
      and case m.status_id when 7 then m.started_at else m.schedule_time end >= ${from}
      and case m.status_id when 7 then m.started_at else m.schedule_time end < ${to}
    order by m.schedule_time, t.place, m.id`.execute(db);
  return rows.map(({ id, name, table_id: tableId, at, live }) => ({
    matchId: id,
    matchName: name,
    tableId,
    scheduleTime: at?.toISOString() ?? null,
    isLive: live,
  }));
}
