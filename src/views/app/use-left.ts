import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Subscription } from 'xstate';

/** An editor, which says when somebody is done with it. */
type Leaver = { on(type: 'left', hear: () => void): Subscription };

/** Goes to an address once an editor is left. */
export function useLeft(actor: Leaver, address: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const { unsubscribe } = actor.on('left', () => navigate(address));
    return unsubscribe;
  }, [actor, address, navigate]);
}
