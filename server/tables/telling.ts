import type { Told } from '#domain/audit/changes.ts';
import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { TableEntry } from './store.ts';

/** Tells the audit of a table that was made, changed or taken away. */
export async function tellTable(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  caller: Caller,
  {
    operation,
    record,
    before,
    after,
  }: {
    operation: Recorded['operation'];
    record: { id: number; club_id: number };
    before?: TableEntry;
    after?: TableEntry;
  },
): Promise<void> {
  await recordChange(db, caller, {
    operation,
    record: { kind: 'table', id: record.id, clubId: record.club_id },
    before: before ? toldOf(before) : null,
    after: after ? toldOf(after) : null,
    at: new Date(clock()),
  });
}

/** What the audit tells of a table. */
function toldOf({
  number,
  name,
  make,
  is_out_of_order: isOutOfOrder,
  tariff_id: tariffId,
  is_bookable: isBookable,
  games,
}: TableEntry): Told {
  return { number, name, make, isOutOfOrder, tariffId, isBookable, gameTypes: games.toSorted() };
}
