import type { components } from '#contract/api.gen.ts';
import { problemWords } from '#domain/words/problems.ts';
import { productWords as words } from '#domain/words/products.ts';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { findBookedClub } from '#server/schedule/club.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { answerTimePrice, updateTimePrice } from './time-price.ts';
import {
  changeProduct,
  findProduct,
  findProducts,
  insertProduct,
  isNameTaken,
  type ProductEntry,
  type ProductRow,
} from './store.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Operation =
  | 'listProducts'
  | 'createProduct'
  | 'getProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'getTimePrice'
  | 'updateTimePrice';

/** What clubs sell, and its prices; for now the time at their tables. */
export function createProductHandlers(parts: Parts): Pick<Handlers, Operation> {
  const within = <T>(work: (inner: Parts) => Promise<T>): Promise<T> =>
    parts.db.transaction().execute((db) => work({ ...parts, db }));
  return {
    async listProducts({ query, caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { clubId, search, archived = false, limit = 10, pageNumber = 1 } = query;
      const filters = { clubId, search, archived, limit, pageNumber };
      const { rows, total } = await findProducts(parts.db, caller, filters);
      return { status: 200, body: { rows: rows.map(composeProduct), total } };
    },
    async getProduct({ path: { id }, caller, reply }) {
      if (!caller) throw new Refusal('unauthorised');
      const row = await findProduct(parts.db, caller, { id });
      if (!row) return { status: 404, body: problemBody('not_found') };
      reply.header('etag', String(row.version));
      return { status: 200, body: composeProduct(row) };
    },
    createProduct: (call) => call.once((db) => create({ ...parts, db }, call)),
    updateProduct: (call) => within((inner) => update(inner, call)),
    deleteProduct: (call) => within((inner) => archive(inner, call)),
    getTimePrice: (call) => answerTimePrice(parts, call),
    updateTimePrice: (call) => within((inner) => updateTimePrice(inner, call)),
  };
}

function composeProduct(row: ProductRow): components['schemas']['Product'] {
  return {
    productId: row.id,
    clubId: row.club_id,
    type: row.type,
    name: row.name,
    description: row.description,
    isArchived: row.archived_at !== null,
    tables: row.tables,
    base: row.base,
    currency: row.currency,
    version: String(row.version),
  };
}

const nameTaken = () => problemBody('product_name_taken', { name: problemWords.product_name_taken });

async function create(
  { db, clock }: Parts,
  { body, caller }: Call<'createProduct'>,
): Promise<Reply<'createProduct'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { clubId } = body;
  const club = await findBookedClub(db, caller, { clubId, isTaken: true });
  if (!club) return { status: 404, body: problemBody('not_found') };
  if (club.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  const entry = { name: body.name.trim(), description: body.description?.trim() || null };
  const at = new Date(clock());
  const id = await insertProduct(db, { clubId, ...entry, at });
  if (id === undefined) return { status: 409, body: nameTaken() };
  await tell(db, caller, { operation: 'createProduct', id, clubId, at, after: entry });
  return { status: 201, body: { id, message: words.added(entry.name) } };
}

/** A product that may be changed, or what stands against it. */
async function takeProduct({ db }: Parts, caller: Caller, { id, read }: { id: number; read: unknown }) {
  const kept = await findProduct(db, caller, { id, isTaken: true });
  if (!kept || kept.archived_at !== null) return { status: 404, body: problemBody('not_found') } as const;
  if (kept.status_id !== 1) return { status: 409, body: problemBody('club_inactive') } as const;
  if (read !== undefined && read !== String(kept.version)) {
    return { status: 412, body: problemBody('changed_meanwhile') } as const;
  }
  return kept;
}

async function update(
  parts: Parts,
  { path: { id }, body, caller, request }: Call<'updateProduct'>,
): Promise<Reply<'updateProduct'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const kept = await takeProduct(parts, caller, { id, read: request.headers['if-match'] });
  if ('status' in kept) return kept;
  const description = body.description === undefined ? kept.description : body.description.trim() || null;
  const entry = { name: body.name.trim(), description };
  if (await isNameTaken(db, { id, clubId: kept.club_id, name: entry.name })) {
    return { status: 409, body: nameTaken() };
  }
  await changeProduct(db, id, entry);
  const { club_id: clubId, name } = kept;
  await tell(db, caller, {
    operation: 'updateProduct',
    id,
    clubId,
    at: new Date(clock()),
    before: { name, description: kept.description },
    after: entry,
  });
  return { status: 200, body: { message: words.changed(entry.name) } };
}

async function archive(
  parts: Parts,
  { path: { id }, caller, request }: Call<'deleteProduct'>,
): Promise<Reply<'deleteProduct'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const kept = await takeProduct(parts, caller, { id, read: request.headers['if-match'] });
  if ('status' in kept) return kept;
  if (kept.tables > 0) return { status: 409, body: problemBody('tariff_in_use') };
  const at = new Date(clock());
  await changeProduct(db, id, { archived_at: at });
  const { club_id: clubId, name, description } = kept;
  await tell(db, caller, { operation: 'deleteProduct', id, clubId, at, before: { name, description } });
  return { status: 200, body: { message: words.archived(name) } };
}

async function tell(
  db: Parts['db'],
  caller: Caller,
  {
    operation,
    id,
    clubId,
    at,
    before,
    after,
  }: {
    operation: Recorded['operation'];
    id: number;
    clubId: number;
    at: Date;
    before?: ProductEntry;
    after?: ProductEntry;
  },
): Promise<void> {
  await recordChange(db, caller, {
    operation,
    record: { kind: 'product', id, clubId },
    before: before ?? null,
    after: after ?? null,
    at,
  });
}
