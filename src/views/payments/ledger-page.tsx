import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { pageSizes } from '#domain/paging.ts';
import { moneyText } from '#domain/payments/money.ts';
import { errorWords } from '#domain/words/errors.ts';
import { ledgerWords } from '#domain/words/ledger.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import type { LedgerDeskActor } from '#machines/payments/ledger-desk.ts';
import { selectIsExporting, selectIsNarrowed, selectTotals } from '#machines/payments/ledger-selectors.ts';
import { narrowing, unasked, type LedgerActor, type LedgerSearchActor } from '#machines/payments/ledger.ts';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import type { DaysActor } from '#views/reports/days.tsx';
import { ledgerColumns } from './ledger-columns.tsx';
import { LedgerFilters } from './ledger-filters.tsx';
import { LedgerReceipt } from './receipt.tsx';
import * as css from './ledger.css.ts';

export {
  ledgerMachine as machine,
  readAddress,
  searchMachine,
  writeAddress,
} from '#machines/payments/ledger.ts';
export { ledgerPageMachine as pageMachine } from '#machines/payments/ledger-page.ts';
export { daysMachine } from '#views/reports/days.tsx';
export { ledgerDeskMachine as deskMachine } from '#machines/payments/ledger-desk.ts';

/** Which list of the ledger it is. */
export type LedgerName = Exclude<LedgerHeading, 'own-transactions' | 'member-transactions'>;

/** How a list is called to its reader. */
export type LedgerHeading = keyof typeof ledgerWords.pages;

export type LedgerPageProps = {
  name: LedgerName;
  /** Unless said, the list's own. */
  heading?: LedgerHeading;
  actor: LedgerActor;
  desk: LedgerDeskActor;
  search: LedgerSearchActor;
  days: DaysActor;
  /** The clubs by which it can be narrowed. */
  clubs: readonly { id: number; name: string }[];
};

const words = ledgerWords;

/** A part of the ledger: the same page under each address, with its own rows. */
export const LedgerPage = ({ name, heading = name, actor, desk, search, days, clubs }: LedgerPageProps) => {
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  const { title, detail } = words.pages[heading];
  return (
    <>
      <PageTitle detail={detail} actions={<Export actor={actor} desk={desk} />}>
        {title}
      </PageTitle>
      <Card padding="none">
        <LedgerFilters actor={actor} search={search} days={days} clubs={clubs} />
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? (
          <Rows actor={actor} desk={desk} name={name} heading={heading} />
        ) : (
          <NoRows actor={actor} />
        )}
      </Card>
      <LedgerReceipt desk={desk} />
    </>
  );
};

const Export = ({ actor, desk }: Pick<LedgerPageProps, 'actor' | 'desk'>) => {
  const isExporting = useSelector(desk, selectIsExporting);
  return (
    <Button
      tone="secondary"
      icon={Download}
      state={isExporting ? 'busy' : 'idle'}
      onClick={() => desk.send({ type: 'export', query: narrowing(selectQuestion(actor.getSnapshot())) })}
    >
      {words.export}
    </Button>
  );
};

const Rows = ({
  actor,
  desk,
  name,
  heading = name,
}: Pick<LedgerPageProps, 'actor' | 'desk' | 'name' | 'heading'>) => {
  const { page, size } = useSelector(actor, selectQuestion);
  const rows = useSelector(actor, selectRows);
  const total = useSelector(actor, selectTotal);
  const isTurning = useSelector(actor, selectIsTurning);
  const isExporting = useSelector(desk, selectIsExporting);
  return (
    <>
      <Totals actor={actor} />
      <Table
        label={words.pages[heading].title}
        columns={ledgerColumns({
          isLocked: isExporting,
          onReceipt: (transaction) => desk.send({ type: 'open', transaction }),
        })}
        rows={rows}
        rowKey={({ ref }) => ref}
        state={isTurning ? 'busy' : 'idle'}
      />
      <Paging
        page={page}
        rows={size}
        rowChoices={pageSizes}
        total={total}
        counted={total === 1 ? words.one : words.many}
        words={words.paging}
        onPage={(chosen) => actor.send({ type: 'page.changed', page: chosen })}
        onRows={(chosen) => actor.send({ type: 'size.changed', size: chosen })}
      />
    </>
  );
};

/** What has really been paid on all pages; what failed or was given back is no part of it. */
const Totals = ({ actor }: Pick<LedgerPageProps, 'actor'>) => {
  const totals = useSelector(actor, selectTotals).filter(({ count }) => count > 0);
  return (
    <dl className={css.totals}>
      <dt className={css.totalsHead}>{words.paid}</dt>
      {totals.length === 0 && <dd>{words.nothingPaid}</dd>}
      {totals.map(({ currency, amount, count }) => (
        <dd key={currency}>{words.sum(moneyText(amount, currency), count)}</dd>
      ))}
    </dl>
  );
};

/** What stands where no rows can stand: their skeleton, a reason, or that there are none. */
const NoRows = ({ actor }: Pick<LedgerPageProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} inset="card" />;
  const widen = (): void => actor.send({ type: 'filters.changed', filters: unasked });
  return (
    <>
      <VisuallyHidden as="h2">{words.many}</VisuallyHidden>
      {state === 'failed' && (
        <EmptyState
          title={words.failed}
          text={reason}
          shot="missedPot"
          action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
        />
      )}
      {state === 'empty' && isNarrowed && (
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          action={<Button onClick={widen}>{words.all}</Button>}
        />
      )}
      {state === 'empty' && !isNarrowed && <EmptyState title={words.none} text={words.noneText} />}
    </>
  );
};
