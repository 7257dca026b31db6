import { sql, type Kysely } from 'kysely';
import { weeklyStarts } from '#domain/schedule/series.ts';
import { bookingWords as words } from '#domain/words/booking.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, OnceReply, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { creditLow, moveCredit } from '#server/credit/moving.ts';
import type { Caller } from '#server/session/caller.ts';
import { refusingTaken, type BookingParts } from './parts.ts';
import { endDueBookings } from './due.ts';
import { mailBookings, reminderOf } from './mails.ts';
import { findBookingsById } from './store.ts';
import { tellBooking } from './telling.ts';
import { isRefused, lookAt, toldBody, type Refused, type Wanted } from './wanted.ts';

type Body = Call<'createBooking'>['body'];

/** Books a table for a member or a guest, or blocks it, once or each week: all of it or nothing. */
export function createBooking(
  parts: BookingParts,
  call: Call<'createBooking'>,
): Promise<OnceReply<'createBooking'>> {
  return refusingTaken(() => call.once((db) => create({ ...parts, db }, call)));
}

async function create(
  { db, clock, outbox }: BookingParts,
  { body, caller }: Call<'createBooking'>,
): Promise<Reply<'createBooking'>> {
  if (!caller) throw new Refusal('unauthorised');
  const now = clock();
  const at = new Date(now);
  const field = findFieldFault(body);
  if (field) return { status: 400, body: problemBody('invalid_request', field) };
  const wanted = await lookAtAll(db, caller, body, now);
  if (!Array.isArray(wanted)) return wanted;
  const [first] = wanted;
  if (!first) throw new Error('A booking has no beginning.');
  const { club } = first;
  if (body.userId !== undefined && !(await isMember(db, { clubId: club.id, userId: body.userId }))) {
    return { status: 400, body: problemBody('invalid_request', { userId: words.faults.notMember }) };
  }
  await endDueBookings(db, { clubId: club.id, now });
  const taken = await takenOf(db, wanted);
  if (taken.length > 0) return body.repeat ? clash(taken) : { status: 409, body: problemBody('slot_taken') };
  const seriesId = body.repeat ? await insertSeries(db, caller, { body, clubId: club.id, at }) : null;
  const ids: number[] = [];
  for (const one of wanted) {
    const { id } = await db
      .insertInto('table_bookings')
      .values({
        ...rowOf(one, body),
        ...reminderOf(new Date(one.start.epochMilliseconds), at),
        series_id: seriesId,
        made_by: caller.userId,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
    const after = {
      table_id: one.tableId,
      status: 'booked',
      starts_at: new Date(one.start.epochMilliseconds),
      ends_at: new Date(one.end.epochMilliseconds),
      user_id: body.userId ?? null,
      guest_name: body.guestName?.trim() ?? null,
      note: body.reason?.trim() || null,
      price: body.kind === 'block' ? null : one.price,
    };
    await tellBooking(db, caller, { operation: 'createBooking', id, clubId: club.id, at, after });
  }
  const unpaid = await payByCredit(db, caller, { body, wanted, ids, at });
  if (unpaid) return unpaid;
  if (body.userId !== undefined) {
    await mailBookings({ db, outbox }, await findBookingsById(db, ids), { kind: 'booked', at });
  }
  return { status: 201, body: { ids, message: words.made(ids.length) } };
}

type Made = { body: Body; wanted: readonly Wanted[]; ids: readonly number[]; at: Date };

/** Takes the price of each time from the member's credit where that pays; a refusal leaves nothing booked. */
async function payByCredit(
  db: Kysely<Database>,
  caller: Caller,
  { body: { payBy, userId }, wanted, ids, at }: Made,
): Promise<Refused | null> {
  if (payBy !== 'credit' || userId === undefined) return null;
  for (const [place, { club, price }] of wanted.entries()) {
    if (price === 0) continue;
    const account = { clubId: club.id, userId };
    const bookingId = ids[place] ?? 0;
    const spent = { ...account, amount: -price, kind: 'payment', bookingId, by: caller.userId, at } as const;
    if ((await moveCredit(db, spent)) !== null) continue;
    const amount = wanted.slice(place).reduce((sum, one) => sum + one.price, 0);
    return creditLow(db, { ...account, amount, currency: club.currency });
  }
  return null;
}

/** Somebody plays exactly where nothing is blocked. */
function findFieldFault({ kind, userId, guestName, payBy }: Body): Record<string, string> | null {
  if (payBy === 'credit' && userId === undefined) return { payBy: words.faults.creditOfMember };
  const hasGuest = guestName !== undefined && guestName.trim() !== '';
  if (kind === 'block') {
    return userId === undefined && !hasGuest ? null : { kind: words.faults.nobodyInBlock };
  }
  return (userId === undefined) === hasGuest ? null : { guestName: words.faults.whoPlays };
}

/** Each time of a series by its own prices, in the order in which they begin. */
async function lookAtAll(
  db: Kysely<Database>,
  caller: Caller,
  body: Body,
  now: number,
): Promise<Wanted[] | Refused> {
  const asked = { now, isBlock: body.kind === 'block' };
  const first = await lookAt(db, caller, body, asked);
  if (isRefused(first)) return first;
  if (!body.repeat) return [first];
  const zone = first.club.time_zone;
  const wanted: Wanted[] = [];
  for (const [week, start] of weeklyStarts(first.start, body.repeat.times, zone).entries()) {
    if (start === null) {
      const day = first.start.toZonedDateTimeISO(zone).toPlainDate().add({ weeks: week });
      return { status: 400, body: toldBody('slot_missing', words.refused.slot_missing(day.toString())) };
    }
    const one = await lookAt(db, caller, { ...body, startsAt: start.toString() }, asked);
    if (isRefused(one)) return one;
    wanted.push(one);
  }
  return wanted;
}

async function isMember(
  db: Kysely<Database>,
  { clubId, userId }: { clubId: number; userId: number },
): Promise<boolean> {
  const member = await db
    .selectFrom('club_members')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('status', '=', 'member')
    .executeTakeFirst();
  return member !== undefined;
}

/** Which of these times somebody has already; for the words alone, the database has the last one. */
async function takenOf(db: Kysely<Database>, wanted: readonly Wanted[]): Promise<Wanted[]> {
  const found: Wanted[] = [];
  for (const one of wanted) {
    const { rows } = await sql`
      select from table_bookings where table_id = ${one.tableId}
        and status in ('held', 'paying', 'booked', 'checkedIn')
        and starts_at < ${one.end.toString()}::timestamptz and ends_at > ${one.start.toString()}::timestamptz
      limit 1`.execute(db);
    if (rows.length > 0) found.push(one);
  }
  return found;
}

const clash = (taken: readonly Wanted[]): Refused => ({
  status: 409,
  body: toldBody(
    'series_clash',
    words.refused.series_clash(taken.map(({ localStart }) => localStart.replace('T', ' '))),
  ),
});

async function insertSeries(
  db: Kysely<Database>,
  caller: Caller,
  { body, clubId, at }: { body: Body; clubId: number; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('booking_series')
    .values({
      club_id: clubId,
      every: 'week',
      times: body.repeat?.times ?? 2,
      made_by: caller.userId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function rowOf({ club, tableId, start, end, localStart, price, lines, terms }: Wanted, body: Body) {
  const isBlock = body.kind === 'block';
  return {
    club_id: club.id,
    table_id: tableId,
    kind: body.kind,
    status: 'booked',
    starts_at: new Date(start.epochMilliseconds),
    ends_at: new Date(end.epochMilliseconds),
    local_start: localStart,
    zone: club.time_zone,
    user_id: body.userId ?? null,
    guest_name: isBlock ? null : body.guestName?.trim() || null,
    players: body.players ?? null,
    note: body.reason?.trim() || null,
    price: isBlock ? null : price,
    currency: isBlock ? null : club.currency,
    lines: JSON.stringify(lines),
    terms: isBlock ? null : JSON.stringify(terms),
    pay_by: isBlock ? null : price === 0 ? 'free' : (body.payBy ?? 'atClub'),
  };
}
