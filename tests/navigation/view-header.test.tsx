import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roles } from '#domain/roles.ts';
import { loadPictures } from '#tests/ui/pictures.ts';
import { findFaults, personOf, setWindow, showDashboard, showPublic } from './shell.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const main = () => screen.getByRole('navigation', { name: 'Main' });
const account = () => screen.getByRole('button', { name: /Marisol Echeverri/ });
const openMenu = () => screen.findByRole('menu', {}, { timeout: 5000 });
const itemsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);

const dropdown = (landing: string) => [
  ['Manage', landing],
  ['Home', '/home'],
  ['My Profile', '/profile/my-profile'],
  ['Change Password', '/profile/change-password'],
];
const added = [
  ['Download Apps', '/download'],
  ['News', '/all-news'],
  ['FAQ', '/faq'],
];
const signOut = ['Sign Out', null];

describe('the header of a visitor', () => {
  it('A-2.82 to A-2.85: links home, apps, news and FAQ, and marks the page', () => {
    showPublic({ path: '/faq' });
    const links = within(main()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ...added,
    ]);
    expect(within(main()).getByRole('link', { current: 'page' }).textContent).toBe('FAQ');
  });

  it('A-2.86, A-2.87: offers Login and Member Registration', async () => {
    const { user, onRegister } = showPublic();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    await user.click(header.getByRole('button', { name: 'Member Registration' }));
    expect(onRegister).toHaveBeenCalledOnce();
  });

  it('offers neither to someone whose terms are pending, nor a menu of their own', () => {
    showPublic({ visitor: { kind: 'pending' } });
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(header.queryByRole('button', { name: 'Member Registration' })).toBeNull();
    expect(header.queryByRole('button', { expanded: false, name: /Echeverri/ })).toBeNull();
  });

  it.each([
    ['light', 'Switch to dark theme', 'dark'],
    ['dark', 'Switch to light theme', 'light'],
  ] as const)('in the %s theme offers the other one', async (theme, name, next) => {
    const { user, onThemeChange } = showPublic({ theme });
    await user.click(screen.getByRole('button', { name }));
    expect(onThemeChange).toHaveBeenCalledExactlyOnceWith(next);
  });

  it('on a phone holds links and offers in a menu', async () => {
    setWindow('phone');
    const { user, onRegister } = showPublic();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 5000 }));
    const links = within(drawer.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Home', 'Download Apps', 'News', 'FAQ']);
    expect(drawer.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    await user.click(drawer.getByRole('button', { name: 'Member Registration' }));
    expect(onRegister).toHaveBeenCalledOnce();
    await user.click(drawer.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is reached by keyboard in reading order, the skip link first', async () => {
    const { user } = showPublic();
    const names: string[] = [];
    for (let step = 0; step < 10; step += 1) {
      await user.tab();
      names.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    }
    expect(names).toEqual([
      'Skip to content',
      'Baulk',
      'Home',
      'Download Apps',
      'News',
      'FAQ',
      'Switch to dark theme',
      'Login',
      'Member Registration',
      'Open menu',
    ]);
  });

  it('skips to the part of the page that can take the focus', () => {
    showPublic();
    const target = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).toBe(screen.getByRole('main'));
    expect(screen.getByRole('main').getAttribute('tabindex')).toBe('-1');
  });

  it('shows axe no fault', async () => {
    showPublic();
    expect(await findFaults()).toEqual([]);
  });
});

