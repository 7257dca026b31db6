import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { decide } from '#domain/navigation/guard.ts';
import { routeOf, type ScreenName } from '#domain/navigation/routes.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectVisitor } from '#machines/app/selectors.ts';
import { FaqPage, machine, readPlace, writePlace } from '#views/faq/page.tsx';
import { Walkthrough, walkthroughMachine } from '#views/faq/walkthrough.tsx';

type Props = { actors: AppActors };

const namedInAddress = (): string => decodeURIComponent(location.hash.slice(1));

/** The questions; what is searched for and what is open stand in the address, and a fragment opens its answer. */
export const Faq = ({ actors }: Props) => {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const visitor = useSelector(actors.session, selectVisitor);
  const actor = useActorRef(machine, { input: { place: readPlace(search) } });
  useEffect(() => actor.send({ type: 'address.changed', place: readPlace(search) }), [actor, search]);
  useEffect(() => {
    const { unsubscribe } = actor.on('place.chosen', ({ place }) => {
      const query = writePlace(place);
      const hash = place.open.includes(namedInAddress()) ? location.hash : '';
      navigate(`${path}${query ? `?${query}` : ''}${hash}`, { replace: true });
    });
    return unsubscribe;
  }, [actor, navigate, path]);
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
  const film = useSelector(actors.config, ({ context }) => context.config?.walkthrough ?? null);
  const actor = useActorRef(walkthroughMachine, { input: { film } });
  useEffect(() => actor.send({ type: 'film.known', film }), [actor, film]);
  return <Walkthrough actor={actor} />;
};
