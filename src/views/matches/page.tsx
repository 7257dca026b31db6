import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { errorWords } from '#domain/words/errors.ts';
import { matchPagesWords as words } from '#domain/words/match-pages.ts';
import { matchWords } from '#domain/words/matches.ts';
import {
  selectIsStale,
  selectListState,
  selectQuestion,
  selectReason,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { firstQuestion } from '#machines/matches/address.ts';
import type { MatchListActor } from '#machines/matches/list.ts';
import { selectIsNarrowed } from '#machines/matches/selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { Filters, type FilterChoices } from './filters.tsx';
import { MatchPages } from './match-pages.tsx';
import * as css from './page.css.ts';

export { matchChoicesMachine as choicesMachine } from '#machines/matches/choices.ts';
export { readAddress, writeAddress } from '#machines/matches/address.ts';

export type MatchesPageProps = {
  actor: MatchListActor;
  choices: FilterChoices;
  /** Whether who looks makes matches, or plays. */
  part?: 'maker' | 'player' | 'reader';
};

/** Every match, by what one wants to see of them. */
export const MatchesPage = ({ actor, choices, part = 'reader' }: MatchesPageProps) => {
  const total = useSelector(actor, selectTotal);
  const { filters } = useSelector(actor, selectQuestion);
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  return (
    <>
      <PageTitle
        detail={state === 'shown' && `${total} ${total === 1 ? words.one : words.many}`}
        actions={
          part === 'maker' ? (
            <Acts>
              <ButtonLink href="/create-match" tone="primary" icon={Plus}>
                {words.make}
              </ButtonLink>
            </Acts>
          ) : (
            part === 'player' && (
              <ButtonLink href="/my-play" tone="primary">
                {words.upNext}
              </ButtonLink>
            )
          )
        }
      >
        {words.title}
      </PageTitle>
      <Filters actor={actor} choices={choices} />
      <VisuallyHidden as="h2">{matchWords.status[filters.status]}</VisuallyHidden>
      <p className={css.stale} role="status">
        {isStale && words.stale}
      </p>
      {state === 'shown' ? (
        <MatchPages actor={actor} />
      ) : (
        <Card padding="none">
          <NoRows actor={actor} />
        </Card>
      )}
    </>
  );
};

/** What stands where no rows can stand: their skeleton, a reason, or that there are none. */
const NoRows = ({ actor }: Pick<MatchesPageProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  if (state === 'loading') return <SkeletonRows label={words.loading} count={8} inset="card" />;
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
  return <NoMatches actor={actor} />;
};

/** Whoever has narrowed the list can widen it again. */
const NoMatches = ({ actor }: { actor: MatchListActor }) => {
  const { status } = useSelector(actor, selectQuestion).filters;
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  const widen = (): void =>
    actor.send({ type: 'filters.changed', filters: { ...firstQuestion.filters, status } });
  return (
    <EmptyState
      level="h2"
      title={words.empty[status]}
      text={isNarrowed && words.emptyText}
      action={isNarrowed && <Button onClick={widen}>{words.clear}</Button>}
    />
  );
};
