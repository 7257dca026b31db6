import type { Kysely } from 'kysely';
import type { Told } from '#domain/audit/changes.ts';
import { canonicalEmail } from '#domain/email.ts';
import { accessWords } from '#domain/words/access.ts';
import { problemWords } from '#domain/words/problems.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { refuseGuessable } from '#server/password/guessable.ts';
import type { Passwords } from '#server/services/passwords.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { GrantCookie } from '#server/verification/cookie.ts';
import { hasGrant, spendGrant, type ShownGrant } from '#server/verification/grants.ts';
import { subjectOf } from '#server/verification/subject.ts';
import { refusalOf, requireChoices, type Registration } from './faults.ts';
import { areOpenClubs, askClubs, insertPlayer, type Hashes } from './store.ts';

/** What registering needs of the process. */
export type RegistrationParts = Pick<SessionParts, 'db' | 'clock' | 'secrets' | 'termsVersion'> & {
  outbox: Outbox;
  passwords: Passwords;
  grantCookie: GrantCookie;
};

type RegisterCall = Call<'registerPlayer'>;

const day = 86_400;

/** Becoming a player (document 000, sections 3, 5 and 7). */
export function createRegistrationHandlers(parts: RegistrationParts): Pick<Handlers, 'registerPlayer'> {
  return {
    async registerPlayer(call) {
      const shown = shownGrant(parts, call);
      const isProved = await hasGrant(parts.db, shown, parts.clock());
      const refusal = refusalOf(call.body);
      if (refusal) return { status: 400, body: refusal };
      const { email, firstName, middleName, lastName, password } = call.body;
      const guessable = await refuseGuessable(password, { email, names: [firstName, middleName, lastName] });
      if (guessable) return { status: 400, body: guessable };
      requireChoices(call.body);
      await requireClubs(parts.db, call.body.clubs ?? []);
      // What is not proved costs no hashes; a repeated call that was answered meanwhile is found by `once` all the same.
      const hashes = isProved ? await hashSecrets(parts, call.body) : null;
      const reply = await call.once(async (db) =>
        hashes
          ? write({ ...parts, db }, call.body, { hashes, shown })
          : { status: 400, body: problemBody('email_unverified') },
      );
      if (reply.status === 201) parts.grantCookie.clear(call.reply);
      return reply;
    },
  };
}

/** One after the other: many who register at once still fit into the queue for hashes. */
async function hashSecrets({ passwords }: RegistrationParts, body: Registration): Promise<Hashes> {
  const password = await passwords.hash(body.password);
  return { password, pin: await passwords.hash(body.pin) };
}

/** Grant, player, requests and mail: all of it, or nothing. */
async function write(
  { db, clock, outbox, termsVersion }: RegistrationParts,
  person: Registration,
  { hashes, shown }: { hashes: Hashes; shown: ShownGrant },
): Promise<Reply<'registerPlayer'>> {
  const now = clock();
  if (!(await spendGrant(db, shown, now))) return { status: 400, body: problemBody('email_unverified') };
  const userId = await insertPlayer(db, person, {
    hashes,
    termsVersion: termsVersion(),
    now: new Date(now),
  });
  if (userId === undefined) return { status: 400, body: problemBody('email_taken') };
  const clubs = person.clubs ?? [];
  await askClubs(db, userId, clubs, new Date(now));
  await recordChange(
    db,
    { userId },
    {
      operation: 'registerPlayer',
      record: { kind: 'user', id: userId, clubId: null },
      after: { ...toldOf(person), termsVersion: termsVersion() },
      at: new Date(now),
    },
  );
  await outbox.add(db, {
    to: canonicalEmail(person.email),
    template: 'welcome',
    parameters: { firstName: person.firstName.trim(), hasClubs: clubs.length > 0 },
    lasts: day,
    dedupeKey: `welcome:${userId}`,
  });
  return { status: 201, body: { message: accessWords.registered } };
}

/** What the audit tells of a player who has registered. */
function toldOf(person: Registration): Told {
  const { firstName, middleName, lastName, countryCode, mobile, currency, isReferee, clubs } = person;
  return {
    firstName: firstName.trim(),
    middleName: middleName?.trim(),
    lastName: lastName.trim(),
    email: canonicalEmail(person.email),
    countryCode,
    mobile,
    currency,
    isReferee: isReferee ?? false,
    roleId: 5,
    statusId: 1,
    clubs: clubs ?? [],
  };
}

async function requireClubs(db: Kysely<Database>, clubs: readonly number[]): Promise<void> {
  if (await areOpenClubs(db, clubs)) return;
  throw new Refusal('invalid_request', { fields: { clubs: problemWords.not_found } });
}

function shownGrant(
  { secrets, grantCookie }: RegistrationParts,
  { body, request }: RegisterCall,
): ShownGrant {
  return {
    subject: subjectOf(secrets, body.email),
    grant: body.grant,
    cookie: grantCookie.read(request),
  };
}
