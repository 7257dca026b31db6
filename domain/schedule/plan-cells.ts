import type { components } from '#contract/api.gen.ts';
import { slotSeconds, slotsBetween } from './slot.ts';

type DayPlan = components['schemas']['DayPlan'];
type PlanBooking = components['schemas']['PlanBooking'];

/** A half hour of a table, counted from the beginning of the day that is shown. */
export type Cell = { readonly tableId: number; readonly slot: number };

/** What arrows lead over: tables in their order, how many half hours the day has, and what is booked. */
export type Cells = {
  readonly tableIds: readonly number[];
  readonly count: number;
  readonly bookings: readonly Stretch[];
};

/** Half hours of a table that are one booking; its end is not part of it. */
export type Stretch = { readonly tableId: number; readonly from: number; readonly to: number };

/** The half hours of the day of a plan; none while the club is closed. */
export const slotsOfDay = ({ opensAt, closesAt }: Pick<DayPlan, 'opensAt' | 'closesAt'>) =>
  opensAt === null || closesAt === null
    ? []
    : slotsBetween(Temporal.Instant.from(opensAt), Temporal.Instant.from(closesAt));

/** The half hours in which a booking lies, as far as the day that is shown has them. */
export function stretchOf(
  { opensAt }: Pick<DayPlan, 'opensAt'>,
  count: number,
  { tableId, startsAt, endsAt }: Pick<PlanBooking, 'tableId' | 'startsAt' | 'endsAt'>,
): Stretch {
  const first = Date.parse(opensAt ?? startsAt);
  const slotAt = (instant: string): number => (Date.parse(instant) - first) / (slotSeconds * 1_000);
  return {
    tableId,
    from: Math.max(0, Math.floor(slotAt(startsAt))),
    to: Math.min(count, Math.ceil(slotAt(endsAt))),
  };
}

/** The booking in which a half hour lies. */
export const bookedAt = <One extends Stretch>(bookings: readonly One[], { tableId, slot }: Cell) =>
  bookings.find((one) => one.tableId === tableId && one.from <= slot && slot < one.to);

/** Where a key leads from a half hour, as in a grid of cells: a booking is one cell. Null where it leads nowhere. */
export function cellAfter(
  key: string,
  isFar: boolean,
  from: Cell,
  { tableIds, count, bookings }: Cells,
): Cell | null {
  const row = tableIds.indexOf(from.tableId);
  const booked = bookedAt(bookings, from);
  const at = (nextRow: number, slot: number): Cell | null => {
    const tableId = tableIds[nextRow];
    return tableId === undefined || slot < 0 || slot >= count ? null : { tableId, slot };
  };
  switch (key) {
    case 'ArrowLeft':
      return at(row, (booked?.from ?? from.slot) - 1);
    case 'ArrowRight':
      return at(row, booked?.to ?? from.slot + 1);
    case 'ArrowUp':
      return at(row - 1, from.slot);
    case 'ArrowDown':
      return at(row + 1, from.slot);
    case 'Home':
      return at(isFar ? 0 : row, 0);
    case 'End':
      return at(isFar ? tableIds.length - 1 : row, count - 1);
    default:
      return null;
  }
}
