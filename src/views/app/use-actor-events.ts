import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Subscription } from 'xstate';

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

/** Tells a list what its address asks: Back and links lead to what was asked before. */
export function useQuestion<Question>(
  actor: { send: (event: { type: 'address.changed'; question: Question }) => void },
  question: Question,
): void {
  useEffect(() => actor.send({ type: 'address.changed', question }), [actor, question]);
}
