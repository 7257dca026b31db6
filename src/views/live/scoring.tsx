import { useSelector } from '@xstate/react';
import { errorWords } from '#domain/words/errors.ts';
import { liveWords as words } from '#domain/words/live.ts';
import {
  firstQuestion,
  selectIsNarrowed,
  type Choices,
  type MatchListActor,
} from '#machines/live/scoring.ts';
import {
  selectIsStale,
  selectListState,
  selectQuestion,
  selectReason,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Content } from '#views/ui/content.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { FilterSelect } from '#views/ui/filter-select.tsx';
import { MatchPages } from '#views/matches/match-pages.tsx';
import * as css from './scoring.css.ts';

export { matchChoicesMachine, readAddress, writeAddress } from '#machines/live/scoring.ts';

export type LiveScoringProps = {
  actor: MatchListActor;
  choices: Choices;
  /** A page of the product, or a frame in somebody else's page. */
  place: 'page' | 'frame';
};

/** Every match that is being played, with its score as it is written. */
export const LiveScoringPage = ({ actor, choices, place }: LiveScoringProps) => {
  const total = useSelector(actor, selectTotal);
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  const counted = state === 'shown' && `${total} ${total === 1 ? words.one : words.many}`;
  return (
    <Content>
      <div className={css.page} data-place={place}>
        {place === 'page' ? (
          <>
            <PageTitle size="public" detail={counted}>
              {words.title}
            </PageTitle>
            <Narrowing actor={actor} choices={choices} />
          </>
        ) : (
          <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
        )}
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? (
          <MatchPages actor={actor} opens={place === 'frame' ? 'window' : 'here'} />
        ) : (
          <NoMatches actor={actor} />
        )}
      </div>
    </Content>
  );
};

/** One club's or one tournament's matches alone. */
const Narrowing = ({ actor, choices }: Omit<LiveScoringProps, 'place'>) => {
  const { clubId, tournamentId } = useSelector(actor, selectQuestion).filters;
  return (
    <div className={css.narrowing}>
      <FilterSelect
        label={words.tournament}
        all={words.anyTournament}
        options={withChosen(choices.tournaments, tournamentId, words.tournamentNumber)}
        value={tournamentId}
        onValue={(chosen) => actor.send({ type: 'filters.changed', filters: { tournamentId: chosen } })}
      />
      <FilterSelect
        label={words.club}
        all={words.anyClub}
        options={withChosen(choices.clubs, clubId, words.clubNumber)}
        value={clubId}
        onValue={(chosen) => actor.send({ type: 'filters.changed', filters: { clubId: chosen } })}
      />
    </div>
  );
};

/** What an address names can be chosen even where nobody offers it. */
function withChosen(named: Choices['clubs'], id: number | null, otherwise: (id: number) => string) {
  return id === null || named.some((one) => one.id === id) ? named : [...named, { id, name: otherwise(id) }];
}

/** What stands where no matches can stand. */
const NoMatches = ({ actor }: Pick<LiveScoringProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  const { status } = useSelector(actor, selectQuestion).filters;
  if (state === 'loading') return <SkeletonRows label={words.loading} count={6} />;
  if (state === 'failed') {
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
  const widen = (): void =>
    actor.send({ type: 'filters.changed', filters: { ...firstQuestion.filters, status } });
  return (
    <EmptyState
      level="h2"
      title={words.empty}
      text={words.emptyText}
      action={isNarrowed && <Button onClick={widen}>{words.widen}</Button>}
    />
  );
};
