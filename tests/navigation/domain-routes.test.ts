import { describe, expect, it } from 'vitest';
import { decideAddress } from '#domain/navigation/guard.ts';
import { matchRoute } from '#domain/navigation/match.ts';
import { routes } from '#domain/navigation/routes.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { type VisitorName, visitors } from './visitors.ts';

const staff = [1, 2, 3, 4];

/** Addresses that anyone may open (document 000, section 2, public routes). */
const open: [id: string, address: string][] = [
  ['A-2.06', '/'],
  ['A-2.07', '/home'],
  ['A-2.08', '/home/17'],
  ['A-2.09', '/set-password'],
  ['A-2.10', '/activateMember'],
  ['A-2.11', '/playerClubAssociation'],
  ['A-2.12', '/live-scoring'],
  ['A-2.13', '/live-scoring-iframe'],
  ['A-2.14', '/device-overlay'],
  ['A-2.15', '/overlay'],
  ['A-2.16', '/overlay-streaming'],
  ['A-2.17', '/tournamentInfo/4'],
  ['A-2.18', '/termsConditions'],
  ['A-2.19', '/eulaTermsConditions'],
  ['A-2.20', '/privacyPolicy'],
  ['A-2.21', '/appPrivacyPolicy'],
  ['A-2.22', '/clubtable'],
  ['A-2.23', '/all-news'],
  ['A-2.24', '/all-news/view'],
  ['A-2.25', '/view-news/3'],
  ['A-2.26', '/faq'],
  ['A-2.27', '/download'],
  ['A-2.28', '/tournament-details'],
  ['A-2.29', '/pageNotFound'],
  ['match centre', '/match/12'],
];

/** Addresses of signed-in people with the roles that may open them (document 000, section 2, signed-in routes). */
const guarded: [id: string, address: string, roles: number[], needsClub?: number[]][] = [
  ['A-2.30', '/onboardPage', [3]],
  ['A-2.33', '/news', [1, 2, 3, 4, 5]],
  ['A-2.34', '/news/8', [1, 2, 3, 4, 5]],
  ['A-2.35', '/profile/my-profile', [1, 2, 3, 4, 5]],
  ['A-2.36', '/profile/change-password', [1, 2, 3, 4, 5]],
  ['A-2.37', '/profile/payment', [3, 5]],
  ['A-2.38', '/profile/onboard', [3]],
  ['A-2.39', '/club-management', [1]],
  ['A-2.40', '/add-club', [1]],
  ['A-2.41', '/clubChannelList', [1, 3]],
  ['A-2.42', '/add-player', staff],
  ['A-2.43', '/player', staff],
  ['A-2.44', '/club-admin', [3]],
  ['A-2.45', '/pabsa-admin', [1]],
  ['A-2.46', '/club-table', [3]],
  ['A-2.47', '/club-rating', [3]],
  ['A-2.48', '/food-beverage', [3]],
  ['A-2.49', '/add-table', [3]],
  ['A-2.50', '/manage-ranking', [3]],
  ['A-2.51', '/manage-category', [3]],
  ['A-2.52', '/statistics', [5]],
  ['A-2.53', '/addPlayer-tournament', [5], [5]],
  ['A-2.54', '/schedule-table', [3, 5], [5]],
  ['A-2.55', '/match', [1, 2, 3, 4, 5]],
  ['A-2.56', '/create-match', [1, 2, 3, 4, 5]],
  ['A-2.57', '/tournament', staff],
  ['A-2.58', '/create-tournament', staff],
  ['A-2.59', '/payments-members', [3]],
  ['A-2.60', '/payments-members-Cs', [1]],
  ['A-2.61', '/payments-members-club', [1]],
  ['A-2.62', '/payments-members-platform', [1]],
  ['A-2.63', '/payments-clubs', [1]],
  ['A-2.64', '/manageProduct', [1, 3]],
  ['A-2.65', '/productPrice', [1, 3]],
  ['A-2.66', '/productPrice/5/time', [1, 3]],
  ['A-2.67', '/sponsored-transactions', [3]],
  ['A-2.68', '/my-transactions', [3]],
  ['A-2.69', '/all-transactions', [1, 3, 5]],
  ['A-2.70', '/transactionSuccess', [1, 3]],
  ['A-2.71', '/transactionFailed', [1, 3]],
  ['A-2.72', '/reports', [1, 3]],
  ['A-2.73', '/payment-report', [1]],
  ['A-2.74', '/manage-mobile-apps', [1]],
  ['A-2.75', '/table-schedule', [3, 5], [5]],
];

