import { bookedAt, type Cell, type Stretch } from '#domain/schedule/plan-cells.ts';
import { slotSeconds } from '#domain/schedule/slot.ts';
import type { Choice } from '#machines/schedule/choice.ts';
import type { GridActor, Lifted, selectCarried } from '#machines/schedule/grid.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import { freePrice } from '#machines/schedule/selectors.ts';

export type DayGridProps = {
  grid: GridActor;
  plan: DayPlan;
  choice: Choice;
  isClub: boolean;
  /** Whether bookings can be carried to another place. */
  canCarry: boolean;
  onTable: (at: { startsAt: string; tableId: number }) => void;
  /** What is chosen is gone on with. */
  onHold: () => void;
  onLength: (slots: number) => void;
  /** What is chosen or being moved is let be. */
  onStay: () => void;
  onBooking: (bookingId: number) => void;
  /** The day before or after is wanted, or the present one. */
  onDay: (step: -1 | 0 | 1) => void;
};

/** A booking and the half hours in which it lies. */
export type Placed = Stretch & { entry: DayPlan['bookings'][number] };

/** What rows and keys know of the whole plan. */
export type Board = DayGridProps & {
  slots: readonly Temporal.Instant[];
  bookings: readonly Placed[];
  /** The one cell that the Tab key comes to. */
  current: Cell;
  isEntered: boolean;
  carried: ReturnType<typeof selectCarried>;
  /** How far the day has gone, from 0 to 1; null outside of it. */
  now: number | null;
};

/** Whether a booking can be carried: it has not begun, and is no match, which moves with its match. */
export const isLoose = ({ canCarry }: Board, { entry: { bookingId, kind, status } }: Placed): boolean =>
  canCarry && bookingId !== null && kind !== 'match' && status === 'booked';

/** The booking under the keys that can be carried. */
export const looseAt = (board: Board): Placed | undefined => {
  const found = bookedAt(board.bookings, board.current);
  return found !== undefined && isLoose(board, found) ? found : undefined;
};

/** What is lifted with a booking, and where it is then. */
export function liftOf({ entry, from }: Placed): { booking: Lifted; over: Cell } {
  const { bookingId, tableId, startsAt, endsAt } = entry;
  const slots = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / (slotSeconds * 1_000));
  return { booking: { bookingId: bookingId ?? 0, tableId, startsAt, slots }, over: { tableId, slot: from } };
}

/** When a booking would begin at a half hour; null where it has no room, as far as the plan knows. */
export function roomAt({ plan, slots, isClub }: Board, booking: Lifted, { tableId, slot }: Cell) {
  const startsAt = slots[slot]?.toString();
  if (startsAt === undefined) return null;
  const wish = { tableId, startsAt, slots: booking.slots, moving: booking.bookingId };
  return freePrice(plan, wish, isClub) === null ? null : startsAt;
}
