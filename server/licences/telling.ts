import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { LicenceRow } from './store.ts';

type Columns = Pick<LicenceRow, 'id' | 'club_id' | 'count' | 'starts_on' | 'ends_on'>;

/** A licence made, changed or taken away; one of the two is there at least. */
type Telling = { operation: Recorded['operation']; renews?: number } & (
  | { before: Columns; after?: Columns }
  | { before?: Columns; after: Columns }
);

/** Tells the audit of a licence, in the transaction that changes it. */
export async function tellLicence(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  caller: Caller | null,
  { operation, before, after, renews }: Telling,
): Promise<void> {
  const { id, club_id: clubId } = (after ?? before) as Columns;
  await recordChange(db, caller, {
    operation,
    record: { kind: 'licence', id, clubId },
    before: before ? toldOf(before) : null,
    after: after ? { ...toldOf(after), renews } : null,
    at: new Date(clock()),
  });
}

function toldOf({ count, starts_on: startDate, ends_on: endDate }: Columns) {
  return { numberOfLicence: count, startDate, endDate };
}
