import { dashboardPage, only, signedIn } from './route.ts';

const staff = [1, 2, 3, 4] as const;

/** The signed-in addresses around clubs, people and play (document 000, section 2). */
/** The plan of a day, for whoever books for themselves and for whoever books for others. */
const planCalls = {
  built: true,
  calls: [
    'getDayPlan',
    'listBookings',
    'getBooking',
    'moveBooking',
    'cancelBooking',
    'listCredit',
    { operation: 'holdTable', by: [5] },
    { operation: 'releaseHold', by: [5] },
    { operation: 'confirmBooking', by: [5] },
    { operation: 'createBooking', by: [3] },
    { operation: 'checkInPlayer', by: [3] },
    { operation: 'markNoShow', by: [3] },
    { operation: 'markArrival', by: [3] },
    { operation: 'settleBookingFee', by: [3] },
    { operation: 'listPlayers', by: [3] },
  ],
} as const;

export const officeRoutes = [
  dashboardPage('/news', 'news', 'news', signedIn, {
    built: true,
    calls: [
      'listNews',
      { operation: 'getNews', by: staff },
      { operation: 'listActiveClubs', by: [1, 2] },
      { operation: 'listJoinRequests', by: [3, 4] },
      { operation: 'answerJoinRequest', by: [3, 4] },
      { operation: 'createNews', by: staff },
      { operation: 'updateNews', by: staff },
      { operation: 'uploadImage', by: staff },
    ],
  }),
  dashboardPage('/news/:id', 'news-item', 'news', signedIn, {
    built: true,
    under: 'news',
    calls: ['getNews', { operation: 'setNewsStatus', by: staff }],
  }),
  dashboardPage('/profile/my-profile', 'my-profile', 'profile', signedIn, {
    built: true,
    calls: [
      'getProfile',
      'updateProfile',
      'uploadImage',
      'listSessions',
      'endSessions',
      { operation: 'createJoinRequest', by: [5] },
      { operation: 'withdrawJoinRequest', by: [5] },
      { operation: 'listActiveClubs', by: [5] },
    ],
  }),
  dashboardPage('/profile/two-step', 'two-step', 'second-factor', signedIn, {
    built: true,
    under: 'my-profile',
    calls: [
      'getSecondFactor',
      'beginSecondFactor',
      'confirmSecondFactor',
      'renewRecoveryCodes',
      'removeSecondFactor',
    ],
  }),
  dashboardPage('/profile/change-password', 'change-password', 'password', signedIn, {
    built: true,
    calls: ['changePassword'],
  }),
  dashboardPage('/club-management', 'club-management', 'clubs', only(1), {
    built: true,
    calls: ['listClubs', 'updateClub', 'deleteClub'],
  }),
  dashboardPage('/add-club', 'add-club', 'clubs', only(1), {
    built: true,
    under: 'club-management',
    calls: [
      'getClub',
      'createClub',
      'updateClub',
      'resendPasswordEmail',
      'uploadImage',
      'listCountries',
      'listCurrencies',
      'listLicences',
      'createLicence',
      'updateLicence',
      'renewLicence',
      'deleteLicence',
      'listChannels',
      'createChannel',
      'updateChannel',
      'deleteChannel',
      'releaseChannel',
      'revealStreamKey',
    ],
  }),
  dashboardPage('/clubChannelList', 'club-channel-list', 'channels', only(1, 3), {
    built: true,
    calls: [
      'listClubs',
      'listChannels',
      'createChannel',
      'updateChannel',
      'deleteChannel',
      'releaseChannel',
      'revealStreamKey',
    ],
  }),
  dashboardPage('/add-player', 'add-player', 'players', only(...staff), {
    built: true,
    under: 'player',
    underByRole: { 2: 'pabsa-admin', 4: 'club-admin' },
    calls: [
      'getPlayer',
      'createPlayer',
      'updatePlayer',
      'proposeAssociation',
      'listActiveClubs',
      'listCountries',
      'listCurrencies',
    ],
  }),
  dashboardPage('/player', 'player', 'players', only(...staff), {
    built: true,
    calls: [
      'listPlayers',
      'updatePlayer',
      'resendPasswordEmail',
      { operation: 'listActiveClubs', by: [1, 2] },
    ],
  }),
  dashboardPage('/user-management', 'user-management', 'players', only(...staff), { leadsTo: '/player' }),
  dashboardPage('/club-admin', 'club-admin', 'players', only(3), {
    built: true,
    calls: ['listPlayers', 'updatePlayer', 'resendPasswordEmail'],
  }),
  dashboardPage('/pabsa-admin', 'pabsa-admin', 'players', only(1), {
    built: true,
    calls: ['listPlayers', 'updatePlayer', 'resendPasswordEmail'],
  }),
  dashboardPage('/club-table', 'club-table', 'tables', only(3), {
    built: true,
    calls: ['listTables', 'orderTables', 'deleteTable'],
  }),
  dashboardPage('/add-table', 'add-table', 'tables', only(3), {
    built: true,
    under: 'club-table',
    calls: ['listTables', 'createTable', 'updateTable'],
  }),
  dashboardPage('/club-rating', 'club-rating', 'tables', only(3)),
  dashboardPage('/food-beverage', 'food-beverage', 'food', only(3)),
  dashboardPage('/manage-ranking', 'manage-ranking', 'rankings', only(3)),
  dashboardPage('/manage-category', 'manage-category', 'rankings', only(3), { under: 'manage-ranking' }),
  dashboardPage('/statistics', 'statistics', 'statistics', only(5), {
    built: true,
    calls: ['getStatistics'],
  }),
  dashboardPage(
    '/addPlayer-tournament',
    'add-player-tournament',
    'tournaments',
    { ...only(5), members: [5] },
    { built: true, calls: ['listTournaments', 'createEntry', 'updateEntry'] },
  ),
  dashboardPage('/schedule-table', 'schedule-table', 'schedule', { ...only(3, 5), members: [5] }, planCalls),
  dashboardPage('/table-schedule', 'table-schedule', 'schedule', { ...only(3, 5), members: [5] }, planCalls),
  dashboardPage('/match', 'match', 'matches', signedIn, {
    built: true,
    calls: ['listMatches', 'listTournaments', 'listActiveClubs'],
  }),
  dashboardPage('/create-match', 'create-match', 'matches', signedIn, { under: 'match' }),
  dashboardPage('/tournament', 'tournament', 'tournaments', only(...staff), {
    built: true,
    calls: [
      'listTournaments',
      'setTournamentStage',
      'deleteTournament',
      'getTournament',
      'listEntries',
      'updateEntry',
      'createEntry',
      'listPlayers',
      'drawTournament',
      'deleteDraw',
      'setSeeds',
    ],
  }),
  dashboardPage('/create-tournament', 'create-tournament', 'tournaments', only(...staff), {
    built: true,
    under: 'tournament',
    calls: [
      'getTournament',
      'createTournament',
      'updateTournament',
      'setTournamentStage',
      { operation: 'listActiveClubs', by: [1, 2] },
    ],
  }),
  dashboardPage('/reports', 'reports', 'reports', only(1, 3), {
    built: true,
    calls: ['listSignIns', 'listActiveClubs'],
  }),
  dashboardPage('/manage-mobile-apps', 'manage-mobile-apps', 'apps', only(1), {
    built: true,
    calls: ['listApps', 'createApp', 'updateApp', 'uploadImage', 'releaseApp', 'addAppUpload'],
  }),
];
