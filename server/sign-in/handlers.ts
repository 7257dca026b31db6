import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { redeemCode } from '#server/second-factor/store.ts';
import { openSession, withFirstSignIn, type SessionParts } from '#server/session/open.ts';
import { originOf } from '#server/session/origin.ts';
import type { Passwords } from '#server/services/passwords.ts';
import { attemptOf } from './attempt.ts';
import { tellNewDevice } from './new-device.ts';
import { findAccount, recordSignIn, renameDevice, type Account } from './store.ts';
import type { Attempt, Throttle } from './throttle.ts';

/** What signing in needs of the process. */
export type SignInParts = SessionParts & { outbox: Outbox; passwords: Passwords; throttle: Throttle };

/** Sign-in by password (document 000, sections 4, 5 and 7). */
export function createSignInHandlers(parts: SignInParts): Pick<Handlers, 'signIn'> {
  return {
    async signIn(call) {
      const account = await findAccount(parts.db, call.body.email);
      const attempt = await attemptOf(parts, call.request, {
        email: call.body.email,
        userId: account?.id,
      });
      await parts.throttle.begin(attempt);
      if (!(await isOwner(parts, call, account, attempt))) return refuse(parts, call, account);
      const code = await findCodeFault(parts, call, account as Account, attempt);
      return code ? refuse(parts, call, account, code) : welcome(parts, call, account as Account, attempt);
    },
  };
}

/** Judges the password; an unknown, suspended or inactive account costs as much time and fails alike. */
async function isOwner(
  { passwords, throttle }: SignInParts,
  { body }: Call<'signIn'>,
  account: Account | undefined,
  attempt: Attempt,
): Promise<boolean> {
  try {
    const matches = await passwords.matches(body.password, account?.password_hash ?? null);
    return matches && account?.status_id === 1;
  } catch (error) {
    if (error instanceof Refusal) await throttle.withdraw(attempt);
    throw error;
  }
}

type Refused = 'invalid_credentials' | 'second_factor_needed' | 'second_factor_wrong';

/**
 * Asks for the code of an account that has a second factor, once the password is right, so that nobody else learns of it.
 * A code that is wrong counts as a guess.
 */
async function findCodeFault(
  parts: SignInParts,
  { body }: Call<'signIn'>,
  account: Account,
  attempt: Attempt,
): Promise<Refused | null> {
  if (!account.has_second_factor) return null;
  if (body.code === undefined) {
    await parts.throttle.withdraw(attempt);
    return 'second_factor_needed';
  }
  const typed = body.code;
  const proof = await parts.db.transaction().execute(async (db) => {
    const proof = await redeemCode({ ...parts, db }, { userId: account.id, typed, now: parts.clock() });
    if (proof === 'recovery') {
      await tellOwner(parts.outbox, db, account, { changes: ['recoveryCodeUsed'], by: null });
    }
    return proof;
  });
  return proof === null ? 'second_factor_wrong' : null;
}

async function refuse(
  parts: SignInParts,
  { request }: Call<'signIn'>,
  account: Account | undefined,
  code: Refused = 'invalid_credentials',
): Promise<Reply<'signIn'>> {
  // The password alone was right so far: the sign-in goes on.
  if (code === 'second_factor_needed') return { status: 401, body: problemBody(code) };
  await recordSignIn(parts.db, {
    userId: account?.id ?? null,
    sessionId: null,
    outcome: 'refused',
    now: parts.clock(),
    ...originOf(request, parts.secrets),
  });
  return { status: 401, body: problemBody(code) };
}

async function welcome(
  parts: SignInParts,
  { body, request, reply }: Call<'signIn'>,
  account: Account,
  attempt: Attempt,
): Promise<Reply<'signIn'>> {
  const rehashed = await renewedHash(parts.passwords, body.password, account.password_hash);
  const previous = parts.cookies.readDevice(request);
  const { opened, device } = await parts.db.transaction().execute(async (db) => {
    const now = parts.clock();
    const isFirst = body.first && account.first_signed_in_at === null;
    const hasAccepted = account.terms_version === parts.termsVersion();
    const user = isFirst && hasAccepted ? await withFirstSignIn(db, account, now) : account;
    const opened = await openSession({ ...parts, db }, request, user, {
      remembered: body.shouldRemember ?? false,
    });
    await tellNewDevice({ ...parts, db }, request, account);
    const device = opened.cookie && (await renameDevice(db, account.id, previous, now));
    if (rehashed) {
      await db.updateTable('users').set({ password_hash: rehashed }).where('id', '=', account.id).execute();
    }
    await recordSignIn(db, {
      userId: account.id,
      sessionId: opened.sessionId,
      outcome: 'signed_in',
      now,
      ...originOf(request, parts.secrets),
    });
    return { opened, device };
  });
  await parts.throttle.succeed(attempt);
  if (opened.cookie) parts.cookies.writeBinding(reply, opened.cookie);
  if (device) parts.cookies.writeDevice(reply, device);
  return { status: 200, body: opened.answer };
}

/** A hash in place of an outdated one; null where none is due, or while there is no time for it. */
async function renewedHash(
  passwords: Passwords,
  password: string,
  kept: string | null,
): Promise<string | null> {
  if (kept === null || !passwords.isOutdated(kept)) return null;
  try {
    return await passwords.hash(password);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
