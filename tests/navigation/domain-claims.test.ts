import { expect, it } from 'vitest';
import { decideAddress } from '#domain/navigation/guard.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { guestOf, memberOf, visitors, type VisitorName } from './visitors.ts';

const members = (...roles: (1 | 2 | 3 | 4 | 5)[]): VisitorName[] =>
  roles.map((role): VisitorName => `${role} with a club`);

/** What the documents say of who opens an address: nobody else does. */
const open: [ids: string, address: string, by: VisitorName[]][] = [
  ['A-1.14, A-6.09', '/club-table', members(3)],
  ['A-1.19', '/payments-members', members(3)],
  ['A-1.23, A-6.07', '/payments-members-platform', members(1)],
  ['A-6.08', '/payments-clubs', members(1)],
  ['C-6.11', '/profile/onboard', members(3)],
];

it.each(open)('%s: %s is open to these alone', (_ids, address, by) => {
  const shown = [...visitors].filter(([, visitor]) => decideAddress(address, visitor).to === 'show');
  const withClub = shown.map(([name]) => name).filter((name) => !name.endsWith('without a club'));
  expect(withClub).toEqual(by);
});

it.each([
  ['A-6.25', '/login'],
  ['A-6.26', '/forgot-password'],
  ['A-6.28', '/all-news'],
  ['A-6.28', '/all-news/view'],
  ['A-6.28', '/view-news/4'],
])('%s: %s is reached without a session', (_id, address) => {
  expect(decideAddress(address, { kind: 'signedOut' })).toEqual({ to: 'show' });
});

it('A-2.32: a signed-in address without a list of roles is open to every role', () => {
  const { access } = routeOf('my-profile');
  expect(access.who).toBe('signedIn');
  for (const role of [1, 2, 3, 4, 5])
    expect(decideAddress('/profile/my-profile', guestOf(role))).toEqual({ to: 'show' });
});

it.each([
  ['A-6.18, C-6.16', '/schedule-table'],
  ['A-6.19, C-6.17', '/addPlayer-tournament'],
])('%s: %s is for players of a club, and not for one without', (_ids, address) => {
  expect(decideAddress(address, memberOf(5))).toEqual({ to: 'show' });
  expect(decideAddress(address, guestOf(5))).toEqual({ to: '/pageNotFound' });
});
