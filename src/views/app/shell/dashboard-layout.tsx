import type { ReactNode } from 'react';
import { profileMenu } from '#domain/navigation/profile-menu.ts';
import { sidebarOf } from '#domain/navigation/sidebar.ts';
import { takeOverRowFocus } from '#views/ui/row-focus.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import type { MenuControl } from './drawer-button.tsx';
import * as css from './layout.css.ts';
import type { ShellMember } from './shell-visitor.ts';
import type { SidebarState } from './sidebar-link.tsx';
import { Sidebar } from './sidebar.tsx';
import { PageMain } from './page-main.tsx';
import { SkipLink } from './skip-link.tsx';
import type { ThemeSwitchProps } from './theme-switch.tsx';

export type DashboardLayoutProps = ThemeSwitchProps & {
  member: ShellMember;
  path: string;
  sidebar: SidebarState;
  onSidebarChange: (state: SidebarState) => void;
  onSignOut: () => void;
  menu: MenuControl;
  languages?: ReactNode;
  children: ReactNode;
};

/** The sidebar beside header and page, for everyone signed in (document 000, section 2). */
export const DashboardLayout = (props: DashboardLayoutProps) => {
  const {
    member,
    path,
    sidebar,
    onSidebarChange,
    theme,
    onThemeChange,
    onSignOut,
    menu,
    languages,
    children,
  } = props;
  const { user, clubs, isFactorDue = false } = member;
  const person = { kind: 'signedIn', roleId: user.roleId, clubs, isFactorDue } as const;
  const nav = { groups: sidebarOf(person), profile: profileMenu(person), path };
  return (
    <div className={css.dashboardLayout}>
      <SkipLink />
      <Sidebar {...nav} state={sidebar} onStateChange={onSidebarChange} />
      <div className={css.beside}>
        <DashboardHeader
          {...nav}
          member={member}
          theme={theme}
          onThemeChange={onThemeChange}
          onSignOut={onSignOut}
          menu={menu}
          languages={languages}
        />
        <PageMain className={css.dashboardMain} focusRef={takeOverRowFocus}>
          {children}
        </PageMain>
      </div>
    </div>
  );
};
