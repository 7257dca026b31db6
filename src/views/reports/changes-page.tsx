import { useSelector } from '@xstate/react';
import { auditKinds } from '#domain/audit/kinds.ts';
import { pageSizes } from '#domain/paging.ts';
import { errorWords } from '#domain/words/errors.ts';
import { reportWords } from '#domain/words/reports.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectReason,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { allChanges, type ChangeFilters, type ChangeListActor } from '#machines/reports/changes.ts';
import {
  selectAreChangesNarrowed,
  selectChangers,
  selectChangeQuestion,
  selectChanges,
} from '#machines/reports/selectors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { FilterSelect } from '#views/ui/filter-select.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { changeColumns } from './changes-columns.tsx';
import { Days } from './days.tsx';
import { withChosen, type FiltersProps } from './filters.tsx';
import * as css from './page.css.ts';

export {
  changeListMachine as changesMachine,
  readChangesAddress,
  writeChangesAddress,
} from '#machines/reports/changes.ts';

const words = reportWords.changes;
const kinds = () => auditKinds.map((kind) => ({ id: kind, name: words.kinds[kind] }));

type Props = { actor: ChangeListActor };
export type ChangesPageProps = Props & {
  days: FiltersProps['days'];
  clubs: FiltersProps['clubs'];
  /** Where the report of log-ins is. */
  signIns: string;
};

/** Who changed what. */
export const ChangesPage = ({ actor, days, clubs, signIns }: ChangesPageProps) => {
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  return (
    <>
      <PageTitle
        detail={words.detail}
        actions={<ButtonLink href={signIns}>{reportWords.toSignIns}</ButtonLink>}
      >
        {words.title}
      </PageTitle>
      <Card padding="none">
        <Filters actor={actor} days={days} clubs={clubs} />
        <p className={css.stale} role="status">
          {isStale && reportWords.stale}
        </p>
        {state === 'shown' ? <Shown actor={actor} /> : <NoRows actor={actor} />}
      </Card>
    </>
  );
};

const Filters = ({ actor, days, clubs }: Pick<ChangesPageProps, 'actor' | 'days' | 'clubs'>) => {
  const { filters } = useSelector(actor, selectChangeQuestion);
  const changers = useSelector(actor, selectChangers, isSame);
  const change = (changed: Partial<ChangeFilters>): void =>
    actor.send({ type: 'filters.changed', filters: changed });
  return (
    <div className={css.filters}>
      <div className={css.selects}>
        <FilterSelect
          label={words.kind}
          all={words.anyKind}
          options={kinds()}
          value={filters.kind}
          onValue={(kind) => change({ kind })}
        />
        <FilterSelect
          label={reportWords.club}
          all={reportWords.anyClub}
          options={withChosen(clubs, filters.clubId)}
          value={filters.clubId}
          onValue={(clubId) => change({ clubId })}
        />
        <FilterSelect
          label={words.by}
          all={words.anyone}
          options={changers}
          value={filters.userId}
          onValue={(userId) => change({ userId })}
        />
      </div>
      <Days actor={days} />
    </div>
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const Shown = ({ actor }: Props) => {
  const { page, size } = useSelector(actor, selectChangeQuestion);
  const rows = useSelector(actor, selectChanges);
  const total = useSelector(actor, selectTotal);
  const isTurning = useSelector(actor, selectIsTurning);
  return (
    <>
      <Table
        label={words.label}
        columns={changeColumns}
        rows={rows}
        rowKey={({ id }) => id}
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

/** What stands where no rows can stand: their skeleton, a reason, or that there are none. */
const NoRows = ({ actor }: Props) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const isNarrowed = useSelector(actor, selectAreChangesNarrowed);
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
            <Button onClick={() => actor.send({ type: 'filters.changed', filters: allChanges })}>
              {words.clear}
            </Button>
          }
        />
      )}
      {state === 'empty' && !isNarrowed && <EmptyState title={words.none} text={words.noneText} />}
    </>
  );
};
