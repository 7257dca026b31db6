import type { Outbox } from '#server/mail/outbox.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import type { SessionParts } from '#server/session/open.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';
import { isSlotTaken, retryingDeadlocks } from './conflict.ts';

/** What booking needs of the process. */
export type BookingParts = Pick<SessionParts, 'db' | 'clock'> & { outbox: Outbox };

/** Also who moves the money of cards, if anybody does. */
export type PaidBookingParts = BookingParts & { provider: PaymentProvider | null };

/** Runs work in which somebody else may be faster with a table, which is an answer and no fault. */
export async function refusingTaken<T>(
  work: () => Promise<T>,
): Promise<T | { status: 409; body: ProblemBody }> {
  try {
    return await retryingDeadlocks(work);
  } catch (error) {
    if (!isSlotTaken(error)) throw error;
    return { status: 409, body: problemBody('slot_taken') };
  }
}
