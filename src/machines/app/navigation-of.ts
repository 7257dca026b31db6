import { fromCallback, type AnyActorRef, type EventObject } from 'xstate';
import type { AppActors } from './actors.ts';
import { navigationMachine, type NavigationEvent } from './navigation.ts';
import { selectFactorMode, selectVisitor } from './selectors.ts';

/** The actors of the app that the navigation hears and tells. */
type Hosts = Pick<AppActors, 'session' | 'popup' | 'config'>;

const relayTo = (host: AnyActorRef) =>
  fromCallback<EventObject>(({ receive }) => receive((event) => host.send(event)));

/** Hears who is there, what lies over the page and where the session leads. */
const reportsOf = ({ session, popup, config }: Hosts) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const tell = (event: NavigationEvent): void => sendBack(event);
    let met: string | null = null;
    const meet = (): void => {
      const visitor = selectVisitor(session.getSnapshot(), selectFactorMode(config.getSnapshot()));
      const known = JSON.stringify(visitor);
      if (known === met) return;
      met = known;
      tell({ type: 'visitor.reported', visitor });
    };
    const look = (): void => tell({ type: 'popup.reported', popup: popup.getSnapshot().value });
    const subscriptions = [
      session.on('go', ({ to }) => {
        if (to !== null) tell({ type: 'session.redirected', to });
      }),
      session.subscribe(meet),
      config.subscribe(meet),
      popup.subscribe(look),
    ];
    look();
    meet();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  });

/** The navigation of an app. */
export const navigationOf = (hosts: Hosts) =>
  navigationMachine.provide({
    actors: { reports: reportsOf(hosts), session: relayTo(hosts.session), popup: relayTo(hosts.popup) },
  });
