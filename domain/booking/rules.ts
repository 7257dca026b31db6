import type { CancelTerms } from './terms.ts';
import type { NoShowLimit } from './no-shows.ts';

/** How the tables of a club are booked. */
export type BookingRules = CancelTerms &
  NoShowLimit & {
    readonly bookAheadDays: number;
    readonly leadMinutes: number;
    readonly minSlots: number;
    readonly maxSlots: number;
    /** Bookings to come that a member may have. */
    readonly mostOpen: number;
    readonly pay: 'either' | 'before' | 'atClub';
    readonly checkIn: boolean;
    /** Minutes after its start from which on a booking counts as missed. */
    readonly noShowAfter: number;
    readonly refundTo: 'source' | 'credit';
  };

/** The rules of a club that has set none. */
export const usualRules: BookingRules = {
  bookAheadDays: 14,
  leadMinutes: 0,
  minSlots: 1,
  maxSlots: 8,
  mostOpen: 4,
  pay: 'either',
  freeCancelHours: 24,
  lateFeeBp: 5000,
  noShowFeeBp: 10_000,
  checkIn: true,
  noShowAfter: 15,
  noShowLimit: 3,
  noShowDays: 60,
  refundTo: 'source',
};

/** What a booking keeps of the rules. */
export const termsOf = ({ freeCancelHours, lateFeeBp, noShowFeeBp }: BookingRules): CancelTerms => ({
  freeCancelHours,
  lateFeeBp,
  noShowFeeBp,
});

/** The field of the rules that contradicts another one, or null. */
export function findBookingRulesFault({ minSlots, maxSlots }: BookingRules): 'maxSlots' | null {
  return maxSlots < minSlots ? 'maxSlots' : null;
}
