import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { decide, type Visitor } from '#domain/navigation/guard.ts';
import { matchRoute } from '#domain/navigation/match.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { landingPage } from '#domain/roles.ts';
import { sessionWords } from '#domain/words/session.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectUser } from '#machines/app/selectors.ts';
import { PlannedPage } from '#views/planned/page.tsx';
import { focusPage } from '#views/ui/page-focus.ts';
import { Layout } from './layout.tsx';
import { pages } from './routes.tsx';
import { Waiting } from './waiting.tsx';

export type ScreenProps = { actors: AppActors; address: string; visitor: Visitor | null };

/** The screen of an address inside its layout, for whoever may see it. */
export const Screen = ({ actors, address, visitor }: ScreenProps) => {
  const user = useSelector(actors.session, selectUser);
  const { route: asked, params } = matchRoute(address) ?? { route: routeOf('page-not-found'), params: {} };
  // A popup's address shows the page under it; one that is refused shows nothing until it has been left.
  const route = asked.over ? routeOf('home') : asked;
  const isPublic = route.access.who === 'anyone';
  const isShown = isPublic || (visitor !== null && decide(route, visitor).to === 'show');
  // What one person has typed is not the next one's, should another tab have changed who is signed in.
  const owner = isPublic ? 'anyone' : user?.userId;
  // Once the network is back, a page that showed what was last seen is read again.
  const returns = useSelector(actors.connectivity, ({ context }) => context.returns);
  usePageTitle(route.title, address);
  const Page = pages[route.screen];
  return (
    <Layout actors={actors} kind={isShown ? route.layout : 'public'} path={address}>
      <Suspense fallback={<Waiting label={sessionWords.restoring} />}>
        {!isShown && <Waiting label={sessionWords.restoring} />}
        {isShown && Page && <Page key={`${owner} ${returns}`} actors={actors} params={params} />}
        {isShown && !Page && (
          <PlannedPage key={owner} title={route.title} home={user ? landingPage(user.roleId) : '/'} />
        )}
      </Suspense>
    </Layout>
  );
};

/** Names the page, and after a change of page puts the focus where its content begins. */
function usePageTitle(title: string, address: string): void {
  const path = address.split('?', 1)[0] ?? '';
  const before = useRef(path);
  const isMoved = useRef(false);
  // A page that has a name of its own says it in an effect, which comes after this.
  useLayoutEffect(() => {
    document.title = `${title} · Baulk`;
    isMoved.current ||= before.current !== path;
    before.current = path;
  }, [title, path]);
  // The page is there to take the focus only after it is rendered.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    window.scrollTo(0, 0);
    focusPage();
  });
}
