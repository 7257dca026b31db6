import type { Kysely } from 'kysely';
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
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { problemAt, refusalOf, requireChoices } from './checks.ts';
import { findOfficeClubs, joinClubs } from './memberships.ts';
import { tellPerson } from './telling.ts';

/** What keeping people needs of the process. */
export type PlayerParts = Pick<SessionParts, 'db' | 'clock' | 'secrets'> & { outbox: Outbox };

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
  return once((db) => write({ ...parts, db }, form, caller));
}

const nameOf = ({ firstName, lastName }: PlayerForm): string => `${firstName.trim()} ${lastName.trim()}`;

async function write(
  { db, clock, outbox }: PlayerParts,
  form: PlayerForm,
  caller: Caller,
): Promise<Reply<'createPlayer'>> {
  const now = new Date(clock());
  const clubs = await findOfficeClubs(db, caller, form.clubs);
  if (clubs.length < form.clubs.length) return { status: 404, body: problemBody('not_found') };
  if (clubs.some((club) => club.status_id !== 1))
    return { status: 409, body: problemAt('club_inactive', 'clubs') };
  const userId = await insertPerson(db, form, now);
  if (userId === undefined) return { status: 409, body: problemAt('email_taken', 'email') };
  await joinClubs(db, userId, form.clubs, { role: form.roleId, now });
  await tellPerson({ db, clock }, caller, { operation: 'createPlayer', userId, before: null });
  if (outbox.isOpen) {
    const kind = form.roleId === 5 ? ('activation' as const) : ('invitation' as const);
    const recipient = { userId, firstName: form.firstName.trim(), kind };
    await sendLink({ db, clock, outbox }, canonicalEmail(form.email), recipient);
  }
  return { status: 201, body: { id: userId, message: playerWords.added(nameOf(form)) } };
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
