import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { pageSizes } from '#domain/paging.ts';
import type { PlayerGroup } from '#domain/players/rights.ts';
import { errorWords } from '#domain/words/errors.ts';
import { playerWords as words } from '#domain/words/players.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { firstQuestion } from '#machines/players/address.ts';
import type { PlayerDeskActor } from '#machines/players/desk.ts';
import type { PlayerListActor, SearchActor } from '#machines/players/list.ts';
import { selectIsNarrowed } from '#machines/players/selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { addAddress, columnsOf } from './columns.tsx';
import { deskColumn } from './desk-column.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { Filters } from './filters.tsx';
import * as css from './page.css.ts';
import type { Viewer } from './viewer.ts';

export { playerPageMachine as pageMachine } from '#machines/players/page.ts';
export { playerListMachine as machine, searchMachine } from '#machines/players/list.ts';
export { playerDeskMachine as deskMachine } from '#machines/players/desk.ts';
export { readAddress, writeAddress } from '#machines/players/address.ts';

export type PlayersPageProps = {
  actor: PlayerListActor;
  desk: PlayerDeskActor;
  search: SearchActor;
  group: PlayerGroup;
  viewer: Viewer;
  /** The clubs by which the list can be narrowed; none where there is only one. */
  clubs: readonly { id: number; name: string }[];
  /** What stands above the list, such as those who want to join. */
  above?: ReactNode;
};

/** People of clubs or of the association, with what is done at their list. */
export const PlayersPage = (props: PlayersPageProps) => {
  const { actor, desk, search, group, clubs, above } = props;
  const total = useSelector(actor, selectTotal);
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  const list = words.lists[group];
  return (
    <>
      <PageTitle
        detail={state === 'shown' && `${total} ${total === 1 ? list.one : list.many}`}
        actions={
          <Acts>
            <ButtonLink href={addAddress(group)} tone="primary" icon={Plus}>
              {list.add}
            </ButtonLink>
          </Acts>
        }
      >
        {list.title}
      </PageTitle>
      {above}
      <Card padding="none">
        <Filters actor={actor} search={search} group={group} clubs={clubs} />
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Rows {...props} /> : <NoRows actor={actor} group={group} />}
      </Card>
      <DeskDialog desk={desk} />
    </>
  );
};

const Rows = ({ actor, desk, group, viewer }: PlayersPageProps) => {
  const { filters } = useSelector(actor, selectQuestion);
  const rows = useSelector(actor, selectRows);
  const isTurning = useSelector(actor, selectIsTurning);
  // The whole snapshot: what the menus may do depends on all of it.
  const at = useSelector(desk, (snapshot) => snapshot);
  const told = columnsOf({
    group,
    viewer,
    sort: filters.sort,
    onSort: (sort) => actor.send({ type: 'filters.changed', filters: { sort } }),
  });
  return (
    <>
      <Table
        label={words.lists[group].title}
        columns={[...told, deskColumn(at, desk.send, viewer, group)]}
        rows={rows}
        rowKey={(row) => row.userId}
        rowTone={(row) => (row.statusId === 2 || row.statusId === 5 ? 'quiet' : 'normal')}
        lead="picture"
        state={isTurning || at.hasTag('busy') ? 'busy' : 'idle'}
      />
      <Pages actor={actor} group={group} />
    </>
  );
};

const Pages = ({ actor, group }: Pick<PlayersPageProps, 'actor' | 'group'>) => {
  const { page, size } = useSelector(actor, selectQuestion);
  const total = useSelector(actor, selectTotal);
  const { one, many } = words.lists[group];
  return (
    <Paging
      page={page}
      rows={size}
      rowChoices={pageSizes}
      total={total}
      counted={total === 1 ? one : many}
      words={words.paging}
      onPage={(chosen) => actor.send({ type: 'page.changed', page: chosen })}
      onRows={(chosen) => actor.send({ type: 'size.changed', size: chosen })}
    />
  );
};

/** What stands where no rows can stand: their skeleton, a reason, or that there are none. */
const NoRows = ({ actor, group }: Pick<PlayersPageProps, 'actor' | 'group'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  const { title, none, noneText } = words.lists[group];
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} inset="card" />;
  const widen = (): void => {
    const { text, roleId, statusId, clubId } = firstQuestion(group).filters;
    actor.send({ type: 'filters.changed', filters: { text, roleId, statusId, clubId } });
  };
  return (
    <>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
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
          action={<Button onClick={widen}>{words.clear}</Button>}
        />
      )}
      {state === 'empty' && !isNarrowed && <EmptyState title={none} text={noneText} />}
    </>
  );
};
