import { useSelector } from '@xstate/react';
import { momentText } from '#domain/dates/reader-time.ts';
import { moneyText } from '#domain/payments/money.ts';
import { creditWords } from '#domain/words/credit.ts';
import { errorWords } from '#domain/words/errors.ts';
import {
  selectDialog,
  selectEntries,
  selectHasOlder,
  selectMeant,
  selectRefusal,
} from '#machines/credit/own-credit-selectors.ts';
import type { OwnCreditActor } from '#machines/credit/own-credit.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as lines from '#styles/line-list.css.ts';
import * as css from './section.css.ts';

type Props = { actor: OwnCreditActor };
type Entry = ReturnType<typeof selectEntries>[number];

const words = creditWords.mine;

/** What was booked to the own credit at a club, the latest first. */
export const Entries = ({ actor }: Props) => {
  const meant = useSelector(actor, selectMeant);
  const dialog = useSelector(actor, selectDialog);
  const entries = useSelector(actor, selectEntries);
  const hasOlder = useSelector(actor, selectHasOlder);
  const refusal = useSelector(actor, selectRefusal);
  if (meant === null) return null;
  const isReading = dialog === 'reading';
  return (
    <Dialog
      state="open"
      title={words.look(meant.club.name)}
      closing="free"
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'close' })}
    >
      {entries.length > 0 && (
        <ul className={lines.list}>
          {entries.map((entry) => (
            <Line key={entry.entryId} entry={entry} />
          ))}
        </ul>
      )}
      {isReading && <SkeletonRows label={words.entriesLoading} count={3} />}
      {dialog === 'entries' && entries.length === 0 && <p className={css.detail}>{words.entriesEmpty}</p>}
      {dialog === 'unread' && (
        <>
          <Banner tone="error" announce="alert">
            {refusal}
          </Banner>
          <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
        </>
      )}
      {dialog === 'entries' && hasOlder && (
        <Button tone="secondary" onClick={() => actor.send({ type: 'older' })}>
          {words.older}
        </Button>
      )}
    </Dialog>
  );
};

const signed = (amount: number, currency: string): string =>
  `${amount < 0 ? '−' : '+'} ${moneyText(Math.abs(amount), currency)}`;

const Line = ({ entry: { kind, amount, balanceAfter, currency, reason, createdAt } }: { entry: Entry }) => (
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
      detail={words.after(
        balanceAfter < 0 ? words.owed(moneyText(-balanceAfter, currency)) : moneyText(balanceAfter, currency),
      )}
    />
  </li>
);
