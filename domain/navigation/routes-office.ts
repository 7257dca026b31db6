import { dashboardPage, only, signedIn } from './route.ts';

const staff = [1, 2, 3, 4] as const;

/** The signed-in addresses around clubs, people and play (document 000, section 2). */
export const officeRoutes = [
  dashboardPage('/news', 'news', 'news', signedIn, {
    built: true,
  }),
  dashboardPage('/news/:id', 'news-item', 'news', signedIn, {
    built: true,
    under: 'news',
  }),
  dashboardPage('/profile/my-profile', 'my-profile', 'profile', signedIn, {
    built: true,
  }),
  dashboardPage('/profile/two-step', 'two-step', 'second-factor', signedIn, {
    built: true,
    under: 'my-profile',
  }),
  dashboardPage('/profile/change-password', 'change-password', 'password', signedIn, {
    built: true,
  }),
  dashboardPage('/club-management', 'club-management', 'clubs', only(1), {
    built: true,
  }),
  dashboardPage('/add-club', 'add-club', 'clubs', only(1), {
    built: true,
    under: 'club-management',
  }),
  dashboardPage('/clubChannelList', 'club-channel-list', 'channels', only(1, 3), {
    built: true,
  }),
  dashboardPage('/add-player', 'add-player', 'players', only(...staff), {
    built: true,
    under: 'player',
    underByRole: { 2: 'pabsa-admin', 4: 'club-admin' },
  }),
  dashboardPage('/player', 'player', 'players', only(...staff), {
    built: true,
  }),
  dashboardPage('/user-management', 'user-management', 'players', only(...staff), { leadsTo: '/player' }),
  dashboardPage('/club-admin', 'club-admin', 'players', only(3), {
    built: true,
  }),
  dashboardPage('/pabsa-admin', 'pabsa-admin', 'players', only(1), {
    built: true,
  }),
  dashboardPage('/club-table', 'club-table', 'tables', only(3), {
    built: true,
  }),
  dashboardPage('/add-table', 'add-table', 'tables', only(3), {
    built: true,
    under: 'club-table',
  }),
  dashboardPage('/club-rating', 'club-rating', 'ratings', only(3), {
    built: true,
  }),
  dashboardPage('/food-beverage', 'food-beverage', 'food', only(3)),
  dashboardPage('/manage-ranking', 'manage-ranking', 'rankings', only(3), {
    built: true,
  }),
  dashboardPage('/manage-category', 'manage-category', 'rankings', only(3), {
    built: true,
    under: 'manage-ranking',
  }),
  dashboardPage('/statistics', 'statistics', 'statistics', only(5), {
    built: true,
  }),
  dashboardPage(
    '/addPlayer-tournament',
    'add-player-tournament',
    'tournaments',
    { ...only(5), members: [5] },
    { built: true },
  ),
  dashboardPage(
    '/schedule-table',
    'schedule-table',
    'schedule',
    { ...only(3, 5), members: [5] },
    {
      built: true,
      under: 'table-schedule',
    },
  ),
  dashboardPage(
    '/table-schedule',
    'table-schedule',
    'schedule',
    { ...only(3, 5), members: [5] },
    {
      built: true,
      under: 'schedule-table',
    },
  ),
  dashboardPage('/match', 'match', 'matches', signedIn, {
    built: true,
  }),
  dashboardPage('/my-play', 'my-play', 'matches', only(5), {
    built: true,
    under: 'match',
  }),
  dashboardPage('/create-match', 'create-match', 'matches', signedIn, {
    built: true,
    under: 'match',
  }),
  dashboardPage('/tournament', 'tournament', 'tournaments', only(...staff), {
    built: true,
  }),
  dashboardPage('/create-tournament', 'create-tournament', 'tournaments', only(...staff), {
    built: true,
    under: 'tournament',
  }),
  dashboardPage('/reports', 'reports', 'reports', only(1, 3), {
    built: true,
  }),
  dashboardPage('/manage-mobile-apps', 'manage-mobile-apps', 'apps', only(1), {
    built: true,
  }),
];
