import { isRoleId, type RoleId } from '#domain/roles.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import type { Address } from './address.ts';
import { type Member, mayOpen } from './guard.ts';
import { matchRoute } from './match.ts';
import { routeOf, type ScreenName } from './routes.ts';

/** A line of the sidebar. */
export type SidebarEntry = { readonly label: string; readonly screen: ScreenName; readonly href: Address };

/** Lines that belong together under one small head. */
export type SidebarGroup = { readonly head: string; readonly entries: readonly SidebarEntry[] };

const words = navigationWords.sidebar;

const to = (screen: ScreenName, label: () => string): SidebarEntry => ({
  get label() {
    return label();
  },
  screen,
  href: routeOf(screen).path,
});
const group = (head: () => string, ...entries: readonly SidebarEntry[]): SidebarGroup => ({
  get head() {
    return head();
  },
  entries,
});

const members = to('player', () => words.members);
const match = to('match', () => words.match);
const tournament = to('tournament', () => words.tournament);
const news = to('news', () => words.news);
const channels = to('club-channel-list', () => words.clubChannelList);
const products = to('manage-product', () => words.manageProduct);
const signIns = to('reports', () => words.loginLogoutReport);

const staff = [group(() => words.play, members, match, tournament, news)];

/** Order and entries of document 001, section 2. */
const sidebars: Record<RoleId, readonly SidebarGroup[]> = {
  1: [
    group(
      () => words.association,
      to('club-management', () => words.manageClub),
      to('pabsa-admin', () => words.manageCsAdmin),
      to('manage-mobile-apps', () => words.manageMobileApps),
    ),
    group(() => words.play, members, match, tournament, news, channels),
    group(
      () => words.payments,
      products,
      to('payments-members-club', () => words.membersForClubs),
      to('payments-clubs', () => words.clubs),
      to('payments-members-platform', () => words.membersForPlatform),
      to('all-transactions', () => words.allTransactions),
    ),
    group(
      () => words.reports,
      signIns,
      to('payment-report', () => words.paymentReport),
    ),
  ],
  2: staff,
  3: [
    group(
      () => words.club,
      to('club-table', () => words.tables),
      to('club-rating', () => words.rating),
      to('manage-ranking', () => words.ranking),
      to('food-beverage', () => words.foodAndBeverage),
      to('table-schedule', () => words.tableSchedule),
      to('club-admin', () => words.clubAdmin),
    ),
    group(() => words.play, members, match, tournament, news, channels),
    group(
      () => words.payments,
      to('payments-members', () => words.paymentsMembers),
      to('sponsored-transactions', () => words.sponsoredTransactions),
      to('all-transactions', () => words.memberTransactions),
      to('my-transactions', () => words.myTransactions),
      products,
    ),
    group(() => words.reports, signIns),
  ],
  4: staff,
  5: [
    group(
      () => words.play,
      match,
      news,
      to('statistics', () => words.statistics),
    ),
    group(
      () => words.payments,
      to('all-transactions', () => words.myTransactions),
    ),
    group(
      () => words.club,
      to('schedule-table', () => words.tableSchedule),
      to('add-player-tournament', () => words.tournaments),
    ),
  ],
};

/** The sidebar of a signed-in person; what needs a club membership is left out without one. */
export function sidebarOf(member: Member): readonly SidebarGroup[] {
  if (!isRoleId(member.roleId)) return [];
  return sidebars[member.roleId]
    .map(({ head, entries }) => ({
      head,
      entries: entries.filter(({ screen }) => mayOpen(routeOf(screen), member)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entry under which an address lies: its own one, or that of the list it belongs to. */
export function currentEntry(groups: readonly SidebarGroup[], address: string): SidebarEntry | undefined {
  const route = matchRoute(address)?.route;
  const entries = groups.flatMap((part) => part.entries);
  const role = Number(new URLSearchParams(address.replace(/^[^?]*/, '')).get('role'));
  const byRole = isRoleId(role) ? route?.underByRole?.[role] : undefined;
  return (
    entries.find(({ screen }) => screen === route?.screen) ??
    entries.find(({ screen }) => screen === byRole) ??
    entries.find(({ screen }) => screen === route?.under)
  );
}
