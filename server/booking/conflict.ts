/** What a booking runs into that somebody else was faster with. */
type DatabaseError = { code?: unknown; constraint?: unknown };

const overlap = '23P01';
const retried: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const tries = 3;

/**
 * Whether a statement failed because a table is taken at that time. Nothing else of the error is passed on: its detail
 * names the booking that is there, which may be somebody else's.
 */
export function isSlotTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  return code === overlap && constraint === 'table_bookings_apart';
}

/**
 * Runs a transaction again, twice at most, where the database has ended it for another one's sake: two bookings that wait
 * for each other end in a deadlock, and one of them has to begin again.
 */
export async function retryingDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isRetried = retried.has(((error ?? {}) as DatabaseError).code);
      if (!isRetried || attempt === tries) throw error;
    }
  }
}
