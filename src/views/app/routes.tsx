import type { ComponentType } from 'react';
import type { ServedScreen } from '#domain/first-reading.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { lazily, type LazyPart } from './lazily.tsx';
import { Home } from './mounts/home.tsx';
import { UnfetchedPage } from './unfetched.tsx';

export type PageProps = { actors: AppActors; params: Readonly<Record<string, string>> };

const page = (load: () => Promise<ComponentType<PageProps>>) => lazily(load, UnfetchedPage);

/** One page under two addresses: where one of them lies, the other takes its place and nothing is asked anew. */
const paymentResult = page(() =>
  import('./mounts/payment-result.tsx').then(({ PaymentResult }) => PaymentResult),
);

/** The screens that are built, each loaded when it is first shown; home is part of the first load. */
export const pages: Partial<Record<ScreenName, ComponentType<PageProps>>> = {
  home: Home,
  'live-scoring': page(() => import('./mounts/live-scoring.tsx').then(({ LiveScoring }) => LiveScoring)),
  'live-scoring-iframe': page(() =>
    import('./mounts/live-scoring.tsx').then(({ LiveScoringFrame }) => LiveScoringFrame),
  ),
  'public-club-table': page(() => import('./mounts/club-board.tsx').then(({ ClubBoard }) => ClubBoard)),
  overlay: page(() => import('./mounts/overlay.tsx').then(({ Overlay }) => Overlay)),
  'overlay-streaming': page(() =>
    import('./mounts/overlay.tsx').then(({ StreamingOverlay }) => StreamingOverlay),
  ),
  'device-overlay': page(() => import('./mounts/overlay.tsx').then(({ DeviceOverlay }) => DeviceOverlay)),
  statistics: page(() => import('./mounts/statistics.tsx').then(({ Statistics }) => Statistics)),
  'tournament-details': page(() =>
    import('./mounts/tournament-details.tsx').then(({ TournamentDetails }) => TournamentDetails),
  ),
  'tournament-info': page(() =>
    import('./mounts/tournament-info.tsx').then(({ TournamentInfo }) => TournamentInfo),
  ),
  'terms-conditions': page(() => import('./mounts/terms.tsx').then(({ Terms }) => Terms)),
  'set-password': page(() => import('./mounts/set-password.tsx').then(({ SetPassword }) => SetPassword)),
  'activate-member': page(() =>
    import('./mounts/set-password.tsx').then(({ ActivateMember }) => ActivateMember),
  ),
  'player-club-association': page(() =>
    import('./mounts/association.tsx').then(({ Association }) => Association),
  ),
  'change-password': page(() =>
    import('./mounts/change-password.tsx').then(({ ChangePassword }) => ChangePassword),
  ),
  'my-profile': page(() => import('./mounts/my-profile.tsx').then(({ MyProfile }) => MyProfile)),
  'add-club': page(() => import('./mounts/add-club.tsx').then(({ AddClub }) => AddClub)),
  'club-management': page(() => import('./mounts/clubs.tsx').then(({ Clubs }) => Clubs)),
  'club-channel-list': page(() => import('./mounts/channels.tsx').then(({ Channels }) => Channels)),
  'club-table': page(() => import('./mounts/club-tables.tsx').then(({ ClubTables }) => ClubTables)),
  'add-table': page(() => import('./mounts/add-table.tsx').then(({ AddTable }) => AddTable)),
  reports: page(() => import('./mounts/reports.tsx').then(({ Reports }) => Reports)),
  player: page(() => import('./mounts/players.tsx').then(({ Members }) => Members)),
  'club-admin': page(() => import('./mounts/players.tsx').then(({ ClubAdmins }) => ClubAdmins)),
  'pabsa-admin': page(() => import('./mounts/players.tsx').then(({ PlatformAdmins }) => PlatformAdmins)),
  'add-player': page(() => import('./mounts/add-player.tsx').then(({ AddPlayer }) => AddPlayer)),
  match: page(() => import('./mounts/matches.tsx').then(({ Matches }) => Matches)),
  'match-centre': page(() => import('./mounts/match-centre.tsx').then(({ MatchCentre }) => MatchCentre)),
  'all-news': page(() => import('./mounts/news.tsx').then(({ AllNews }) => AllNews)),
  'all-news-view': page(() => import('./mounts/news-reader.tsx').then(({ AllNewsView }) => AllNewsView)),
  'view-news': page(() => import('./mounts/news-reader.tsx').then(({ ViewNews }) => ViewNews)),
  news: page(() => import('./mounts/news.tsx').then(({ News }) => News)),
  'news-item': page(() => import('./mounts/news-reader.tsx').then(({ NewsItem }) => NewsItem)),
  onboard: page(() => import('./mounts/onboard.tsx').then(({ Onboard }) => Onboard)),
  'onboard-page': page(() => import('./mounts/onboard.tsx').then(({ Onboard }) => Onboard)),
  payment: page(() => import('./mounts/cards.tsx').then(({ Cards }) => Cards)),
  'all-transactions': page(() =>
    import('./mounts/ledger.tsx').then(({ ledgerOf }) => ledgerOf('all-transactions')),
  ),
  'my-transactions': page(() =>
    import('./mounts/ledger.tsx').then(({ ledgerOf }) => ledgerOf('my-transactions')),
  ),
  'payments-clubs': page(() =>
    import('./mounts/ledger.tsx').then(({ ledgerOf }) => ledgerOf('payments-clubs')),
  ),
  'payments-members': page(() =>
    import('./mounts/ledger.tsx').then(({ ledgerOf }) => ledgerOf('payments-members')),
  ),
  'payments-members-club': page(() =>
    import('./mounts/ledger.tsx').then(({ ledgerOf }) => ledgerOf('payments-members-club')),
  ),
  'payments-members-platform': page(() =>
    import('./mounts/ledger.tsx').then(({ ledgerOf }) => ledgerOf('payments-members-platform')),
  ),
  'sponsored-transactions': page(() =>
    import('./mounts/ledger.tsx').then(({ ledgerOf }) => ledgerOf('sponsored-transactions')),
  ),
  'transaction-success': paymentResult,
  'transaction-failed': paymentResult,
  'payment-report': page(() =>
    import('./mounts/payment-report.tsx').then(({ PaymentReport }) => PaymentReport),
  ),
  download: page(() => import('./mounts/downloads.tsx').then(({ Downloads }) => Downloads)),
  'manage-mobile-apps': page(() => import('./mounts/apps.tsx').then(({ ManageApps }) => ManageApps)),
  faq: page(() => import('./mounts/faq.tsx').then(({ Faq }) => Faq)),
  'eula-terms-conditions': page(() => import('./mounts/legal.tsx').then(({ EulaTerms }) => EulaTerms)),
  'privacy-policy': page(() => import('./mounts/legal.tsx').then(({ PrivacyPolicy }) => PrivacyPolicy)),
  'app-privacy-policy': page(() =>
    import('./mounts/legal.tsx').then(({ AppPrivacyPolicy }) => AppPrivacyPolicy),
  ),
  'page-not-found': page(() => import('#views/not-found/page.tsx').then(({ NotFoundPage }) => NotFoundPage)),
};

/** Fetches a screen that is served whole, so that it is there at once when it is first shown. */
export async function fetchScreen(screen: ServedScreen): Promise<void> {
  const page = pages[screen];
  if (page && 'fetch' in page) await (page as LazyPart<PageProps>).fetch();
}
