import type { AnyMachineSnapshot } from 'xstate';
import { canTake, eventsOf, userEventTypes } from './events.ts';
import { canonical, redact } from './json.ts';
import type { Model } from './model.ts';
import { valueText } from './path.ts';

/** A snapshot in one line, without secrets. */
export function snapshotText({ status, value, context }: AnyMachineSnapshot, { secrets }: Model): string {
  return `${valueText(value)}${status === 'active' ? '' : ` (${status})`} ${canonical(redact(context, secrets))}`;
}

function comparable({ context }: AnyMachineSnapshot, { volatile }: Model): string {
  return canonical(Object.fromEntries(Object.entries(context).filter(([key]) => !volatile.includes(key))));
}

const tagsOf = (snapshot: AnyMachineSnapshot) => canonical([...snapshot.tags].toSorted());

function statusText({ status, error }: AnyMachineSnapshot): string {
  return status === 'error' ? `status error (${String(error)})` : `status ${status}`;
}

/** What differs between two snapshots of one machine. */
function differences(model: Model, seen: AnyMachineSnapshot, expected: AnyMachineSnapshot): string[] {
  const events = userEventTypes(model).flatMap((type) => eventsOf(model, type, expected));
  const affordances = events.filter(
    (event) => canTake(model, seen, event) !== canTake(model, expected, event),
  );
  return [
    ...(seen.status === expected.status ? [] : [statusText(seen)]),
    ...(canonical(seen.value) === canonical(expected.value) ? [] : ['state']),
    ...(comparable(seen, model) === comparable(expected, model) ? [] : ['context']),
    ...(tagsOf(seen) === tagsOf(expected) ? [] : ['tags']),
    ...affordances.map(({ type }) => `whether it takes "${type}"`),
  ];
}

/** Fails where a running machine differs from what is expected of it. */
export function checkSnapshot(model: Model, seen: AnyMachineSnapshot, expected: AnyMachineSnapshot): void {
  const found = differences(model, seen, expected);
  if (found.length === 0) return;
  throw new Error(`${snapshotText(seen, model)}, which differs in ${found.join(', ')}`);
}

/** Fails where an invariant of the model does not hold. */
export function checkInvariants(
  model: Model,
  snapshot: AnyMachineSnapshot,
  before?: AnyMachineSnapshot,
): void {
  const broken = Object.entries(model.invariants).filter(([, holds]) => !holds(snapshot, before));
  if (broken.length === 0) return;
  const names = broken.map(([name]) => `"${name}"`).join(', ');
  throw new Error(`The invariant ${names} does not hold in ${snapshotText(snapshot, model)}.`);
}
