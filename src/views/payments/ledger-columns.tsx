import { instantDayText, momentText } from '#domain/dates/reader-time.ts';
import { moneyText } from '#domain/payments/money.ts';
import { hasReceipt, movementOf } from '#domain/payments/movement.ts';
import { ledgerWords as words } from '#domain/words/ledger.ts';
import type { LedgerRow as Transaction } from '#machines/payments/ledger.ts';
import { Button } from '#views/ui/button.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './ledger.css.ts';

const looks: Readonly<Record<Transaction['status'], Status>> = {
  pending: 'notStarted',
  processing: 'syncing',
  succeeded: 'active',
  failed: 'expired',
  refunded: 'inactive',
};

/** How a payment stands, as a chip. */
export const PaymentStatus = ({ status }: { status: Transaction['status'] }) => (
  <StatusChip status={looks[status]}>{words.statuses[status]}</StatusChip>
);

/** An amount with what has become of it: what has not moved has no sign, and says so. */
const Amount = ({ transaction: { amount, currency, direction, status } }: { transaction: Transaction }) => {
  const { sign, word } = movementOf(status, direction);
  return (
    <span className={sign === '' ? css.unmoved : css.amount}>
      <span aria-hidden>{sign}</span>
      {moneyText(amount, currency)}
      {sign === '' ? (
        <span className={css.movement}> {words.movements[word]}</span>
      ) : (
        <VisuallyHidden> {words.movements[word]}</VisuallyHidden>
      )}
    </span>
  );
};

export type LedgerColumns = {
  /** Whether no receipt can be opened now. */
  isLocked: boolean;
  onReceipt: (transaction: Transaction) => void;
};

/** What the ledger tells of a payment. */
export function ledgerColumns({ isLocked, onReceipt }: LedgerColumns): readonly Column<Transaction>[] {
  return [
    {
      id: 'what',
      head: words.columns.what,
      place: 'title',
      cell: ({ description, club, user }) => (
        <TwoLine
          main={description}
          detail={[user?.fullName, club?.name].filter((name) => name).join(' · ')}
        />
      ),
    },
    {
      id: 'when',
      head: words.columns.when,
      place: 'line',
      cell: ({ createdAt, kind }) => (
        <TwoLine
          main={<span className={css.moment}>{momentText(createdAt)}</span>}
          detail={words.kinds[kind]}
        />
      ),
    },
    {
      id: 'status',
      head: words.columns.status,
      place: 'foot',
      cell: ({ status, retryAt }) => (
        <>
          <PaymentStatus status={status} />
          {retryAt && <span className={css.again}>{words.again(instantDayText(retryAt))}</span>}
        </>
      ),
    },
    {
      id: 'amount',
      head: words.columns.amount,
      align: 'end',
      place: 'aside',
      cell: (transaction) => <Amount transaction={transaction} />,
    },
    {
      id: 'receipt',
      head: words.columns.receipt,
      headState: 'hidden',
      align: 'end',
      place: 'footEnd',
      cell: (transaction) => (
        <Button
          tone="secondary"
          size="small"
          aria-label={(hasReceipt(transaction.status) ? words.receipt : words.details)(transaction.ref)}
          disabled={isLocked}
          onClick={() => onReceipt(transaction)}
        >
          {hasReceipt(transaction.status) ? words.receiptShort : words.detailsShort}
        </Button>
      ),
    },
  ];
}
