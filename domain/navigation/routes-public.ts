import { anyone, barePage, only, publicPage } from './route.ts';

/** The public addresses of document 000, section 2, in its order, the match centre and the two popups over home. */
export const publicRoutes = [
  publicPage('/', 'home', 'home', anyone, {
    aliases: ['/home', '/home/:matchId'],
    built: true,
  }),
  publicPage('/login', 'sign-in', 'sign-in', anyone, {
    over: 'home',
    built: true,
  }),
  publicPage('/forgot-password', 'forgot-password', 'password', anyone, {
    over: 'home',
    built: true,
  }),
  publicPage('/set-password', 'set-password', 'password', anyone, {
    built: true,
  }),
  publicPage('/activateMember', 'activate-member', 'password', anyone, {
    built: true,
  }),
  publicPage('/playerClubAssociation', 'player-club-association', 'profile', anyone, {
    built: true,
  }),
  publicPage('/live-scoring', 'live-scoring', 'live', anyone, {
    built: true,
  }),
  barePage('/live-scoring-iframe', 'live-scoring-iframe', 'live', {
    built: true,
  }),
  barePage('/device-overlay', 'device-overlay', 'live', {
    built: true,
  }),
  barePage('/overlay', 'overlay', 'live', {
    built: true,
  }),
  barePage('/overlay-streaming', 'overlay-streaming', 'live', {
    built: true,
  }),
  publicPage('/match/:matchId', 'match-centre', 'matches', anyone, {
    built: true,
  }),
  publicPage('/tournamentInfo/:tournamentId', 'tournament-info', 'fixtures', anyone, {
    built: true,
  }),
  publicPage('/ranking/:id', 'ranking', 'rankings', anyone, { built: true }),
  publicPage('/termsConditions', 'terms-conditions', 'terms', anyone, {
    built: true,
  }),
  publicPage('/eulaTermsConditions', 'eula-terms-conditions', 'legal', anyone, {
    built: true,
  }),
  publicPage('/privacyPolicy', 'privacy-policy', 'legal', anyone, { built: true }),
  publicPage('/appPrivacyPolicy', 'app-privacy-policy', 'legal', anyone, {
    built: true,
  }),
  publicPage('/clubtable', 'public-club-table', 'tables', anyone, {
    built: true,
  }),
  publicPage('/all-news', 'all-news', 'news', anyone, { built: true }),
  publicPage('/all-news/view', 'all-news-view', 'news', anyone, {
    built: true,
  }),
  publicPage('/view-news/:id', 'view-news', 'news', anyone, { built: true }),
  publicPage('/faq', 'faq', 'faq', anyone, { built: true }),
  publicPage('/download', 'download', 'downloads', anyone, { built: true }),
  publicPage('/tournament-details', 'tournament-details', 'tournaments', anyone, {
    built: true,
  }),
  publicPage('/pageNotFound', 'page-not-found', 'errors', anyone, { built: true }),
  publicPage('/onboardPage', 'onboard-page', 'payments', only(3), {
    built: true,
  }),
];
