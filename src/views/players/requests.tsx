import { useSelector } from '@xstate/react';
import { pageSizes } from '#domain/paging.ts';
import { errorWords } from '#domain/words/errors.ts';
import { joiningWords as words } from '#domain/words/joining.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import type { RequestDeskActor } from '#machines/players/request-desk.ts';
import type { RequestListActor } from '#machines/players/requests.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { Select } from '#views/ui/select.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { requestColumns } from './request-columns.tsx';
import { RequestDialog } from './request-dialog.tsx';
import * as css from './joining.css.ts';

export { requestsAt } from '#machines/players/requests.ts';
export { requestsOn } from '#machines/players/requests-page.ts';

export type RequestsProps = {
  actor: RequestListActor;
  desk: RequestDeskActor;
  /** The own clubs; a choice is offered where there are several. */
  clubs: readonly { id: number; name: string }[];
};

const title = 'requests-title';

/** Who wants to join or leave the own club, above the list of its people. */
export const Requests = ({ actor, desk, clubs }: RequestsProps) => {
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  return (
    <div className={css.section}>
      <Card as="section" padding="none" labelledBy={title}>
        <div className={css.top}>
          <Head actor={actor} clubs={clubs} />
          <p className={css.stale} role="status">
            {isStale && words.stale}
          </p>
        </div>
        {state === 'loading' && <SkeletonRows label={words.loading} count={2} inset="card" />}
        {state === 'failed' && <Failed actor={actor} />}
        {state === 'empty' && <p className={css.none}>{words.empty}</p>}
        {state === 'shown' && <Rows actor={actor} desk={desk} />}
      </Card>
      <RequestDialog desk={desk} />
    </div>
  );
};

const Head = ({ actor, clubs }: Omit<RequestsProps, 'desk'>) => {
  const state = useSelector(actor, selectListState);
  const total = useSelector(actor, selectTotal);
  const { clubId } = useSelector(actor, selectQuestion).filters;
  return (
    <>
      <CardHead
        id={title}
        action={
          clubs.length > 1 && (
            <Select
              aria-label={words.club}
              width="content"
              size="small"
              value={clubId}
              onChange={({ currentTarget }) =>
                actor.send({ type: 'filters.changed', filters: { clubId: Number(currentTarget.value) } })
              }
            >
              {clubs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )
        }
      >
        {words.title}
      </CardHead>
      {state === 'shown' && <p className={css.detail}>{words.counted(total)}</p>}
    </>
  );
};

const Failed = ({ actor }: Pick<RequestsProps, 'actor'>) => {
  const reason = useSelector(actor, selectReason);
  return (
    <EmptyState
      title={words.failed}
      text={reason}
      shot="missedPot"
      action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
    />
  );
};

const Rows = ({ actor, desk }: Pick<RequestsProps, 'actor' | 'desk'>) => {
  const rows = useSelector(actor, selectRows);
  const total = useSelector(actor, selectTotal);
  const { page, size } = useSelector(actor, selectQuestion);
  const isTurning = useSelector(actor, selectIsTurning);
  const at = useSelector(desk, (snapshot) => snapshot);
  return (
    <>
      <Table
        label={words.title}
        columns={requestColumns(at, desk.send)}
        rows={rows}
        rowKey={({ id }) => id}
        lead="picture"
        state={isTurning || at.hasTag('busy') ? 'busy' : 'idle'}
      />
      {total > 10 && (
        <Paging
          page={page}
          rows={size}
          rowChoices={pageSizes}
          total={total}
          counted={total === 1 ? words.counting.one : words.counting.many}
          words={words.paging}
          onPage={(chosen) => actor.send({ type: 'page.changed', page: chosen })}
          onRows={(chosen) => actor.send({ type: 'size.changed', size: chosen })}
        />
      )}
    </>
  );
};
