import { matchRoute } from '#domain/navigation/match.ts';

/** The address of the product that a click follows, without the base; null for every other click. */
export function hrefOfClick(event: MouseEvent, base: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  if ((anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin) return null;
  // A fragment of the page that is shown is the browser's own business.
  if (url.hash !== '' && url.pathname === location.pathname) return null;
  const path =
    base !== '' && url.pathname.startsWith(base) ? url.pathname.slice(base.length) || '/' : url.pathname;
  return matchRoute(path) ? `${path}${url.search}${url.hash}` : null;
}
