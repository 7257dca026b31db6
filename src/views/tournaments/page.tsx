import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { pageSizes } from '#domain/paging.ts';
import { stages } from '#domain/tournaments/stage.ts';
import { errorWords } from '#domain/words/errors.ts';
import { tournamentOfficeWords as words } from '#domain/words/tournament-office.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import type { TournamentActionsActor } from '#machines/tournaments/actions.ts';
import { firstQuestion, longestName } from '#machines/tournaments/managed-address.ts';
import type { ManagedListActor, SearchActor } from '#machines/tournaments/managed-list.ts';
import { selectIsNarrowed } from '#machines/tournaments/selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { FilterSelect } from '#views/ui/filter-select.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { ActionDialogs } from './action-dialogs.tsx';
import { managedColumns } from './columns.tsx';
import * as css from './page.css.ts';

export { managedPageMachine as pageMachine } from '#machines/tournaments/managed-page.ts';
export { managedListMachine as machine, searchMachine } from '#machines/tournaments/managed-list.ts';
export { tournamentActionsMachine as actionsMachine } from '#machines/tournaments/actions.ts';
export { readAddress, writeAddress } from '#machines/tournaments/managed-address.ts';

export type TournamentsPageProps = {
  actor: ManagedListActor;
  search: SearchActor;
  actions: TournamentActionsActor;
};

const Add = () => (
  <Acts>
    <ButtonLink href="/create-tournament" tone="primary" icon={Plus}>
      {words.add}
    </ButtonLink>
  </Acts>
);

/** The tournaments that somebody runs, each with its next step. */
export const TournamentsPage = (props: TournamentsPageProps) => {
  const { actor, actions } = props;
  const isStale = useSelector(actor, selectIsStale);
  const state = useSelector(actor, selectListState);
  return (
    <>
      <PageTitle actions={<Add />}>{words.title}</PageTitle>
      <Card padding="none">
        <Filters {...props} />
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Rows {...props} /> : <NoRows actor={actor} />}
      </Card>
      <ActionDialogs actions={actions} />
    </>
  );
};

const Filters = ({ actor, search }: TournamentsPageProps) => {
  const { stage } = useSelector(actor, selectQuestion).filters;
  const text = useSelector(search, ({ context }) => context.text);
  return (
    <form
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        search.send({ type: 'submit' });
      }}
    >
      <div className={css.search}>
        <SearchField
          label={words.search}
          value={text}
          maxLength={longestName}
          onChange={(event) => search.send({ type: 'text.changed', text: event.currentTarget.value })}
        />
      </div>
      <FilterSelect
        label={words.stage}
        all={words.everyStage}
        options={stages.map((id) => ({ id, name: tournamentWords.stages[id] }))}
        value={stage}
        onValue={(chosen) => actor.send({ type: 'filters.changed', filters: { stage: chosen } })}
      />
    </form>
  );
};

const Rows = ({ actor, actions }: TournamentsPageProps) => {
  const rows = useSelector(actor, selectRows);
  const isTurning = useSelector(actor, selectIsTurning);
  const { page, size } = useSelector(actor, selectQuestion);
  const total = useSelector(actor, selectTotal);
  // The whole snapshot: what buttons and menus may do depends on all of it.
  const at = useSelector(actions, (snapshot) => snapshot);
  return (
    <>
      <Table
        label={words.title}
        columns={managedColumns({ at, send: actions.send })}
        rows={rows}
        rowKey={({ tournamentId }) => tournamentId}
        rowTone={({ stage }) => (stage === 'cancelled' ? 'quiet' : 'normal')}
        state={isTurning || at.hasTag('busy') ? 'busy' : 'idle'}
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
const NoRows = ({ actor }: Pick<TournamentsPageProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} inset="card" />;
  if (state === 'failed') {
    return (
      <EmptyState
        level="h2"
        title={words.failed}
        text={reason}
        shot="missedPot"
        action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  if (!isNarrowed)
    return <EmptyState level="h2" title={words.empty} text={words.emptyText} action={<Add />} />;
  const clear = (): void => actor.send({ type: 'filters.changed', filters: firstQuestion.filters });
  return (
    <EmptyState
      level="h2"
      title={words.none}
      text={words.noneText}
      action={<Button onClick={clear}>{words.clear}</Button>}
    />
  );
};
