import { useSelector } from '@xstate/react';
import UserPlus from 'lucide-react/icons/user-plus';
import { pageSizes } from '#domain/paging.ts';
import { entriesWords as words } from '#domain/words/entries.ts';
import { errorWords } from '#domain/words/errors.ts';
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
import type { OwnTournamentActor } from '#machines/tournaments/enterable-list.ts';
import { entryStatuses, type EntriesListActor } from '#machines/tournaments/entries-list.ts';
import { selectCounts, selectIsNarrowed } from '#machines/tournaments/entries-selectors.ts';
import type { EntryActionsActor } from '#machines/tournaments/entry-actions.ts';
import type { SearchActor } from '#machines/tournaments/managed-list.ts';
import { Acts, ActsScope } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { FilterSelect } from '#views/ui/filter-select.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { Table } from '#views/ui/table.tsx';
import { entryColumns } from './entries-columns.tsx';
import { EntriesDialogs } from './entries-dialogs.tsx';
import { facts } from './entering.css.ts';
import * as css from './page.css.ts';
import { StageChip } from './stage-chip.tsx';

export { entriesPageMachine as pageMachine } from '#machines/tournaments/entries-page.ts';
export { readEntryAddress, writeEntryAddress } from '#machines/tournaments/entries-list.ts';

export type EntriesPageProps = {
  /** The tournament, for its name and stage. */
  own: OwnTournamentActor;
  actor: EntriesListActor;
  search: SearchActor;
  actions: EntryActionsActor;
};

/** Who has entered a tournament, for those who run it. */
export const EntriesPage = (props: EntriesPageProps) => {
  const { own, actor, actions } = props;
  const tournament = useSelector(own, ({ context }) => context.answer);
  const isMissing = useSelector(own, (reading) => reading.matches({ asking: 'missing' }));
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  const canAdd = useSelector(actions, (snapshot) => snapshot.can({ type: 'add' }));
  if (isMissing || tournament?.mayManage === false) {
    return (
      <PageMessage
        title={words.missing}
        text={words.missingText}
        actions={<ButtonLink href="/tournament">{words.back}</ButtonLink>}
      />
    );
  }
  return (
    <ActsScope of={tournament?.club ? [tournament.club.clubId] : []}>
      <PageTitle
        detail={
          <span className={facts}>
            {tournament && <StageChip stage={tournament.stage} />}
            <Counts actor={actor} />
          </span>
        }
        actions={
          <Stack direction="row" gap={2}>
            <ButtonLink href="/tournament">{words.back}</ButtonLink>
            <Acts>
              <Button
                tone="primary"
                icon={UserPlus}
                disabled={!canAdd}
                onClick={() => actions.send({ type: 'add' })}
              >
                {words.add}
              </Button>
            </Acts>
          </Stack>
        }
      >
        {tournament ? words.title(tournament.name) : words.titleAlone}
      </PageTitle>
      <Card padding="none">
        <Filters {...props} />
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Rows {...props} /> : <NoRows own={own} actor={actor} />}
      </Card>
      <EntriesDialogs actions={actions} />
    </ActsScope>
  );
};

const Counts = ({ actor }: Pick<EntriesPageProps, 'actor'>) => {
  const counts = useSelector(actor, selectCounts);
  if (counts === null) return null;
  const { places, capacity, waiting, requested, checkedIn } = counts;
  const parts = [
    words.counts(places, capacity),
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
    ...(requested > 0 ? [words.requested(requested)] : []),
    ...(checkedIn > 0 ? [words.checkedIn(checkedIn)] : []),
  ];
  return <span>{parts.join(' · ')}</span>;
};

const Filters = ({ actor, search }: EntriesPageProps) => {
  const { status } = useSelector(actor, selectQuestion).filters;
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
          maxLength={100}
          onChange={(event) => search.send({ type: 'text.changed', text: event.currentTarget.value })}
        />
      </div>
      <FilterSelect
        label={words.status}
        all={words.everyStatus}
        options={entryStatuses.map((id) => ({ id, name: tournamentWords.entryStates[id] }))}
        value={status}
        onValue={(chosen) => actor.send({ type: 'filters.changed', filters: { status: chosen } })}
      />
    </form>
  );
};

const Rows = ({ own, actor, actions }: EntriesPageProps) => {
  const rows = useSelector(actor, selectRows);
  const isTurning = useSelector(actor, selectIsTurning);
  const { page, size } = useSelector(actor, selectQuestion);
  const total = useSelector(actor, selectTotal);
  const hasCheckIn = useSelector(own, ({ context }) => context.answer?.checkInOpensAt != null);
  // The whole snapshot: what buttons and menus may do depends on all of it.
  const at = useSelector(actions, (snapshot) => snapshot);
  return (
    <>
      <Table
        label={words.titleAlone}
        columns={entryColumns({ at, send: actions.send, hasCheckIn })}
        rows={rows}
        rowKey={({ userId }) => userId}
        rowTone={({ status }) =>
          ['withdrawn', 'refused', 'noShow', 'disqualified'].includes(status) ? 'quiet' : 'normal'
        }
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
const NoRows = ({ own, actor }: Pick<EntriesPageProps, 'own' | 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  const tournamentId = useSelector(own, ({ context }) => context.question.tournamentId);
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
  if (!isNarrowed) {
    return (
      <EmptyState
        level="h2"
        title={words.empty}
        text={words.emptyText}
        action={<ButtonLink href={`/tournamentInfo/${tournamentId}`}>{words.toPage}</ButtonLink>}
      />
    );
  }
  const clear = (): void => actor.send({ type: 'filters.changed', filters: { search: '', status: null } });
  return (
    <EmptyState
      level="h2"
      title={words.none}
      text={words.noneText}
      action={<Button onClick={clear}>{words.clear}</Button>}
    />
  );
};
