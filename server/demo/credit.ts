import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { accountId } from './accounts.ts';
import { fromNow, type DemoParts } from './demo.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

/** What the player has at Brooklyn: put in at the desk, and corrected once. */
export function demoCredit(parts: DemoParts): {
  credit_accounts: Rows<'credit_accounts'>;
  credit_entries: Rows<'credit_entries'>;
} {
  const account = { club_id: 1, user_id: accountId('player') };
  const entries = [
    { amount: 5000, kind: 'cashIn', reason: 'Cash at the desk', days: -20 },
    { amount: -500, kind: 'adjustment', reason: 'Two drinks of Friday', days: -12 },
  ];
  let balance = 0;
  const credit_entries = entries.map(({ amount, kind, reason, days }) => {
    balance += amount;
    const made = { made_by: accountId('club'), created_at: fromNow(parts, { days }) };
    return { ...account, amount, balance_after: balance, kind, reason, ...made };
  });
  return { credit_accounts: [{ ...account, currency: 'USD', balance, overdraft: 0 }], credit_entries };
}
