import { fromCallback, type AnyStateMachine } from 'xstate';
import { inventory } from './inventory.ts';
import type { Model } from './model.ts';

const inert = fromCallback(() => {});

/** Every actor source that the machine names or the model declares outcomes for. */
export function sourcesOf({ machine, outcomes }: Model): readonly string[] {
  const invoked = [machine.root, ...inventory(machine).states.map(({ node }) => node)]
    .flatMap((node) => node.invoke)
    .map(({ src, id }) => named(machine, src, id));
  return [
    ...new Set([...Object.keys(machine.implementations.actors ?? {}), ...invoked, ...Object.keys(outcomes)]),
  ];
}

function named(machine: AnyStateMachine, src: unknown, id: string): string {
  if (typeof src === 'string' && !src.startsWith('xstate.invoke.')) return src;
  throw new Error(
    `${machine.id}: the actor "${id}" is written inline and cannot be replaced; name it in setup({ actors }).`,
  );
}

const planned = new WeakMap<Model, AnyStateMachine>();

/** The machine of a model with actors that do nothing: what the planner computes on. */
export function subjectOf(model: Model): AnyStateMachine {
  const known =
    planned.get(model) ??
    model.machine.provide({ actors: Object.fromEntries(sourcesOf(model).map((src) => [src, inert])) });
  planned.set(model, known);
  return known;
}
