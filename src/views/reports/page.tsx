import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import { pageSizes } from '#domain/paging.ts';
import { errorWords } from '#domain/words/errors.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { allSignIns } from '#machines/reports/address.ts';
import type { SignInExportActor } from '#machines/reports/export.ts';
import type { SignInListActor } from '#machines/reports/list.ts';
import { selectDays, selectIsMaking, selectIsNarrowed } from '#machines/reports/selectors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { DayBars } from '#views/ui/day-bars.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { columns } from './columns.tsx';
import { Filters, type FiltersProps } from './filters.tsx';
import * as css from './page.css.ts';

export { daysMachine } from './days.tsx';
export { signInExportMachine as exportMachine } from '#machines/reports/export.ts';
export { signInListMachine as machine } from '#machines/reports/list.ts';
export { readAddress, writeAddress } from '#machines/reports/address.ts';

export type ReportsPageProps = {
  actor: SignInListActor;
  file: SignInExportActor;
  days: FiltersProps['days'];
  clubs: FiltersProps['clubs'];
  /** Where the other report is; null for whom there is none. */
  changes: string | null;
};

/** Who came and went. */
export const ReportsPage = ({ actor, file, days, clubs, changes }: ReportsPageProps) => {
  const state = useSelector(actor, selectListState);
  const total = useSelector(actor, selectTotal);
  const isStale = useSelector(actor, selectIsStale);
  return (
    <>
      <PageTitle
        detail={state === 'shown' ? `${total} ${total === 1 ? words.one : words.many}` : words.detail}
        actions={
          <>
            {changes !== null && <ButtonLink href={changes}>{words.toChanges}</ButtonLink>}
            <Save actor={actor} file={file} />
          </>
        }
      >
        {words.title}
      </PageTitle>
      <Card padding="none">
        <Filters actor={actor} days={days} clubs={clubs} />
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Shown actor={actor} /> : <NoRows actor={actor} />}
      </Card>
    </>
  );
};

const Save = ({ actor, file }: Pick<ReportsPageProps, 'actor' | 'file'>) => {
  const { filters } = useSelector(actor, selectQuestion);
  const isMaking = useSelector(file, selectIsMaking);
  return (
    <Button
      icon={Download}
      state={isMaking ? 'busy' : 'idle'}
      onClick={() => file.send({ type: 'export', filters })}
    >
      {isMaking ? words.exporting : words.export}
    </Button>
  );
};

const Shown = ({ actor }: Pick<ReportsPageProps, 'actor'>) => {
  const { page, size } = useSelector(actor, selectQuestion);
  const rows = useSelector(actor, selectRows);
  const total = useSelector(actor, selectTotal);
  const isTurning = useSelector(actor, selectIsTurning);
  return (
    <>
      <div className={css.chart}>
        <Chart actor={actor} />
      </div>
      <Table
        label={words.label}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        lead="picture"
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

const Chart = ({ actor }: Pick<ReportsPageProps, 'actor'>) => {
  const days = useSelector(actor, selectDays);
  return (
    <DayBars
      label={words.chart}
      series={[words.signIns, words.signOuts]}
      words={{ day: words.day, table: words.chartTable }}
      days={days.map(({ day, signIns, signOuts }) => ({
        id: day,
        label: plainDayText(day) ?? day,
        values: [signIns, signOuts],
      }))}
    />
  );
};

/** What stands where no rows can stand: their skeleton, a reason, or that there are none. */
const NoRows = ({ actor }: Pick<ReportsPageProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} inset="card" />;
  return (
    <>
      <VisuallyHidden as="h2">{words.label}</VisuallyHidden>
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
          action={
            <Button onClick={() => actor.send({ type: 'filters.changed', filters: allSignIns })}>
              {words.clear}
            </Button>
          }
        />
      )}
      {state === 'empty' && !isNarrowed && <EmptyState title={words.none} text={words.noneText} />}
    </>
  );
};
