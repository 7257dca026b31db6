import { sql, type Kysely } from 'kysely';
import { canonicalEmail } from '#domain/email.ts';
import { blankPlayer, type PlayerForm } from '#domain/players/form.ts';
import { isClubRole, isPlatformRole, rolesKeptBy } from '#domain/players/rights.ts';
import type { RoleId } from '#domain/roles.ts';
import { playerWords } from '#domain/words/players.ts';
import type { Call, OnceReply, Reply } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { sendLink } from '#server/password/request.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { Limits } from '#server/services/limits.ts';
import type { Caller } from '#server/session/caller.ts';
import { requireProof } from '#server/session/proof.ts';
import type { SessionParts } from '#server/session/open.ts';
import { problemAt, refusalOf, requireChoices } from './checks.ts';
import { confirmReferee, findOfficeClubs, joinClubs } from './memberships.ts';
import { findPerson } from './person.ts';
import { findRecipient, leaveDeclinedOut, mailProposal, mayPropose } from './proposing.ts';
import { tellPerson } from './telling.ts';

/** What keeping people needs of the process. */
export type PlayerParts = Pick<SessionParts, 'db' | 'clock' | 'secrets'> & {
  outbox: Outbox;
  limits: Limits;
};

type AddCall = Call<'createPlayer'>;

/** Adds a person and mails them the way in. */
export async function addPlayer(parts: PlayerParts, call: AddCall): Promise<OnceReply<'createPlayer'>> {
  const { body, caller, once } = call;
  if (!caller) throw new Refusal('unauthorised');
  const form: PlayerForm = { ...blankPlayer, ...body };
  if (!rolesKeptBy(caller.roleId).includes(form.roleId as RoleId)) throw new Refusal('forbidden');
  const refusal = refusalOf(form, { needsClub: isClubRole(caller.roleId) });
  if (refusal) return { status: 400, body: refusal };
  if (isPlatformRole(form.roleId) && form.clubs.length > 0) throw new Refusal('invalid_request');
  requireChoices(body);
  if (form.roleId !== 5) requireProof(caller, parts.clock());
  // Spent for new addresses as well, and before the transaction, which holds the one connection of an embedded database.
  const mayMail = isClubRole(caller.roleId) && (await mayPropose(parts, canonicalEmail(form.email)));
  return once((db) => write({ ...parts, db }, { form, caller, mayMail }));
}

const nameOf = ({ firstName, lastName }: PlayerForm): string => `${firstName.trim()} ${lastName.trim()}`;

type Addition = {
  form: PlayerForm;
  caller: Caller;
  /** Whether the address may be mailed a proposal. */
  mayMail: boolean;
};

async function write(
  parts: PlayerParts,
  { form, caller, mayMail }: Addition,
): Promise<Reply<'createPlayer'>> {
  const { db, clock, outbox } = parts;
  const now = new Date(clock());
  const clubs = await findOfficeClubs(db, caller, form.clubs);
  if (clubs.length < form.clubs.length) return { status: 404, body: problemBody('not_found') };
  if (clubs.some((club) => club.status_id !== 1))
    return { status: 409, body: problemAt('club_inactive', 'clubs') };
  const userId = await insertPerson(db, form, now);
  if (userId === undefined) return proposeInstead(parts, { caller, form, mayMail });
  await joinClubs(db, userId, form.clubs, { role: form.roleId, now });
  if (form.roleId === 5 && form.isReferee && form.isRefereeConfirmed) {
    await confirmReferee(db, userId, form.clubs, now);
  }
  await tellPerson({ db, clock }, caller, { operation: 'createPlayer', userId, before: null });
  if (outbox.isOpen) {
    const kind = form.roleId === 5 ? ('activation' as const) : ('invitation' as const);
    const recipient = { userId, firstName: form.firstName.trim(), kind };
    await sendLink({ db, clock, outbox }, canonicalEmail(form.email), recipient);
  }
  return { status: 201, body: { id: userId, message: playerWords.added(nameOf(form)) } };
}

/**
 * For a club, an address that somebody has elsewhere is answered like a new one, and whose it is decides: the clubs are
 * proposed to a player. The association, and a club whose own member it is, are told that it is taken.
 */
async function proposeInstead(
  parts: PlayerParts,
  { caller, form, mayMail }: Addition,
): Promise<Reply<'createPlayer'>> {
  const { db } = parts;
  const taken = { status: 409, body: problemAt('email_taken', 'email') } as const;
  if (!isClubRole(caller.roleId)) return taken;
  const address = canonicalEmail(form.email);
  const owner = await db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
  if (owner && (await findPerson(db, caller, { userId: owner.id }))) return taken;
  if (parts.outbox.isOpen && mayMail) {
    const recipient = await findRecipient(db, caller, { email: address, clubs: [...form.clubs] });
    const asked = recipient && (await leaveDeclinedOut(parts, recipient, form.clubs));
    const clubs = [...(asked ?? form.clubs)];
    await mailProposal(parts, caller, { recipient: asked && recipient, address, clubs });
  }
  return { status: 201, body: { id: await nextId(db), message: playerWords.added(nameOf(form)) } };
}

/** The number that somebody new would have been given. */
async function nextId(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('users', 'id'))::integer as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Adds a person without a password; undefined where the address is taken. */
async function insertPerson(db: Kysely<Database>, form: PlayerForm, now: Date): Promise<number | undefined> {
  const [countryId = ''] = form.countryCode.split(',');
  const row = await db
    .insertInto('users')
    .values({
      email: canonicalEmail(form.email),
      first_name: form.firstName.trim(),
      middle_name: form.middleName.trim() || null,
      last_name: form.lastName.trim(),
      role_id: form.roleId,
      status_id: 4,
      is_referee: form.roleId === 5 && form.isReferee,
      country_code: form.countryCode,
      country_id: countryId,
      mobile: form.mobile || null,
      currency: form.currency || null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
