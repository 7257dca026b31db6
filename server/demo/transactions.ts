import type { Insertable } from 'kysely';
import type { TransactionKind, TransactionStatus } from '#domain/payments/ledger.ts';
import { feeOf } from '#domain/payments/money.ts';
import type { Database } from '#server/database/db.gen.ts';
import { accountId } from './accounts.ts';
import { fromNow, type DemoParts } from './demo.ts';
import { firstPlayerId } from './users.ts';

type Row = Insertable<Database['transactions']>;
type Club = Pick<Insertable<Database['clubs']>, 'id' | 'name' | 'currency' | 'platform_fee'>;

const kinds: readonly TransactionKind[] = [
  'memberPayment',
  'memberPayment',
  'memberPayment',
  'platformPayment',
  'sponsored',
  'clubSubscription',
];
const told: Readonly<Record<TransactionKind, readonly string[]>> = {
  clubCharge: ['Monthly charge'],
  clubSubscription: ['Scoreboard subscription', 'Streaming subscription'],
  memberPayment: ['Table booking', 'Tournament entry', 'Monthly membership', 'Practice table, two hours'],
  platformPayment: ['Association membership', 'National ranking fee'],
  sponsored: ['Sponsored tournament entry', 'Sponsored membership'],
};
const statuses: readonly TransactionStatus[] = [
  ...(Array.from({ length: 14 }).fill('succeeded') as TransactionStatus[]),
  'failed',
  'failed',
  'refunded',
  'processing',
];
const amounts = [1200, 1500, 2400, 3000, 4500, 6000, 9900];
const payers = 12;
const count = 260;

/** A year of payments of each kind and status; those of the accounts' clubs and players are the most. */
export function demoTransactions(parts: DemoParts, clubs: readonly Club[]): Row[] {
  const { random } = parts;
  return Array.from({ length: count }, (_, place): Row => {
    const club = clubs[place % 2 === 0 ? 0 : random.integer(0, Math.min(9, clubs.length - 1))] ?? clubs[0];
    const kind = random.pick(kinds);
    const drawn = random.pick(statuses);
    // What is under way keeps a club from being taken off: one club shows that.
    const status = drawn === 'processing' && club?.id !== 1 ? 'succeeded' : drawn;
    const at = fromNow(parts, { days: -(place * 365) / count, minutes: -random.integer(1, 1000) });
    const isClubs = kind === 'clubSubscription';
    const currency = kind === 'platformPayment' || isClubs ? 'USD' : (club?.currency ?? 'USD');
    // What is counted in hundreds elsewhere is counted in thousands of pesos.
    const amount = random.pick(amounts) * (currency === 'COP' ? 2500 : 1);
    const settled = status === 'processing' ? null : new Date(at.getTime() + 40_000);
    return {
      ref: `demo-${String(place + 1).padStart(4, '0')}`,
      kind,
      status,
      amount,
      fee: isClubs
        ? 0
        : feeOf(amount, { basisPoints: Math.round(Number(club?.platform_fee ?? 0) * 100), fixed: 30 }),
      currency,
      club_id: kind === 'platformPayment' ? null : (club?.id ?? null),
      user_id: isClubs ? null : place % 5 === 0 ? accountId('player') : firstPlayerId + (place % payers),
      description: random.pick(told[kind]),
      reason: status === 'failed' ? 'card_declined' : null,
      card: random.pick(['Visa ending 4242', 'Mastercard ending 4444']),
      period: null,
      created_at: at,
      settled_at: settled,
    };
  });
}
