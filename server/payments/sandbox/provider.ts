import { sql, type Kysely } from 'kysely';
import { isRecord } from '#domain/session/stored.ts';
import type { Database } from '#server/database/db.gen.ts';
import {
  ProviderFault,
  type AccountOrder,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
} from '#server/payments/port.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { freshStanding } from './accounts.ts';
import { charge } from './charges.ts';
import { tellEvent } from './events.ts';
import { makeLink } from './links.ts';
import { changeObject, findObject, makeObject } from './objects.ts';
import { refundCalls } from './refunds.ts';
import { isSigned } from './signature.ts';

export type SandboxParts = {
  db: Kysely<Database>;
  clock: () => number;
  secrets: Secrets;
  /** Where people open the product; the sandbox's pages are below it. */
  publicUrl: URL;
};

/** A provider in the house: the same redirects, the same signed events, no money. */
export function createSandbox(parts: SandboxParts): PaymentProvider {
  const { db, clock } = parts;
  const accountOf = async (id: string) => {
    const account = await findObject(db, 'account', id);
    if (!account || account.isDeleted) throw new ProviderFault('gone');
    return account;
  };
  return {
    name: 'sandbox',
    isLive: false,
    createAccount: (order) => createAccount(parts, order),
    async findAccount({ key }) {
      const row = await db
        .selectFrom('sandbox_objects')
        .select('id')
        .where('made_by', '=', key)
        .executeTakeFirst();
      return row?.id ?? null;
    },
    fetchAccount: async (id) => (await accountOf(id)).standing,
    async createLink({ accountId, returnUrl, refreshUrl }) {
      await accountOf(accountId);
      const link = { objectId: accountId, returnUrl, refreshUrl, now: clock() };
      const { token, expiresAt } = await makeLink(db, 'link', link);
      return { url: `${parts.publicUrl.origin}/sandbox/onboarding?link=${token}`, expiresAt };
    },
    async hasMoney(id) {
      const { available, pending } = await accountOf(id);
      return available !== 0 || pending !== 0;
    },
    hasDispute: async ({ accountId }) => (await accountOf(accountId)).isDisputed === true,
    deleteAccount: (id) => deleteAccount(parts, id),
    createCustomer: ({ key, ...body }) =>
      makeObject(db, 'customer', { key, ordered: body, body, now: clock() }),
    createCardSetup: (order) => createCardSetup(parts, order),
    async fetchCardSetup(id) {
      const setup = await findObject(db, 'setup', id);
      if (!setup) throw new ProviderFault('gone');
      return setup;
    },
    removeCard: (id) => removeCard(parts, id),
    async hasCard(id) {
      return (await findObject(db, 'card', id))?.isRemoved === false;
    },
    charge: (order) => charge(db, order, clock()),
    async fetchPayment(id) {
      const payment = await findObject(db, 'payment', id);
      if (!payment) throw new ProviderFault('gone');
      return payment;
    },
    async findPayment({ ref }) {
      const { rows } = await sql<{ body: ProviderPayment }>`
        select body from sandbox_objects where kind = 'payment' and body->>'ref' = ${ref}`.execute(db);
      return rows[0]?.body ?? null;
    },
    ...refundCalls(parts),
    readEvent: (raw, signature, now) => readEvent(parts, raw, signature, now),
  };
}

async function createAccount({ db, clock }: SandboxParts, { key, ...order }: AccountOrder): Promise<string> {
  const body = { ...order, standing: freshStanding, available: 0, pending: 0, isDeleted: false };
  return makeObject(db, 'account', { key, ordered: order, body, now: clock() });
}

async function deleteAccount({ db, clock }: SandboxParts, id: string): Promise<void> {
  await changeObject(db, 'account', id, async (account, transaction) => {
    if (account.isDeleted) return account;
    if (account.available !== 0 || account.pending !== 0) throw new ProviderFault('refused');
    const type = 'account.application.deauthorized';
    await tellEvent(transaction, { type, accountId: id, objectId: id, now: clock() });
    return { ...account, isDeleted: true };
  });
}

async function removeCard({ db, clock }: SandboxParts, id: string): Promise<void> {
  await changeObject(db, 'card', id, async (card, transaction) => {
    if (card.isRemoved) return card;
    const type = 'payment_method.detached';
    await tellEvent(transaction, { type, accountId: null, objectId: id, now: clock() });
    return { ...card, isRemoved: true };
  });
}

async function createCardSetup(
  { db, clock, publicUrl }: SandboxParts,
  order: Parameters<PaymentProvider['createCardSetup']>[0],
): Promise<{ setupId: string; url: string }> {
  const { key, customerId, returnUrl, cancelUrl } = order;
  const body = { customerId, state: 'pending' as const, card: null, reason: null };
  const setupId = await makeObject(db, 'setup', { key, ordered: { customerId }, body, now: clock() });
  const back = returnUrl.replace('{SETUP_ID}', setupId);
  const link = { objectId: setupId, returnUrl: back, refreshUrl: cancelUrl, now: clock() };
  const { token } = await makeLink(db, 'link', link);
  return { setupId, url: `${publicUrl.origin}/sandbox/card?link=${token}` };
}

function readEvent({ secrets }: SandboxParts, raw: Buffer, signature: string, now: number): ProviderEvent {
  if (!isSigned(secrets, raw, signature, now)) throw new ProviderFault('badSignature');
  const event: unknown = JSON.parse(raw.toString('utf8'));
  if (!isRecord(event)) throw new ProviderFault('badSignature');
  const data = isRecord(event['data']) && isRecord(event['data']['object']) ? event['data']['object'] : {};
  return {
    eventId: String(event['id']),
    type: String(event['type']),
    accountId: typeof event['account'] === 'string' ? event['account'] : null,
    objectId: typeof data['id'] === 'string' ? data['id'] : null,
    isLive: event['livemode'] === true,
    madeAt: new Date(Number(event['created']) * 1000),
  };
}
