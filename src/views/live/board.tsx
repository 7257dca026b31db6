import { useSelector } from '@xstate/react';
import { fullGameLabel } from '#domain/games.ts';
import { dayName } from '#domain/matches/days.ts';
import { errorWords } from '#domain/words/errors.ts';
import { liveWords } from '#domain/words/live.ts';
import {
  selectBoard,
  selectBoardReadAt,
  selectBoardReason,
  selectBoardState,
  selectIsBoardStale,
  type BoardActor,
  type BoardTable,
  type TableBoard,
} from '#machines/live/board.ts';
import { Button } from '#views/ui/button.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Card } from '#views/ui/card.tsx';
import { Content } from '#views/ui/content.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Link } from '#views/ui/link.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { MatchCard } from '#views/matches/card.tsx';
import { UpcomingRow } from '#views/matches/upcoming-row.tsx';
import * as css from './board.css.ts';
import * as page from './scoring.css.ts';

export { boardMachine } from '#machines/live/board.ts';

const words = liveWords.board;

/** The tables of a club as everyone sees them, with what is played on them. */
export const ClubBoardPage = ({ actor }: { actor: BoardActor }) => {
  const state = useSelector(actor, selectBoardState);
  const reason = useSelector(actor, selectBoardReason);
  const another = <ButtonLink href="/clubtable">{words.all}</ButtonLink>;
  if (state === 'shown') return <Shown actor={actor} />;
  if (state === 'missing') {
    return <PageMessage title={words.missing} text={words.missingText} actions={another} />;
  }
  if (state === 'failed') {
    return (
      <PageMessage
        title={words.failed}
        text={reason}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <Content>
      <div className={page.page}>
        <PageTitle size="public">{words.title}</PageTitle>
        <SkeletonRows label={words.loading} count={6} />
      </div>
    </Content>
  );
};

const Shown = ({ actor }: { actor: BoardActor }) => {
  const board = useSelector(actor, selectBoard);
  const isStale = useSelector(actor, selectIsBoardStale);
  const now = useSelector(actor, selectBoardReadAt);
  if (!board) return null;
  const { club, rows, rankings } = board;
  const inPlay = rows.filter(({ state }) => state === 'inPlay').length;
  return (
    <Content>
      <div className={page.page}>
        <PageTitle
          size="public"
          detail={rows.length > 0 && words.counted(inPlay, rows.length)}
          actions={<ButtonLink href="/clubtable">{words.all}</ButtonLink>}
        >
          {words.titleOf(club.name)}
        </PageTitle>
        <p className={page.stale} role="status">
          {isStale && liveWords.stale}
        </p>
        {rows.length === 0 ? (
          <EmptyState level="h2" title={words.empty} />
        ) : (
          <ul className={`${page.cards} ${css.tables}`}>
            {rows.map((table) => (
              <Table key={table.tableId} table={table} now={now} />
            ))}
          </ul>
        )}
        {rankings.length > 0 && <Rankings rankings={rankings} />}
      </div>
    </Content>
  );
};

const Rankings = ({ rankings }: Pick<TableBoard, 'rankings'>) => (
  <section className={css.rankings} aria-label={words.rankings}>
    <h2 className={css.name}>{words.rankings}</h2>
    <ul className={css.links}>
      {rankings.map(({ rankingId, name, year }) => (
        <li key={rankingId}>
          <Link href={`/ranking/${rankingId}`}>{words.ranking(name, year)}</Link>
        </li>
      ))}
    </ul>
  </section>
);

const Table = ({ table, now }: { table: BoardTable; now: string }) => {
  const { match, state, gameTypes } = table;
  return (
    <li className={css.table}>
      <div className={css.head}>
        <h2 className={css.name}>{table.name ?? `${words.table} ${table.number}`}</h2>
        <span className={css.state} data-state={state}>
          {words.states[state]}
        </span>
      </div>
      {match && state === 'inPlay' && <MatchCard match={match} href={`/match/${match.matchId}`} />}
      {match && state !== 'inPlay' && (
        <Card padding="none">
          <p className={css.next}>
            {words.next}
            {match.scheduleTime && ` · ${dayName(match.scheduleTime, match.timeZone, now)}`}
          </p>
          {/* All of it is in one hall, by whose clock it is called. */}
          <UpcomingRow match={match} zone={null} />
        </Card>
      )}
      {!match && (
        <Card>
          <p className={css.games}>{gameTypes.map(fullGameLabel).join(', ') || words.anyGame}</p>
        </Card>
      )}
    </li>
  );
};
