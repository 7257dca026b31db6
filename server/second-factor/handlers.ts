import type { Kysely } from 'kysely';
import { groupedCode } from '#domain/second-factor/code.ts';
import { mailWords } from '#domain/words/mail.ts';
import { problemWords } from '#domain/words/problems.ts';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Configuration } from '#server/configuration.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { AccountChange } from '#server/mail/account-letters.ts';
import { endAllSessions } from '#server/session/end-all.ts';
import type { SessionParts } from '#server/session/open.ts';
import { authenticatorAddress, newFactorSecret } from './codes.ts';
import { beginFactor, confirmFactor, findFactor, removeFactor, renewCodes } from './store.ts';

/** What a second factor needs of the process. */
export type SecondFactorParts = SessionParts & { outbox: Outbox; configuration: Configuration };

type SecondFactorHandlers = Pick<
  Handlers,
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'
  | 'resetSecondFactor'
>;

/** The authenticator of an account as its second factor, and the codes for when it is lost. */
export function createSecondFactorHandlers(parts: SecondFactorParts): SecondFactorHandlers {
  const { db, clock } = parts;
  return {
    async getSecondFactor({ caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { confirmedAt, codesLeft } = await findFactor(db, caller.userId);
      const since = confirmedAt?.toISOString() ?? null;
      return { status: 200, body: { since, codesLeft: since === null ? 0 : codesLeft } };
    },

    beginSecondFactor: (call) => begin(parts, call),
    confirmSecondFactor: (call) => confirm(parts, call),

    async renewRecoveryCodes({ caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { userId } = caller;
      return db.transaction().execute(async (transaction) => {
        const { confirmedAt } = await findFactor(transaction, userId);
        if (!confirmedAt) return { status: 409, body: problemBody('second_factor_off') };
        const codes = await renewCodes(transaction, userId, clock());
        const recovery = { before: { recoveryCode: 'before' }, after: { recoveryCode: 'after' } };
        await tell({ ...parts, db: transaction }, userId, {
          operation: 'renewRecoveryCodes',
          by: caller,
          change: 'recoveryCodes',
          ...recovery,
        });
        return { status: 200, body: { recoveryCodes: codes.map(groupedCode) } };
      });
    },

    async removeSecondFactor({ caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { userId } = caller;
      await db.transaction().execute(async (transaction) => {
        if (!(await removeFactor(transaction, userId))) return;
        await tell({ ...parts, db: transaction }, userId, {
          operation: 'removeSecondFactor',
          by: caller,
          change: 'secondFactorOff',
          before: { secondFactor: 'on' },
          after: { secondFactor: 'off' },
        });
      });
      return { status: 204 };
    },

    async resetSecondFactor({ caller, path }) {
      if (!caller) throw new Refusal('unauthorised');
      const { userId } = path;
      return db.transaction().execute(async (transaction) => {
        if (!(await removeFactor(transaction, userId))) {
          return { status: 404, body: problemBody('not_found') };
        }
        // Whoever has the lost device may be signed in there.
        await endAllSessions(transaction, userId, clock(), 'signed_out');
        await tell({ ...parts, db: transaction }, userId, {
          operation: 'resetSecondFactor',
          by: caller,
          change: 'secondFactorOff',
          before: { secondFactor: 'on' },
          after: { secondFactor: 'off' },
        });
        return { status: 204 };
      });
    },
  };
}

async function begin(
  parts: SecondFactorParts,
  { caller }: Call<'beginSecondFactor'>,
): Promise<Reply<'beginSecondFactor'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { userId } = caller;
  const secret = newFactorSecret();
  const { email, password_hash: passwordHash } = await parts.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // Nobody could sign in any more who comes by another provider alone.
  if (passwordHash === null) return { status: 409, body: problemBody('second_factor_no_password') };
  const isBegun = await beginFactor(parts, { userId, secret, now: parts.clock() });
  if (!isBegun) return { status: 409, body: problemBody('second_factor_on') };
  const address = authenticatorAddress(secret, parts.configuration.operator, email);
  return { status: 200, body: { secret, address } };
}

async function confirm(
  parts: SecondFactorParts,
  { caller, body }: Call<'confirmSecondFactor'>,
): Promise<Reply<'confirmSecondFactor'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { userId } = caller;
  return parts.db.transaction().execute(async (db) => {
    const confirmed = await confirmFactor({ ...parts, db }, { userId, code: body.code, now: parts.clock() });
    if (confirmed === 'wrong') {
      const code = 'second_factor_wrong';
      return { status: 400, body: problemBody(code, { code: problemWords[code] }) };
    }
    if (confirmed === 'not_begun') return { status: 409, body: problemBody('second_factor_off') };
    await tell({ ...parts, db }, userId, {
      operation: 'confirmSecondFactor',
      by: caller,
      change: 'secondFactorOn',
      before: { secondFactor: 'off' },
      after: { secondFactor: 'on' },
    });
    return { status: 200, body: { recoveryCodes: confirmed.map(groupedCode) } };
  });
}

type Change = Pick<Recorded, 'operation' | 'before' | 'after'> & {
  by: { userId: number };
  change: AccountChange;
};

/** Tells the audit, and the owner by mail. */
async function tell(
  { db, clock, outbox }: SecondFactorParts & { db: Kysely<Database> },
  userId: number,
  { by, change, ...recorded }: Change,
): Promise<void> {
  await recordChange(db, by, {
    ...recorded,
    record: { kind: 'user', id: userId, clubId: null },
    at: new Date(clock()),
  });
  const owner = await db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const teller = by.userId === userId ? null : mailWords.byAssociation;
  await tellOwner(outbox, db, owner, { changes: [change], by: teller });
}
