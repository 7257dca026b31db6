import { useSelector } from '@xstate/react';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { matchRoute } from '#domain/navigation/match.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { isLedToSecondFactor } from '#domain/second-factor/code.ts';
import { errorWords } from '#domain/words/errors.ts';
import { secondFactorBannerWords as factorWords } from '#domain/words/second-factor-banner.ts';
import { termsWords } from '#domain/words/terms.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectFactorMode } from '#machines/app/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Link } from '#views/ui/link.tsx';
import * as css from './standing-banners.css.ts';

const terms = routeOf('terms-conditions');
const twoStep = routeOf('two-step');

export type StandingBannersProps = { actors: AppActors; path: string; place: keyof typeof css.place };

/** What stands over a page for as long as it is so: no network, a club that is switched off, or terms that wait for an answer. */
export const StandingBanners = ({ actors, path, place }: StandingBannersProps) => {
  const isOffline = useSelector(actors.connectivity, (snapshot) => snapshot.matches('offline'));
  const seenAt = useSelector(actors.connectivity, ({ context }) => context.seenAt);
  const isPending = useSelector(actors.session, ({ context }) => context.pending !== null);
  const user = useSelector(actors.session, ({ context }) => context.user);
  const isRequired = useSelector(actors.config, selectFactorMode) === 'required';
  const clubs = useSelector(actors.session, selectClubs);
  const route = matchRoute(path)?.route;
  const isLed =
    place === 'dashboard' &&
    user?.hasSecondFactor === false &&
    isLedToSecondFactor(user.roleId) &&
    (isRequired || route !== twoStep);
  const isAsked = isPending && route !== terms;
  return (
    <div role="status" className={css.place[place]}>
      {(isOffline || seenAt !== null) && (
        <Banner tone="warning">
          {isOffline && errorWords.connectivity}
          {isOffline && seenAt !== null && '. '}
          {seenAt !== null && <LastSeen at={seenAt} />}
        </Banner>
      )}
      {isLed && (
        <Banner tone={isRequired ? 'warning' : 'info'}>
          {isRequired ? factorWords.required : factorWords.offered}
          {route !== twoStep && (
            <>
              {' '}
              <Link href={twoStep.path}>{factorWords.link}</Link>
            </>
          )}
        </Banner>
      )}
      {place === 'dashboard' &&
        clubs
          .filter(({ isActive }) => !isActive)
          .map(({ clubId, name }) => (
            <Banner key={clubId} tone="warning">
              {errorWords.clubOff(name)}
            </Banner>
          ))}
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
