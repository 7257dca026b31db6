import { navigationWords } from '#domain/words/navigation.ts';
import type { Address } from './address.ts';
import { matchRoute } from './match.ts';
import { routeOf, type ScreenName } from './routes.ts';

/** A link of the header, with the screen that it shows. */
export type HeaderLink = { readonly label: string; readonly screen: ScreenName; readonly href: Address };

const words = navigationWords.header;

const link = (screen: ScreenName, label: () => string, href: Address = routeOf(screen).path): HeaderLink => ({
  get label() {
    return label();
  },
  screen,
  href,
});

/** The link home of headers and menus. */
export const homeLink = link('home', () => words.home, '/home');

/** What the menu of a small screen adds, because the header has no room for it. */
export const smallScreenLinks: readonly HeaderLink[] = [
  link('download', () => words.download),
  link('all-news', () => words.news),
  link('faq', () => words.faq),
];

/** The links of the public header, in their order. */
export const headerLinks: readonly HeaderLink[] = [homeLink, ...smallScreenLinks];

/** Whether an address shows a screen, on its own or beneath a popup. */
export function isCurrent(screen: ScreenName, address: string): boolean {
  const route = matchRoute(address)?.route;
  return route?.screen === screen || route?.over === screen;
}
