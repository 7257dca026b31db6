import { useSelector } from '@xstate/react';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { instantDayText, momentText } from '#domain/dates/reader-time.ts';
import { moneyText } from '#domain/payments/money.ts';
import { hasReceipt } from '#domain/payments/movement.ts';
import { ledgerWords as words } from '#domain/words/ledger.ts';
import type { LedgerDeskActor } from '#machines/payments/ledger-desk.ts';
import type { LedgerRow as Transaction } from '#machines/payments/ledger.ts';
import { selectReceipt } from '#machines/payments/ledger-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { PaymentStatus } from './ledger-columns.tsx';
import * as css from './receipt.css.ts';

/** The receipt that lies over the list, if one is open. */
export const LedgerReceipt = ({ desk }: { desk: LedgerDeskActor }) => {
  const transaction = useSelector(desk, selectReceipt);
  if (!transaction) return null;
  const isReceipt = hasReceipt(transaction.status);
  const close = (): void => desk.send({ type: 'close' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={isReceipt ? words.receiptTitle : words.detailsTitle}
      purpose={transaction.description}
      closing="free"
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button tone="secondary" onClick={close}>
            {words.done}
          </Button>
          {isReceipt && (
            <Button icon={Printer} onClick={() => desk.send({ type: 'print' })}>
              {words.print}
            </Button>
          )}
        </>
      }
    >
      <Receipt transaction={transaction} />
    </Dialog>
  );
};

/** What a payment was, line by line; on paper it stands alone. */
export const Receipt = ({ transaction }: { transaction: Transaction }) => {
  const {
    ref,
    kind,
    status,
    amount,
    fee,
    currency,
    club,
    user,
    card,
    createdAt,
    settledAt,
    retryAt,
    reason,
  } = transaction;
  return (
    <dl className={css.receipt} {...(hasReceipt(status) ? { 'data-receipt': true } : {})}>
      <Line name={words.facts.amount}>{moneyText(amount, currency)}</Line>
      <Line name={words.facts.status}>
        <PaymentStatus status={status} />
      </Line>
      <Line name={words.facts.reason}>
        {reason === null ? null : (words.reasons[reason] ?? words.reasons['failed'])}
      </Line>
      <Line name={words.facts.again}>{retryAt && instantDayText(retryAt)}</Line>
      <Line name={words.facts.ref}>{ref}</Line>
      <Line name={words.facts.kind}>{words.kinds[kind]}</Line>
      <Line name={words.facts.created}>{momentText(createdAt)}</Line>
      <Line name={words.facts.settled}>{settledAt && momentText(settledAt)}</Line>
      <Line name={words.facts.user}>{user?.fullName}</Line>
      <Line name={words.facts.club}>{club?.name}</Line>
      <Line name={words.facts.card}>{card}</Line>
      <Line name={words.facts.fee}>{fee > 0 && moneyText(fee, currency)}</Line>
    </dl>
  );
};

const Line = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div className={css.line}>
      <dt>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  ) : null;
