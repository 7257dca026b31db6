import type { AnyStateMachine } from 'xstate';

/** Hears the name of an effect, each time in place of the effect. */
export type Note = (name: string) => void;

/**
 * The machine without its effects on the browser: every action that is more than an assignment, an emission or
 * another action of XState's own only notes its name.
 */
export function withoutEffects<M extends AnyStateMachine>(machine: M, note: Note = () => {}): M {
  const effects = Object.entries(machine.implementations.actions).filter(([, action]) => isEffect(action));
  const actions = Object.fromEntries(effects.map(([name]) => [name, () => note(name)]));
  return machine.provide({ actions }) as M;
}

/** The name under which an executed action is noted; XState's own are none of its effects, save what it tells others. */
export function effectText(type: string, params: unknown): string | null {
  const { event } = (params ?? {}) as { event?: { type?: string } };
  if (type === 'xstate.emit') return `emit ${event?.type ?? ''}`;
  if (type === 'xstate.sendTo') return `send ${event?.type ?? ''}`;
  return type.startsWith('xstate.') ? null : type;
}

/** XState's own actions are functions too, but carry how they are resolved. */
function isEffect(action: unknown): boolean {
  return typeof action === 'function' && !('resolve' in action);
}
