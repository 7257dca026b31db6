import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { accessTerms, type LinkKind } from '#domain/password/link-terms.ts';
import { canonicalEmail } from '#domain/email.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { Refusal } from '#server/http/problem.ts';
import { attemptOf } from '#server/sign-in/attempt.ts';
import { findAccount } from '#server/sign-in/store.ts';
import { issueLink } from './links.ts';
import type { PasswordParts } from './parts.ts';

/** Whose link it is, and what it is for. */
type Recipient = { userId: number; firstName: string; kind: LinkKind };

const templates = { reset: 'passwordReset', invitation: 'invitation', activation: 'activation' } as const;

/** At most so many links an hour for an address; nobody is told when they are used up. */
const hourly = { max: 5, seconds: 3600 };
const hourlyForAsker = { max: 3, seconds: 3600 };

/** Mails a link to whoever has this address, and to nobody otherwise: the same work, and nothing tells which. */
export async function mailLink(
  parts: PasswordParts,
  request: FastifyRequest,
  address: string,
): Promise<void> {
  if (!parts.outbox.isOpen) throw new Refusal('provider_not_configured');
  const key = parts.secrets.digest('throttle', canonicalEmail(address)).toString('base64url');
  if (!(await spendFor(parts, request, address, key))) return;
  await parts.db.transaction().execute(async (db) => {
    await sendLink({ ...parts, db }, address, await findRecipient(db, address));
  });
}

/**
 * Spends the asker's budget first: what strangers ask from one network leaves some of the address to its owner, and a
 * browser that the owner has used before has a budget of its own.
 */
async function spendFor(
  parts: PasswordParts,
  request: FastifyRequest,
  address: string,
  key: string,
): Promise<boolean> {
  const owner = await findAccount(parts.db, address);
  const { ip, subject } = await attemptOf(parts, request, { email: address, userId: owner?.id });
  const limits =
    ip === null
      ? [{ key: `link:known:${subject}`, ...hourly }]
      : [
          { key: `link:asker:${ip}:${key}`, ...hourlyForAsker },
          { key: `link:${key}`, ...hourly },
        ];
  const { ok } = await parts.limits.spend(limits);
  return ok;
}

/** Issues a link and mails it; for no recipient, the mail is withheld. */
export async function sendLink(
  { db, clock, outbox }: { db: Kysely<Database>; clock: () => number; outbox: Outbox },
  address: string,
  recipient: Recipient | null,
): Promise<void> {
  const { userId, firstName, kind } = recipient ?? { userId: null, firstName: '', kind: 'reset' as const };
  const token = await issueLink(db, { userId, kind, now: clock() });
  await outbox.add(db, {
    to: address,
    template: templates[kind],
    parameters: { firstName, token },
    lasts: accessTerms.links[kind],
    replaces: true,
    withheld: recipient === null,
  });
}

/** Who may be mailed a link: active users, and those who have not set a first password yet. */
async function findRecipient(db: Kysely<Database>, address: string): Promise<Recipient | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'role_id', 'status_id'])
    .where('email', '=', canonicalEmail(address))
    .executeTakeFirst();
  if (!user || ![1, 4].includes(user.status_id)) return null;
  const first = user.role_id === 5 ? 'activation' : 'invitation';
  return { userId: user.id, firstName: user.first_name, kind: user.status_id === 4 ? first : 'reset' };
}
