import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { pageSizes } from '#domain/paging.ts';
import { errorWords } from '#domain/words/errors.ts';
import { productWords as words } from '#domain/words/products.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { longestText } from '#machines/products/address.ts';
import type { ProductDeskActor } from '#machines/products/desk.ts';
import type { ProductListActor, SearchActor } from '#machines/products/list.ts';
import { Acts } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { Select } from '#views/ui/select.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { productColumns } from './columns.tsx';
import { ProductDialogs } from './dialogs.tsx';
import * as css from './page.css.ts';

export { productPageMachine as pageMachine } from '#machines/products/page.ts';
export { productListMachine as machine, searchMachine } from '#machines/products/list.ts';
export { productDeskMachine as deskMachine } from '#machines/products/desk.ts';
export { readAddress, writeAddress } from '#machines/products/address.ts';

export type ProductsPageProps = {
  actor: ProductListActor;
  desk: ProductDeskActor;
  search: SearchActor;
  /** The clubs that one runs. */
  clubs: readonly { clubId: number; name: string }[];
};

/** What a club sells; so far, time at its tables. */
export const ProductsPage = (props: ProductsPageProps) => {
  const { actor, desk, clubs } = props;
  const { filters } = useSelector(actor, selectQuestion);
  const total = useSelector(actor, selectTotal);
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  const clubId = filters.clubId ?? clubs[0]?.clubId ?? 0;
  return (
    <>
      <PageTitle
        detail={state === 'shown' && `${total} ${total === 1 ? words.one : words.many}`}
        actions={
          <Acts of={[clubId]}>
            <ButtonLink href={`/manageProduct?product=new&clubId=${clubId}`} tone="primary" icon={Plus}>
              {words.add}
            </ButtonLink>
          </Acts>
        }
      >
        {words.title}
      </PageTitle>
      <Card padding="none">
        <Filters {...props} />
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Rows {...props} /> : <NoRows actor={actor} />}
      </Card>
      <ProductDialogs desk={desk} />
    </>
  );
};

/** Whoever runs no club sells nothing here. */
export const NoProducts = ({ of }: { of: 'association' | 'nobody' }) => (
  <>
    <PageTitle>{words.title}</PageTitle>
    <Card padding="none">
      <EmptyState
        title={of === 'association' ? words.association : words.noClub}
        text={of === 'association' ? words.associationText : words.noClubText}
        level="h2"
      />
    </Card>
  </>
);

const keptOptions = () =>
  [
    { value: 'sold', label: words.kept.sold },
    { value: 'archived', label: words.kept.archived },
  ] as const;

const Filters = ({ actor, search, clubs }: ProductsPageProps) => {
  const { filters } = useSelector(actor, selectQuestion);
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
          maxLength={longestText}
          onChange={(event) => search.send({ type: 'text.changed', text: event.currentTarget.value })}
        />
      </div>
      <Segmented
        label={words.kept.label}
        options={keptOptions()}
        value={filters.isArchived ? 'archived' : 'sold'}
        onValueChange={(value) =>
          actor.send({ type: 'filters.changed', filters: { isArchived: value === 'archived' } })
        }
      />
      {clubs.length > 1 && (
        <Select
          aria-label={words.club}
          width="content"
          value={filters.clubId ?? ''}
          onChange={(event) =>
            actor.send({
              type: 'filters.changed',
              filters: { clubId: Number(event.currentTarget.value) || null },
            })
          }
        >
          <option value="">{words.allClubs}</option>
          {clubs.map(({ clubId, name }) => (
            <option key={clubId} value={clubId}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </form>
  );
};

const Rows = ({ actor, desk, clubs }: ProductsPageProps) => {
  const { page, size } = useSelector(actor, selectQuestion);
  const rows = useSelector(actor, selectRows);
  const total = useSelector(actor, selectTotal);
  const isTurning = useSelector(actor, selectIsTurning);
  // The whole snapshot: what the menus may do depends on all of it.
  const at = useSelector(desk, (snapshot) => snapshot);
  return (
    <>
      <Table
        label={words.title}
        columns={productColumns({ at, send: desk.send }, clubs)}
        rows={rows}
        rowKey={({ productId }) => productId}
        rowTone={({ isArchived }) => (isArchived ? 'quiet' : 'normal')}
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
const NoRows = ({ actor }: Pick<ProductsPageProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const {
    filters: { text, isArchived },
  } = useSelector(actor, selectQuestion);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={4} inset="card" />;
  if (state === 'failed')
    return (
      <EmptyState
        title={words.failed}
        text={reason}
        level="h2"
        shot="missedPot"
        action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  if (text !== '')
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        level="h2"
        action={
          <Button onClick={() => actor.send({ type: 'filters.changed', filters: { text: '' } })}>
            {words.clear}
          </Button>
        }
      />
    );
  return isArchived ? (
    <EmptyState title={words.noneArchived} text={words.noneArchivedText} level="h2" />
  ) : (
    <EmptyState title={words.none} text={words.noneText} level="h2" />
  );
};
