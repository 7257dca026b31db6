import { useEffect, useEffectEvent } from 'react';

type Emitting = {
  on: (type: '*', listener: (event: { type: string }) => void) => { unsubscribe: () => void };
};
type Listening = { send: (event: never) => void };

/** Passes on what an actor emits, each event to the function of its type. */
export function useEmitted<Event extends { type: string }>(
  actor: { on: (type: '*', listener: (event: Event) => void) => { unsubscribe: () => void } },
  listeners: { [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => void },
): void {
  const hear = useEffectEvent((event: { type: string }) => {
    (listeners as Record<string, ((event: never) => void) | undefined>)[event.type]?.(event as never);
  });
  useEffect(() => {
    const { unsubscribe } = (actor as unknown as Emitting).on('*', (event) => hear(event));
    return unsubscribe;
  }, [actor]);
}

/** Tells a list what its address asks: Back and links lead to what was asked before. */
export function useQuestion<Question>(
  actor: { send: (event: { type: 'address.changed'; question: Question }) => void },
  question: Question,
): void {
  useEffect(() => {
    (actor as unknown as Listening).send({ type: 'address.changed', question } as never);
  }, [actor, question]);
}
