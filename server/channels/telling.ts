import { recordChange, type Recorded } from '#server/audit/record.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';

/** A channel as it is told: that its key has changed is told by a mark, for the key itself is nobody's to read. */
export type ToldChannel = { name: string; heldBy?: string | null; keyChange?: string };

type Telling = {
  operation: Recorded['operation'];
  channel: { id: number; clubId: number };
  before?: ToldChannel;
  after?: ToldChannel;
};

/** Tells the audit of a channel made, changed or taken away, or of its key that was looked at, in that transaction. */
export async function tellChannel(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  caller: Caller | null,
  { operation, channel: { id, clubId }, before, after }: Telling,
): Promise<void> {
  const record = { kind: 'channel' as const, id, clubId };
  await recordChange(db, caller, {
    operation,
    record,
    before: before ?? null,
    after: after ?? null,
    at: new Date(clock()),
  });
}
