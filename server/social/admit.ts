import type { Kysely } from 'kysely';
import { isEmail } from '#domain/email.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import { openSession, type OpenedSession } from '#server/session/open.ts';
import { originOf } from '#server/session/origin.ts';
import { findAccount, recordSignIn, type Account } from '#server/sign-in/store.ts';
import { spendGrant } from '#server/verification/grants.ts';
import { subjectOf } from '#server/verification/subject.ts';
import type { Identity } from './identity.ts';
import { requireOwner } from './owner.ts';
import { Undone, type Shown, type SocialParts } from './parts.ts';
import { spendToken, useNonce } from './proofs.ts';
import { findLinked, insertSocialPlayer, linkIdentity } from './store.ts';

const day = 86_400;

const operations = { google: 'signInWithGoogle', facebook: 'signInWithFacebook' } as const;

type Proved = Shown & { nonce: string | null };
type Admitted = { opened: OpenedSession; isNewPlayer: boolean };

/** What was found out before anything is written: whose account it is, or the address of a new one. */
type Ground = { account: Account; isLinked: boolean } | { account: null; email: string };

/** Lets a person in: the account that is linked, one whose password was typed, or a new one. */
export async function admit(parts: SocialParts, identity: Identity, shown: Proved): Promise<Admitted> {
  const ground = await groundOf(parts, identity, shown);
  // A code cannot be asked for beside the provider's page: such an account is signed in to by its password.
  if (ground.account?.has_second_factor) throw new Undone('second_factor_social');
  const admitted = await parts.db.transaction().execute(async (db) => {
    const now = parts.clock();
    if (shown.nonce !== null && !(await useNonce(db, shown.nonce, now))) throw new Undone('social_refused');
    if (!(await spendToken(db, shown.token, identity.expiresAt))) throw new Undone('social_refused');
    const user = ground.account ?? (await register({ ...parts, db }, identity, shown, ground.email));
    const isLinked = ground.account !== null && ground.isLinked;
    // Of two that come at once with one identity, the second has lost its place.
    if (!isLinked && !(await linkIdentity(db, identity, user.id, new Date(now)))) {
      throw new Undone('social_refused');
    }
    // A way to sign in that was not there before.
    if (!isLinked && ground.account)
      await tellOwner(parts.outbox, db, user, { changes: ['social'], by: null });
    const opened = await openSession({ ...parts, db }, shown.request, user, {
      remembered: shown.remembered,
    });
    await recordSignIn(db, {
      userId: user.id,
      sessionId: opened.sessionId,
      outcome: 'signed_in',
      now,
      ...originOf(shown.request, parts.secrets),
    });
    return { opened, isNewPlayer: ground.account === null };
  });
  if (admitted.isNewPlayer) parts.grantCookie.clear(shown.reply);
  return admitted;
}

async function groundOf(parts: SocialParts, identity: Identity, shown: Proved): Promise<Ground> {
  const linked = await findLinked(parts.db, identity);
  if (linked && linked.status_id !== 1) throw new Undone('social_refused');
  if (linked) return { account: linked, isLinked: true };
  const proved = provedEmail(identity);
  const email = proved ?? shown.email;
  if (email === undefined) throw new Undone('social_email_unproved');
  const account = await findAccount(parts.db, email);
  if (!account) return { account: null, email };
  // Whoever proved nothing learns nothing: a taken address is answered like a free one without a grant.
  if (proved === undefined) throw new Undone('social_email_unproved');
  // Not even a proved address opens an account: its password does, once.
  if (shown.password === undefined) throw new Undone('social_email_taken');
  await requireOwner(parts, shown, account);
  return { account, isLinked: false };
}

const provedEmail = ({ email, isEmailVerified }: Identity): string | undefined =>
  email !== null && isEmailVerified && isEmail(email) ? email : undefined;

/** A new player, welcomed by mail; the address is proved by the provider, or by a grant of ours. */
async function register(
  parts: SocialParts & { db: Kysely<Database> },
  identity: Identity,
  shown: Proved,
  email: string,
): Promise<Account> {
  const { db, secrets, grantCookie, outbox } = parts;
  const now = parts.clock();
  const isProved = provedEmail(identity) !== undefined;
  if (!isProved) {
    const proof = {
      subject: subjectOf(secrets, email),
      grant: shown.grant,
      cookie: grantCookie.read(shown.request),
    };
    if (!(await spendGrant(db, proof, now))) throw new Undone('social_email_unproved');
  }
  const user = await insertSocialPlayer(db, identity, email, new Date(now));
  // Taken in the meantime; a password connects only what the provider vouches for.
  if (!user) throw new Undone(isProved ? 'social_email_taken' : 'social_email_unproved');
  await recordChange(
    db,
    { userId: user.id },
    {
      operation: operations[identity.provider],
      record: { kind: 'user', id: user.id, clubId: null },
      after: {
        firstName: user.first_name,
        lastName: user.last_name,
        email: user.email,
        roleId: user.role_id,
        statusId: user.status_id,
      },
      at: new Date(now),
    },
  );
  await outbox.add(db, {
    to: user.email,
    template: 'welcome',
    parameters: { firstName: user.first_name, hasClubs: false },
    lasts: day,
    dedupeKey: `welcome:${user.id}`,
  });
  return user;
}
