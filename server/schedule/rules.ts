import type { Kysely, Selectable } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { usualRules, type BookingRules } from '#domain/booking/rules.ts';
import type { Database } from '#server/database/db.gen.ts';

type Document = Pick<components['schemas']['ScheduleRules'], 'rules' | 'hours' | 'exceptions'>;

/** What a club has set, and which version of it; 0 for a club that has set nothing. */
export type KeptRules = Document & { version: number };

/** Rules, opening hours and their exceptions from a day on. */
export async function readRules(
  db: Kysely<Database>,
  clubId: number,
  { since }: { since: string },
): Promise<KeptRules> {
  const row = await db
    .selectFrom('booking_rules')
    .selectAll()
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  const hours = await db
    .selectFrom('opening_hours')
    .select(['weekday', 'opens', 'closes'])
    .where('club_id', '=', clubId)
    .orderBy('weekday')
    .orderBy('opens')
    .execute();
  const exceptions = await db
    .selectFrom('opening_exceptions')
    .select(['day', 'opens', 'closes', 'note'])
    .where('club_id', '=', clubId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute();
  return { rules: row ? rulesOf(row) : { ...usualRules }, hours, exceptions, version: row?.version ?? 0 };
}

/** Puts a whole document into the place of the one that is there; days before `since` keep what held on them. */
export async function replaceRules(
  db: Kysely<Database>,
  clubId: number,
  { rules, hours, exceptions, since }: Document & { since: string },
): Promise<void> {
  const row = rowOf(rules);
  await db
    .insertInto('booking_rules')
    .values({ club_id: clubId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('club_id')
        .doUpdateSet((eb) => ({ ...row, version: eb('booking_rules.version', '+', 1) })),
    )
    .execute();
  await db.deleteFrom('opening_hours').where('club_id', '=', clubId).execute();
  if (hours.length > 0) {
    await db
      .insertInto('opening_hours')
      .values(hours.map(({ weekday, opens, closes }) => ({ club_id: clubId, weekday, opens, closes })))
      .execute();
  }
  await db.deleteFrom('opening_exceptions').where('club_id', '=', clubId).where('day', '>=', since).execute();
  if (exceptions.length > 0) {
    await db
      .insertInto('opening_exceptions')
      .values(
        exceptions.map(({ day, opens, closes, note }) => ({
          club_id: clubId,
          day,
          opens,
          closes,
          note: note?.trim() || null,
        })),
      )
      .execute();
  }
}

type Row = Selectable<Database['booking_rules']>;

const rulesOf = (row: Row): BookingRules => ({
  bookAheadDays: row.book_ahead_days,
  leadMinutes: row.lead_minutes,
  minSlots: row.min_slots,
  maxSlots: row.max_slots,
  mostOpen: row.most_open,
  pay: row.pay as BookingRules['pay'],
  freeCancelHours: row.free_cancel_hours,
  lateFeeBp: row.late_fee_bp,
  noShowFeeBp: row.no_show_fee_bp,
  checkIn: row.check_in,
  noShowAfter: row.no_show_after,
  noShowLimit: row.no_show_limit,
  noShowDays: row.no_show_days,
  refundTo: row.refund_to as BookingRules['refundTo'],
});

const rowOf = (rules: BookingRules): Omit<Row, 'club_id' | 'version'> => ({
  book_ahead_days: rules.bookAheadDays,
  lead_minutes: rules.leadMinutes,
  min_slots: rules.minSlots,
  max_slots: rules.maxSlots,
  most_open: rules.mostOpen,
  pay: rules.pay,
  free_cancel_hours: rules.freeCancelHours,
  late_fee_bp: rules.lateFeeBp,
  no_show_fee_bp: rules.noShowFeeBp,
  check_in: rules.checkIn,
  no_show_after: rules.noShowAfter,
  no_show_limit: rules.noShowLimit,
  no_show_days: rules.noShowDays,
  refund_to: rules.refundTo,
});
