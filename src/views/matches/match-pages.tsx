import { useSelector } from '@xstate/react';
import { byDay, byDayPlayed } from '#domain/matches/days.ts';
import { pageSizes } from '#domain/paging.ts';
import { matchPagesWords as words } from '#domain/words/match-pages.ts';
import {
  selectIsTurning,
  selectQuestion,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import type { MatchListActor } from '#machines/matches/list.ts';
import { selectListReadAt } from '#machines/matches/selectors.ts';
import { Card } from '#views/ui/card.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { useReaderZone } from '#views/ui/use-reader-zone.ts';
import { MatchCard } from './card.tsx';
import * as css from './page.css.ts';
import { ResultDays } from './result-days.tsx';
import { ScheduleDays } from './schedule-days.tsx';

export type MatchPagesProps = { actor: MatchListActor; opens?: 'here' | 'window' };

/** One page of matches, each kind in its own form, and the way to the other pages. */
export const MatchPages = ({ actor, opens = 'here' }: MatchPagesProps) => {
  const { filters } = useSelector(actor, selectQuestion);
  const isTurning = useSelector(actor, selectIsTurning);
  const isLive = filters.status === 7;
  return (
    <div className={css.pages} aria-busy={isTurning || undefined}>
      {isLive && <LiveCards actor={actor} opens={opens} />}
      <Card padding="none">
        {!isLive && <Rows actor={actor} />}
        <Pages actor={actor} />
      </Card>
    </div>
  );
};

const LiveCards = ({ actor, opens = 'here' }: MatchPagesProps) => (
  <div className={css.cards}>
    {useSelector(actor, selectRows).map((match) => (
      <MatchCard key={match.matchId} match={match} href={`/match/${match.matchId}`} opens={opens} />
    ))}
  </div>
);

const Rows = ({ actor }: MatchPagesProps) => {
  const rows = useSelector(actor, selectRows);
  const { status } = useSelector(actor, selectQuestion).filters;
  const now = useSelector(actor, selectListReadAt);
  const zone = useReaderZone();
  return (
    <div className={css.rows}>
      {status === 1 ? (
        <ScheduleDays days={byDay(rows, now, zone)} zone={zone} />
      ) : (
        <ResultDays days={byDayPlayed(rows, now, zone)} />
      )}
    </div>
  );
};

const Pages = ({ actor }: MatchPagesProps) => {
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
