import { describe, expect, it } from 'vitest';
import { decideAddress } from '#domain/navigation/guard.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { currentEntry, sidebarOf } from '#domain/navigation/sidebar.ts';
import { trailOf } from '#domain/navigation/trail.ts';
import { guestOf, memberOf, visitors } from './visitors.ts';

type Line = [id: string, head: string, label: string, href: string];

/** Document 001, section 2, sidebar by role, in its order. */
const superAdmin: Line[] = [
  ['C-2.46', 'Association', 'Manage Club', '/club-management'],
  ['C-2.47', 'Association', 'Manage CS Admin', '/pabsa-admin'],
  ['C-2.48', 'Association', 'Manage Mobile Apps', '/manage-mobile-apps'],
  ['C-2.49', 'Play', 'Members', '/player'],
  ['C-2.50', 'Play', 'Match', '/match'],
  ['C-2.51', 'Play', 'Tournament', '/tournament'],
  ['C-2.52', 'Play', 'News', '/news'],
  ['C-2.53', 'Play', 'Club Channel List', '/clubChannelList'],
  ['C-2.54', 'Payments', 'Manage Product', '/manageProduct'],
  ['C-2.55', 'Payments', 'Members for Clubs', '/payments-members-club'],
  ['C-2.56', 'Payments', 'Clubs', '/payments-clubs'],
  ['C-2.57', 'Payments', 'Members for Platform', '/payments-members-platform'],
  ['C-2.58', 'Payments', 'All Transactions', '/all-transactions'],
  ['C-2.59', 'Reports', 'Login/Logout Report', '/reports'],
  ['C-2.60', 'Reports', 'Payment Report', '/payment-report'],
];
const admin = (first: number): Line[] => [
  [`C-2.${first}`, 'Play', 'Members', '/player'],
  [`C-2.${first + 1}`, 'Play', 'Match', '/match'],
  [`C-2.${first + 2}`, 'Play', 'Tournament', '/tournament'],
  [`C-2.${first + 3}`, 'Play', 'News', '/news'],
];
const clubSuperAdmin: Line[] = [
  ['C-2.69', 'Club', 'Tables', '/club-table'],
  ['C-2.70', 'Club', 'Rating', '/club-rating'],
  ['C-2.71', 'Club', 'Ranking', '/manage-ranking'],
  ['C-2.72', 'Club', 'Food and Beverage', '/food-beverage'],
  ['C-2.73', 'Club', 'Table Schedule', '/table-schedule'],
  ['C-2.74', 'Club', 'Club Admin', '/club-admin'],
  ['C-2.75', 'Play', 'Members', '/player'],
  ['C-2.76', 'Play', 'Match', '/match'],
  ['C-2.77', 'Play', 'Tournament', '/tournament'],
  ['C-2.78', 'Play', 'News', '/news'],
  ['C-2.79', 'Play', 'Club Channel List', '/clubChannelList'],
  ['C-2.80', 'Payments', 'Payments - Members', '/payments-members'],
  ['C-2.81', 'Payments', 'Sponsored Transactions', '/sponsored-transactions'],
  ['C-2.82', 'Payments', 'Member Transactions', '/all-transactions'],
  ['C-2.83', 'Payments', 'My Transactions', '/my-transactions'],
  ['C-2.84', 'Payments', 'Manage Product', '/manageProduct'],
  ['C-2.85', 'Reports', 'Login/Logout Report', '/reports'],
];
const player: Line[] = [
  ['C-2.86', 'Play', 'Match', '/match'],
  ['C-2.87', 'Play', 'News', '/news'],
  ['C-2.88', 'Play', 'Statistics', '/statistics'],
  ['C-2.89', 'Payments', 'My Transactions', '/all-transactions'],
];
const clubPlayer: Line[] = [
  ['C-2.90', 'Club', 'Table Schedule', '/schedule-table'],
  ['C-2.91', 'Club', 'Tournaments', '/addPlayer-tournament'],
];

const linesOf = (member: Parameters<typeof sidebarOf>[0]) =>
  sidebarOf(member).flatMap(({ head, entries }) => entries.map(({ label, href }) => [head, label, href]));
const lines = (listed: Line[]) => listed.map(([, ...line]) => line);

