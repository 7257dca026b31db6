import type { Random } from './random.ts';

/** What every part of the demo is made from. */
export type DemoParts = {
  /** The present, in milliseconds. */
  now: number;
  random: Random;
  /** The hash of the one password. */
  passwordHash: string;
  /** The hash of the referee's pin. */
  pinHash: string;
};

const minute = 60_000;
const day = 86_400_000;

/** A moment before (negative) or after the present. */
export function fromNow({ now }: { now: number }, shift: { days?: number; minutes?: number }): Date {
  return new Date(now + (shift.days ?? 0) * day + (shift.minutes ?? 0) * minute);
}

/** The full quarter of an hour at or before a moment, as schedules are written. */
export function quarterHour(milliseconds: number): number {
  return Math.floor(milliseconds / (15 * minute)) * 15 * minute;
}
