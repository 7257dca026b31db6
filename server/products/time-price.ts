import { findRulesFault } from '#domain/products/price-rules.ts';
import { problemWords } from '#domain/words/problems.ts';
import { productWords as words } from '#domain/words/products.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import type { SessionParts } from '#server/session/open.ts';
import { readPriceRules, replacePriceRules, type KeptRule } from './price-rules.ts';
import { findProduct } from './store.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;

/** What an hour at a table costs by a tariff, with what tells one version of the list from another. */
export async function answerTimePrice(
  { db }: Parts,
  { path: { id }, caller, reply }: Call<'getTimePrice'>,
): Promise<Reply<'getTimePrice'>> {
  if (!caller) throw new Refusal('unauthorised');
  const product = await findProduct(db, caller, { id });
  if (!product || product.archived_at !== null) return { status: 404, body: problemBody('not_found') };
  const { club_id: clubId, club, name, time_zone: zone, currency } = product;
  // Prices of another currency are typed again.
  const rules = (await readPriceRules(db, id)).filter((rule) => rule.currency === currency);
  const version = String(product.prices_version);
  reply.header('etag', version);
  return {
    status: 200,
    body: {
      productId: id,
      name,
      club: { clubId, name: club },
      zone,
      currency,
      rows: rules.map(({ id: _id, currency: _same, ...rule }) => rule),
      version,
    },
  };
}

/** Puts a whole list of prices into the place of the one that holds. */
export async function updateTimePrice(
  { db, clock }: Parts,
  { path: { id }, body: { rows }, caller, request }: Call<'updateTimePrice'>,
): Promise<Reply<'updateTimePrice'>> {
  if (!caller) throw new Refusal('unauthorised');
  const product = await findProduct(db, caller, { id, isTaken: true });
  if (!product || product.archived_at !== null) return { status: 404, body: problemBody('not_found') };
  if (product.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  const outdated = versionFault(product.prices_version, request);
  if (outdated) return outdated;
  const index = rows.findIndex(
    ({ firstDay, lastDay }) => firstDay !== null && lastDay !== null && lastDay < firstDay,
  );
  if (index !== -1) {
    return {
      status: 400,
      body: problemBody('invalid_request', { [`rows/${index}/lastDay`]: words.faults.daysOrder }),
    };
  }
  const code = findRulesFault(rows.map((rule) => ({ id: 0, ...rule })));
  if (code) return { status: 400, body: problemBody(code, { rows: problemWords[code] }) };
  const { club_id: clubId, currency, name } = product;
  const at = new Date(clock());
  const before = await readPriceRules(db, id);
  await replacePriceRules(db, { productId: id, clubId, currency, at }, rows);
  const after = await readPriceRules(db, id);
  await recordChange(db, caller, {
    operation: 'updateTimePrice',
    record: { kind: 'product', id, clubId },
    before: told(before),
    after: told(after),
    at,
  });
  return { status: 200, body: { message: words.priced(name) } };
}

const told = (rules: readonly KeptRule[]) => ({ prices: rules.map(({ id: _id, ...rule }) => rule) });
