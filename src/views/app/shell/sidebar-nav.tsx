import { useId, type ReactNode } from 'react';
import { matchRoute } from '#domain/navigation/match.ts';
import type { ProfileEntry } from '#domain/navigation/profile-menu.ts';
import { currentEntry, type SidebarGroup } from '#domain/navigation/sidebar.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { SidebarLink, type SidebarState } from './sidebar-link.tsx';
import * as css from './sidebar-nav.css.ts';

const words = navigationWords.sidebar;

export type SidebarNavProps = {
  groups: readonly SidebarGroup[];
  profile: readonly ProfileEntry[];
  path: string;
  state: SidebarState;
};

/** The sections that a role works in, and the panel of the own profile. */
export const SidebarNav = ({ groups, profile, path, state }: SidebarNavProps) => {
  const current = currentEntry(groups, path);
  const shown = matchRoute(path)?.route.screen;
  return (
    <>
      {groups.length > 0 && (
        <nav aria-label={words.sections}>
          {groups.map(({ head, entries }) => (
            <Group head={head} key={head}>
              {entries.map((entry) => (
                <SidebarLink {...entry} key={entry.label} isCurrent={entry === current} state={state} />
              ))}
            </Group>
          ))}
        </nav>
      )}
      <nav className={css.profile} aria-label={words.profile}>
        <Group head={words.profile}>
          {profile.map((entry) => (
            <SidebarLink {...entry} key={entry.label} isCurrent={entry.screen === shown} state={state} />
          ))}
        </Group>
      </nav>
    </>
  );
};

type GroupProps = { head: string; children: ReactNode };

const Group = ({ head, children }: GroupProps) => {
  const headId = useId();
  return (
    <div className={css.group}>
      <p className={css.head} id={headId}>
        {head}
      </p>
      <ul className={css.lines} aria-labelledby={headId}>
        {children}
      </ul>
    </div>
  );
};
