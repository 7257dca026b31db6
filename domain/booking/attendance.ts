import { checkInSeconds } from '#domain/machines/booking.ts';
import { canChange, type BookingStatus } from './lifecycle.ts';

/** What of a booking decides what can be done about it, and until when. */
export type Attended = {
  readonly status: BookingStatus;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Minutes after its start from which on it counts as missed. */
  readonly noShowAfter: number;
};

/** What is said of the player of a booking: there, missing, or there after all. */
export type Attendance = 'check.in' | 'miss' | 'arrive';

/** Whether a booking has ended at an instant. */
export const hasEnded = ({ endsAt }: Pick<Attended, 'endsAt'>, now: string): boolean =>
  Date.parse(now) >= Date.parse(endsAt);

/** Whether something can be said of a booking’s player at an instant, as far as its times tell. */
export function canSay(said: Attendance, booking: Attended, now: string): boolean {
  const { status, startsAt, endsAt, noShowAfter } = booking;
  const life = { status, startsAt, endsAt, heldUntil: null, declined: 0, isMove: false };
  const awaitedSeconds = noShowAfter * 60;
  return !hasEnded(booking, now) && canChange(life, { type: said, now, awaitedSeconds, isFree: true });
}

/** The next instant at which something else can be done about a booking; null where none is left. */
export function nextChange({ startsAt, endsAt, noShowAfter }: Attended, now: string): string | null {
  const start = Date.parse(startsAt);
  const changes = [start - checkInSeconds * 1_000, start + noShowAfter * 60_000, Date.parse(endsAt)];
  const coming = changes.filter((change) => change > Date.parse(now));
  return coming.length === 0 ? null : new Date(Math.min(...coming)).toISOString();
}
