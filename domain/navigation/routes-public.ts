import { anyone, barePage, only, publicPage } from './route.ts';

const everyRole = [1, 2, 3, 4, 5] as const;

/** The public addresses of document 000, section 2, in its order, the match centre and the two popups over home. */
export const publicRoutes = [
  publicPage('/', 'home', 'home', anyone, {
    aliases: ['/home', '/home/:matchId'],
    built: true,
    calls: ['listMatches', 'getMatch', 'listNews', 'openLive'],
  }),
  publicPage('/login', 'sign-in', 'sign-in', anyone, {
    over: 'home',
    built: true,
    calls: ['signIn', 'createSocialNonce', 'signInWithGoogle', 'signInWithFacebook'],
  }),
  publicPage('/forgot-password', 'forgot-password', 'password', anyone, {
    over: 'home',
    built: true,
    calls: ['requestPasswordReset'],
  }),
  publicPage('/set-password', 'set-password', 'password', anyone, {
    built: true,
    calls: ['checkPasswordLink', 'setPassword'],
  }),
  publicPage('/activateMember', 'activate-member', 'password', anyone, {
    built: true,
    calls: ['checkPasswordLink', 'activateUser'],
  }),
  publicPage('/playerClubAssociation', 'player-club-association', 'profile', anyone, {
    built: true,
    calls: ['confirmAssociation', 'declineAssociation'],
  }),
  publicPage('/live-scoring', 'live-scoring', 'live', anyone, {
    built: true,
    calls: ['listMatches', 'openLive', 'listActiveClubs', 'listTournaments'],
  }),
  barePage('/live-scoring-iframe', 'live-scoring-iframe', 'live', {
    built: true,
    calls: ['listMatches', 'openLive', 'listActiveClubs', 'listTournaments'],
  }),
  barePage('/device-overlay', 'device-overlay', 'live', {
    built: true,
    calls: ['getMatch', 'getTableBoard', 'openLive'],
  }),
  barePage('/overlay', 'overlay', 'live', {
    built: true,
    calls: ['getMatch', 'getTableBoard', 'openLive'],
  }),
  barePage('/overlay-streaming', 'overlay-streaming', 'live', {
    built: true,
    calls: ['getMatch', 'getTableBoard', 'openLive'],
  }),
  publicPage('/match/:matchId', 'match-centre', 'matches', anyone, {
    built: true,
    calls: [
      'getMatch',
      'openLive',
      { operation: 'startMatch', by: everyRole },
      { operation: 'recordFrame', by: everyRole },
      { operation: 'undoFrame', by: everyRole },
      { operation: 'endMatch', by: everyRole },
    ],
  }),
  publicPage('/tournamentInfo/:tournamentId', 'tournament-info', 'fixtures', anyone, {
    built: true,
    calls: [
      'getTournament',
      'openLive',
      { operation: 'createEntry', by: [5] },
      { operation: 'updateEntry', by: [5] },
    ],
  }),
  publicPage('/ranking/:id', 'ranking', 'rankings', anyone, { built: true, calls: ['getRanking'] }),
  publicPage('/termsConditions', 'terms-conditions', 'terms', anyone, {
    built: true,
    calls: [
      'getLegalText',
      { operation: 'acceptTerms', by: ['pending'] },
      { operation: 'signOut', by: ['pending'] },
    ],
  }),
  publicPage('/eulaTermsConditions', 'eula-terms-conditions', 'legal', anyone, {
    built: true,
    calls: ['getLegalText'],
  }),
  publicPage('/privacyPolicy', 'privacy-policy', 'legal', anyone, { built: true, calls: ['getLegalText'] }),
  publicPage('/appPrivacyPolicy', 'app-privacy-policy', 'legal', anyone, {
    built: true,
    calls: ['getLegalText'],
  }),
  publicPage('/clubtable', 'public-club-table', 'tables', anyone, {
    built: true,
    calls: ['getTableBoard', 'openLive', 'listActiveClubs'],
  }),
  publicPage('/all-news', 'all-news', 'news', anyone, { built: true, calls: ['listNews'] }),
  publicPage('/all-news/view', 'all-news-view', 'news', anyone, {
    built: true,
    calls: ['listNews', 'getNews'],
  }),
  publicPage('/view-news/:id', 'view-news', 'news', anyone, { built: true, calls: ['getNews'] }),
  publicPage('/faq', 'faq', 'faq', anyone, { built: true }),
  publicPage('/download', 'download', 'downloads', anyone, { built: true, calls: ['listActiveApps'] }),
  publicPage('/tournament-details', 'tournament-details', 'tournaments', anyone, {
    built: true,
    calls: ['listTournaments'],
  }),
  publicPage('/pageNotFound', 'page-not-found', 'errors', anyone, { built: true }),
  publicPage('/onboardPage', 'onboard-page', 'payments', only(3), {
    built: true,
    calls: ['getStripeStatus', 'createConnectAccountLink', 'deleteStripeAccount'],
  }),
];
