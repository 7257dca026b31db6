import { navigationWords } from '#domain/words/navigation.ts';
import type { RouteRow } from './route.ts';
import { moneyRoutes } from './routes-money.ts';
import { officeRoutes } from './routes-office.ts';
import { publicRoutes } from './routes-public.ts';

const rows = [...publicRoutes, ...officeRoutes, ...moneyRoutes];

/** The name of a screen: the word that addresses, menus and view folders share. */
export type ScreenName = (typeof rows)[number]['screen'];

/** A route with the title that people read. */
export type Route = RouteRow<ScreenName> & { readonly title: string };

/** Every address of the product: routes, guards, header, sidebar and menus all derive from this table. */
export const routes: readonly Route[] = rows.map((row) => ({
  ...row,
  get title() {
    return navigationWords.titles[row.screen];
  },
}));

const byScreen = new Map(routes.map((route) => [route.screen, route]));

/** The route of a screen. */
export function routeOf(screen: ScreenName): Route {
  const route = byScreen.get(screen);
  if (!route) throw new Error(`no route shows ${screen}`);
  return route;
}
