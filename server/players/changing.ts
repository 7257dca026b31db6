import type { Updateable } from 'kysely';
import { formOf, type PlayerForm } from '#domain/players/form.ts';
import { isClubRole, isPlatformRole, mayKeep, rolesKeptBy } from '#domain/players/rights.ts';
import { playerWords } from '#domain/words/players.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody, Refusal, type ProblemCode } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import type { Caller } from '#server/session/caller.ts';
import { endAllSessions } from '#server/session/end-all.ts';
import { requireProof } from '#server/session/proof.ts';
import type { PlayerParts } from './adding.ts';
import { problemAt, refusalOf, requireChoices } from './checks.ts';
import { confirmReferee, findOfficeClubs, giveOffice, joinClubs, leaveClubs } from './memberships.ts';
import { composePerson, findPerson, versionOf, type Person } from './person.ts';
import { changedOf, tellChanged, tellPerson } from './telling.ts';

type ChangeCall = Call<'updatePlayer'>;
type Answer = Reply<'updatePlayer'>;
type Given = Omit<ChangeCall['body'], 'userId'>;

/** Changes or suspends a person; what is left out stays. The second of two who have read one version is told. */
export function changePlayer(parts: PlayerParts, call: ChangeCall): Promise<Answer> {
  return parts.db.transaction().execute((db) => change({ ...parts, db }, call));
}

async function change(parts: PlayerParts, { body, caller, request }: ChangeCall): Promise<Answer> {
  if (!caller) throw new Refusal('unauthorised');
  const { userId, ...given } = body;
  const person = await findPerson(parts.db, caller, { userId, isTaken: true });
  if (!person) return { status: 404, body: problemBody('not_found') };
  if (!mayKeep(caller, { userId: person.id, roleId: person.role_id })) throw new Refusal('forbidden');
  const outdated = versionFault(versionOf(person), request);
  if (outdated) return outdated;
  if (!rolesKeptBy(caller.roleId).includes(given.roleId ?? person.role_id)) {
    throw new Refusal('forbidden');
  }
  if ((given.roleId ?? person.role_id) !== person.role_id) requireProof(caller, parts.clock());
  const { statusId: _status, ...typed } = given;
  const saved = formOf(composePerson(person));
  const form: PlayerForm = { ...saved, ...typed };
  const refusal = refusalOf(form, { needsClub: false, saved });
  if (refusal) return { status: 400, body: refusal };
  if (isPlatformRole(form.roleId) && form.clubs.length > 0) throw new Refusal('invalid_request');
  requireChoices(given);
  return write(parts, caller, { person, given, form });
}

type Change = { person: Person; given: Given; form: PlayerForm };

async function write(
  { db, clock, outbox }: PlayerParts,
  caller: Caller,
  { person, given, form }: Change,
): Promise<Answer> {
  const before = person.clubs.map(({ clubId }) => clubId);
  const joined = form.clubs.filter((id) => !before.includes(id));
  const left = before.filter((id) => !form.clubs.includes(id));
  // Another club is another office.
  if (isClubRole(form.roleId) && joined.length > 0) requireProof(caller, clock());
  const clubs = await findOfficeClubs(db, caller, [...new Set([...form.clubs, ...before])]);
  if (form.clubs.some((id) => clubs.every((club) => club.id !== id))) {
    return { status: 404, body: problemBody('not_found') };
  }
  const isOff = (id: number): boolean => clubs.some((club) => club.id === id && club.status_id !== 1);
  const isClosed = isClubRole(caller.roleId) && before.length > 0 && before.every(isOff);
  if (isClosed || joined.some(isOff)) return { status: 409, body: problemAt('club_inactive', 'clubs') };
  const code = obstacleOf(caller, { person, given, form }, left);
  if (code) return { status: 409, body: problemBody(code) };
  const now = new Date(clock());
  const isOtherRole = form.roleId !== person.role_id;
  const statusId = statusOf(person, given.statusId);
  await db
    .updateTable('users')
    .set((eb) => ({
      ...columnsOf(given, form),
      ...(isOtherRole && { role_id: form.roleId }),
      status_id: statusId,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', person.id)
    .execute();
  // While the person still belongs to the clubs of the caller: of nobody else's account a session is ended.
  if (isOtherRole) await endAllSessions(db, person.id, clock(), 'role_changed');
  if (statusId !== person.status_id && statusId !== 1) {
    await endAllSessions(db, person.id, clock(), 'signed_out');
  }
  await joinClubs(db, person.id, joined, { role: officeOf(form), now });
  if (isOtherRole) await giveOffice(db, person.id, form.clubs, officeOf(form));
  await leaveClubs(db, person.id, left);
  if (given.isRefereeConfirmed !== undefined) {
    const since = form.roleId === 5 && form.isReferee && form.isRefereeConfirmed ? now : null;
    await confirmReferee(db, person.id, form.clubs, since);
  }
  await tellPerson({ db, clock }, caller, { operation: 'updatePlayer', userId: person.id, before: person });
  await tellChanged({ db, outbox }, caller, { person, form, statusId });
  return { status: 200, body: { message: messageOf(person, statusId, form) } };
}

/** What a person is made in a club. */
const officeOf = ({ roleId }: PlayerForm): number => (isClubRole(roleId) ? roleId : 5);

/** Why a change cannot be made, though its values are right. */
function obstacleOf(caller: Caller, { person, given, form }: Change, left: number[]): ProblemCode | null {
  const isOtherRole = form.roleId !== person.role_id;
  const isOtherStatus = given.statusId !== undefined && given.statusId !== person.status_id;
  const isOff = isOtherStatus && given.statusId !== 1;
  const answers = person.answers_for;
  // Who answers for a club stays its super admin; only the association keeps that person from signing in.
  if (answers.length > 0 && (isOtherRole || left.some((id) => answers.includes(id))))
    return 'point_of_contact';
  if (answers.length > 0 && isOff && caller.roleId !== 1) return 'point_of_contact';
  // A club decides about its own people, and not for another club.
  const isShared = isClubRole(caller.roleId) && person.is_elsewhere;
  const isRenamed = changedOf(person, form).some((change) => change === 'name' || change === 'phone');
  return isShared && (isOtherRole || isOtherStatus || isRenamed) ? 'member_elsewhere' : null;
}

/** Who has no way to sign in yet is not made active by hand. */
function statusOf(person: Person, asked: 1 | 2 | 5 | undefined): number {
  if (asked === undefined) return person.status_id;
  return asked === 1 && !person.has_password && !person.is_linked ? 4 : asked;
}

/** The columns that a request changes; what it leaves out is undefined and stays. */
function columnsOf(given: Given, form: PlayerForm): Updateable<Database['users']> {
  const orNull = (text: string | undefined): string | null | undefined => text && (text.trim() || null);
  const columns = {
    first_name: given.firstName?.trim(),
    middle_name: given.middleName === '' ? null : orNull(given.middleName),
    last_name: given.lastName?.trim(),
    country_code: given.countryCode,
    mobile: given.mobile === '' ? null : given.mobile,
    currency: given.currency,
    is_referee: form.roleId === 5 ? given.isReferee : false,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function messageOf(person: Person, statusId: number, form: PlayerForm): string {
  const name = `${form.firstName.trim()} ${form.lastName.trim()}`.trim();
  if (statusId === person.status_id) return playerWords.changed(name);
  if (statusId === 2) return playerWords.suspended(name);
  return statusId === 1 ? playerWords.activated(name) : playerWords.changed(name);
}
