import { csvText } from '#domain/csv.ts';
import { ledgerWords as words } from '#domain/words/ledger.ts';
import type { TransactionKind, TransactionStatus } from './ledger.ts';
import { plainAmount } from './money.ts';
import { movementOf } from './movement.ts';

type Told = {
  ref: string;
  createdAt: string;
  kind: TransactionKind;
  direction: 'in' | 'out';
  status: TransactionStatus;
  amount: number;
  fee: number;
  currency: string;
  club: { name: string } | null;
  user: { fullName: string } | null;
  description: string;
  card: string | null;
};

const head = [
  'Reference',
  'Date (UTC)',
  'Kind',
  'Direction',
  'Status',
  'Amount',
  'Fee',
  'Currency',
  'Club',
  'Payer',
  'Description',
  'Card',
];

/** Transactions as a spreadsheet reads them, the amounts without thousands and with their own number of digits. */
export function transactionsCsv(rows: readonly Told[]): string {
  const lines = rows.map((row) => [
    row.ref,
    row.createdAt,
    words.kinds[row.kind],
    words.movements[movementOf(row.status, row.direction).word],
    words.statuses[row.status],
    plainAmount(row.amount, row.currency),
    plainAmount(row.fee, row.currency),
    row.currency,
    row.club?.name ?? '',
    row.user?.fullName ?? '',
    row.description,
    row.card ?? '',
  ]);
  return csvText([head, ...lines]);
}
