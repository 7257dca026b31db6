import type { AnyActorRef, InspectionEvent } from 'xstate';

/** More steps than any machine takes by itself for one event. */
const mostSteps = 1_000;

/** Counts what a machine does by itself for one event, and fails where it never comes to rest. */
export function countSteps(machineId: string): () => void {
  let steps = 0;
  return () => {
    steps += 1;
    if (steps > mostSteps) throw new Error(`${machineId} leads itself on for ever and never comes to rest.`);
  };
}

/** The same for running actors: an inspector that stops whoever never comes to rest. */
export function watchRest(): (event: InspectionEvent) => void {
  const counters = new WeakMap<object, () => void>();
  return (event) => {
    if (event.type === '@xstate.event' || event.type === '@xstate.snapshot') counters.delete(event.actorRef);
    if (event.type !== '@xstate.microstep') return;
    const count = counters.get(event.actorRef) ?? countSteps((event.actorRef as AnyActorRef).id);
    counters.set(event.actorRef, count);
    count();
  };
}
