import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { matchStatus } from '#domain/matches/status.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { livePage } from '#machines/live/page.ts';
import { useReports } from '#views/app/use-actor-events.ts';
import { selectUser } from '#machines/app/selectors.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPage } from '#views/app/unfetched.tsx';
import { useLivePage } from '#views/app/use-live-page.ts';
import { machine, MatchCentrePage, selectMatch } from '#views/matches/centre.tsx';

export type MatchCentreProps = { actors: AppActors; params: Readonly<Record<string, string>> };

const Scorer = lazily(() => import('./scorer.tsx').then((part) => part.Scorer), UnfetchedPage);
const Corrector = lazily(() => import('./corrector.tsx').then((part) => part.Corrector), UnfetchedPage);
const Streaming = lazily(() => import('./streaming.tsx').then((part) => part.Streaming), UnfetchedPage);

const liveCentre = livePage(machine, (score, { context }) => score.matchId === context.matchId);

/** The page of the match that the address names; another match is another page. */
export const MatchCentre = ({ actors, params }: MatchCentreProps) => {
  const matchId = Number(params['matchId']);
  return <Centre key={matchId} actors={actors} matchId={matchId} />;
};

const Centre = ({ actors, matchId }: { actors: AppActors; matchId: number }) => {
  const actor = useLivePage(liveCentre, { matchId });
  const match = useSelector(actor, selectMatch);
  const user = useSelector(actors.session, selectUser);
  useReports(actor, actors.app);
  const scored =
    match?.mayScore && match.statusId !== matchStatus.completed && user
      ? { match, userId: user.userId }
      : null;
  const correctable =
    match?.mayManage && match.mayScore && match.statusId !== matchStatus.upcoming ? match : null;
  return (
    <MatchCentrePage
      actor={actor}
      scorer={
        scored && (
          <Suspense>
            <Scorer actors={actors} page={actor} {...scored} />
          </Suspense>
        )
      }
      corrections={
        correctable && (
          <Suspense>
            <Corrector actors={actors} page={actor} match={correctable} />
          </Suspense>
        )
      }
      streaming={
        scored && (
          <Suspense>
            <Streaming actors={actors} place={{ by: 'match', matchId }} />
          </Suspense>
        )
      }
    />
  );
};
