import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Subscription } from 'xstate';
import { isPageReport } from '#machines/app/page-reports.ts';
import type { RootActor } from '#machines/app/root.ts';

type Emitting<Event> = { on(type: '*', hear: (event: Event) => void): Subscription };

/** Passes on what an actor emits, each event to the function of its type; an actor that is not there emits nothing. */
export function useEmitted<Event extends { type: string }>(
  actor: Emitting<Event> | undefined,
  listeners: { [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => void },
): void {
  const hear = useEffectEvent((event: Event) => {
    const listen = listeners[event.type as Event['type']] as ((event: Event) => void) | undefined;
    listen?.(event);
  });
  // Actors start in an effect and may emit at once, so listeners subscribe before it.
  useLayoutEffect(() => {
    const subscription = actor?.on('*', (event) => hear(event));
    return () => subscription?.unsubscribe();
  }, [actor]);
}

/** Tells the root what the actor of a page comes to, as far as it concerns the app: whom, the root says. */
export function useReports(actor: Emitting<{ type: string }> | undefined, app: RootActor): void {
  // Actors start in an effect and may emit at once, so the root listens before it.
  useLayoutEffect(() => {
    const subscription = actor?.on('*', (event) => {
      if (isPageReport(event)) app.send(event);
    });
    return () => subscription?.unsubscribe();
  }, [actor, app]);
}

/** Tells a list what its address asks: Back and links lead to what was asked before. */
export function useQuestion<Question>(
  actor: { send: (event: { type: 'address.changed'; question: Question }) => void },
  question: Question,
): void {
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
}
