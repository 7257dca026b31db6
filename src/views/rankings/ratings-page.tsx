import { useSelector } from '@xstate/react';
import { selectIsStale, selectIsTurning, selectReason } from '#machines/patterns/list-selectors.ts';
import type { RatedPlayer } from '#machines/rankings/ratings.ts';
import { decimalText } from '#domain/language/locale.ts';
import { pageSizes } from '#domain/paging.ts';
import { disciplines } from '#domain/rankings/ranking-form.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchWords } from '#domain/words/matches.ts';
import { ratingWords as words } from '#domain/words/ratings.ts';
import { longestText, type RatingsActor } from '#machines/rankings/ratings.ts';
import { selectListState } from '#machines/rankings/selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { Select } from '#views/ui/select.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import type { Clubs } from './office-page.tsx';
import * as css from './page.css.ts';

export {
  ratingsMachine as machine,
  readRatingsAddress,
  writeRatingsAddress,
} from '#machines/rankings/ratings.ts';

type Props = { actor: RatingsActor; clubs: Clubs };

/** Users who run no club have no ratings. */
export const NoRatings = () => (
  <>
    <PageTitle>{words.title}</PageTitle>
    <Card padding="none">
      <EmptyState title={words.noClub} text={words.noClubText} level="h2" />
    </Card>
  </>
);

/** How strong the members of a club are in a discipline. */
export const RatingsPage = ({ actor, clubs }: Props) => {
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  return (
    <>
      <PageTitle detail={words.lead}>{words.title}</PageTitle>
      <Card padding="none">
        <Filters actor={actor} clubs={clubs} />
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Rows actor={actor} /> : <NoRows actor={actor} />}
      </Card>
    </>
  );
};

const Filters = ({ actor, clubs }: Props) => {
  const { clubId, discipline, text } = useSelector(actor, ({ context }) => context.question.filters);
  return (
    <form
      className={`${css.filters} ${css.inCard}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        actor.send({
          type: 'filters.changed',
          filters: { text: typeof typed === 'string' ? typed.trim() : '' },
        });
      }}
    >
      <Select
        aria-label={words.discipline}
        width="content"
        value={discipline}
        onChange={({ currentTarget: { value } }) =>
          actor.send({
            type: 'filters.changed',
            filters: { discipline: disciplines.find((one) => one === value) ?? discipline },
          })
        }
      >
        {disciplines.map((one) => (
          <option key={one} value={one}>
            {matchWords.disciplines[one]}
          </option>
        ))}
      </Select>
      {clubs.length > 1 && (
        <Select
          aria-label={words.club}
          width="content"
          value={clubId}
          onChange={(event) =>
            actor.send({ type: 'filters.changed', filters: { clubId: Number(event.currentTarget.value) } })
          }
        >
          {clubs.map((club) => (
            <option key={club.clubId} value={club.clubId}>
              {club.name}
            </option>
          ))}
        </Select>
      )}
      <div className={css.search}>
        <SearchField
          key={text}
          name="search"
          label={words.search}
          defaultValue={text}
          maxLength={longestText}
        />
      </div>
    </form>
  );
};

const Rows = ({ actor }: { actor: RatingsActor }) => {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const total = useSelector(actor, ({ context }) => context.total);
  const { page, size, filters } = useSelector(actor, ({ context }) => context.question);
  const isTurning = useSelector(actor, selectIsTurning);
  return (
    <>
      <Table
        label={words.title}
        columns={columns(filters)}
        rows={rows}
        rowKey={({ userId }) => userId}
        state={isTurning ? 'busy' : 'idle'}
      />
      <p className={`${css.inCard} ${css.muted}`}>{words.provisionalHint}</p>
      <Paging
        page={page}
        rows={size}
        rowChoices={pageSizes}
        total={total}
        counted={total === 1 ? words.one : words.many}
        words={words.paging}
        onPage={(other) => actor.send({ type: 'page.changed', page: other })}
        onRows={(other) => actor.send({ type: 'size.changed', size: other })}
      />
    </>
  );
};

/** Below so many frames a rating is provisional. */
const establishedFrames = 200;

const columns = ({
  clubId,
  discipline,
}: {
  clubId: number;
  discipline: string;
}): readonly Column<RatedPlayer>[] => [
  { id: 'name', head: words.columns.name, place: 'title', cell: ({ fullName }) => fullName },
  {
    id: 'rating',
    head: words.columns.rating,
    place: 'line',
    cell: ({ rating, frames }) =>
      rating === null ? (
        <span className={css.muted}>{words.unrated}</span>
      ) : (
        <TwoLine
          main={<span className={css.number}>{decimalText(rating, 1)}</span>}
          detail={frames < establishedFrames ? words.provisional : ''}
        />
      ),
  },
  {
    id: 'frames',
    head: words.columns.frames,
    align: 'end',
    place: 'foot',
    blockHead: true,
    cell: ({ frames }) => frames,
  },
  {
    id: 'handicap',
    head: words.columns.handicap,
    align: 'end',
    place: 'foot',
    blockHead: true,
    cell: ({ handicap }) => handicap ?? words.noHandicap,
  },
  {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    align: 'end',
    place: 'aside',
    cell: ({ userId, fullName }) => (
      <Acts of={[clubId]}>
        <ButtonLink
          href={`/club-rating?clubId=${clubId}&discipline=${discipline}&member=${userId}`}
          size="small"
          aria-label={words.editOf(fullName)}
        >
          {words.edit}
        </ButtonLink>
      </Acts>
    ),
  },
];

const NoRows = ({ actor }: { actor: RatingsActor }) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const { text } = useSelector(actor, ({ context }) => context.question.filters);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} inset="card" />;
  if (state !== 'empty') {
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
  if (text === '') return <EmptyState level="h2" title={words.none} text={words.noneText} />;
  return (
    <EmptyState
      level="h2"
      title={words.empty}
      text={words.emptyText}
      action={
        <Button onClick={() => actor.send({ type: 'filters.changed', filters: { text: '' } })}>
          {words.clear}
        </Button>
      }
    />
  );
};
