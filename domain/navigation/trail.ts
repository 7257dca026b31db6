import type { Address } from './address.ts';
import { matchRoute } from './match.ts';
import { routes } from './routes.ts';
import { currentEntry, type SidebarGroup } from './sidebar.ts';

/** A step of the breadcrumb; the last one is the page itself and leads nowhere. */
export type Crumb = { readonly label: string; readonly href?: Address };

/** The way to an address: the head of its sidebar group, the list it belongs to, its own title. */
export function trailOf(groups: readonly SidebarGroup[], address: string): readonly Crumb[] {
  const route = matchRoute(address)?.route;
  if (!route) return [];
  const entry = currentEntry(groups, address);
  const head = groups.find(({ entries }) => entries.some((other) => other === entry))?.head;
  const isEntry = entry?.screen === route.screen;
  const belongsTo = isEntry ? undefined : (entry?.screen ?? route.under);
  const list = routes.find(({ screen }) => screen === belongsTo);
  return [
    ...(entry && head ? [{ label: head }] : []),
    ...(list ? [{ label: list.title, href: list.path }] : []),
    { label: route.title },
  ];
}
