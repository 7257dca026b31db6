import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useRouter, useSearch } from 'wouter';
import { decideAddress, wantedAddress, type Visitor } from '#domain/navigation/guard.ts';
import { matchRoute } from '#domain/navigation/match.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { selectFactorMode, selectVisitor } from '#machines/app/selectors.ts';
import { hrefOfClick } from './links.ts';
import { useEmitted } from './use-actor-events.ts';

export type Navigation = {
  /** The path and query shown, without the base. */
  address: string;
  /** Null while it is still being found out who is there. */
  visitor: Visitor | null;
  closePopup: () => void;
};

/** The one room where addresses and events are translated into each other. */
export function useNavigation(actors: AppActors): Navigation {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { base } = useRouter();
  const address = search ? `${path}?${search}` : path;
  const factor = useSelector(actors.config, selectFactorMode);
  const visitor = useSelector(actors.session, (session) => selectVisitor(session, factor), isSameVisitor);
  const popupScreen = matchRoute(address)?.route.over ? matchRoute(address)?.route.screen : undefined;

  useEmitted(actors.session, {
    go: ({ to }) => {
      // Back from there leads to the page, not to the form that was filled in over it.
      if (to !== null) navigate(to, { replace: !actors.popup.getSnapshot().matches('closed') });
    },
  });

  // An address may be refused by where it leads, and as soon as somebody comes or goes.
  useEffect(() => {
    if (!visitor) return;
    const decision = decideAddress(address, visitor);
    if (decision.to === 'show') return;
    const wanted = wantedAddress(address, visitor);
    if (wanted) actors.session.send({ type: 'address.refused', address: wanted });
    navigate(decision.to, { replace: true });
    // It lies over the page that is shown instead, and has an entry of its own.
    if (wanted) actors.popup.send({ type: 'open.sign.in', isKeptOut: true });
  }, [actors, address, navigate, visitor]);

  const { isFirst } = openerIn(address);
  const popupBefore = useRef(popupScreen);
  // Overlays follow the address, no matter what changes it.
  useEffect(() => {
    const isLeft = popupBefore.current !== undefined && popupScreen === undefined;
    popupBefore.current = popupScreen;
    if (visitor?.kind !== 'signedOut') return;
    if (isLeft) actors.popup.send({ type: 'close' });
    else if (popupScreen === 'sign-in')
      actors.popup.send({ type: 'open.sign.in', byAddress: true, ...(isFirst && { isFirst }) });
    else if (popupScreen === 'forgot-password')
      actors.popup.send({ type: 'open.forgot.password', byAddress: true });
  }, [actors, isFirst, popupScreen, visitor]);

  // Links are followed wherever they stand, those in texts of people too, which React does not render as parts.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const href = hrefOfClick(event, base);
      if (href === null) return;
      event.preventDefault();
      // What is pressed may come before what is known of the visitor is rendered.
      const present = selectVisitor(actors.session.getSnapshot());
      // A page takes the place of the menu that led to it, whereas a popup is come back to.
      const replace = actors.popup.getSnapshot().matches('menu');
      if (!openPopup(actors, href, present)) navigate(href, { replace });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [actors, base, navigate]);

  return {
    address,
    visitor,
    closePopup: () => {
      actors.popup.send({ type: 'close' });
      if (popupScreen) navigate('/', { replace: true });
    },
  };
}

/** A popup opens over the page that asks for it; its address is for those who come by it. */
function openPopup(actors: AppActors, href: string, visitor: Visitor | null): boolean {
  const route = matchRoute(href)?.route;
  if (!route?.over || visitor?.kind !== 'signedOut') return false;
  if (route.screen === 'sign-in') actors.popup.send({ type: 'open.sign.in', ...openerIn(href) });
  else actors.popup.send({ type: 'open.forgot.password' });
  return true;
}

/** Whether the address of the sign-in says that an account was activated just now. */
function openerIn(address: string): { isFirst?: true } {
  const query = address.split('#')[0]?.split('?')[1];
  return new URLSearchParams(query).has('first') ? { isFirst: true } : {};
}

function isSameVisitor(one: Visitor | null, other: Visitor | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
