import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { pageSizes } from '#domain/paging.ts';
import { clubWords as words } from '#domain/words/clubs.ts';
import { errorWords } from '#domain/words/errors.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { firstQuestion } from '#machines/clubs/address.ts';
import type { ClubDeskActor } from '#machines/clubs/desk.ts';
import type { ClubListActor, SearchActor } from '#machines/clubs/list.ts';
import { selectIsNarrowed } from '#machines/clubs/selectors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { columnsOf } from './columns.tsx';
import { deskColumns } from './desk-columns.tsx';
import { DeskDialogs } from './desk-dialogs.tsx';
import { Filters } from './filters.tsx';
import * as css from './page.css.ts';

export { clubPageMachine as pageMachine } from '#machines/clubs/page.ts';
export { readAddress, writeAddress } from '#machines/clubs/address.ts';

export type ClubsPageProps = { actor: ClubListActor; search: SearchActor; desk: ClubDeskActor };

/** The clubs of the association, with what is done at their list. */
export const ClubsPage = ({ actor, search, desk }: ClubsPageProps) => {
  const total = useSelector(actor, selectTotal);
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  return (
    <>
      <PageTitle
        detail={state === 'shown' && `${total} ${total === 1 ? words.one : words.many}`}
        actions={
          <ButtonLink href="/add-club" tone="primary" icon={Plus}>
            {words.add}
          </ButtonLink>
        }
      >
        {words.title}
      </PageTitle>
      <Card padding="none">
        <Filters actor={actor} search={search} />
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Rows actor={actor} desk={desk} /> : <NoRows actor={actor} />}
      </Card>
      <DeskDialogs desk={desk} />
    </>
  );
};

const Rows = ({ actor, desk }: Omit<ClubsPageProps, 'search'>) => {
  const { filters } = useSelector(actor, selectQuestion);
  const rows = useSelector(actor, selectRows);
  const isTurning = useSelector(actor, selectIsTurning);
  // The whole snapshot: what the switches and menus may do depends on all of it.
  const at = useSelector(desk, (snapshot) => snapshot);
  const told = columnsOf(filters.sort, (sort) => actor.send({ type: 'filters.changed', filters: { sort } }));
  return (
    <>
      <Table
        label={words.title}
        columns={[...told, ...deskColumns(at, desk.send)]}
        rows={rows}
        rowKey={(row) => row.clubId}
        rowTone={(row) => (row.clubStatusId === 1 ? 'normal' : 'quiet')}
        lead="picture"
        state={isTurning ? 'busy' : 'idle'}
      />
      <Pages actor={actor} />
    </>
  );
};

const Pages = ({ actor }: Pick<ClubsPageProps, 'actor'>) => {
  const { page, size } = useSelector(actor, selectQuestion);
  const total = useSelector(actor, selectTotal);
  return (
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
  );
};

/** What stands where no rows can stand: their skeleton, a reason, or that there are none. */
const NoRows = ({ actor }: Pick<ClubsPageProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} inset="card" />;
  const widen = (): void => {
    const { name, clubStatusId } = firstQuestion.filters;
    actor.send({ type: 'filters.changed', filters: { name, clubStatusId } });
  };
  return (
    <>
      <VisuallyHidden as="h2">{words.title}</VisuallyHidden>
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
      {state === 'empty' && !isNarrowed && <EmptyState title={words.none} text={words.noneText} />}
    </>
  );
};
