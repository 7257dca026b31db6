import { useEffect } from 'react';
import type { Subscription } from 'xstate';
import type { AppActors } from '#machines/app/actors.ts';
import type { Telling } from '#machines/patterns/telling.ts';

/** An actor of a page that tells people something. */
type Teller = { on(type: 'notice', hear: (event: Telling) => void): Subscription };

/** Passes on what actors of a page tell people. */
export function useNotices(actors: Pick<AppActors, 'notices'>, ...tellers: (Teller | undefined)[]): void {
  const { notices } = actors;
  useEffect(() => {
    const subscriptions = tellers.map((teller) => teller?.on('notice', (event) => notices.send(event)));
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the tellers of a page are the same in each of its renderings
  }, [notices, ...tellers]);
}
