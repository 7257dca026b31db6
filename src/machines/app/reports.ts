import { fromCallback } from 'xstate';
import type { StoredUser } from '#domain/session/stored.ts';
import type { Visitor } from '#domain/navigation/guard.ts';
import type { Telling } from '#machines/patterns/telling.ts';
import type { ConfigActor } from './config.ts';
import type { ConnectivityActor } from './connectivity.ts';
import type { LanguageActor } from './language.ts';
import type { PopupActor, PopupEmitted } from './popup.ts';
import { selectVisitor } from './selectors.ts';
import type { SessionEmitted } from './session-setup.ts';
import type { SessionActor } from './session.ts';

/** What the children of the root come to, as far as it concerns another of them. */
export type Report =
  | Telling
  | Extract<SessionEmitted, { type: 'place.left' }>
  | { type: 'user.reported'; user: StoredUser | null }
  | { type: 'visitor.reported'; visitor: Visitor['kind'] | null }
  | { type: 'network.reported'; isOnline: boolean }
  | PopupEmitted
  | { type: 'config.reported'; isUnknown: boolean };

/** Tells the root what is emitted by its children and what they come to; which of them that concerns is for the root to say. */
export const reports = fromCallback(({ sendBack, system }) => {
  const session: SessionActor = system.get('session');
  const language: LanguageActor = system.get('language');
  const connectivity: ConnectivityActor = system.get('connectivity');
  const config: ConfigActor = system.get('config');
  const popup: PopupActor = system.get('popup');
  const tell = (report: Report): void => sendBack(report);
  const subscriptions = [
    session.on('notice', tell),
    session.on('place.left', tell),
    language.on('notice', tell),
    popup.on('sign.in.closed', tell),
    session.subscribe((snapshot) => {
      tell({ type: 'user.reported', user: snapshot.context.user });
      tell({ type: 'visitor.reported', visitor: selectVisitor(snapshot)?.kind ?? null });
    }),
    connectivity.subscribe((snapshot) =>
      tell({ type: 'network.reported', isOnline: snapshot.matches('online') }),
    ),
    config.subscribe((snapshot) => tell({ type: 'config.reported', isUnknown: snapshot.matches('unknown') })),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
