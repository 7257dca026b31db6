import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Store } from '#server/database/store.ts';

/** The sum of the entries of each account is its balance. */
export async function expectSums({ db }: Store): Promise<void> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*) as wrong from credit_accounts a where a.balance <> coalesce((
      select sum(e.amount) from credit_entries e where e.club_id = a.club_id and e.user_id = a.user_id), 0)`.execute(
    db,
  );
  expect(rows[0]?.wrong).toBe(0);
}
