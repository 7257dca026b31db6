import type { Kysely } from 'kysely';
import type { AccountStanding } from '#domain/payments/standing.ts';
import type { Database } from '#server/database/db.gen.ts';
import { tellEvent } from './events.ts';
import { changeObject, type SandboxBodies } from './objects.ts';

type Account = SandboxBodies['account'];

const firstDue = ['business_profile.url', 'external_account', 'individual.verification.document'];

/** An account nobody has filled in. */
export const freshStanding: AccountStanding = {
  detailsSubmitted: false,
  chargesEnabled: false,
  payoutsEnabled: false,
  canReceive: false,
  currentlyDue: firstDue,
  pastDue: [],
  errors: [],
  pendingVerification: [],
  disabledReason: 'requirements.past_due',
  deadline: null,
};

/** An account that takes payments and pays out. */
export const openStanding: AccountStanding = {
  ...freshStanding,
  detailsSubmitted: true,
  chargesEnabled: true,
  payoutsEnabled: true,
  canReceive: true,
  currentlyDue: [],
  disabledReason: null,
};

const document = ['individual.verification.document'];
const week = 7 * 86_400_000;

/** What people can do to an account of the sandbox, and what becomes of it. */
const changes = {
  /** Everything was handed in, and nothing is left to look at. */
  complete: (account: Account) => ({ ...account, standing: openStanding }),
  /** Handed in, but without the document. */
  lackDocument: (account: Account) => ({
    ...account,
    standing: {
      ...freshStanding,
      detailsSubmitted: true,
      currentlyDue: document,
      pastDue: document,
    },
  }),
  /** Handed in, and someone has to look at it. */
  review: (account: Account) => ({
    ...account,
    standing: {
      ...freshStanding,
      detailsSubmitted: true,
      currentlyDue: [],
      pendingVerification: document,
      disabledReason: 'requirements.pending_verification',
    },
  }),
  /** Something more is asked for, while payments go on. */
  askDocument: (account: Account, now: number) => ({
    ...account,
    standing: { ...openStanding, currentlyDue: document, deadline: new Date(now + week).toISOString() },
  }),
  /** Stopped by the association, which asks for nothing. */
  pause: (account: Account) => ({
    ...account,
    standing: {
      ...openStanding,
      chargesEnabled: false,
      payoutsEnabled: false,
      canReceive: false,
      disabledReason: 'platform_paused',
    },
  }),
  reject: (account: Account) => ({
    ...account,
    standing: {
      ...freshStanding,
      detailsSubmitted: true,
      currentlyDue: [],
      disabledReason: 'rejected.other',
    },
  }),
  holdMoney: (account: Account) => ({ ...account, pending: account.pending + 2500 }),
  payOut: (account: Account) => ({ ...account, available: 0, pending: 0 }),
  dispute: (account: Account) => ({ ...account, isDisputed: true }),
  decide: (account: Account) => ({ ...account, isDisputed: false }),
} satisfies Record<string, (account: Account, now: number) => Account>;

export type AccountChange = keyof typeof changes;

export const isAccountChange = (name: string): name is AccountChange => Object.hasOwn(changes, name);

/** Changes an account and tells it, as the provider's own people would; false where there is no such account. */
export async function changeAccount(
  db: Kysely<Database>,
  id: string,
  change: AccountChange,
  now: number,
): Promise<boolean> {
  const changed = await changeObject(db, 'account', id, async (account, transaction) => {
    await tellEvent(transaction, { type: 'account.updated', accountId: id, objectId: id, now });
    return changes[change](account, now);
  });
  return changed !== null;
}
