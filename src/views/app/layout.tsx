import { useSelector } from '@xstate/react';
import { Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import type { InitialData } from '#domain/initial-data.ts';
import type { Layout as LayoutKind } from '#domain/navigation/route.ts';
import { isFactorDue } from '#domain/second-factor/code.ts';
import type { ClubEntry } from '#domain/session/stored.ts';
import { platformWords } from '#domain/words/platform.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectClubs, selectFactorMode, selectUser } from '#machines/app/selectors.ts';
import { ReadOnlyPlacesProvider } from '#views/ui/acts.tsx';
import { InitialDataContext } from './initial-data.ts';
import { lazily } from './lazily.tsx';
import { RecentMessages } from './recent-messages.tsx';
import { BareLayout } from './shell/bare-layout.tsx';
import type { DashboardLayoutProps } from './shell/dashboard-layout.tsx';
import { LanguageChoice } from './shell/language-choice.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import type { ShellMember, ShellVisitor } from './shell/shell-visitor.ts';
import { StandingBanners } from './standing-banners.tsx';
import { UnfetchedPage } from './unfetched.tsx';

const DashboardLayout = lazily(
  () => import('./shell/dashboard-layout.tsx').then((module) => module.DashboardLayout),
  UnfetchedPage,
);

export type LayoutProps = { actors: AppActors; kind: LayoutKind; path: string; children: ReactNode };

/** What surrounds a screen, by the route table. */
export const Layout = ({ actors, kind, path, children }: LayoutProps) => {
  const user = useSelector(actors.session, selectUser);
  const clubs = useSelector(actors.session, selectClubs);
  const isPending = useSelector(actors.session, ({ context }) => context.pending !== null);
  const theme = useSelector(actors.appearance, ({ context }) => context.theme);
  const config = useSelector(actors.config, ({ context }) => context.config);
  const factor = useSelector(actors.config, selectFactorMode);
  const isMenuOpen = useSelector(actors.popup, (popup) => popup.matches('menu'));
  const member = user && { user, clubs, isFactorDue: isFactorDue(user, factor) };
  const [frame] = useState(frameOf(useContext(InitialDataContext).look()?.data));
  const isSignedIn = user !== null;
  const shell = {
    languages: <LanguageChoice actor={actors.language} isSignedIn={isSignedIn} />,
    path: path.split('?', 1)[0] ?? '/',
    theme,
    onThemeChange: (chosen: typeof theme) => actors.appearance.send({ type: 'theme.changed', theme: chosen }),
    onSignOut: () => actors.session.send({ type: 'sign.out' }),
    menu: {
      state: isMenuOpen ? ('open' as const) : ('closed' as const),
      onOpen: () => actors.popup.send({ type: 'open.menu' }),
      onClose: () => actors.popup.send({ type: 'close.menu' }),
    },
  };
  const off = useMemo(() => readOnlyOf(clubs), [clubs]);
  const page = (
    <ReadOnlyPlacesProvider value={off}>
      <StandingBanners
        actors={actors}
        path={path}
        place={kind === 'dashboard' && user ? 'dashboard' : 'public'}
      />
      {children}
      <RecentMessages actors={actors} />
    </ReadOnlyPlacesProvider>
  );
  if (kind === 'bare') return <BareLayout>{children}</BareLayout>;
  if (kind === 'dashboard' && member) {
    return (
      <Suspense>
        <Dashboard actors={actors} shell={{ ...shell, path, member }}>
          {page}
        </Dashboard>
      </Suspense>
    );
  }
  return (
    <PublicLayout
      {...shell}
      visitor={visitorOf(member, isPending)}
      onRegister={() => actors.popup.send({ type: 'open.registration' })}
      operator={config?.operator ?? frame.operator}
      links={config?.links ?? frame.links}
      year={frame.year}
    >
      {page}
    </PublicLayout>
  );
};

/** Of which of the own clubs pages can only be read. */
const readOnlyOf = (clubs: readonly ClubEntry[]) => {
  const ids = clubs.filter(({ isActive }) => !isActive).map(({ clubId }) => clubId);
  return { ids, isAll: ids.length > 0 && ids.length === clubs.length };
};

/** What the footer says until the server has been asked, and the year of its copyright line as of the page's start. */
const frameOf = (initial: InitialData | undefined) => () => ({
  operator: initial?.operator ?? platformWords.operator,
  links: initial?.links ?? {},
  year: new Date(initial?.readAt ?? Date.now()).getUTCFullYear(),
});

function visitorOf(member: ShellMember | null, isPending: boolean): ShellVisitor {
  if (member) return { kind: 'signedIn', ...member };
  return { kind: isPending ? 'pending' : 'signedOut' };
}

type DashboardProps = {
  actors: AppActors;
  shell: Omit<DashboardLayoutProps, 'sidebar' | 'onSidebarChange' | 'children'>;
  children: ReactNode;
};

const Dashboard = ({ actors, shell, children }: DashboardProps) => {
  const isCollapsed = useSelector(actors.appearance, (snapshot) =>
    snapshot.matches({ sidebar: 'collapsed' }),
  );
  return (
    <DashboardLayout
      {...shell}
      sidebar={isCollapsed ? 'collapsed' : 'open'}
      onSidebarChange={(state) =>
        actors.appearance.send({ type: state === 'collapsed' ? 'collapse.sidebar' : 'expand.sidebar' })
      }
    >
      {children}
    </DashboardLayout>
  );
};
