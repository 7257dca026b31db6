import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AccountStanding } from '#domain/payments/standing.ts';
import type { Database } from '#server/database/db.gen.ts';
import {
  ProviderFault,
  type CardSetupState,
  type Prefill,
  type ProviderPayment,
  type ProviderRefund,
} from '#server/payments/port.ts';

/** What the sandbox keeps, by kind. */
export type SandboxBodies = {
  account: {
    clubId: number;
    prefill: Prefill;
    standing: AccountStanding;
    available: number;
    pending: number;
    isDisputed?: boolean;
    isDeleted: boolean;
  };
  customer: { email: string; name: string };
  setup: CardSetupState;
  card: { isDeclined: boolean; isRemoved: boolean; takesNothingBack?: boolean; answersLater?: boolean };
  payment: ProviderPayment & { refunded?: number };
  refund: ProviderRefund;
};
export type SandboxKind = keyof SandboxBodies;

const prefixes: Readonly<Record<SandboxKind, string>> = {
  account: 'acct_sbx',
  customer: 'cus_sbx',
  setup: 'set_sbx',
  card: 'card_sbx',
  payment: 'pay_sbx',
  refund: 're_sbx',
};

/** An object with the words it was ordered by, so that one key never means two things. */
type Kept<K extends SandboxKind> = SandboxBodies[K] & { ordered: unknown };

/** A new id of a kind. */
export const newId = (kind: SandboxKind): string =>
  `${prefixes[kind]}_${randomBytes(9).toString('base64url')}`;

/** Makes an object; ordered again under its key it is the same one, and other words under that key are refused. */
export async function makeObject<K extends SandboxKind>(
  db: Kysely<Database>,
  kind: K,
  of: { id?: string; key: string | null; ordered: unknown; body: SandboxBodies[K]; now: number },
): Promise<string> {
  const made = await db
    .insertInto('sandbox_objects')
    .values({
      id: of.id ?? newId(kind),
      kind,
      made_by: of.key,
      body: JSON.stringify({ ...of.body, ordered: of.ordered }),
      created_at: new Date(of.now),
    })
    .onConflict((conflict) => conflict.column('made_by').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const before = await db
    .selectFrom('sandbox_objects')
    .select(['id', 'body'])
    .where('made_by', '=', of.key)
    .executeTakeFirstOrThrow();
  const kept = before.body as Kept<K>;
  if (!isSame(kept.ordered, of.ordered)) throw new ProviderFault('refused');
  return before.id;
}

/** What an object is, or null. */
export async function findObject<K extends SandboxKind>(
  db: Kysely<Database>,
  kind: K,
  id: string,
): Promise<SandboxBodies[K] | null> {
  const row = await db
    .selectFrom('sandbox_objects')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? (row.body as Kept<K>) : null;
}

/** Changes an object, with whatever else belongs to the change; null where there is none. */
export async function changeObject<K extends SandboxKind>(
  db: Kysely<Database>,
  kind: K,
  id: string,
  change: (body: SandboxBodies[K], transaction: Kysely<Database>) => Promise<SandboxBodies[K]>,
): Promise<SandboxBodies[K] | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('sandbox_objects')
      .select('body')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const body = await change(row.body as Kept<K>, transaction);
    await transaction
      .updateTable('sandbox_objects')
      .set({ body: JSON.stringify(body) })
      .where('id', '=', id)
      .execute();
    return body;
  });
}

/** The database orders the keys of its JSON by itself. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown): string =>
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  return sorted(one) === sorted(other);
}
