import type { AnyStateMachine, AnyStateNode } from 'xstate';

const inline = '(inline)';

function typeOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'type' in value ? ` ${String(value.type)}` : '';
}

/** XState's own actions are functions that carry what they were given. */
type BuiltIn = { readonly type: string; readonly event?: unknown; readonly assignment?: unknown };

function isBuiltIn(action: object): action is BuiltIn {
  return 'type' in action && typeof action.type === 'string' && action.type.startsWith('xstate.');
}

function builtInLabel({ type, event, assignment }: BuiltIn): string {
  const name = type.slice('xstate.'.length);
  if (typeof assignment === 'object' && assignment !== null)
    return `${name} ${Object.keys(assignment).join(', ')}`;
  return name + typeOf(event);
}

/** The name of an action as a person would say it: `announce`, `assign email`, `raise submit`. */
export function actionLabel(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'function') return isBuiltIn(action) ? builtInLabel(action) : action.name || inline;
  return typeOf(action).trim() || inline;
}

/** The names of what a state or transition does, whether it was given one action, several or none. */
export function actionLabels(actions: unknown): string[] {
  return [actions ?? []].flat().map(actionLabel);
}

/** Every delay that a machine names, in milliseconds, or null where it is computed. */
export function delaysOf(machine: AnyStateMachine): Record<string, number | null> {
  const delays = Object.entries(machine.implementations.delays ?? {});
  return Object.fromEntries(
    delays
      .map(([name, delay]) => [name, typeof delay === 'number' ? delay : null] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** A time as a person would say it: `300 ms`, `2.5 s`, `5 min`. */
export function durationLabel(ms: number): string {
  if (ms >= 60_000 && ms % 60_000 === 0) return `${ms / 60_000} min`;
  return ms >= 1000 ? `${ms / 1000} s` : `${ms} ms`;
}

/** What an invoked actor is called by: its source, or its id where it is written inline. */
export function sourceLabel(src: unknown, id: string): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : `${id} ${inline}`;
}

/** What the labels of a machine's transitions are made from. */
export interface LabelSources {
  readonly delays: Readonly<Record<string, number | null>>;
  /** The source of each invoked actor by its id. */
  readonly sources: ReadonlyMap<string, string>;
}

function afterLabel(eventType: string, node: AnyStateNode, delays: LabelSources['delays']): string {
  const delay = eventType.slice('xstate.after.'.length, -(node.id.length + 1));
  const ms = delays[delay];
  if (typeof ms === 'number') return `after ${delay} (${durationLabel(ms)})`;
  return `after ${/^\d+$/.test(delay) ? durationLabel(Number(delay)) : delay}`;
}

/** What sets a transition off, in words: `submit`, `✓ sendCode`, `after ttl (5 min)`, `always`. */
export function eventLabel(eventType: string, node: AnyStateNode, { delays, sources }: LabelSources): string {
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.*)$/s.exec(eventType) ?? [];
  const source = id === undefined ? '' : (sources.get(id) ?? id);
  if (kind === 'done.actor') return `✓ ${source}`;
  if (kind === 'error.actor') return `✗ ${source}`;
  if (kind === 'snapshot') return `${source} changes`;
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.after.')) return afterLabel(eventType, node, delays);
  if (eventType.startsWith('xstate.done.state.')) return 'all done';
  return eventType.startsWith('xstate.route') ? 'route' : eventType;
}
