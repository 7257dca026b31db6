import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fullGameLabel, games, type GameTypeId } from '#domain/games.ts';
import { errorWords } from '#domain/words/errors.ts';
import { statisticsWords as words } from '#domain/words/statistics.ts';
import type { StatisticsActor } from '#machines/statistics/machine.ts';
import {
  selectFigures,
  selectGame,
  selectIsStale,
  selectMayRetry,
  selectReason,
  selectState,
} from '#machines/statistics/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Select } from '#views/ui/select.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Breaks } from './breaks.tsx';
import { ByGame } from './by-game.tsx';
import { Figures } from './figures.tsx';
import { Form } from './form.tsx';
import * as css from './page.css.ts';

export { readStatisticsAddress, statisticsMachine as machine } from '#machines/statistics/machine.ts';

export type StatisticsPageProps = {
  actor: StatisticsActor;
  onGame: (game: GameTypeId | null) => void;
  /** Where the player stands in ratings and rankings. */
  standing?: ReactNode;
};

/** What a player has played, won and scored. */
export const StatisticsPage = ({ actor, onGame, standing }: StatisticsPageProps) => {
  const game = useSelector(actor, selectGame);
  const figures = useSelector(actor, selectFigures);
  const state = useSelector(actor, selectState);
  const isStale = useSelector(actor, selectIsStale);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={css.choice}>
        <Select
          aria-label={words.game}
          value={game ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onGame(games.find(({ id }) => id === value)?.id ?? null)
          }
        >
          <option value="">{words.anyGame}</option>
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {fullGameLabel(id)}
            </option>
          ))}
        </Select>
      </div>
      <p className={css.stale} role="status">
        {isStale && words.stale}
      </p>
      {state === 'shown' && figures ? (
        <div className={css.sections}>
          <Figures figures={figures} />
          <Form form={figures.form} />
          <ByGame games={figures.games} />
          <Breaks breaks={figures.highestBreaks} />
        </div>
      ) : (
        <Card padding="none">
          <Nothing actor={actor} onGame={onGame} />
        </Card>
      )}
      {standing && <div className={css.standing}>{standing}</div>}
    </>
  );
};

/** What stands where no figures can stand. */
const Nothing = ({ actor, onGame }: StatisticsPageProps) => {
  const state = useSelector(actor, selectState);
  const reason = useSelector(actor, selectReason);
  const game = useSelector(actor, selectGame);
  const mayRetry = useSelector(actor, selectMayRetry);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} inset="card" />;
  if (state === 'failed') {
    return (
      <EmptyState
        level="h2"
        title={words.failed}
        text={reason}
        shot="missedPot"
        action={mayRetry && <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <EmptyState
      level="h2"
      title={game ? words.emptyOf(fullGameLabel(game)) : words.empty}
      text={words.emptyText}
      action={
        game ? (
          <Button onClick={() => onGame(null)}>{words.clear}</Button>
        ) : (
          <ButtonLink href="/match">{words.toMatches}</ButtonLink>
        )
      }
    />
  );
};
