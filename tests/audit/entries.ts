import type { Store } from '#server/database/store.ts';

/** One entry: what was done, whether by the person themselves, and the fields that changed. */
export type Told = { operation: string; isOwn: boolean; fields: string[]; text: string };

/** What the audit tells of a person, the oldest first. */
export async function toldOf({ db }: Store, email: string): Promise<Told[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .innerJoin('users', 'users.id', 'audit_entries.record_id')
    .select(['operation', 'audit_entries.user_id', 'record_id', 'changes'])
    .where('kind', '=', 'user')
    .where('users.email', '=', email)
    .orderBy('audit_entries.id')
    .execute();
  return rows.map(({ operation, user_id: by, record_id: of, changes }) => ({
    operation,
    isOwn: by === of,
    fields: (changes as { field: string }[]).map(({ field }) => field),
    text: JSON.stringify(changes),
  }));
}
