import { useSelector } from '@xstate/react';
import { selectIsStale, selectIsTurning, selectReason } from '#machines/patterns/list-selectors.ts';
import type { RankingLine } from '#machines/rankings/ranking.ts';
import { pageSizes } from '#domain/paging.ts';
import { errorWords } from '#domain/words/errors.ts';
import { rankingWords } from '#domain/words/rankings.ts';
import type { RankingActor } from '#machines/rankings/ranking.ts';
import { selectListState } from '#machines/rankings/selectors.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { Content } from '#views/ui/content.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Link } from '#views/ui/link.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { countsText } from './counts-text.ts';
import * as css from './page.css.ts';

export { rankingAnswer } from '#machines/rankings/ranking.ts';
export { rankingMachine as machine, readAddress, writeAddress } from '#machines/rankings/ranking.ts';

const words = rankingWords.page;
type Props = { actor: RankingActor };

/** A ranking as everyone reads it. */
export const RankingPage = ({ actor }: Props) => {
  const state = useSelector(actor, selectListState);
  const ranking = useSelector(actor, ({ context }) => context.besides);
  const isStale = useSelector(actor, selectIsStale);
  if (state === 'missing') {
    return (
      <PageMessage
        title={words.missing}
        text={words.missingText}
        actions={
          <>
            <Retry actor={actor} />
            <ButtonLink href="/tournament-details">{words.toTournaments}</ButtonLink>
          </>
        }
      />
    );
  }
  if (state === 'failed') return <Failed actor={actor} />;
  if (state === 'loading' || ranking === null) {
    return (
      <Content>
        <div className={css.page}>
          <SkeletonRows label={words.loading} count={8} />
        </div>
      </Content>
    );
  }
  return (
    <Content>
      <div className={css.page}>
        <PageTitle
          size="public"
          lead={`${words.lead(ranking.club, ranking.year)} · ${countsText(ranking)}`}
          actions={
            <ButtonLink href={`/clubtable?club=${ranking.clubId}`}>{words.toClub(ranking.club)}</ButtonLink>
          }
        >
          {ranking.name}
        </PageTitle>
        <p className={css.stale} role="status">
          {isStale && rankingWords.stale}
        </p>
        <Card padding="none">
          {state === 'shown' ? (
            <Lines actor={actor} />
          ) : (
            <EmptyState level="h2" title={words.empty} text={words.emptyText} />
          )}
        </Card>
      </div>
    </Content>
  );
};

const Retry = ({ actor }: Props) => (
  <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
);

const Failed = ({ actor }: Props) => (
  <PageMessage
    title={words.failed}
    text={useSelector(actor, selectReason)}
    announce="alert"
    actions={<Retry actor={actor} />}
  />
);

const Lines = ({ actor }: Props) => {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const total = useSelector(actor, ({ context }) => context.total);
  const { page, size } = useSelector(actor, ({ context }) => context.question);
  const isTurning = useSelector(actor, selectIsTurning);
  const hasDropped = rows.some(({ results }) => results.some(({ isCounted }) => !isCounted));
  return (
    <>
      <Table
        label={words.results}
        columns={columns()}
        rows={rows}
        rowKey={({ playerId }) => playerId}
        state={isTurning ? 'busy' : 'idle'}
      />
      {hasDropped && <p className={`${css.inCard} ${css.muted}`}>{words.droppedHint}</p>}
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

type Result = RankingLine['results'][number];

const placeText = ({ place, placeTo }: Result): string =>
  place === placeTo ? `${place}` : `${place}–${placeTo}`;

const columns = (): readonly Column<RankingLine>[] => [
  {
    id: 'rank',
    head: words.rank,
    place: 'aside',
    cell: ({ rank }) => <span className={css.number}>{rank}</span>,
  },
  { id: 'player', head: words.player, place: 'title', cell: ({ playerName }) => playerName },
  {
    id: 'results',
    head: words.results,
    place: 'line',
    cell: ({ results }) => (
      <ul className={css.results}>
        {results.map((result) => (
          <li key={result.tournamentId} className={result.isCounted ? undefined : css.dropped}>
            <ResultText result={result} />
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'points',
    head: words.points,
    align: 'end',
    place: 'foot',
    blockHead: true,
    cell: ({ points }) => <span className={css.number}>{points}</span>,
  },
];

/** What does not count stands in brackets. */
const ResultText = ({ result }: { result: Result }) => {
  const { tournamentId, tournament, points, isCounted } = result;
  return (
    <>
      {!isCounted && '('}
      <Link href={`/tournamentInfo/${tournamentId}`} tone="quiet">
        {tournament}
      </Link>{' '}
      {words.result(placeText(result), points)}
      {!isCounted && ')'}
    </>
  );
};
