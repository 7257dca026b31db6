import { describe, expect, it } from 'vitest';
import { decideAddress } from '#domain/navigation/guard.ts';
import { headerLinks, isCurrent, smallScreenLinks } from '#domain/navigation/header.ts';
import { headerMenu, profileMenu } from '#domain/navigation/profile-menu.ts';
import { sidebarOf } from '#domain/navigation/sidebar.ts';
import { findRole, isRoleId, landingPage, roleLabel, roles } from '#domain/roles.ts';
import { dueOf, guestOf, memberOf } from './visitors.ts';

describe('roles', () => {
  it.each([
    ['A-2.01', 1, 'platformSuperAdmin', 'Platform Super Admin'],
    ['A-2.02', 2, 'platformAdmin', 'Platform Admin'],
    ['A-2.03', 3, 'clubSuperAdmin', 'Club Super Admin'],
    ['A-2.04', 4, 'clubAdmin', 'Club Admin'],
    ['A-2.05', 5, 'player', 'Player'],
  ])('%s: role %i is %s, read as %s', (_, id, key, label) => {
    expect(findRole(id)).toMatchObject({ id, key, label });
    expect(roleLabel(id)).toBe(label);
  });

  it.each([
    ['A-2.103', 1, '/club-management'],
    ['A-2.104', 2, '/player'],
    ['A-2.105', 3, '/club-table'],
    ['A-2.106', 4, '/player'],
    ['A-2.107', 5, '/match'],
    ['A-2.108', 6, '/'],
    ['A-2.108', 0, '/'],
  ])('%s: role %i lands on %s', (_, roleId, landing) => {
    expect(landingPage(roleId)).toBe(landing);
  });

  it.each(roles)('role $id may see its own landing page even without a club', ({ id, landing }) => {
    expect(decideAddress(landing, guestOf(id))).toEqual({ to: 'show' });
  });

  it('are told from anything else', () => {
    expect([1, 5, 0, 6, 1.5, '1', null, undefined].map(isRoleId)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(roleLabel(6)).toBe('');
  });
});

describe('the public header', () => {
  it('A-2.82 to A-2.85: links home, apps, news and FAQ', () => {
    expect(headerLinks.map(({ label, href }) => [label, href])).toEqual([
      ['Home', '/home'],
      ['Download Apps', '/download'],
      ['News', '/all-news'],
      ['FAQ', '/faq'],
    ]);
  });

  it('A-2.98 to A-2.100: puts apps, news and FAQ into the menu of small screens', () => {
    expect(smallScreenLinks.map(({ label }) => label)).toEqual(['Download Apps', 'News', 'FAQ']);
  });

  it('marks the screen that shows, also beneath a popup', () => {
    const marked = (address: string) =>
      headerLinks.filter(({ screen }) => isCurrent(screen, address)).map(({ label }) => label);
    expect(['/', '/home/17', '/login', '/faq', '/match'].map(marked)).toEqual([
      ['Home'],
      ['Home'],
      ['Home'],
      ['FAQ'],
      [],
    ]);
  });
});

describe('the dropdown under the name', () => {
  it.each([
    [1, '/club-management'],
    [2, '/player'],
    [3, '/club-table'],
    [4, '/player'],
    [5, '/match'],
    [9, '/'],
  ])('A-2.94 to A-2.97, A-2.109, C-2.103: of role %i leads with Manage to %s', (roleId, landing) => {
    expect(
      headerMenu(roleId).map((entry) => [entry.label, entry.kind === 'link' ? entry.href : entry.kind]),
    ).toEqual([
      ['Manage', landing],
      ['Home', '/home'],
      ['My Profile', '/profile/my-profile'],
      ['Change Password', '/profile/change-password'],
      ['Sign Out', 'signOut'],
    ]);
  });
});

it('somebody who has to set up a second factor is offered nothing that would lead back to it, and can sign out', () => {
  for (const roleId of [1, 2, 3, 4] as const) {
    expect(sidebarOf(dueOf(roleId))).toEqual([]);
    expect(profileMenu(dueOf(roleId))).toEqual([]);
    expect(headerMenu(roleId, true).map(({ label }) => label)).toEqual(['Home', 'Sign Out']);
  }
});

describe('the profile menu (C-2.93, C-2.94, C-2.95)', () => {
  const plain = [['Change Password', '/profile/change-password']];
  const payment = ['Payment', '/profile/payment'];

  it.each([
    [1, plain],
    [2, plain],
    [3, [payment, ...plain, ['Stripe Onboard', '/profile/onboard']]],
    [4, plain],
    [5, [payment, ...plain]],
  ])('of role %i', (roleId, entries) => {
    expect(profileMenu(memberOf(roleId)).map(({ label, href }) => [label, href])).toEqual(entries);
    expect(profileMenu(guestOf(roleId))).toEqual(profileMenu(memberOf(roleId)));
  });
});
