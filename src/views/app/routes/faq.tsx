import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { decide } from '#domain/navigation/guard.ts';
import { routeOf, type ScreenName } from '#domain/navigation/routes.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import type { ConfigActor } from '#machines/app/config.ts';
import { hosted } from '#machines/patterns/hosted.ts';
import { useHosted } from '#views/app/use-hosted.ts';
import { selectVisitor } from '#machines/app/selectors.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPopup } from '#views/app/unfetched.tsx';
import { FaqPage, machine, readPlace, writePlace } from '#views/faq/page.tsx';
import { WalkthroughButton, walkthroughMachine, type Film } from '#views/faq/walkthrough-button.tsx';

/** Few ask for it, and it brings a dialog along. */
const WalkthroughPopup = lazily(
  () => import('#views/faq/walkthrough.tsx').then(({ WalkthroughPopup: part }) => part),
  UnfetchedPopup,
);

/** The configuration may name a film of the operator. */
const walkthroughOn = hosted<typeof walkthroughMachine, ConfigActor, Film>({
  guest: walkthroughMachine,
  subjectOf: ({ context: { config } }) => config?.walkthrough ?? null,
  newsOfHost: (film) => ({ type: 'film.known', film }),
  newsOfGuest: () => null,
});

type Props = { actors: AppActors };

const namedInAddress = (): string => decodeURIComponent(location.hash.slice(1));

/** The questions; what is searched for and what is open stand in the address, and a fragment opens its answer. */
export const Faq = ({ actors }: Props) => {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const visitor = useSelector(actors.session, selectVisitor);
  const actor = useActorRef(machine, { input: { place: readPlace(search) } });
  // Back and links change the address while the page stays.
  useEffect(() => actor.send({ type: 'address.changed', place: readPlace(search) }), [actor, search]);
  useEmitted(actor, {
    'place.chosen': ({ place }) => {
      const query = writePlace(place);
      const hash = place.open.includes(namedInAddress()) ? location.hash : '';
      navigate(`${path}${query ? `?${query}` : ''}${hash}`, { replace: true });
    },
  });
  // The router does not know of fragments, so the browser is asked for them.
  useEffect(() => {
    const follow = (): void => {
      const id = namedInAddress();
      if (id === '') return;
      actor.send({ type: 'link.followed', id });
      document.getElementById(id)?.scrollIntoView();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [actor]);
  const mayOpen = (screen: ScreenName): boolean =>
    visitor !== null && decide(routeOf(screen), visitor).to === 'show';
  return <FaqPage actor={actor} mayOpen={mayOpen} walkthrough={<Popup actors={actors} />} />;
};

const Popup = ({ actors }: Props) => {
  const actor = useHosted(actors, walkthroughOn, actors.config, { film: null });
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches('closed'));
  return (
    <>
      <WalkthroughButton actor={actor} />
      {isOpen && (
        <Suspense>
          <WalkthroughPopup actor={actor} />
        </Suspense>
      )}
    </>
  );
};
