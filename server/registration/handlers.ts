import type { Kysely } from 'kysely';
import type { Told } from '#domain/audit/changes.ts';
import { canonicalEmail } from '#domain/email.ts';
import { accessWords } from '#domain/words/access.ts';
import { problemWords } from '#domain/words/problems.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { problemBody, Refusal, type ProblemCode } from '#server/http/problem.ts';
import type { Passwords } from '#server/services/passwords.ts';
import { findRepetition, noteCall, type Repeatable } from '#server/services/repetition.ts';
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

/** Undoes a registration that has begun. */
class Undone extends Error {
  readonly problem: ProblemCode | 'repeated';
  constructor(problem: ProblemCode | 'repeated') {
    super(problem);
    this.problem = problem;
  }
}

/** Becoming a player (document 000, sections 3, 5 and 7). */
export function createRegistrationHandlers(parts: RegistrationParts): Pick<Handlers, 'registerPlayer'> {
  return {
    async registerPlayer(call) {
      const repeatable = repeatableOf(call);
      const shown = shownGrant(parts, call);
      // First what a call spends, then whether it was done: the very same one, done meanwhile, is found.
      const isProved = await hasGrant(parts.db, shown, parts.clock());
      const before = repeatable ? await findRepetition(parts.db, parts.secrets, repeatable) : 'first';
      if (before !== 'first') return answerAgain(before);
      const refusal = refusalOf(call.body);
      if (refusal) return { status: 400, body: refusal };
      requireChoices(call.body);
      await requireClubs(parts.db, call.body.clubs ?? []);
      if (!isProved) return { status: 400, body: problemBody('email_unverified') };
      // One after the other: many who register at once still fit into the queue for hashes.
      const password = await parts.passwords.hash(call.body.password);
      const hashes = { password, pin: await parts.passwords.hash(call.body.pin) };
      return register(parts, call, { hashes, shown, repeatable });
    },
  };
}

async function register(
  parts: RegistrationParts,
  call: RegisterCall,
  proof: { hashes: Hashes; shown: ShownGrant; repeatable: Repeatable | null },
): Promise<Reply<'registerPlayer'>> {
  try {
    await parts.db.transaction().execute((db) => write({ ...parts, db }, call.body, proof));
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    if (error.problem === 'repeated') return answerAgain('same');
    return { status: 400, body: problemBody(error.problem) };
  }
  parts.grantCookie.clear(call.reply);
  return { status: 201, body: { message: accessWords.registered } };
}

/** Grant, player, requests and mail: all of it, or nothing. */
async function write(
  { db, clock, secrets, outbox, termsVersion }: RegistrationParts,
  person: Registration,
  { hashes, shown, repeatable }: { hashes: Hashes; shown: ShownGrant; repeatable: Repeatable | null },
): Promise<void> {
  const now = clock();
  const repetition = repeatable ? await noteCall(db, secrets, repeatable, now) : 'first';
  if (repetition === 'same') throw new Undone('repeated');
  if (repetition === 'different') throw new Undone('repeated_differently');
  if (!(await spendGrant(db, shown, now))) throw new Undone('email_unverified');
  const userId = await insertPlayer(db, person, {
    hashes,
    termsVersion: termsVersion(),
    now: new Date(now),
  });
  if (userId === undefined) throw new Undone('email_taken');
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

/** A call that may be sent again; what is secret in it does not tell it from another. */
function repeatableOf({ body, request }: RegisterCall): Repeatable | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  const { password: _password, confirmPassword: _confirm, pin: _pin, grant: _grant, ...told } = body;
  return { operation: 'registerPlayer', key, request: told };
}

function answerAgain(repetition: 'same' | 'different'): Reply<'registerPlayer'> {
  if (repetition === 'different') return { status: 400, body: problemBody('repeated_differently') };
  return { status: 201, body: { message: accessWords.registered } };
}
