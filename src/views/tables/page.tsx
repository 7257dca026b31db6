import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { inOrder } from '#domain/tables/order.ts';
import { errorWords } from '#domain/words/errors.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import {
  selectIsStale,
  selectListState,
  selectReason,
  selectRows,
} from '#machines/patterns/list-selectors.ts';
import type { TableDeskActor } from '#machines/tables/desk.ts';
import type { TableListActor } from '#machines/tables/list.ts';
import { Acts } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Select } from '#views/ui/select.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { tableColumns } from './columns.tsx';
import { TableDialogs } from './dialogs.tsx';
import * as css from './page.css.ts';

export { tablePageMachine as pageMachine } from '#machines/tables/page.ts';
export { tableListMachine as machine, roomOf } from '#machines/tables/list.ts';
export { tableDeskMachine as deskMachine } from '#machines/tables/desk.ts';

export type TablesPageProps = {
  actor: TableListActor;
  desk: TableDeskActor;
  /** The clubs of who looks, and the one that is shown. */
  clubs: readonly { clubId: number; name: string }[];
  clubId: number;
  onClub: (clubId: number) => void;
};

/** The tables of a club, for who runs it. */
export const TablesPage = ({ actor, desk, clubs, clubId, onClub }: TablesPageProps) => {
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  const count = useSelector(actor, selectRows).length;
  return (
    <>
      <PageTitle
        detail={state === 'shown' && `${count} ${count === 1 ? words.one : words.many}`}
        actions={
          <Acts of={[clubId]}>
            <ButtonLink href={`/add-table?clubId=${clubId}`} tone="primary" icon={Plus}>
              {words.add}
            </ButtonLink>
          </Acts>
        }
      >
        {words.title}
      </PageTitle>
      <Card padding="none">
        {clubs.length > 1 && (
          <div className={css.bar}>
            <Select
              aria-label={words.club}
              width="content"
              value={String(clubId)}
              onChange={(event) => onClub(Number(event.currentTarget.value))}
            >
              {clubs.map((club) => (
                <option key={club.clubId} value={club.clubId}>
                  {club.name}
                </option>
              ))}
            </Select>
          </div>
        )}
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Rows actor={actor} desk={desk} /> : <NoRows actor={actor} />}
      </Card>
      <TableDialogs desk={desk} />
    </>
  );
};

/** Whoever runs no club has no tables. */
export const NoClub = () => (
  <>
    <PageTitle>{words.title}</PageTitle>
    <Card padding="none">
      <EmptyState title={words.noClub} text={words.noClubText} level="h2" />
    </Card>
  </>
);

const Rows = ({ actor, desk }: Pick<TablesPageProps, 'actor' | 'desk'>) => {
  const read = useSelector(actor, selectRows);
  // The whole snapshot: what the handles and menus may do depends on all of it.
  const at = useSelector(desk, (snapshot) => snapshot);
  const rows = inOrder(read, at.context.order, ({ tableId }) => tableId);
  const order = rows.map(({ tableId }) => tableId);
  return (
    <>
      <Table
        label={words.title}
        columns={tableColumns({ at, send: desk.send, order })}
        rows={rows}
        rowKey={({ tableId }) => tableId}
        rowTone={({ state }) => (state === 'outOfOrder' ? 'quiet' : 'normal')}
        state={at.hasTag('busy') ? 'busy' : 'idle'}
      />
      <p className={css.hint}>{words.moveHint}</p>
      <VisuallyHidden>
        <span aria-live="assertive">{at.context.said}</span>
      </VisuallyHidden>
    </>
  );
};

/** What stands where no tables can stand: their skeleton, a reason, or that there are none. */
const NoRows = ({ actor }: Pick<TablesPageProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={6} inset="card" />;
  return state === 'failed' ? (
    <EmptyState
      title={words.failed}
      text={reason}
      level="h2"
      shot="missedPot"
      action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
    />
  ) : (
    <EmptyState title={words.empty} text={words.emptyText} level="h2" />
  );
};
