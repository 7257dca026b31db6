import type { Kysely } from 'kysely';
import { daysAsInstants } from '#domain/dates/day-range.ts';
import { isSettled } from '#domain/payments/ledger.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { requireTimeZone } from '#server/http/time-zone.ts';
import type { AccountParts } from './accounts.ts';
import { syncTransaction } from './settling.ts';
import { composeTransaction, findTransaction, findTransactions, sumTransactions } from './transactions.ts';

/** One page of the ledger as the caller may see it. */
export async function answerTransactions(
  db: Kysely<Database>,
  { query, caller }: Call<'listTransactions'>,
): Promise<Reply<'listTransactions'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { from, to, timeZone = 'UTC', scope = 'all', limit = 10, pageNumber = 1, ...kept } = query;
  requireTimeZone(timeZone);
  const filters = { ...kept, ...daysAsInstants({ from, to }, timeZone), scope, limit, pageNumber };
  const rows = await findTransactions(db, caller, filters);
  const sums = await sumTransactions(db, caller, filters);
  return { status: 200, body: { rows: rows.map((row) => composeTransaction(row, caller)), ...sums } };
}

/** One transaction; one that is under way is asked for at the provider. */
export async function answerTransaction(
  parts: { db: Kysely<Database>; open: () => AccountParts | null },
  { path, caller }: Call<'getTransaction'>,
): Promise<Reply<'getTransaction'>> {
  if (!caller) throw new Refusal('unauthorised');
  const known = await findTransaction(parts.db, caller, path.ref);
  if (!known) return { status: 404, body: problemBody('not_found') };
  const account = isSettled(known.status) ? null : parts.open();
  if (!account) return { status: 200, body: composeTransaction(known, caller) };
  await syncTransaction(account, known);
  const row = (await findTransaction(parts.db, caller, path.ref)) ?? known;
  return { status: 200, body: composeTransaction(row, caller) };
}
