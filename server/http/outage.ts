/** Codes of the network, of PostgreSQL and of the object storage for what is away, starting, stopping or full of connections. */
/** A disk without room, and tables or memory of PostgreSQL that cannot grow. */
const full = /^(ENOSPC|53100|53200)$/;

const away =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|57P0[1-5]|53300|08...|STORAGE_AWAY)$/;

/** What the driver says, without a code, of a connection that it did not get or has lost. */
const lost = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether an error means that the database does not answer for the moment. */
export function isOutage(error: { code?: unknown; message?: unknown }): boolean {
  return isFull(error) || away.test(String(error.code)) || lost.test(String(error.message));
}

/** Whether an error means that nothing can be written for the moment. */
function isFull(error: { code?: unknown }): boolean {
  return full.test(String(error.code));
}

/** Milliseconds for which a failed write counts, and between two lines of the log about outages. */
const fresh = 60_000;

export type Outages = ReturnType<typeof createOutages>;

/** What a process remembers of outages: what health says of writing, and that the log is told once a minute. */
export function createOutages(now: () => number = () => performance.now()) {
  let fullAt = -Infinity;
  let toldAt = -Infinity;
  let since = 0;
  return {
    /** Notes an outage; answers how many there were since the last line, or null where it is not due. */
    note(error: { code?: unknown }): number | null {
      if (isFull(error)) fullAt = now();
      since += 1;
      if (now() - toldAt < fresh) return null;
      toldAt = now();
      const count = since;
      since = 0;
      return count;
    },
    /** Whether writing has failed lately for want of room. */
    isFull: (): boolean => now() - fullAt < fresh,
  };
}
