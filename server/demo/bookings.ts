import type { Insertable } from 'kysely';
import { termsOf, usualRules } from '#domain/booking/rules.ts';
import { timeLines, totalOf } from '#domain/products/time-price.ts';
import type { Database } from '#server/database/db.gen.ts';
import { accountId } from './accounts.ts';
import { clubLines } from './club-list.ts';
import { fromNow, type DemoParts } from './demo.ts';
import { tariffOf } from './venues.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];
type Row = Rows<'table_bookings'>[number];
type Given = {
  club: string;
  /** Which of the tables of the club that can be booked. */
  table: number;
  /** Half hours from the one that runs. */
  from: number;
  slots: number;
  status: string;
  guest?: string;
  user?: number;
  note?: string;
  /** The price where it is owed in full. */
  fee?: number | 'price';
};

const halfHour = 1_800_000;
const brooklyn = 'Brooklyn Rack House';
const santiago = 'Club de Billar Santiago Centro';
const toronto = 'Toronto East Snooker';

/** Bookings of today in every state, and those of the player: two to come, and one that was missed and paid for. */
export function demoBookings(
  parts: DemoParts,
  tables: Rows<'club_tables'>,
  members: Rows<'club_members'>,
): Row[] {
  const player = accountId('player');
  const people = members
    .filter((one) => one.club_id === 1 && one.status === 'member' && one.role === 5 && one.user_id !== player)
    .map((one) => one.user_id);
  const somebody = (place: number) => people[place % people.length] ?? player;
  const bookings: Given[] = [
    { club: brooklyn, table: 0, from: -2, slots: 6, status: 'checkedIn', user: somebody(0) },
    { club: brooklyn, table: 1, from: -7, slots: 4, status: 'done', user: somebody(1) },
    { club: brooklyn, table: 1, from: 3, slots: 4, status: 'booked', guest: 'Rosa Marino' },
    { club: brooklyn, table: 2, from: 1, slots: 3, status: 'booked', user: somebody(2) },
    { club: brooklyn, table: 3, from: 6, slots: 2, status: 'cancelled', user: somebody(3), fee: 0 },
    { club: brooklyn, table: 3, from: -2, slots: 4, status: 'noShow', user: somebody(4), fee: 'price' },
    { club: brooklyn, table: 4, from: 4, slots: 8, status: 'block', note: 'New cloth' },
    { club: brooklyn, table: 5, from: 2, slots: 4, status: 'held', user: somebody(5) },
    { club: brooklyn, table: 6, from: 50, slots: 4, status: 'booked', user: player },
    { club: brooklyn, table: 2, from: 336, slots: 3, status: 'booked', user: player },
    { club: brooklyn, table: 2, from: -240, slots: 2, status: 'noShow', user: player, fee: 1200 },
    { club: santiago, table: 0, from: 2, slots: 4, status: 'booked', guest: 'Camila Rojas' },
    { club: santiago, table: 1, from: -1, slots: 4, status: 'checkedIn', guest: 'Diego Fuentes' },
    { club: toronto, table: 0, from: 3, slots: 2, status: 'booked', guest: 'Priya Nair' },
    { club: toronto, table: 1, from: 48, slots: 4, status: 'booked', guest: 'League night' },
  ];
  return bookings.map((given) => rowOf(parts, tables, given));
}

function rowOf(
  parts: DemoParts,
  tables: Rows<'club_tables'>,
  { club, table, from, slots, status, guest, user, note, fee }: Given,
): Row {
  const clubId = clubLines.findIndex(({ name }) => name === club) + 1;
  const zone = clubLines[clubId - 1]?.timeZone ?? 'UTC';
  const bookable = tables.filter(
    (one) => one.club_id === clubId && one.is_bookable !== false && one.is_out_of_order !== true,
  );
  const at = bookable[table];
  if (!at) throw new Error(`${club} has no table ${table}.`);
  const startsAt = Math.floor(parts.now / halfHour) * halfHour + from * halfHour;
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt);
  const end = start.add({ seconds: slots * 1_800 });
  const { currency, rules } = tariffOf(club, String(at.make));
  const isBlock = status === 'block';
  const lines = isBlock ? [] : timeLines([{ tableId: Number(at.id), rules, start, end }], zone);
  const isOver = status === 'done' || status === 'cancelled' || status === 'noShow';
  return {
    club_id: clubId,
    table_id: Number(at.id),
    kind: isBlock ? 'block' : 'play',
    status: isBlock ? 'booked' : status,
    starts_at: new Date(startsAt),
    ends_at: new Date(startsAt + slots * halfHour),
    local_start: start.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' }),
    zone,
    user_id: user ?? null,
    guest_name: guest ?? null,
    note: note ?? null,
    price: isBlock ? null : totalOf(lines),
    currency: isBlock ? null : currency,
    // Rows come as one JSON text, in which a value of JSON stands as it is.
    lines: lines as unknown as string,
    terms: isBlock ? null : (termsOf(usualRules) as unknown as string),
    pay_by: isBlock || status === 'held' ? null : 'atClub',
    held_until: status === 'held' ? fromNow(parts, { minutes: 5 }) : null,
    checked_in_at: status === 'checkedIn' ? new Date(startsAt) : null,
    ended_at: isOver ? new Date(Math.min(startsAt + slots * halfHour, parts.now)) : null,
    fee: fee === 'price' ? totalOf(lines) : (fee ?? null),
    fee_settled: typeof fee === 'number' && fee > 0 ? 'paid' : null,
    created_at: fromNow(parts, { days: -6 }),
    version: 1,
  };
}
