import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState, type ReactNode } from 'react';
import { vi } from 'vitest';
import { DashboardLayout } from '#views/app/shell/dashboard-layout.tsx';
import type { MenuControl } from '#views/app/shell/drawer-button.tsx';
import { HeaderMember } from '#views/app/shell/public-header.tsx';
import { PublicLayout, type PublicLayoutProps } from '#views/app/shell/public-layout.tsx';
import type { ShellMember } from '#views/app/shell/shell-visitor.ts';
import type { SidebarState } from '#views/app/shell/sidebar-link.tsx';

// What a browser fetches for signed-in users is there from the start.
await HeaderMember.fetch();

const clubs = [
  { clubId: 7, clubName: 'Club Billares Obelisco' },
  { clubId: 9, clubName: 'Cue Club Monterrey' },
];

/** Someone for the shell to greet. */
export const personOf = (roleId: number, joined = clubs): ShellMember => ({
  user: { fullName: 'Marisol Echeverri', roleId, profileImage: null },
  clubs: joined,
});

/** The menu of a phone, owned by the page as the app owns it. */
function WithMenu({ children }: { children: (menu: MenuControl) => ReactNode }) {
  const [state, setState] = useState<MenuControl['state']>('closed');
  return children({ state, onOpen: () => setState('open'), onClose: () => setState('closed') });
}

/** The public layout as a visitor meets it, with whatever a test wants otherwise. */
export function showPublic(wanted: Partial<PublicLayoutProps> = {}) {
  const calls = { onThemeChange: vi.fn(), onRegister: vi.fn(), onSignOut: vi.fn() };
  const props: Omit<PublicLayoutProps, 'menu'> = {
    visitor: { kind: 'signedOut' },
    path: '/',
    theme: 'light',
    operator: 'Pan American Billiards and Snooker Association',
    links: {},
    year: 2026,
    children: <h1>Live matches</h1>,
    ...calls,
    ...wanted,
  };
  return {
    ...calls,
    user: userEvent.setup(),
    ...render(<WithMenu>{(menu) => <PublicLayout {...props} menu={menu} />}</WithMenu>),
  };
}

/** The dashboard as someone signed in meets it. */
export function showDashboard(member: ShellMember, path = '/match', sidebar: SidebarState = 'open') {
  const calls = { onThemeChange: vi.fn(), onSidebarChange: vi.fn(), onSignOut: vi.fn() };
  const page = render(
    <WithMenu>
      {(menu) => (
        <DashboardLayout member={member} path={path} theme="light" sidebar={sidebar} menu={menu} {...calls}>
          <h1>Matches</h1>
        </DashboardLayout>
      )}
    </WithMenu>,
  );
  return { ...calls, user: userEvent.setup(), ...page };
}

/** Makes the window as narrow as a phone, or as wide as a desk, until the test ends. */
export function setWindow(width: 'phone' | 'desk'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    matches: width === 'phone' && query.startsWith('(max-width'),
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }));
}

/** What axe finds wrong with the page or a part of it; colours need a real browser. */
export async function findFaults(part: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(part, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
