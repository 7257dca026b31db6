import { useSelector } from '@xstate/react';
import { pageSizes } from '#domain/paging.ts';
import { channelWords } from '#domain/words/channels.ts';
import { errorWords } from '#domain/words/errors.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { longestName, type ChannelClub, type ChannelClubsActor } from '#machines/channels/clubs.ts';
import { selectClubs } from '#machines/channels/clubs-selectors.ts';
import { Avatar } from '#views/ui/avatar.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Link } from '#views/ui/link.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { Score } from '#views/ui/score.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './page.css.ts';

export { channelClubsMachine as machine, readAddress, writeAddress } from '#machines/channels/clubs.ts';

const words = channelWords.clubs;

type Props = { actor: ChannelClubsActor };

/** The clubs whose channels one may keep, each leading to its channels. */
export const ChannelClubsPage = ({ actor }: Props) => {
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  return (
    <>
      <PageTitle detail={channelWords.pageDetail}>{channelWords.pageTitle}</PageTitle>
      <Card padding="none">
        <Search actor={actor} />
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Rows actor={actor} /> : <NoRows actor={actor} />}
      </Card>
    </>
  );
};

const Search = ({ actor }: Props) => {
  const { name } = useSelector(actor, selectQuestion).filters;
  return (
    <form
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('name');
        actor.send({
          type: 'filters.changed',
          filters: { name: typeof typed === 'string' ? typed.trim() : '' },
        });
      }}
    >
      <div className={css.search}>
        {/* What the address asks stands in the field: Back brings the words back too. */}
        <SearchField
          key={name}
          label={words.search}
          name="name"
          defaultValue={name}
          maxLength={longestName}
        />
      </div>
      <Button type="submit">{words.searchNow}</Button>
    </form>
  );
};

const columns: readonly Column<ChannelClub>[] = [
  {
    id: 'club',
    get head() {
      return words.columns.club;
    },
    place: 'title',
    cell: ({ clubId, name, logo, city }) => (
      <TwoLine
        lead={<Avatar name={name} shape="club" photo={logo ?? undefined} />}
        main={
          <Link href={`/clubChannelList?clubId=${clubId}`} tone="quiet">
            {name}
          </Link>
        }
        detail={city}
      />
    ),
  },
  {
    id: 'channels',
    get head() {
      return words.columns.channels;
    },
    align: 'end',
    place: 'line',
    blockName: ({ channelCount }) => words.channels(channelCount),
    cell: ({ channelCount }) => <Score>{channelCount}</Score>,
  },
  {
    id: 'licences',
    get head() {
      return words.columns.licences;
    },
    align: 'end',
    place: 'line',
    blockName: ({ licenceCount }) => words.licences(licenceCount),
    cell: ({ licenceCount }) => <Score>{licenceCount}</Score>,
  },
];

const Rows = ({ actor }: Props) => {
  const { page, size } = useSelector(actor, selectQuestion);
  const rows = useSelector(actor, selectClubs);
  const total = useSelector(actor, selectTotal);
  const isTurning = useSelector(actor, selectIsTurning);
  return (
    <>
      <Table
        label={words.label}
        columns={columns}
        rows={rows}
        rowKey={({ clubId }) => clubId}
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

/** What stands where no rows can stand: their skeleton, a reason, or that there are none. */
const NoRows = ({ actor }: Props) => {
  const state = useSelector(actor, selectListState);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} inset="card" />;
  return (
    <>
      <VisuallyHidden as="h2">{words.label}</VisuallyHidden>
      <Message actor={actor} />
    </>
  );
};

const Message = ({ actor }: Props) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const { name } = useSelector(actor, selectQuestion).filters;
  if (state === 'failed') {
    return (
      <EmptyState
        title={words.failed}
        text={reason}
        shot="missedPot"
        action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  if (name === '') return <EmptyState title={words.none} text="" />;
  return (
    <EmptyState
      title={words.empty}
      text={words.emptyText}
      action={
        <Button onClick={() => actor.send({ type: 'filters.changed', filters: { name: '' } })}>
          {words.all}
        </Button>
      }
    />
  );
};
