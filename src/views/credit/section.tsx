import { useSelector } from '@xstate/react';
import { moneyText } from '#domain/payments/money.ts';
import { creditWords } from '#domain/words/credit.ts';
import { errorWords } from '#domain/words/errors.ts';
import {
  selectDialog,
  selectIsLocked,
  selectIsWaiting,
  selectPreparing,
  selectRefusal,
  selectRows,
  selectScreen,
} from '#machines/credit/own-credit-selectors.ts';
import type { OwnCreditActor } from '#machines/credit/own-credit.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { balanceText } from './balance-text.ts';
import { Buying } from './buying.tsx';
import { Entries } from './entries.tsx';
import * as lines from '#styles/line-list.css.ts';
import * as css from './section.css.ts';

export { ownCreditMachine as machine } from '#machines/credit/own-credit.ts';

type Props = { actor: OwnCreditActor };
type Row = ReturnType<typeof selectRows>[number];

const words = creditWords.mine;
const title = 'own-credit-title';

/** What a member has to spend at each club, below the cards by which more of it is bought. */
export const CreditSection = ({ actor }: Props) => {
  const screen = useSelector(actor, selectScreen);
  const dialog = useSelector(actor, selectDialog);
  return (
    <Card as="section" padding="form" labelledBy={title}>
      <CardHead id={title}>{words.title}</CardHead>
      <p className={css.detail}>{words.detail}</p>
      {screen === 'list' ? <Rows actor={actor} /> : <NoRows actor={actor} />}
      {(dialog === 'buying' || dialog === 'paying') && <Buying actor={actor} />}
      {(dialog === 'reading' || dialog === 'unread' || dialog === 'entries') && <Entries actor={actor} />}
    </Card>
  );
};

const Rows = ({ actor }: Props) => {
  const rows = useSelector(actor, selectRows);
  const refusal = useSelector(actor, selectRefusal);
  const isBehind = useSelector(actor, selectDialog) !== 'none';
  const isWaiting = useSelector(actor, selectIsWaiting);
  return (
    <>
      {isWaiting && (
        <Banner tone="info" announce="status">
          {words.waiting}
        </Banner>
      )}
      {refusal !== null && !isBehind && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      {rows.length === 0 && <EmptyState level="h3" title={words.empty} text={words.emptyText} />}
      {rows.length > 0 && (
        <ul className={lines.list}>
          {rows.map((row) => (
            <Line key={row.club.clubId} actor={actor} row={row} />
          ))}
        </ul>
      )}
    </>
  );
};

const Line = ({ actor, row }: Props & { row: Row }) => {
  const isLocked = useSelector(actor, selectIsLocked);
  const isWaiting = useSelector(actor, selectIsWaiting);
  const isPreparing = useSelector(actor, selectPreparing) === row.club.clubId;
  const { club, balance, overdraft, currency, canTopUp } = row;
  return (
    <li className={lines.line}>
      <TwoLine
        main={club.name}
        detail={
          <>
            <span className={css.amount}>{balanceText(balance, currency, words.owed)}</span>
            {overdraft > 0 && (
              <span className={css.told}>{words.mayOwe(moneyText(overdraft, currency))}</span>
            )}
            {!canTopUp && <span className={css.told}>{words.shut}</span>}
          </>
        }
      />
      <div className={css.actions}>
        <Button
          size="small"
          tone="secondary"
          disabled={isLocked}
          aria-label={words.look(club.name)}
          onClick={() => actor.send({ type: 'look', clubId: club.clubId })}
        >
          {words.lookShort}
        </Button>
        {canTopUp && (
          <Button
            size="small"
            tone="primary"
            disabled={(isLocked && !isPreparing) || isWaiting}
            state={isPreparing ? 'busy' : 'idle'}
            aria-label={words.buy(club.name)}
            onClick={() => actor.send({ type: 'buy', clubId: club.clubId })}
          >
            {words.buyShort}
          </Button>
        )}
      </div>
    </li>
  );
};

/** What stands where no list can stand. */
const NoRows = ({ actor }: Props) => {
  const screen = useSelector(actor, selectScreen);
  const reason = useSelector(actor, selectRefusal);
  if (screen === 'loading') return <SkeletonRows label={words.loading} count={2} />;
  return (
    <EmptyState
      level="h3"
      title={words.failed}
      text={reason}
      action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
    />
  );
};
