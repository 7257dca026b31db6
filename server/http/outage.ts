/** Codes of the network and of PostgreSQL for a database that is away, starting, stopping or full of connections. */
const away = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|57P0[1-5]|53300|08...)$/;

/** What the driver says, without a code, of a connection that it did not get or has lost. */
const lost = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether an error means that the database does not answer for the moment. */
export function isOutage(error: { code?: unknown; message?: unknown }): boolean {
  return away.test(String(error.code)) || lost.test(String(error.message));
}
