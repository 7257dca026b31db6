import type { ComponentType } from 'react';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { lazily, type LazyPart } from './lazily.tsx';
import { UnfetchedPage } from './unfetched.tsx';

export type PageProps = { actors: AppActors; params: Readonly<Record<string, string>> };

const page = (load: () => Promise<ComponentType<PageProps>>) => lazily(load, UnfetchedPage);

/** One page under two addresses: where one of them lies, the other takes its place and nothing is asked again. */
const paymentResult = page(() =>
  import('./routes/payment-result.tsx').then(({ PaymentResult }) => PaymentResult),
);

/** The screens that are built, each loaded when it is first shown. */
export const pages: Partial<Record<ScreenName, ComponentType<PageProps>>> = {
  home: page(() => import('./routes/home.tsx').then(({ Home }) => Home)),
  'live-scoring': page(() => import('./routes/live-scoring.tsx').then(({ LiveScoring }) => LiveScoring)),
  'live-scoring-iframe': page(() =>
    import('./routes/live-scoring.tsx').then(({ LiveScoringFrame }) => LiveScoringFrame),
  ),
  'public-club-table': page(() => import('./routes/club-board.tsx').then(({ ClubBoard }) => ClubBoard)),
  overlay: page(() => import('./routes/overlay.tsx').then(({ Overlay }) => Overlay)),
  'overlay-streaming': page(() =>
    import('./routes/overlay.tsx').then(({ StreamingOverlay }) => StreamingOverlay),
  ),
  'device-overlay': page(() => import('./routes/overlay.tsx').then(({ DeviceOverlay }) => DeviceOverlay)),
  statistics: page(() => import('./routes/statistics.tsx').then(({ Statistics }) => Statistics)),
  'tournament-details': page(() =>
    import('./routes/tournament-details.tsx').then(({ TournamentDetails }) => TournamentDetails),
  ),
  ranking: page(() => import('./routes/ranking.tsx').then(({ RankingInfo }) => RankingInfo)),
  'manage-ranking': page(() =>
    import('./routes/manage-ranking.tsx').then(({ ManageRanking }) => ManageRanking),
  ),
  'manage-category': page(() =>
    import('./routes/manage-ranking.tsx').then(({ ManageCategory }) => ManageCategory),
  ),
  'club-rating': page(() => import('./routes/club-rating.tsx').then(({ ClubRating }) => ClubRating)),
  'tournament-info': page(() =>
    import('./routes/tournament-info.tsx').then(({ TournamentInfo }) => TournamentInfo),
  ),
  tournament: page(() => import('./routes/tournaments.tsx').then(({ Tournaments }) => Tournaments)),
  'add-player-tournament': page(() =>
    import('./routes/entering.tsx').then(({ EnterTournaments }) => EnterTournaments),
  ),
  'my-play': page(() => import('./routes/my-play.tsx').then(({ MyPlay }) => MyPlay)),
  'create-match': page(() => import('./routes/create-match.tsx').then(({ CreateMatch }) => CreateMatch)),
  'create-tournament': page(() =>
    import('./routes/create-tournament.tsx').then(({ CreateTournament }) => CreateTournament),
  ),
  'terms-conditions': page(() => import('./routes/terms.tsx').then(({ Terms }) => Terms)),
  'set-password': page(() => import('./routes/set-password.tsx').then(({ SetPassword }) => SetPassword)),
  'activate-member': page(() =>
    import('./routes/set-password.tsx').then(({ ActivateMember }) => ActivateMember),
  ),
  'player-club-association': page(() =>
    import('./routes/association.tsx').then(({ Association }) => Association),
  ),
  'two-step': page(() => import('./routes/second-factor.tsx').then(({ SecondFactor }) => SecondFactor)),
  'change-password': page(() =>
    import('./routes/change-password.tsx').then(({ ChangePassword }) => ChangePassword),
  ),
  'my-profile': page(() => import('./routes/my-profile.tsx').then(({ MyProfile }) => MyProfile)),
  'add-club': page(() => import('./routes/add-club.tsx').then(({ AddClub }) => AddClub)),
  'club-management': page(() => import('./routes/clubs.tsx').then(({ Clubs }) => Clubs)),
  'club-channel-list': page(() => import('./routes/channels.tsx').then(({ Channels }) => Channels)),
  'club-table': page(() => import('./routes/club-tables.tsx').then(({ ClubTables }) => ClubTables)),
  'table-schedule': page(() =>
    import('./routes/table-schedule.tsx').then(({ TableSchedule }) => TableSchedule),
  ),
  'schedule-table': page(() =>
    import('./routes/schedule-table.tsx').then(({ ScheduleTable }) => ScheduleTable),
  ),
  'add-table': page(() => import('./routes/add-table.tsx').then(({ AddTable }) => AddTable)),
  reports: page(() => import('./routes/reports.tsx').then(({ Reports }) => Reports)),
  player: page(() => import('./routes/players.tsx').then(({ Members }) => Members)),
  'club-admin': page(() => import('./routes/players.tsx').then(({ ClubAdmins }) => ClubAdmins)),
  'pabsa-admin': page(() => import('./routes/players.tsx').then(({ PlatformAdmins }) => PlatformAdmins)),
  'add-player': page(() => import('./routes/add-player.tsx').then(({ AddPlayer }) => AddPlayer)),
  match: page(() => import('./routes/matches.tsx').then(({ Matches }) => Matches)),
  'match-centre': page(() => import('./routes/match-centre.tsx').then(({ MatchCentre }) => MatchCentre)),
  'all-news': page(() => import('./routes/news.tsx').then(({ AllNews }) => AllNews)),
  'all-news-view': page(() => import('./routes/news-reader.tsx').then(({ AllNewsView }) => AllNewsView)),
  'view-news': page(() => import('./routes/news-reader.tsx').then(({ ViewNews }) => ViewNews)),
  news: page(() => import('./routes/news.tsx').then(({ News }) => News)),
  'news-item': page(() => import('./routes/news-reader.tsx').then(({ NewsItem }) => NewsItem)),
  onboard: page(() => import('./routes/onboard.tsx').then(({ Onboard }) => Onboard)),
  'onboard-page': page(() => import('./routes/onboard.tsx').then(({ Onboard }) => Onboard)),
  payment: page(() => import('./routes/cards.tsx').then(({ Cards }) => Cards)),
  'all-transactions': page(() =>
    import('./routes/ledger.tsx').then(({ ledgerOf }) => ledgerOf('all-transactions')),
  ),
  'my-transactions': page(() =>
    import('./routes/ledger.tsx').then(({ ledgerOf }) => ledgerOf('my-transactions')),
  ),
  'payments-clubs': page(() =>
    import('./routes/ledger.tsx').then(({ ledgerOf }) => ledgerOf('payments-clubs')),
  ),
  'payments-members': page(() =>
    import('./routes/ledger.tsx').then(({ ledgerOf }) => ledgerOf('payments-members')),
  ),
  'payments-members-club': page(() =>
    import('./routes/ledger.tsx').then(({ ledgerOf }) => ledgerOf('payments-members-club')),
  ),
  'payments-members-platform': page(() =>
    import('./routes/ledger.tsx').then(({ ledgerOf }) => ledgerOf('payments-members-platform')),
  ),
  'sponsored-transactions': page(() =>
    import('./routes/ledger.tsx').then(({ ledgerOf }) => ledgerOf('sponsored-transactions')),
  ),
  'transaction-success': paymentResult,
  'transaction-failed': paymentResult,
  'payment-report': page(() =>
    import('./routes/payment-report.tsx').then(({ PaymentReport }) => PaymentReport),
  ),
  'manage-product': page(() => import('./routes/products.tsx').then(({ Products }) => Products)),
  'product-price-item': page(() =>
    import('./routes/product-price.tsx').then(({ ProductPrice }) => ProductPrice),
  ),
  download: page(() => import('./routes/downloads.tsx').then(({ Downloads }) => Downloads)),
  'manage-mobile-apps': page(() => import('./routes/apps.tsx').then(({ ManageApps }) => ManageApps)),
  faq: page(() => import('./routes/faq.tsx').then(({ Faq }) => Faq)),
  'eula-terms-conditions': page(() => import('./routes/legal.tsx').then(({ EulaTerms }) => EulaTerms)),
  'privacy-policy': page(() => import('./routes/legal.tsx').then(({ PrivacyPolicy }) => PrivacyPolicy)),
  'app-privacy-policy': page(() =>
    import('./routes/legal.tsx').then(({ AppPrivacyPolicy }) => AppPrivacyPolicy),
  ),
  'page-not-found': page(() => import('#views/not-found/page.tsx').then(({ NotFoundPage }) => NotFoundPage)),
};

/** Loads a screen, so that it renders without a fallback. */
export async function loadScreen(screen: ScreenName): Promise<void> {
  const page = pages[screen];
  if (page && 'fetch' in page) await (page as LazyPart<PageProps>).fetch();
}
