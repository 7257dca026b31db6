import { sql, type Kysely } from 'kysely';
import type { AccountStanding } from '#domain/payments/standing.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Database } from '#server/database/db.gen.ts';
import { tellAccount } from './telling.ts';
import { ProviderFault, type AccountOrder, type PaymentProvider, type Prefill } from './port.ts';

/** A club's account as it is kept. */
export type Account = {
  id: number;
  clubId: number;
  providerId: string | null;
  order: AccountOrder;
  standing: AccountStanding | null;
  fetchedAt: Date | null;
  createdAt: Date;
};

/** What accounts need of the process. */
export type AccountParts = {
  db: Kysely<Database>;
  provider: PaymentProvider;
  clock: () => number;
  /** Where people are told what has become of their money. */
  outbox: Outbox;
};

/** Under which the provider makes an account once. */
const keyOf = (clubId: number, attempt: number): string => `club:${clubId}:account:${attempt}`;

const rows = (db: Kysely<Database>, { name }: PaymentProvider) =>
  db.selectFrom('payment_accounts').selectAll().where('provider', '=', name);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

function accountOf(row: Row): Account {
  return {
    id: row.id,
    clubId: row.club_id,
    providerId: row.provider_id,
    order: {
      key: keyOf(row.club_id, row.attempt),
      clubId: row.club_id,
      prefill: row.prefill as Prefill,
    },
    standing: row.standing as AccountStanding | null,
    fetchedAt: row.fetched_at,
    createdAt: row.created_at,
  };
}

/** The account of a club that is not closed. */
export async function findOpenAccount(
  { db, provider }: AccountParts,
  clubId: number,
): Promise<Account | null> {
  const row = await rows(db, provider)
    .where('club_id', '=', clubId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** The account by the provider's own id, closed ones too. */
export async function findAccountById(
  { db, provider }: AccountParts,
  providerId: string,
): Promise<(Account & { isClosed: boolean }) | null> {
  const row = await rows(db, provider).where('provider_id', '=', providerId).executeTakeFirst();
  return row ? { ...accountOf(row), isClosed: row.closed_at !== null } : null;
}

/** The open account of a club, or a new row for one: two tabs at once find the same. */
export async function claimAccount(
  { db, provider, clock }: AccountParts,
  clubId: number,
  caller: { userId: number },
): Promise<{ account: Account; isNew: boolean } | null> {
  return db.transaction().execute(async (transaction) => {
    const club = await transaction
      .selectFrom('clubs')
      .leftJoin('users', 'users.id', 'clubs.point_of_contact_id')
      .select(['clubs.name', 'clubs.country_id', 'clubs.currency', 'users.email'])
      .where('clubs.id', '=', clubId)
      .where('clubs.deleted_at', 'is', null)
      .forNoKeyUpdate('clubs')
      .executeTakeFirst();
    if (!club) return null;
    const open = await rows(transaction, provider)
      .where('club_id', '=', clubId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (open) return { account: accountOf(open), isNew: false };
    const prefill: Prefill = {
      club: club.name,
      email: club.email,
      country: club.country_id,
      currency: club.currency,
    };
    const row = await transaction
      .insertInto('payment_accounts')
      .values(({ selectFrom, fn, eb, lit }) => ({
        club_id: clubId,
        provider: provider.name,
        attempt: eb(
          fn.coalesce(
            selectFrom('payment_accounts')
              .select(({ fn: { max } }) => max('attempt').as('last'))
              .where('club_id', '=', clubId)
              .where('provider', '=', provider.name),
            lit(0),
          ),
          '+',
          lit(1),
        ),
        prefill: JSON.stringify(prefill),
        created_at: new Date(clock()),
      }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const account = accountOf(row);
    const operation = 'createConnectAccountLink';
    await tellAccount(transaction, caller, { operation, at: row.created_at, account, after: null });
    return { account, isNew: true };
  });
}

/** The provider forgets keys after a day; an hour earlier it is asked whether it has made the account. */
const keysLast = 23 * 3_600_000;

/** The provider's id of an account, made by the provider if it has none yet; whoever died on the way is taken up. */
export async function makeAccount(parts: AccountParts, account: Account): Promise<string> {
  if (account.providerId !== null) return account.providerId;
  const { db, provider, clock } = parts;
  const isOld = clock() - account.createdAt.getTime() > keysLast;
  const before = isOld ? await provider.findAccount({ ...account.order, since: account.createdAt }) : null;
  const providerId = before ?? (await provider.createAccount(account.order));
  await db
    .updateTable('payment_accounts')
    .set({ provider_id: providerId })
    .where('id', '=', account.id)
    .where('provider_id', 'is', null)
    .execute();
  return providerId;
}

/** Reads an account from the provider and keeps it; one that has gone is closed. Null where it is gone. */
export async function syncAccount(
  { db, provider, clock }: AccountParts,
  account: Account,
): Promise<{ standing: AccountStanding; fetchedAt: Date } | null> {
  if (account.providerId === null) return null;
  // Numbered before it is asked for: of two answers the one that was asked for later is the newer one.
  const { rows: numbered } = await sql<{ reading: number }>`
    select nextval('payment_readings') as reading`.execute(db);
  const reading = numbered[0]?.reading ?? 0;
  try {
    const standing = await provider.fetchAccount(account.providerId);
    const fetchedAt = new Date(clock());
    await keepStanding(db, account, { standing, fetchedAt, reading });
    return { standing, fetchedAt };
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.kind !== 'gone') throw error;
    await closeAccount(db, account, { caller: null, now: clock() });
    return null;
  }
}

/** Keeps an answer that no later one has overtaken; where it puts the club elsewhere, the audit is told. */
async function keepStanding(
  db: Kysely<Database>,
  account: Account,
  { standing, fetchedAt, reading }: { standing: AccountStanding; fetchedAt: Date; reading: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom('payment_accounts')
      .select('standing')
      .where('id', '=', account.id)
      .where('reading', '<', reading)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return;
    await transaction
      .updateTable('payment_accounts')
      .set({ standing: JSON.stringify(standing), fetched_at: fetchedAt, reading })
      .where('id', '=', account.id)
      .execute();
    const before = held.standing as AccountStanding | null;
    const operation = 'receiveProviderEvent';
    await tellAccount(transaction, null, { operation, at: fetchedAt, account, before, after: standing });
  });
}

/** Notes that an account is no more, by whom it was taken off, or that the provider has it no more. */
export async function closeAccount(
  db: Kysely<Database>,
  account: Account,
  { caller, now }: { caller: { userId: number } | null; now: number },
): Promise<void> {
  const at = new Date(now);
  await db.transaction().execute(async (transaction) => {
    const closed = await transaction
      .updateTable('payment_accounts')
      .set({ closed_at: at })
      .where('id', '=', account.id)
      .where('closed_at', 'is', null)
      .returning('standing')
      .executeTakeFirst();
    if (!closed) return;
    const before = closed.standing as AccountStanding | null;
    await tellAccount(transaction, caller, { operation: 'deleteStripeAccount', at, account, before });
  });
}
