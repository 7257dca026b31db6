import type { Kysely } from 'kysely';
import type { Told } from '#domain/audit/changes.ts';
import { differences, formOf, type PlayerField, type PlayerForm } from '#domain/players/form.ts';
import { isClubRole } from '#domain/players/rights.ts';
import { mailWords } from '#domain/words/mail.ts';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { AccountChange } from '#server/mail/account-letters.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { composePerson, findPerson, type Person } from './person.ts';

/** What the audit tells of a person. */
function toldOf(person: Person): Told {
  return {
    firstName: person.first_name,
    middleName: person.middle_name,
    lastName: person.last_name,
    email: person.email,
    countryCode: person.country_code,
    mobile: person.mobile,
    currency: person.currency,
    roleId: person.role_id,
    statusId: person.status_id,
    isReferee: person.is_referee,
    isRefereeConfirmed: person.is_referee_confirmed,
    clubs: person.clubs.map(({ clubId }) => clubId).toSorted((a, b) => a - b),
  };
}

/** What of a person a form changes, as its owner is told of it. */
export function changedOf(person: Person, form: PlayerForm): AccountChange[] {
  const fields = differences(formOf(composePerson(person)), form);
  return [...new Set(fields.map((field) => toldAs[field]))].filter((change) => change !== undefined);
}

const toldAs: { readonly [field in PlayerField]?: AccountChange } = {
  firstName: 'name',
  middleName: 'name',
  lastName: 'name',
  countryCode: 'phone',
  mobile: 'phone',
  roleId: 'role',
  clubs: 'clubs',
  isReferee: 'referee',
  isRefereeConfirmed: 'referee',
};

/** Tells somebody by mail what others have changed in their account. */
export async function tellChanged(
  { db, outbox }: { db: Kysely<Database>; outbox: Outbox },
  caller: Caller,
  { person, form, statusId }: { person: Person; form: PlayerForm; statusId: number },
): Promise<void> {
  const status: AccountChange[] = statusId === person.status_id ? [] : ['status'];
  const changes = [...changedOf(person, form), ...status];
  const club = person.clubs.find(({ clubId }) => caller.clubs.includes(clubId))?.name;
  await tellOwner(outbox, db, person, { changes, by: club ?? mailWords.byAssociation });
}

/** Tells the audit of a person who was made or changed, as they are now. */
export async function tellPerson(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  caller: Caller,
  { operation, userId, before }: { operation: Recorded['operation']; userId: number; before: Person | null },
): Promise<void> {
  // Of somebody whom a club has let go, nothing is left that its own people may know but that they have gone.
  const now = await findPerson(db, caller, { userId });
  const after = now ? toldOf(now) : { ...(before && toldOf(before)), clubs: [] };
  const clubs = isClubRole(caller.roleId) ? (now ?? before)?.clubs : undefined;
  await recordChange(db, caller, {
    operation,
    record: { kind: 'user', id: userId, clubId: clubs?.[0]?.clubId ?? null },
    before: before && toldOf(before),
    after,
    at: new Date(clock()),
  });
}
