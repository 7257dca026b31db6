import { plainAmount } from './money.ts';

type Told = {
  ref: string;
  createdAt: string;
  kind: string;
  direction: string;
  status: string;
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
  'Date',
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
    row.kind,
    row.direction,
    row.status,
    plainAmount(row.amount, row.currency),
    plainAmount(row.fee, row.currency),
    row.currency,
    row.club?.name ?? '',
    row.user?.fullName ?? '',
    row.description,
    row.card ?? '',
  ]);
  return [head, ...lines].map((line) => line.map(cellOf).join(',')).join('\r\n');
}

/** What a spreadsheet would take for a formula is kept a text. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
