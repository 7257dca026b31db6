import type { Change } from '#domain/audit/changes.ts';

/** The status of somebody whose data was erased. */
export const erasedStatus = 6;

/** What says of an account how it stands, and nothing of who it is. */
const plain = new Set([
  'roleId',
  'statusId',
  'secondFactor',
  'recoveryCode',
  'clubs',
  'isReferee',
  'isRefereeConfirmed',
]);

const concealed = '•••';

/** What an entry of the audit says of somebody who was erased: that a field has changed, but not what it was. */
export function withoutPerson(changes: readonly Change[]): Change[] {
  return changes.map(({ field, before, after }) =>
    plain.has(field)
      ? { field, before, after }
      : { field, before: before && concealed, after: after && concealed },
  );
}
