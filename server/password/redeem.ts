import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { LinkKind } from '#domain/password/link-terms.ts';
import { findNewPasswordFault } from '#domain/password/strength.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';
import { tokenHash } from '#server/services/tokens.ts';
import { attemptOf } from '#server/sign-in/attempt.ts';
import { endAllSessions } from '#server/session/end-all.ts';
import { refuseGuessable } from './guessable.ts';
import { redeemLink, findLinkOwner, type OpenLink } from './links.ts';
import type { PasswordParts } from './parts.ts';
import { tellPassword } from './telling.ts';

const day = 86_400;

/** What a person sends with a link. */
export type Redemption = { token: string; password: string; confirmPassword: string };

/** The refusal of a new password that breaks a rule; nothing of the link is used up by it. */
export function refuseNewPassword(typed: { password: string; confirmPassword: string }): ProblemBody | null {
  const fault = findNewPasswordFault(typed);
  return fault && problemBody(fault.code, { [fault.field]: problemWords[fault.code] });
}

/**
 * Sets a password by a link that works once, and ends all that was open to the old one; answers why not. A link is used up by
 * what is set alone. Activation accepts the terms too.
 */
export async function redeem(
  parts: PasswordParts,
  request: FastifyRequest,
  { token, password }: Redemption,
  { kinds, operation }: { kinds: readonly LinkKind[]; operation: 'setPassword' | 'activateUser' },
): Promise<ProblemBody | null> {
  const hash = tokenHash(token);
  const link = hash && { hash, kinds, now: parts.clock() };
  // Looked at before the costly hash, so that made-up links cost nothing.
  const known = link && (await findLinkOwner(parts.db, link));
  if (!link || !known) return problemBody('link_invalid');
  const guessable = await refuseGuessable(password, known);
  if (guessable) return guessable;
  const passwordHash = await parts.passwords.hash(password);
  const owner = await parts.db
    .transaction()
    .execute((db) => write({ ...parts, db }, { ...link, now: parts.clock() }, { passwordHash, operation }));
  if (!owner) return problemBody('link_invalid');
  // Who has failed before and has chosen a new password now has not to wait for the old failures.
  await parts.throttle.pardon(await attemptOf(parts, request, owner));
  const elsewhere = { email: owner.email, userId: undefined };
  await parts.throttle.pardon(await attemptOf(parts, request, elsewhere));
  return null;
}

async function write(
  { db, outbox, termsVersion }: PasswordParts,
  link: OpenLink,
  { passwordHash, operation }: { passwordHash: string; operation: 'setPassword' | 'activateUser' },
): Promise<{ userId: number; email: string } | null> {
  const used = await redeemLink(db, link);
  if (!used) return null;
  const { userId } = used;
  const before = await db
    .selectFrom('users')
    .select(['id', 'status_id', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const acceptedTerms = operation === 'activateUser' ? termsVersion() : null;
  const user = await storePassword(db, { userId, passwordHash, acceptedTerms, now: link.now });
  // Suspended since the link was mailed.
  if (!user) return null;
  const was = { id: userId, statusId: before.status_id, hasPassword: before.password_hash !== null };
  await tellPassword(db, { operation, before: was, termsVersion: acceptedTerms, now: link.now });
  await endAllSessions(db, userId, link.now, 'password_changed');
  if (used.kind === 'reset') {
    const { email: to, first_name: firstName } = user;
    await outbox.add(db, { to, template: 'passwordChanged', parameters: { firstName }, lasts: day });
  }
  return { userId, email: user.email };
}

/** A first password makes an account active. */
async function storePassword(
  db: Kysely<Database>,
  change: { userId: number; passwordHash: string; acceptedTerms: string | null; now: number },
): Promise<{ email: string; first_name: string } | undefined> {
  const now = new Date(change.now);
  return db
    .updateTable('users')
    .set({
      password_hash: change.passwordHash,
      password_changed_at: now,
      status_id: 1,
      updated_at: now,
      ...(change.acceptedTerms === null
        ? {}
        : { terms_version: change.acceptedTerms, terms_accepted_at: now, terms_at_start: true }),
    })
    .where('id', '=', change.userId)
    .where('status_id', 'in', [1, 4])
    .returning(['email', 'first_name'])
    .executeTakeFirst();
}
