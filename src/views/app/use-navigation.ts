import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useRouter, useSearch } from 'wouter';
import type { Visitor } from '#domain/navigation/guard.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { navigationOf } from '#machines/app/navigation-of.ts';
import { selectFactorMode, selectVisitor } from '#machines/app/selectors.ts';
import { hrefOfClick } from './links.ts';
import { useEmitted } from './use-actor-events.ts';

export type Navigation = {
  /** The path and query shown, without the base. */
  address: string;
  /** Null while it is still being found out who is there. */
  visitor: Visitor | null;
  closeForm: () => void;
};

/** The one room where addresses and events are translated into each other; what they lead to, the machine says. */
export function useNavigation(actors: AppActors): Navigation {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { base } = useRouter();
  const address = search ? `${path}?${search}` : path;
  const factor = useSelector(actors.config, selectFactorMode);
  const visitor = useSelector(actors.session, (session) => selectVisitor(session, factor), isSameVisitor);

  const [machine] = useState(() => navigationOf(actors));
  const actor = useActorRef(machine, { input: { address } });
  useEmitted(actor, { go: ({ to, replace }) => navigate(to, { replace }) });
  useEffect(() => actor.send({ type: 'address.shown', address }), [actor, address]);

  // Links are followed wherever they stand, those in texts of people too, which React does not render as parts.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const href = hrefOfClick(event, base);
      if (href === null) return;
      event.preventDefault();
      actor.send({ type: 'link.followed', address: href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [actor, base]);

  return { address, visitor, closeForm: () => actor.send({ type: 'form.closed' }) };
}

function isSameVisitor(one: Visitor | null, other: Visitor | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
