import type { AnyActorRef, InspectionEvent } from 'xstate';

/** An event that one actor has sent another; null stands for a listener outside the system. */
export interface Message {
  readonly from: string;
  readonly to: string | null;
  readonly type: string;
}

/** A message in one line: `form → sign-in-page: signed.in`. */
export const messageText = ({ from, to, type }: Message, outside: string): string =>
  `${from} → ${to ?? outside}: ${type}`;

/** XState tells a parent of a child's end by an event that names the child. */
function typeOf(type: string): string {
  if (type.startsWith('xstate.done.actor.')) return 'done';
  return type.startsWith('xstate.error.actor.') ? 'failed' : type;
}

/**
 * Hears who sends what to whom; `nameOf` names the actors that count. What an actor without a name passes on, such as a
 * subscription to children, is said by the actor whose step it was.
 */
export function createListener<Name extends string>(
  nameOf: (actor: AnyActorRef) => Name | null,
): (event: InspectionEvent) => { from: Name; to: Name; type: string } | null {
  // Whoever is in the middle of a step, the innermost last.
  const speaking: Name[] = [];
  const speak = (name: Name | null): void => {
    if (name !== null && speaking.at(-1) !== name) speaking.push(name);
    // What is passed on is passed on at once; whatever comes later comes of its own.
    queueMicrotask(() => (speaking.length = 0));
  };
  return (inspected) => {
    const actor = inspected.actorRef as AnyActorRef;
    const name = nameOf(actor);
    if (inspected.type === '@xstate.snapshot') {
      // A step ends when everybody who watches the actor has been told of it.
      const own = name === null ? -1 : speaking.lastIndexOf(name);
      if (own >= 0) speaking.length = own;
      return null;
    }
    if (inspected.type !== '@xstate.event') {
      speak(name);
      return null;
    }
    const { event, sourceRef } = inspected;
    // Who begins may say something right away.
    if (event.type === 'xstate.init') speak(name);
    if (name === null || sourceRef === undefined) return null;
    if (event.type === 'xstate.init' || event.type === 'xstate.stop') return null;
    const source = nameOf(sourceRef as AnyActorRef);
    const isEnd = typeOf(event.type) !== event.type;
    const from = source ?? (isEnd ? null : (speaking.at(-1) ?? null));
    return from === null || from === name ? null : { from, to: name, type: typeOf(event.type) };
  };
}