describe('the header of someone signed in', () => {
  it.each(roles)(
    'A-2.91 to A-2.93: names the person with role $id and shows the picture',
    ({ id, label }) => {
      loadPictures('loaded');
      const person = personOf(id);
      const photo = '/api/upload/42';
      showPublic({ visitor: { kind: 'signedIn', ...person, user: { ...person.user, profileImage: photo } } });
      expect(account().textContent).toBe(`Marisol Echeverri ${label}`);
      expect(account().querySelector('img')?.getAttribute('src')).toBe(photo);
    },
  );

  it('stands initials in for a missing picture', () => {
    showPublic({ visitor: { kind: 'signedIn', ...personOf(5) } });
    expect(account().textContent).toBe('MEMarisol Echeverri Player');
  });

  it('offers no sign-in', () => {
    showPublic({ visitor: { kind: 'signedIn', ...personOf(5) } });
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Member Registration' })).toBeNull();
  });

  it('A-2.101, A-2.102: shows the first club and lists all of them on hover, focus and tap', async () => {
    const { user } = showPublic({ visitor: { kind: 'signedIn', ...personOf(5) } });
    const club = screen.getByRole('button', { name: 'Club Billares Obelisco' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    const clubs = 'Your clubsClub Billares ObeliscoCue Club Monterrey';
    await user.hover(club);
    expect((await screen.findByRole('tooltip')).textContent).toBe(clubs);
    await user.pointer({ target: club, keys: '[TouchA]' });
    expect(screen.getByRole('dialog', { name: 'Your clubs' }).textContent).toBe(clubs);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.tab({ shift: true });
    await user.tab();
    expect(screen.getByRole('tooltip').textContent).toBe(clubs);
  });

  it('shows no club to someone without one', () => {
    showPublic({ visitor: { kind: 'signedIn', ...personOf(5, []) } });
    expect(screen.queryByText('Your clubs')).toBeNull();
  });

  it('shows axe no fault, the menu open or not', async () => {
    const { user } = showPublic({ visitor: { kind: 'signedIn', ...personOf(5) } });
    expect(await findFaults()).toEqual([]);
    await user.click(account());
    expect(await findFaults(await openMenu())).toEqual([]);
  });
});

describe.each(['public', 'dashboard'] as const)('the dropdown of the %s header', (layout) => {
  const show = (roleId: number) =>
    layout === 'public'
      ? showPublic({ visitor: { kind: 'signedIn', ...personOf(roleId) } })
      : showDashboard(personOf(roleId));

  it.each(roles)(
    'A-2.94 to A-2.97, A-2.109, C-2.103: for role $id manages at $landing',
    async ({ id, landing }) => {
      const { user } = show(id);
      await user.click(account());
      expect(itemsOf(await openMenu())).toEqual([...dropdown(landing), signOut]);
    },
  );

  it('A-2.98 to A-2.100, A-2.102: adds apps, news and FAQ on a small screen, under the names of all clubs', async () => {
    setWindow('phone');
    const { user } = show(5);
    await user.click(account());
    const menu = await openMenu();
    expect(itemsOf(menu)).toEqual([...dropdown('/match'), ...added, signOut]);
    expect(within(menu).queryByText('Club Billares Obelisco')).not.toBeNull();
    expect(within(menu).queryByText('Cue Club Monterrey')).not.toBeNull();
  });

  it('signs out', async () => {
    const { user, onSignOut } = show(5);
    await user.click(account());
    await user.click(within(await openMenu()).getByRole('menuitem', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('opens by keyboard on its first entry, and gives the focus back on Escape', async () => {
    const { user } = show(5);
    account().focus();
    await user.keyboard('{ArrowDown}');
    await openMenu();
    expect(document.activeElement?.textContent).toBe('Manage');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Sign Out');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(account());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('menu')).not.toBeNull();
    await user.keyboard('{Escape}');
  });
});

describe('the header of the dashboard', () => {
  it('shows the way to the page', () => {
    showDashboard(personOf(1), '/add-club');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Association',
      'Clubs',
      'Club',
    ]);
    expect(trail.getByRole('link', { name: 'Clubs' }).getAttribute('href')).toBe('/club-management');
  });

  it('A-2.31: stands beside the sidebar, with the page as the only main part', () => {
    showDashboard(personOf(1), '/club-management');
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Matches' })).toBeDefined();
    expect(screen.getByRole('banner').contains(account())).toBe(true);
  });
});
