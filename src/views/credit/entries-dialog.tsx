import { momentText } from '#domain/dates/reader-time.ts';
import { moneyText } from '#domain/payments/money.ts';
import { creditWords } from '#domain/words/credit.ts';
import { errorWords } from '#domain/words/errors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { balanceText } from './balance-text.ts';
import * as lines from '#styles/line-list.css.ts';
import * as css from './section.css.ts';

type Entry = {
  entryId: number;
  kind: keyof typeof words.kinds;
  amount: number;
  balanceAfter: number;
  currency: string;
  reason: string | null;
  createdAt: string;
};

export type EntriesDialogProps = {
  title: string;
  entries: readonly Entry[];
  /** They are being read, could not be read, or stand there. */
  state: 'reading' | 'unread' | 'looking';
  hasOlder: boolean;
  /** What is owed, as its reader calls it. */
  owed: (amount: string) => string;
  refusal: string | null;
  onClose: () => void;
  onOlder: () => void;
  onRetry: () => void;
};

const words = creditWords.mine;

/** What was booked to one account, the latest first. */
export const EntriesDialog = (props: EntriesDialogProps) => {
  const { title, entries, state, hasOlder, owed, refusal, onClose, onOlder, onRetry } = props;
  return (
    <Dialog state="open" title={title} closing="free" closeLabel={words.close} onClose={onClose}>
      {entries.length > 0 && (
        <ul className={lines.list}>
          {entries.map((entry) => (
            <Line key={entry.entryId} entry={entry} owed={owed} />
          ))}
        </ul>
      )}
      {state === 'reading' && <SkeletonRows label={words.entriesLoading} count={3} />}
      {state === 'looking' && entries.length === 0 && <p className={css.detail}>{words.entriesEmpty}</p>}
      {state === 'unread' && (
        <>
          <Banner tone="error" announce="alert">
            {refusal}
          </Banner>
          <Button onClick={onRetry}>{errorWords.retry}</Button>
        </>
      )}
      {state === 'looking' && hasOlder && (
        <Button tone="secondary" onClick={onOlder}>
          {words.older}
        </Button>
      )}
    </Dialog>
  );
};

const signed = (amount: number, currency: string): string =>
  `${amount < 0 ? '−' : '+'} ${moneyText(Math.abs(amount), currency)}`;

type LineProps = Pick<EntriesDialogProps, 'owed'> & { entry: Entry };

const Line = ({ entry, owed }: LineProps) => {
  const { kind, amount, balanceAfter, currency, reason, createdAt } = entry;
  return (
    <li className={lines.line}>
      <TwoLine
        main={words.kinds[kind]}
        detail={
          <>
            {momentText(createdAt)}
            {reason !== null && <span className={css.told}>{reason}</span>}
          </>
        }
      />
      <TwoLine
        main={<span className={css.amount}>{signed(amount, currency)}</span>}
        detail={words.after(balanceText(balanceAfter, currency, owed))}
      />
    </li>
  );
};
