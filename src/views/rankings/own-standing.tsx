import { useSelector } from '@xstate/react';
import type { OwnRatings } from '#machines/rankings/own.ts';
import { decimalText } from '#domain/language/locale.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchWords } from '#domain/words/matches.ts';
import { ratingWords } from '#domain/words/ratings.ts';
import { selectIsUnread, selectOwnRatings, type OwnRatingsActor } from '#machines/rankings/own.ts';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './page.css.ts';

export { ownRatingsMachine as machine } from '#machines/rankings/own.ts';

const words = ratingWords.own;
type Rating = OwnRatings['ratings'][number];
type Rank = OwnRatings['ranks'][number];
type Props = { actor: OwnRatingsActor };

/** Where a player stands: the own ranks, and the own ratings with what moved them last. */
export const OwnStanding = ({ actor }: Props) => {
  const own = useSelector(actor, selectOwnRatings);
  const isUnread = useSelector(actor, selectIsUnread);
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry' }));
  if (isUnread) {
    return (
      <Card padding="none">
        <EmptyState
          level="h2"
          title={words.failed}
          shot="missedPot"
          action={
            mayRetry && <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
          }
        />
      </Card>
    );
  }
  if (own === null) return <SkeletonRows label={words.loading} count={3} />;
  return (
    <div className={css.sections}>
      <Ranks ranks={own.ranks} />
      <Ratings ratings={own.ratings} />
    </div>
  );
};

const rankColumns = (): readonly Column<Rank>[] => [
  {
    id: 'ranking',
    head: words.ranks,
    place: 'title',
    cell: ({ rankingId, name, club, year }) => (
      <TwoLine main={<Link href={`/ranking/${rankingId}`}>{name}</Link>} detail={`${club}, ${year}`} />
    ),
  },
  {
    id: 'points',
    head: words.pointsHead,
    align: 'end',
    place: 'foot',
    cell: ({ points }) => words.points(points),
  },
  {
    id: 'rank',
    head: words.rankHead,
    align: 'end',
    place: 'aside',
    cell: ({ rank, players }) => <span className={css.number}>{words.rank(rank, players)}</span>,
  },
];

const Ranks = ({ ranks }: { ranks: readonly Rank[] }) => (
  <section aria-labelledby="own-ranks">
    <SectionTitle id="own-ranks">{words.ranks}</SectionTitle>
    <Card padding="none">
      {ranks.length > 0 ? (
        <Table
          label={words.ranks}
          columns={rankColumns()}
          rows={ranks}
          rowKey={({ rankingId }) => rankingId}
        />
      ) : (
        <EmptyState title={words.noRank} text={words.noRankText} />
      )}
    </Card>
  </section>
);

const Ratings = ({ ratings }: { ratings: readonly Rating[] }) => (
  <section aria-labelledby="own-ratings">
    <SectionTitle id="own-ratings">{words.ratings}</SectionTitle>
    {ratings.length > 0 ? (
      <div className={css.sections}>
        {ratings.map((rating) => (
          <OneRating key={`${rating.clubId} ${rating.discipline}`} rating={rating} />
        ))}
      </div>
    ) : (
      <Card padding="none">
        <EmptyState title={words.noRating} text={words.noRatingText} />
      </Card>
    )}
  </section>
);

/** Below so many frames a rating is provisional. */
const establishedFrames = 200;

const OneRating = ({ rating: { club, discipline, rating, frames, handicap, steps } }: { rating: Rating }) => {
  const told = [
    words.frames(frames),
    ...(frames < establishedFrames ? [ratingWords.provisional] : []),
    ...(handicap === null ? [] : [words.handicap(handicap)]),
  ];
  const title = `${matchWords.disciplines[discipline]}, ${club}: ${decimalText(rating, 1)}`;
  return (
    <Card padding="none">
      <div className={css.inCard}>
        <h3>{title}</h3>
        <p className={css.muted}>{told.join(', ')}</p>
      </div>
      {steps.length > 0 && (
        <Table
          label={`${words.steps}: ${title}`}
          columns={stepColumns()}
          rows={steps}
          rowKey={({ matchId }) => matchId}
        />
      )}
    </Card>
  );
};

type Step = Rating['steps'][number];

const changeText = ({ before, after }: Step): string => {
  const change = Math.round((after - before) * 10) / 10;
  return `${change < 0 ? '−' : '+'}${decimalText(Math.abs(change), 1)}`;
};

const stepColumns = (): readonly Column<Step>[] => [
  {
    id: 'match',
    head: words.match,
    place: 'title',
    cell: ({ matchId, won, frames, opponent, expected }) => (
      <Link href={`/match/${matchId}`} tone="quiet">
        {words.step(String(won), String(frames), opponent, decimalText(expected, 1))}
      </Link>
    ),
  },
  {
    id: 'change',
    head: words.change,
    align: 'end',
    place: 'foot',
    cell: (step) => <span className={css.number}>{changeText(step)}</span>,
  },
  {
    id: 'after',
    head: words.after,
    align: 'end',
    place: 'aside',
    cell: ({ after }) => <span className={css.number}>{decimalText(after, 1)}</span>,
  },
];
