import { useSelector } from '@xstate/react';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { matchRoute } from '#domain/navigation/match.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { errorWords } from '#domain/words/errors.ts';
import { termsWords } from '#domain/words/terms.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Link } from '#views/ui/link.tsx';
import * as css from './standing-banners.css.ts';

const terms = routeOf('terms-conditions');

export type StandingBannersProps = { actors: AppActors; path: string; place: keyof typeof css.place };

/** What stands over a page for as long as it is so: no network, or terms that wait for an answer. */
export const StandingBanners = ({ actors, path, place }: StandingBannersProps) => {
  const isOffline = useSelector(actors.connectivity, (snapshot) => snapshot.matches('offline'));
  const seenAt = useSelector(actors.connectivity, ({ context }) => context.seenAt);
  const isPending = useSelector(actors.session, ({ context }) => context.pending !== null);
  const isAsked = isPending && matchRoute(path)?.route !== terms;
  return (
    <div role="status" className={css.place[place]}>
      {(isOffline || seenAt !== null) && (
        <Banner tone="warning">
          {isOffline && errorWords.connectivity}
          {isOffline && seenAt !== null && '. '}
          {seenAt !== null && <LastSeen at={seenAt} />}
        </Banner>
      )}
      {isAsked && (
        <Banner tone="info">
          {termsWords.pendingTitle} <Link href={terms.path}>{termsWords.title}</Link>
        </Banner>
      )}
    </div>
  );
};

/** Since when what is shown is old, by the clocks where the device is. */
const LastSeen = ({ at }: { at: string }) => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <span>{errorWords.lastSeen}</span> <time dateTime={at}>{fixtureTime(at, zone)?.text ?? at}</time>
    </>
  );
};
