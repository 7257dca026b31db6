import { accessTerms } from '#domain/password/link-terms.ts';
import { accessWords } from '#domain/words/access.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { mailableAddress } from '#server/mail/address.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { Limit, Limits } from '#server/services/limits.ts';
import { isBrowser } from '#server/session/cookies.ts';
import type { SessionParts } from '#server/session/open.ts';
import { createBudgets } from './budgets.ts';
import { findCode, judgeCode, newCode, writeCode, type KeptCode } from './codes.ts';
import type { GrantCookie } from './cookie.ts';
import { writeGrant } from './grants.ts';
import { subjectOf } from './subject.ts';

/** What proving an address needs of the process. */
export type VerificationParts = Pick<SessionParts, 'db' | 'clock' | 'secrets'> & {
  limits: Limits;
  outbox: Outbox;
  grantCookie: GrantCookie;
};

type VerificationHandlers = Pick<Handlers, 'sendEmailCode' | 'verifyEmailCode'>;

const { lasts, resendAfter, tries } = accessTerms.code;

/** Proof of an e-mail address by a mailed code (document 000, sections 4, 5 and 7). */
export function createVerificationHandlers(parts: VerificationParts): VerificationHandlers {
  return {
    sendEmailCode: (call) => sendCode(parts, call),
    verifyEmailCode: (call) => verifyCode(parts, call),
  };
}

/** The same answer and the same work for an address that has an account and for one that has none. */
async function sendCode(
  parts: VerificationParts,
  { body: { email }, request, reply }: Call<'sendEmailCode'>,
): Promise<Reply<'sendEmailCode'>> {
  const to = mailableAddress(email);
  if (to === null) return { status: 400, body: problemBody('email_malformed') };
  if (!parts.outbox.isOpen) throw new Refusal('provider_not_configured');
  const subject = subjectOf(parts.secrets, email);
  const budgets = createBudgets(parts.secrets);
  await spend(parts.limits, budgets.sendByCaller(request));
  await spend(parts.limits, budgets.sendByAddress(subject));
  const now = parts.clock();
  if (!(await writeAndMail(parts, { subject, to, now }))) {
    await parts.limits.refund(budgets.sendByAddress(subject));
    const kept = await findCode(parts.db, subject);
    const wait = kept ? secondsUntil(kept.sentAt + resendAfter * 1000, now) : 1;
    reply.header('retry-after', String(wait));
    return { status: 429, body: problemBody('code_too_soon') };
  }
  const instant = (seconds: number): string => new Date(now + seconds * 1000).toISOString();
  const answer = { expiresAt: instant(lasts), resendAt: instant(resendAfter), serverNow: instant(0) };
  return { status: 200, body: { message: accessWords.codeSent, ...answer } };
}

/** The owner of a taken address is told so, without a code; what is kept then fits no code at all. */
async function writeAndMail(
  { db, secrets, outbox }: VerificationParts,
  { subject, to, now }: { subject: Buffer; to: string; now: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', to)
      .executeTakeFirst();
    const code = owner ? null : newCode();
    if (!(await writeCode(transaction, { secrets, subject, now }, code))) return false;
    const mail = { to, lasts, replaces: true } as const;
    if (code === null) await outbox.add(transaction, { ...mail, template: 'accountExists', parameters: {} });
    else await outbox.add(transaction, { ...mail, template: 'emailCode', parameters: { code } });
    return true;
  });
}

async function verifyCode(
  parts: VerificationParts,
  { body: { email, code }, request, reply }: Call<'verifyEmailCode'>,
): Promise<Reply<'verifyEmailCode'>> {
  if (mailableAddress(email) === null) return { status: 400, body: problemBody('email_malformed') };
  const subject = subjectOf(parts.secrets, email);
  const budgets = createBudgets(parts.secrets);
  await spend(parts.limits, budgets.guessByCaller(request));
  const kept = await findCode(parts.db, subject);
  const now = parts.clock();
  if (!kept || kept.isRedeemed || kept.expiresAt <= now) {
    return { status: 400, body: problemBody('code_expired') };
  }
  if (kept.attempts >= tries) return refuseSpent(reply, kept, now);
  await spend(parts.limits, budgets.guessByAddress(subject));
  const isBound = isBrowser(request);
  const { outcome, grant } = await parts.db.transaction().execute(async (transaction) => {
    const outcome = await judgeCode(transaction, { secrets: parts.secrets, subject, now }, { ...kept, code });
    if (outcome !== 'right') return { outcome, grant: null };
    const grant = await writeGrant(transaction, { subject, isBound, now });
    const record = { kind: 'emailProof', id: grant.id, clubId: null } as const;
    const made = { record, after: { isProved: true }, at: new Date(now) };
    await recordChange(transaction, null, { operation: 'verifyEmailCode', ...made });
    return { outcome, grant };
  });
  // Others took the tries that were left: this guess was not judged, so it does not count.
  if (outcome === 'unjudged') await parts.limits.refund(budgets.guessByAddress(subject));
  if (outcome === 'unjudged') return refuseSpent(reply, kept, now);
  if (!grant) return { status: 400, body: problemBody('code_wrong') };
  if (isBound) parts.grantCookie.write(reply, grant.token);
  const proof = { grant: grant.token, grantExpiresAt: grant.expiresAt.toISOString() };
  const serverNow = new Date(now).toISOString();
  return { status: 200, body: { message: accessWords.codeVerified, ...proof, serverNow } };
}

/** Says how long to wait for a new code, unless it may be asked for already. */
function refuseSpent(
  reply: Call<'verifyEmailCode'>['reply'],
  kept: KeptCode,
  now: number,
): Reply<'verifyEmailCode'> {
  const sendableAt = kept.sentAt + resendAfter * 1000;
  if (sendableAt > now) reply.header('retry-after', String(secondsUntil(sendableAt, now)));
  return { status: 429, body: problemBody('code_spent') };
}

async function spend(limits: Limits, budgets: Limit[]): Promise<void> {
  const spending = await limits.spend(budgets);
  if (!spending.ok) throw new Refusal('too_many_attempts', { retryAfter: spending.retryAfter });
}

function secondsUntil(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1000));
}
