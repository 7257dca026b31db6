import type { Kysely } from 'kysely';
import { aheadDays, findTimeFault, isTooFar, type TimeFault } from '#domain/booking/checks.ts';
import { termsOf, type BookingRules } from '#domain/booking/rules.ts';
import type { CancelTerms } from '#domain/booking/terms.ts';
import type { PriceRule } from '#domain/products/price-rules.ts';
import { timeLines, totalOf, type PriceLine } from '#domain/products/time-price.ts';
import { endOfSlots, wallOf } from '#domain/schedule/slot.ts';
import { bookingWords as words, lengthText } from '#domain/words/booking.ts';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody, type ProblemBody, type ProblemCode } from '#server/http/problem.ts';
import { readPriceRules } from '#server/products/price-rules.ts';
import { findBookedClub, type BookedClub } from '#server/schedule/club.ts';
import { readRules } from '#server/schedule/rules.ts';
import type { Caller } from '#server/session/caller.ts';

/** A table for a time. */
export type Wish = { tableId: number; startsAt: string; slots: number };

/** A wish that nothing of the club stands against, with what it costs. */
export type Wanted = {
  club: BookedClub;
  tableId: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** The clock time that was chosen. */
  localStart: string;
  rules: BookingRules;
  terms: CancelTerms;
  price: number;
  lines: readonly PriceLine[];
};

export type Refused = { status: 400 | 404 | 409; body: ProblemBody };

type Asked = { now: number; isBlock?: boolean };

/**
 * Looks at a wish in the order in which its faults are told: club, table, tariff, then its time. Who has the table then is
 * for the database to say.
 */
export async function lookAt(
  db: Kysely<Database>,
  caller: Caller,
  { tableId, startsAt, slots }: Wish,
  { now, isBlock = false }: Asked,
): Promise<Wanted | Refused> {
  const table = await findTable(db, tableId);
  const club = table && (await findBookedClub(db, caller, { clubId: table.club_id }));
  if (!table || !club) return { status: 404, body: problemBody('not_found') };
  const fault = findTableFault(table, club, { isClub: caller.roleId === 3, isBlock });
  if (fault) return refuse(fault);
  const prices = isBlock ? [] : await pricesOf(db, table.tariff_id ?? 0, club.currency);
  if (prices === null) return refuse('price_missing');
  const start = Temporal.Instant.from(startsAt);
  const zone = club.time_zone;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const {
    rules,
    hours: weekly,
    exceptions,
  } = await readRules(db, club.id, {
    since: today.subtract({ days: 1 }).toString(),
  });
  const hours = { weekly, exceptions };
  const isClub = caller.roleId === 3;
  const at = Temporal.Instant.fromEpochMilliseconds(now);
  const asked = { start, slots, now: at, zone, rules, hours, isClub };
  const timeFault = findTimeFault(asked) ?? (isTooFar(asked) ? 'too_far_ahead' : null);
  if (timeFault) return refuseTime(timeFault, rules, isClub);
  const end = endOfSlots(start, slots);
  const lines = isBlock ? [] : timeLines([{ tableId, rules: prices, start, end }], zone);
  const localStart = wallOf(start, zone);
  return {
    club,
    tableId,
    start,
    end,
    localStart,
    rules,
    terms: termsOf(rules),
    price: totalOf(lines),
    lines,
  };
}

/** Whether a look ended in a refusal. */
export const isRefused = (looked: Wanted | Refused): looked is Refused => 'status' in looked;

type Table = { club_id: number; tariff_id: number | null; is_bookable: boolean; is_out_of_order: boolean };

const findTable = (db: Kysely<Database>, id: number): Promise<Table | undefined> =>
  db
    .selectFrom('club_tables')
    .select(['club_id', 'tariff_id', 'is_bookable', 'is_out_of_order'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

type FaultOfTable =
  | 'club_inactive'
  | 'table_out_of_order'
  | 'table_not_bookable'
  | 'tariff_missing'
  | 'price_missing';

function findTableFault(
  table: Table,
  club: BookedClub,
  { isClub, isBlock }: { isClub: boolean; isBlock: boolean },
): FaultOfTable | null {
  if (club.status_id !== 1) return 'club_inactive';
  if (table.is_out_of_order && !isBlock) return 'table_out_of_order';
  if (!table.is_bookable && !isClub) return 'table_not_bookable';
  return table.tariff_id === null && !isBlock ? 'tariff_missing' : null;
}

/** The prices of a tariff; null where they are of another currency than the club's, or not there yet. */
async function pricesOf(
  db: Kysely<Database>,
  tariffId: number,
  currency: string,
): Promise<readonly PriceRule[] | null> {
  const rules = await readPriceRules(db, tariffId);
  return rules.length > 0 && rules.every((rule) => rule.currency === currency) ? rules : null;
}

const refuse = (code: FaultOfTable): Refused => ({ status: 409, body: problemBody(code) });

function refuseTime(code: TimeFault, rules: BookingRules, isClub: boolean): Refused {
  const { leadMinutes, minSlots, maxSlots } = rules;
  const told: Partial<Record<TimeFault, string>> = {
    too_far_ahead: words.refused.too_far_ahead(aheadDays({ rules, isClub })),
    too_short_notice: words.refused.too_short_notice(leadMinutes),
    booking_length: words.refused.booking_length(lengthText(minSlots), lengthText(maxSlots)),
  };
  const status = code === 'slot_uneven' || code === 'slot_past' ? 400 : 409;
  return { status, body: toldBody(code, told[code]) };
}

/** A refusal with words of its own in the place of those of its code. */
export const toldBody = (code: ProblemCode, message?: string): ProblemBody => ({
  ...problemBody(code),
  ...(message === undefined ? {} : { message }),
});
