import { useSelector } from '@xstate/react';
import { homeWords as words } from '#domain/words/home.ts';
import { errorWords } from '#domain/words/errors.ts';
import type { HomeActor } from '#machines/home/machine.ts';
import {
  selectCloth,
  selectIsFailed,
  selectIsLoading,
  selectIsStale,
  selectNow,
  selectOthers,
  selectReason,
  selectSections,
} from '#machines/home/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { ClothPlace } from './cloth-place.tsx';
import * as css from './home.css.ts';
import { HomeLoading } from './loading.tsx';
import { NewsSection } from './news-section.tsx';
import { OtherTables } from './other-tables.tsx';
import { ResultsSection } from './results-section.tsx';
import { UpcomingSection } from './upcoming-section.tsx';

export { homeMachine as machine } from '#machines/home/machine.ts';

export type HomePageProps = {
  actor: HomeActor;
  /** Whether the lists of all matches can be opened: they are for people who are signed in. */
  lists: 'open' | 'closed';
};

/** The front page: the match on the cloth, the other tables, what comes, what was, and the news. */
export const HomePage = ({ actor, lists }: HomePageProps) => {
  const isLoading = useSelector(actor, selectIsLoading);
  const isFailed = useSelector(actor, selectIsFailed);
  const reason = useSelector(actor, selectReason);
  if (isLoading) return <HomeLoading />;
  if (isFailed) {
    return (
      <div className={css.page}>
        <PageMessage
          title={words.failed}
          text={reason}
          announce="alert"
          actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
        />
      </div>
    );
  }
  return <HomeShown actor={actor} lists={lists} />;
};

const HomeShown = ({ actor, lists }: HomePageProps) => {
  const cloth = useSelector(actor, selectCloth);
  const others = useSelector(actor, selectOthers);
  const now = useSelector(actor, selectNow);
  const isStale = useSelector(actor, selectIsStale);
  const { live, upcoming, results, news } = useSelector(actor, selectSections);
  return (
    <div className={css.page}>
      <div className={css.hero}>
        <ClothPlace cloth={cloth} now={now} />
      </div>
      <p className={css.stale} role="status">
        {isStale && words.stale}
      </p>
      <div className={css.rest}>
        <OtherTables matches={others} total={live?.total ?? 0} lists={lists} />
        <div className={css.section}>
          <div className={css.columns}>
            <UpcomingSection matches={upcoming} now={now} lists={lists} />
            <ResultsSection matches={results} lists={lists} />
          </div>
        </div>
        <NewsSection stories={news} />
      </div>
    </div>
  );
};
