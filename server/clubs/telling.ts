import type { Told } from '#domain/audit/changes.ts';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { composeClub, findClub, type ClubRecord } from './record.ts';

/** What the audit tells of a club. */
export function toldOfClub(record: ClubRecord): Told {
  const { clubId: _id, user: _user, version: _version, ...told } = composeClub(record);
  return told;
}

/** What the audit tells of a point of contact. */
function toldOfContact({ contact }: ClubRecord): Told | null {
  if (!contact) return null;
  const { first_name: firstName, last_name: lastName, email, mobile, role_id: roleId } = contact;
  return {
    firstName,
    lastName,
    email,
    countryCode: contact.country_code,
    mobile,
    slackId: contact.slack_id,
    roleId,
  };
}

/** Tells the audit of a club that was made or changed and of its point of contact, as they are now. */
export async function tellClub(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  caller: Caller | null,
  { operation, clubId, before }: { operation: Recorded['operation']; clubId: number; before?: ClubRecord },
): Promise<void> {
  const after = await findClub(db, clubId);
  if (!after) return;
  const at = new Date(clock());
  await recordChange(db, caller, {
    operation,
    record: { kind: 'club', id: clubId, clubId },
    before: before ? toldOfClub(before) : null,
    after: toldOfClub(after),
    at,
  });
  if (!after.contact) return;
  await recordChange(db, caller, {
    operation,
    record: { kind: 'user', id: after.contact.id, clubId },
    before: before ? toldOfContact(before) : null,
    after: toldOfContact(after),
    at,
  });
}
