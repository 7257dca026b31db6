import { useSelector } from '@xstate/react';
import { matchRoute } from '#domain/navigation/match.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { errorWords } from '#domain/words/errors.ts';
import { termsWords } from '#domain/words/terms.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { Banner } from '#views/kit/banner.tsx';
import { Link } from '#views/kit/link.tsx';
import * as css from './standing-banners.css.ts';

const terms = routeOf('terms-conditions');

export type StandingBannersProps = { actors: AppActors; path: string; place: keyof typeof css.place };

/** What stands over a page for as long as it is so: no network, or terms that wait for an answer. */
export const StandingBanners = ({ actors, path, place }: StandingBannersProps) => {
  const isOffline = useSelector(actors.connectivity, (snapshot) => snapshot.matches('offline'));
  const isPending = useSelector(actors.session, ({ context }) => context.pending !== null);
  const isAsked = isPending && matchRoute(path)?.route !== terms;
  return (
    <div role="status" className={css.place[place]}>
      {isOffline && <Banner tone="warning">{errorWords.connectivity}</Banner>}
      {isAsked && (
        <Banner tone="info">
          {termsWords.pendingTitle} <Link href={terms.path}>{termsWords.title}</Link>
        </Banner>
      )}
    </div>
  );
};
