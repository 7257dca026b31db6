import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sidebarOf } from '#domain/navigation/sidebar.ts';
import { roles } from '#domain/roles.ts';
import { sidebarIcon } from '#views/app/shell/sidebar-icons.ts';
import { findFaults, personOf, setWindow, showDashboard } from './shell.tsx';
import { memberOf } from './visitors.ts';

afterEach(() => vi.restoreAllMocks());

const sections = () => screen.getByRole('navigation', { name: 'Sections' });
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const listsIn = (place: HTMLElement) =>
  Object.fromEntries(
    within(place)
      .getAllByRole('list')
      .map((list) => {
        const head = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
        return [head?.textContent, linksIn(list)];
      }),
  );

const admin = { Play: ['Members', 'Match', 'Tournament', 'News'] };
const player = { Play: ['Match', 'News', 'Statistics'], Payments: ['My Transactions'] };

describe('the sidebar', () => {
  it.each([
    [
      1,
      {
        Association: ['Manage Club', 'Manage CS Admin', 'Manage Mobile Apps'],
        Play: ['Members', 'Match', 'Tournament', 'News', 'Club Channel List'],
        Payments: [
          'Manage Product',
          'Members for Clubs',
          'Clubs',
          'Members for Platform',
          'All Transactions',
        ],
        Reports: ['Login/Logout Report', 'Payment Report'],
      },
    ],
    [2, admin],
    [
      3,
      {
        Club: ['Tables', 'Rating', 'Ranking', 'Food and Beverage', 'Table Schedule', 'Club Admin'],
        Play: ['Members', 'Match', 'Tournament', 'News', 'Club Channel List'],
        Payments: [
          'Payments - Members',
          'Sponsored Transactions',
          'Member Transactions',
          'My Transactions',
          'Manage Product',
        ],
        Reports: ['Login/Logout Report'],
      },
    ],
    [4, admin],
    [5, { ...player, Club: ['Table Schedule', 'Tournaments'] }],
  ])('reads to role %i as its sections', (roleId, groups) => {
    showDashboard(personOf(roleId));
    expect(listsIn(sections())).toEqual(groups);
  });

  it('C-2.92: reads to a player without a club without table schedule and tournaments', () => {
    showDashboard(personOf(5, []));
    expect(listsIn(sections())).toEqual(player);
  });

  it.each([
    [1, ['Change Password']],
    [2, ['Change Password']],
    [3, ['Payment', 'Change Password', 'Stripe Onboard']],
    [4, ['Change Password']],
    [5, ['Payment', 'Change Password']],
  ])('C-1.10, C-2.93 to C-2.95: has a profile panel for role %i', (roleId, entries) => {
    showDashboard(personOf(roleId));
    expect(linksIn(screen.getByRole('navigation', { name: 'Profile' }))).toEqual(entries);
  });

  it('marks the section of the page, also on a page that belongs to it', () => {
    const { unmount } = showDashboard(personOf(1), '/add-club');
    expect(within(sections()).getByRole('link', { current: 'page' }).textContent).toBe('Manage Club');
    unmount();
    showDashboard(personOf(5), '/profile/change-password');
    expect(within(sections()).queryByRole('link', { current: 'page' })).toBeNull();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Change Password');
  });

  it('has a sign of its own for each entry of a role', () => {
    for (const { id } of roles) {
      const signs = sidebarOf(memberOf(id)).flatMap(({ entries }) =>
        entries.map((entry) => sidebarIcon(entry.screen)),
      );
      expect(new Set(signs).size).toBe(signs.length);
    }
  });

  it.each([1, 2, 3, 4, 5])('shows axe no fault to role %i', async (roleId) => {
    showDashboard(personOf(roleId));
    expect(await findFaults()).toEqual([]);
  });
});

describe('the collapsed sidebar (C-1.09)', () => {
  it('is asked for and taken back by one button that says what it does', async () => {
    const open = showDashboard(personOf(4));
    await open.user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(open.onSidebarChange).toHaveBeenCalledExactlyOnceWith('collapsed');
    open.unmount();
    const collapsed = showDashboard(personOf(4), '/match', 'collapsed');
    await collapsed.user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(collapsed.onSidebarChange).toHaveBeenCalledExactlyOnceWith('open');
  });

  it('keeps the name of every entry for screen readers', async () => {
    showDashboard(personOf(4), '/match', 'collapsed');
    expect(linksIn(sections())).toEqual(admin.Play);
    expect(await findFaults()).toEqual([]);
  });

  it('shows the name beside the sign on hover and on keyboard focus, until Escape', async () => {
    const { user } = showDashboard(personOf(4), '/match', 'collapsed');
    const hint = () => screen.queryByRole('tooltip')?.textContent ?? null;
    await user.hover(within(sections()).getByRole('link', { name: 'News' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('News');
    await user.keyboard('{Escape}');
    expect(hint()).toBeNull();
    act(() => within(sections()).getByRole('link', { name: 'Match' }).focus());
    await user.tab();
    expect(hint()).toBe('Tournament');
    await user.keyboard('{Escape}');
    expect(hint()).toBeNull();
  });

  it('repeats no name that can be read', async () => {
    const { user } = showDashboard(personOf(4), '/match', 'open');
    within(sections()).getByRole('link', { name: 'Match' }).focus();
    await user.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('the sidebar of a phone', () => {
  const drawer = () => screen.findByRole('dialog', { name: 'Sections' }, { timeout: 5000 });

  it('opens as a drawer with the same sections, and closes with the focus back on its button', async () => {
    setWindow('phone');
    const { user } = showDashboard(personOf(3));
    const button = screen.getByRole('button', { name: 'Open sections' });
    await user.click(button);
    const inside = within(await drawer());
    expect(linksIn(inside.getByRole('navigation', { name: 'Sections' }))).toHaveLength(17);
    expect(await findFaults()).toEqual([]);
    await user.click(inside.getByRole('button', { name: 'Close sections' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
