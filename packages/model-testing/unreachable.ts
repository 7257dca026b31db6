import { isBelow } from './conflict.ts';
import { inventory, resolveId } from './inventory.ts';
import type { Model } from './model.ts';

/** The states and transitions that need not be reached, with the reason: a state takes all that lies in it along. */
export function excused(model: Model): ReadonlyMap<string, string> {
  const { states, transitions } = inventory(model.machine);
  const reasons = new Map<string, string>();
  for (const [key, reason] of Object.entries(model.unreachable)) {
    const id = resolveId(model.machine, key);
    const root = states.find((state) => state.id === id)?.node;
    if (id !== undefined) reasons.set(id, reason);
    if (root === undefined) continue;
    const inside = states.filter(({ node }) => node === root || isBelow(node, root));
    for (const state of inside) reasons.set(state.id, reason);
    for (const { id: transition, definition } of transitions) {
      if (inside.some(({ node }) => node === definition.source)) reasons.set(transition, reason);
    }
  }
  return reasons;
}