/** What every visitor is told about an address. */
function answers(address: string): Record<string, string> {
  return Object.fromEntries(
    [...visitors].map(([name, visitor]) => [name, decideAddress(address, visitor).to]),
  );
}

function expectedAnswer(name: VisitorName, roles: number[], needsClub: number[]): string {
  if (name === 'signed out') return '/';
  if (name === 'terms pending') return '/termsConditions';
  const role = Number(name[0]);
  const lacksClub = needsClub.includes(role) && name.endsWith('without a club');
  return roles.includes(role) && !lacksClub ? 'show' : '/pageNotFound';
}

describe('public addresses', () => {
  it.each(open)('%s: %s is shown to everyone', (_, address) => {
    expect(new Set(Object.values(answers(address)))).toEqual(new Set(['show']));
  });

  it.each(['/', '/home', '/home/17'])('%s shows home', (address) => {
    expect(matchRoute(address)?.route.screen).toBe('home');
  });
});

describe('protected addresses (A-2.77, A-2.78, A-2.79)', () => {
  it.each(guarded)('%s: %s is shown to roles %j alone', (_, address, roles, needsClub = []) => {
    const names = [...visitors.keys()];
    expect(answers(address)).toEqual(
      Object.fromEntries(names.map((name) => [name, expectedAnswer(name, roles, needsClub)])),
    );
  });

  it('A-2.76: /user-management leads those who may see members to /player and nobody else', () => {
    const {
      '5 with a club': player,
      '1 with a club': owner,
      'signed out': nobody,
    } = answers('/user-management');
    expect({ player, owner, nobody }).toEqual({ player: '/pageNotFound', owner: '/player', nobody: '/' });
  });

  it('A-2.31: stand beside the sidebar, public ones under the public header, overlays alone', () => {
    const layoutOf = (address: string) => matchRoute(address)?.route.layout;
    const bare = ['/live-scoring-iframe', '/device-overlay', '/overlay', '/overlay-streaming'];
    const dashboard = guarded.map(([, address]) => address).filter((address) => address !== '/onboardPage');
    expect(new Set(dashboard.map(layoutOf))).toEqual(new Set(['dashboard']));
    expect(bare.map(layoutOf)).toEqual(['bare', 'bare', 'bare', 'bare']);
    const plain = open.map(([, address]) => address).filter((address) => !bare.includes(address));
    expect(new Set(plain.map(layoutOf))).toEqual(new Set(['public']));
  });
});

describe('the route table', () => {
  const listed = new Set([...open, ...guarded].map(([, address]) => matchRoute(address)?.route.screen));
  const others = ['sign-in', 'forgot-password', 'ranking', 'two-step', 'user-management', 'my-play'];

  it('holds no screen beyond those of the documents', () => {
    expect(routes.map(({ screen }) => screen).filter((screen) => !listed.has(screen))).toEqual(others);
  });

  it('names every screen and every address once', () => {
    const addresses = routes
      .flatMap(({ path, aliases }) => [path, ...aliases])
      .map((path) => path.toLowerCase());
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(routes.map(({ screen }) => screen)).size).toBe(routes.length);
  });

  it('names screens and features in kebab case', () => {
    const names = routes.flatMap(({ screen, feature }) => [screen, feature]);
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });

  it('has a title for every screen and no title too many', () => {
    expect(Object.keys(navigationWords.titles).toSorted()).toEqual(
      routes.map(({ screen }) => screen).toSorted(),
    );
    expect(routes.filter(({ title }) => !title)).toEqual([]);
  });

  it('points only to screens and addresses that exist', () => {
    const screens = new Set<string>(routes.map(({ screen }) => screen));
    const named = routes.flatMap(({ over, under }) => [over, under]).filter((name) => name !== undefined);
    expect(named.filter((name) => !screens.has(name))).toEqual([]);
    expect(routes.flatMap(({ leadsTo }) => leadsTo ?? []).filter((address) => !matchRoute(address))).toEqual(
      [],
    );
  });
});
