import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { isReason } from '#domain/reason.ts';
import { moneyText } from '#domain/payments/money.ts';
import { creditWords as words } from '#domain/words/credit.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { closeRefunding } from '#server/booking/paid.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { findBookedClub, type BookedClub } from '#server/schedule/club.ts';
import type { Caller } from '#server/session/caller.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import type { SessionParts } from '#server/session/open.ts';
import { balanceOf } from './balance.ts';
import { creditLow, creditMissing, moveCredit } from './moving.ts';
import { answerOwnCredit } from './own.ts';
import { answerTopUp } from './topping-up.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Operation =
  | 'listCredit'
  | 'listCreditEntries'
  | 'listOwnCredit'
  | 'topUpCredit'
  | 'addCreditEntry'
  | 'creditRefund'
  | 'setOverdraft';

/** The credit of members at a club. */
export function createCreditHandlers(
  given: Parts & { provider: PaymentProvider | null; outbox: Outbox },
): Pick<Handlers, Operation> {
  const { provider, outbox, ...parts } = given;
  return {
    listOwnCredit: (call) => answerOwnCredit(given, call),
    topUpCredit(call) {
      if (!provider) throw new Refusal('provider_not_configured');
      return answerTopUp({ ...parts, provider, outbox }, call);
    },
    creditRefund: (call) => parts.db.transaction().execute((db) => creditRefund({ ...parts, db }, call)),
    listCredit: (call) => list(parts, call),
    listCreditEntries: (call) => listEntries(parts, call),
    addCreditEntry: (call) => call.once((db) => addEntry({ ...parts, db }, call)),
    setOverdraft: (call) => parts.db.transaction().execute((db) => setOverdraft({ ...parts, db }, call)),
  };
}

/** A club's accounts, or a member's own. */
const isOwn = ({ userId, roleId }: Caller, of: 'p' | 'e') =>
  roleId === 5
    ? sql<boolean>`${sql.ref(of)}.user_id = ${userId}`
    : sql<boolean>`${sql.ref(of)}.club_id in (select m.club_id from club_members m
        where m.user_id = ${userId} and m.status = 'member' and m.role = ${roleId})`;

async function list({ db }: Parts, { query, caller }: Call<'listCredit'>): Promise<Reply<'listCredit'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { clubId, search, limit = 10, pageNumber = 1 } = query;
  const text = search?.trim() ?? '';
  // A club sees its members before they have an account too, and who has left for as long as something is there or owed.
  const found = sql`
    from (select club_id, user_id from credit_accounts
        union select club_id, user_id from club_members where status = 'member' and role = 5) p
      join clubs c on c.id = p.club_id and c.deleted_at is null join users u on u.id = p.user_id
      left join credit_accounts a on a.club_id = p.club_id and a.user_id = p.user_id
      left join club_members m on m.club_id = p.club_id and m.user_id = p.user_id and m.status = 'member' and m.role = 5
    where ${isOwn(caller, 'p')} and (${clubId ?? null}::integer is null or p.club_id = ${clubId ?? null})
      and (case when ${caller.roleId} = 5 then a.user_id is not null else m.user_id is not null or a.balance <> 0 end)
      and (${text} = '' or position(folded_name(${text}) in u.folded_name) > 0)`;
  const { rows } = await sql<components['schemas']['CreditAccount']>`
    select json_build_object('clubId', c.id, 'name', c.name) as club,
      json_build_object('userId', u.id, 'fullName', btrim(concat_ws(' ', u.first_name, u.last_name))) as user,
      m.user_id is not null as "isMember", coalesce(a.currency, c.currency) as currency,
      coalesce(a.balance, 0) as balance, coalesce(a.overdraft, 0) as overdraft
    ${found} order by natural_key(folded_name(u.last_name)), natural_key(folded_name(u.first_name)), u.id, c.id
    limit ${limit} offset ${(pageNumber - 1) * limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  return { status: 200, body: { rows, total: counted.rows[0]?.total ?? 0 } };
}

async function listEntries(
  { db }: Parts,
  { query, caller }: Call<'listCreditEntries'>,
): Promise<Reply<'listCreditEntries'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { clubId, userId, limit = 10, pageNumber = 1 } = query;
  const found = sql`
    from credit_entries e join clubs c on c.id = e.club_id and c.deleted_at is null
      join credit_accounts a on a.club_id = e.club_id and a.user_id = e.user_id
    where ${isOwn(caller, 'e')} and (${clubId ?? null}::integer is null or e.club_id = ${clubId ?? null})
      and (${userId ?? null}::integer is null or e.user_id = ${userId ?? null})`;
  const { rows } = await sql<Omit<components['schemas']['CreditEntry'], 'createdAt'> & { createdAt: Date }>`
    select e.id as "entryId", json_build_object('clubId', c.id, 'name', c.name) as club, e.user_id as "userId",
      e.amount, e.balance_after as "balanceAfter", a.currency, e.kind, e.booking_id as "bookingId", e.reason,
      e.created_at as "createdAt"
    ${found} order by e.id desc limit ${limit} offset ${(pageNumber - 1) * limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  const told = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { status: 200, body: { rows: told, total: counted.rows[0]?.total ?? 0 } };
}

