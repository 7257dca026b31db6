import type { Told } from '#domain/audit/changes.ts';
import { isClubRole } from '#domain/players/rights.ts';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findPerson, type Person } from './person.ts';

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
    clubs: person.clubs.map(({ clubId }) => clubId).toSorted((a, b) => a - b),
  };
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
