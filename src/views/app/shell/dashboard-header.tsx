import type { ReactNode } from 'react';
import type { ProfileEntry } from '#domain/navigation/profile-menu.ts';
import type { SidebarGroup } from '#domain/navigation/sidebar.ts';
import { trailOf } from '#domain/navigation/trail.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { Breadcrumb } from '#views/ui/breadcrumb.tsx';
import { Brand } from './brand.tsx';
import * as css from './dashboard-header.css.ts';
import type { MenuControl } from './drawer-button.tsx';
import { HeaderMember } from './header-member.tsx';
import { SectionsButton } from './sections-button.tsx';
import type { ShellMember } from './shell-visitor.ts';
import { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx';

export type DashboardHeaderProps = ThemeSwitchProps & {
  member: ShellMember;
  groups: readonly SidebarGroup[];
  profile: readonly ProfileEntry[];
  path: string;
  onSignOut: () => void;
  menu: MenuControl;
  /** Where the language is chosen. */
  languages?: ReactNode;
};

/** The signed-in header: the way to the page, the club, and the person. */
export const DashboardHeader = (props: DashboardHeaderProps) => {
  const { member, groups, profile, path, theme, onThemeChange, onSignOut, menu, languages } = props;
  return (
    <header className={css.header}>
      <span className={css.phoneOnly}>
        <SectionsButton menu={menu} groups={groups} profile={profile} path={path} />
        <Brand />
      </span>
      <div className={css.trail}>
        <Breadcrumb label={navigationWords.header.breadcrumb} items={trailOf(groups, path)} />
      </div>
      <span className={css.actions}>
        <span className={css.languages}>{languages}</span>
        <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
        <HeaderMember {...member} onSignOut={onSignOut} />
      </span>
    </header>
  );
};