/**
 * A club that may book to a member's account; or what stands against it. Who has left keeps what is there, which can be paid
 * out or corrected (`isClosing`).
 */
async function takeClub(
  db: Kysely<Database>,
  caller: Caller,
  { clubId, userId, isClosing = false }: { clubId: number; userId: number; isClosing?: boolean },
): Promise<BookedClub | Extract<Reply<'setOverdraft'>, { status: 400 | 404 | 409 }>> {
  const club = await findBookedClub(db, caller, { clubId });
  if (!club) return { status: 404, body: problemBody('not_found') };
  if (club.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  const known = await db
    .selectFrom('club_members')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('status', '=', 'member')
    .where('role', '=', 5)
    .executeTakeFirst();
  // Credit that is there, or owed, outlives the membership.
  if (known || (isClosing && (await balanceOf(db, { clubId, userId })) !== 0)) return club;
  return { status: 400, body: problemBody('invalid_request', { userId: words.faults.notMember }) };
}

/** Books what a club takes in, pays out or corrects by hand, each with its reason. */
async function addEntry(
  { db, clock }: Parts,
  { body, caller }: Call<'addCreditEntry'>,
): Promise<Reply<'addCreditEntry'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { clubId, userId, kind, amount } = body;
  const club = await takeClub(db, caller, { clubId, userId, isClosing: kind !== 'cashIn' });
  if ('body' in club) return club;
  const reason = body.reason.trim();
  if (!isReason(reason)) return { status: 400, body: problemBody('reason_missing') };
  if (amount === 0 || (kind !== 'adjustment' && amount < 0)) {
    return { status: 400, body: problemBody('invalid_request', { amount: words.faults.amount }) };
  }
  const at = new Date(clock());
  const isPaidOut = kind === 'payOut';
  const moved = isPaidOut ? -amount : amount;
  const balance = await moveCredit(db, {
    clubId,
    userId,
    amount: moved,
    kind,
    reason,
    by: caller.userId,
    at,
  });
  if (balance === null) {
    return creditLow(db, { clubId, userId, amount: -moved, currency: club.currency, isPaidOut });
  }
  // What is lent is not paid out.
  if (isPaidOut && balance < 0) return creditMissing(-balance, club.currency);
  await recordChange(db, caller, {
    operation: 'addCreditEntry',
    record: { kind: 'credit', id: userId, clubId },
    before: { balance: balance - moved },
    after: { balance, reason },
    at,
  });
  return { status: 201, body: { balance, message: words.booked(moneyText(balance, club.currency)) } };
}

/** Makes credit of a refund that the card did not take: once, and never beside the refund itself. */
async function creditRefund(
  { db, clock }: Parts,
  { path: { id }, caller }: Call<'creditRefund'>,
): Promise<Reply<'creditRefund'>> {
  if (!caller) throw new Refusal('unauthorised');
  const at = new Date(clock());
  const refund = await db
    .selectFrom('transaction_refunds as r')
    .innerJoin('transactions as t', 't.id', 'r.transaction_id')
    .select(['r.amount', 'r.club_id', 'r.user_id', 'r.booking_id', 't.currency'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  const { amount, currency, club_id: clubId, user_id: userId } = refund ?? { amount: 0, currency: '' };
  if (clubId === undefined || clubId === null || userId === undefined || userId === null) {
    return { status: 404, body: problemBody('not_found') };
  }
  const { rows } = await sql<{ balance: number | null }>`
    select credit_refund(${id}::integer, ${caller.userId}::integer, ${at}::timestamptz) as balance`.execute(
    db,
  );
  const balance = rows[0]?.balance ?? null;
  if (balance === null) return { status: 409, body: problemBody('refund_not_refused') };
  if (refund?.booking_id) await closeRefunding(db, refund.booking_id);
  await recordChange(db, caller, {
    operation: 'creditRefund',
    record: { kind: 'credit', id: userId, clubId },
    before: { balance: balance - amount },
    after: { balance },
    at,
  });
  return { status: 200, body: { balance, message: words.booked(moneyText(balance, currency)) } };
}

/** Says how much a member may owe. */
async function setOverdraft(
  { db, clock }: Parts,
  { body, caller }: Call<'setOverdraft'>,
): Promise<Reply<'setOverdraft'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { clubId, userId, overdraft } = body;
  const club = await takeClub(db, caller, body);
  if ('body' in club) return club;
  await db
    .insertInto('credit_accounts')
    .values({ club_id: clubId, user_id: userId, currency: club.currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = await db
    .selectFrom('credit_accounts')
    .select(['balance', 'overdraft'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.balance < -overdraft) {
    return { status: 400, body: problemBody('invalid_request', { overdraft: words.faults.overdraft }) };
  }
  await db
    .updateTable('credit_accounts')
    .set({ overdraft })
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .execute();
  await recordChange(db, caller, {
    operation: 'setOverdraft',
    record: { kind: 'credit', id: userId, clubId },
    before: { overdraft: before.overdraft },
    after: { overdraft },
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.overdraftSet(moneyText(overdraft, club.currency)) } };
}