describe('the sidebar', () => {
  it.each<[string, number, Line[]]>([
    ['C-2.46 to C-2.60', 1, superAdmin],
    ['C-2.61 to C-2.64', 2, admin(61)],
    ['C-2.69 to C-2.85', 3, clubSuperAdmin],
    ['C-2.65 to C-2.68', 4, admin(65)],
    ['C-2.86 to C-2.91', 5, [...player, ...clubPlayer]],
  ])('%s: role %i reads its own entries, in order, under their heads', (_, roleId, listed) => {
    expect(linesOf(memberOf(roleId))).toEqual(lines(listed));
  });

  it('C-2.92: a player without a club reads neither table schedule nor tournaments', () => {
    expect(linesOf(guestOf(5))).toEqual(lines(player));
  });

  it.each([1, 2, 3, 4])('of role %i is the same without a club', (roleId) => {
    expect(linesOf(guestOf(roleId))).toEqual(linesOf(memberOf(roleId)));
  });

  it('of an unknown role is empty', () => {
    expect(sidebarOf(memberOf(9))).toEqual([]);
  });

  it.each([...visitors])('leads %s only to screens that may be seen', (_, visitor) => {
    const entries = visitor.kind === 'signedIn' ? sidebarOf(visitor).flatMap((part) => part.entries) : [];
    expect(entries.filter(({ href }) => decideAddress(href, visitor).to !== 'show')).toEqual([]);
    expect(entries.filter(({ screen }) => routeOf(screen).layout !== 'dashboard')).toEqual([]);
  });
});

describe('the current entry', () => {
  const at = (roleId: number, address: string) => currentEntry(sidebarOf(memberOf(roleId)), address)?.label;

  it('is that of the address, whatever its query', () => {
    expect(at(1, '/club-management?page=2')).toBe('Manage Club');
    expect(at(1, '/payments-members-Cs')).toBe('Members for Clubs');
  });

  it('of the form of a person is that of the list which the role belongs to', () => {
    expect(at(1, '/add-player?role=2')).toBe('Manage CS Admin');
    expect(at(3, '/add-player?role=4&userId=7')).toBe('Club Admin');
    expect(at(1, '/add-player?role=4')).toBe('Members');
    expect(at(3, '/add-player?userId=7')).toBe('Members');
  });

  it('is that of the list for a form or an item that belongs to it', () => {
    expect(at(1, '/add-club')).toBe('Manage Club');
    expect(at(5, '/news/8')).toBe('News');
    expect(at(3, '/productPrice/5/time')).toBe('Manage Product');
    for (const role of [3, 5])
      for (const address of ['/schedule-table', '/table-schedule'])
        expect(at(role, address)).toBe('Table Schedule');
  });

  it('is none on a page outside the sidebar', () => {
    expect(at(1, '/profile/my-profile')).toBeUndefined();
    expect(at(1, '/snooker')).toBeUndefined();
  });
});

describe('the breadcrumb', () => {
  const trail = (roleId: number, address: string) => trailOf(sidebarOf(memberOf(roleId)), address);

  it('names the group and the page', () => {
    expect(trail(1, '/club-management')).toEqual([{ label: 'Association' }, { label: 'Clubs' }]);
  });

  it('leads back to the list from a form', () => {
    expect(trail(1, '/add-club')).toEqual([
      { label: 'Association' },
      { label: 'Clubs', href: '/club-management' },
      { label: 'Club' },
    ]);
  });

  it('leads back to the list of those whom a form adds', () => {
    expect(trail(1, '/add-player?role=2')[1]).toEqual({
      label: routeOf('pabsa-admin').title,
      href: '/pabsa-admin',
    });
    expect(trail(1, '/add-player')[1]).toEqual({ label: routeOf('player').title, href: '/player' });
  });

  it('of an entry of the sidebar is its group and itself, whatever other list it belongs to elsewhere', () => {
    const schedule = routeOf('table-schedule');
    const booking = routeOf('schedule-table');
    expect(trail(3, schedule.path).slice(1)).toEqual([{ label: schedule.title }]);
    expect(trail(5, booking.path).slice(1)).toEqual([{ label: booking.title }]);
    expect(trail(3, booking.path)[1]).toEqual({ label: schedule.title, href: schedule.path });
    expect(trail(5, schedule.path)[1]).toEqual({ label: booking.title, href: booking.path });
  });

  it('is the title alone outside the sidebar and nothing where no screen is', () => {
    expect(trail(5, '/profile/my-profile')).toEqual([{ label: 'My Profile' }]);
    expect(trail(5, '/snooker')).toEqual([]);
  });
});
