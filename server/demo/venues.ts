import type { Insertable } from 'kysely';
import { usualRules } from '#domain/booking/rules.ts';
import type { PriceRule } from '#domain/products/price-rules.ts';
import type { Database } from '#server/database/db.gen.ts';
import { clubLines } from './club-list.ts';
import { fromNow, type DemoParts } from './demo.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];
type Rule = { name: string; hourly: number; weekdays?: number; from?: number; to?: number };
type Tariff = { club: string; name: string; rules: readonly Rule[]; isOf?: (make: string) => boolean };

const friday = 16;
const saturday = 32;
const workdays = 31;
const isSnooker = (make: string): boolean => make.startsWith('Star');

/** What an hour at a table costs in the clubs that take bookings; of the others nothing is known yet. */
const tariffs: readonly Tariff[] = [
  {
    club: 'Brooklyn Rack House',
    name: 'Pool',
    rules: [
      { name: 'Late night', hourly: 1800, weekdays: friday + saturday, from: 44, to: 4 },
      { name: 'Happy hour', hourly: 800, weekdays: workdays, from: 28, to: 34 },
      { name: 'Base price', hourly: 1200 },
    ],
    isOf: (make) => !isSnooker(make),
  },
  {
    club: 'Brooklyn Rack House',
    name: 'Snooker',
    rules: [{ name: 'Base price', hourly: 1500 }],
    isOf: isSnooker,
  },
  {
    club: 'Club de Billar Santiago Centro',
    name: 'Mesa por hora',
    rules: [{ name: 'Tarifa base', hourly: 5000 }],
  },
  {
    club: 'Toronto East Snooker',
    name: 'Table time',
    rules: [
      { name: 'Before five', hourly: 1400, weekdays: workdays, from: 0, to: 34 },
      { name: 'Base price', hourly: 2000 },
    ],
  },
];

const clubIdOf = (name: string): number => clubLines.findIndex((line) => line.name === name) + 1;

/** The tariffs of the clubs that take bookings. */
export function demoProducts(parts: DemoParts): Rows<'products'> {
  return tariffs.map(({ club, name }, place) => ({
    id: place + 1,
    club_id: clubIdOf(club),
    type: 'time',
    category: 'time',
    name,
    prices_version: 1,
    created_at: fromNow(parts, { days: -60 }),
    version: 1,
  }));
}

/** The prices of the table of a club by its make, as they stand in the database. */
export function tariffOf(club: string, make: string): { currency: string; rules: readonly PriceRule[] } {
  const tariff = tariffs.find((one) => one.club === club && (one.isOf?.(make) ?? true));
  const before = tariffs
    .slice(0, tariff ? tariffs.indexOf(tariff) : 0)
    .reduce((sum, { rules }) => sum + rules.length, 0);
  return {
    currency: clubLines[clubIdOf(club) - 1]?.currency ?? 'USD',
    rules: (tariff?.rules ?? []).map(({ name, hourly, weekdays, from, to }, place) => ({
      id: before + place + 1,
      name,
      hourly,
      weekdays: weekdays ?? null,
      fromHalf: from ?? null,
      toHalf: to ?? null,
      firstDay: null,
      lastDay: null,
    })),
  };
}

/** The prices of those tariffs. */
export function demoPriceRules(parts: DemoParts): Rows<'price_rules'> {
  const rows = tariffs.flatMap(({ club, rules }, tariff) =>
    rules.map(({ name, hourly, weekdays, from, to }, place) => ({
      product_id: tariff + 1,
      club_id: clubIdOf(club),
      place: place + 1,
      name,
      hourly,
      currency: clubLines[clubIdOf(club) - 1]?.currency ?? 'USD',
      weekdays: weekdays ?? null,
      from_half: from ?? null,
      to_half: to ?? null,
      valid_from: fromNow(parts, { days: -60 }),
    })),
  );
  return rows.map((row, place) => ({ id: place + 1, ...row }));
}

/** Gives tables of those clubs their tariff; one of Brooklyn's is kept for those who walk in. */
export function priceTables(tables: Rows<'club_tables'>): Rows<'club_tables'> {
  return tables.map((table) => {
    const tariff = tariffs.findIndex(
      ({ club, isOf }) => clubIdOf(club) === table.club_id && (isOf?.(table.make ?? '') ?? true),
    );
    const isWalkIn = table.club_id === clubIdOf('Brooklyn Rack House') && table.number === 11;
    return { ...table, tariff_id: tariff === -1 ? null : tariff + 1, is_bookable: !isWalkIn };
  });
}

/** The rules of those clubs. */
export function demoBookingRules(): Rows<'booking_rules'> {
  const clubs = [...new Set(tariffs.map(({ club }) => club))];
  return clubs.map((club) => ({
    club_id: clubIdOf(club),
    book_ahead_days: usualRules.bookAheadDays,
    lead_minutes: usualRules.leadMinutes,
    min_slots: usualRules.minSlots,
    max_slots: usualRules.maxSlots,
    most_open: usualRules.mostOpen,
    pay: usualRules.pay,
    free_cancel_hours: usualRules.freeCancelHours,
    late_fee_bp: usualRules.lateFeeBp,
    no_show_fee_bp: usualRules.noShowFeeBp,
    check_in: usualRules.checkIn,
    no_show_after: usualRules.noShowAfter,
    no_show_limit: usualRules.noShowLimit,
    no_show_days: usualRules.noShowDays,
    refund_to: usualRules.refundTo,
    version: 1,
  }));
}

/** When those clubs are open; Brooklyn is open day and night, Santiago until three in the morning. */
export function demoOpeningHours(): Rows<'opening_hours'> {
  const week = (club: string, opens: number, closes: number) =>
    Array.from({ length: 7 }, (_, day) => ({ club_id: clubIdOf(club), weekday: day + 1, opens, closes }));
  return [...week('Club de Billar Santiago Centro', 28, 54), ...week('Toronto East Snooker', 20, 47)];
}
