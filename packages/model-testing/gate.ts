import { isCovered, type Coverage, type Hits } from './coverage.ts';
import { inventory, resolveId } from './inventory.ts';
import type { Model } from './model.ts';
import { excused } from './unreachable.ts';

/** Whether everything that can be reached was reached, and what to do where not. */
export interface GateResult {
  readonly machine: string;
  readonly ok: boolean;
  readonly complaints: readonly string[];
  readonly states: Share;
  readonly transitions: Share;
}

/** How much of the whole was covered; what is excused counts as neither. */
export interface Share {
  readonly covered: number;
  readonly total: number;
}

function share(ids: readonly string[], hits: Readonly<Record<string, Hits>>, level?: string): Share {
  return { covered: ids.filter((id) => isCovered(hits[id], level)).length, total: ids.length };
}

/** Asks for every state and transition, at one level or at any; each exception is listed as unreachable with a reason. */
export function gate(coverage: Coverage, model: Model, level?: string): GateResult {
  const { states, transitions } = inventory(model.machine);
  const reasons = excused(model);
  const stateIds = states.map(({ id }) => id);
  const transitionIds = transitions.map(({ id }) => id);
  const hits: Readonly<Record<string, Hits>> = { ...coverage.states, ...coverage.transitions };
  const all = [...stateIds, ...transitionIds];
  const where = level === undefined ? '' : ` at level ${level}`;
  const listed = Object.keys(model.unreachable).map((key) => resolveId(model.machine, key) ?? key);
  const known = new Set([...all, model.machine.root.id]);
  const complaints = [
    ...all
      .filter((id) => !reasons.has(id) && !isCovered(hits[id], level))
      .map((id) => `${id} was never reached${where}: add a case or an outcome, or list it as unreachable.`),
    ...all
      .filter((id) => reasons.has(id) && isCovered(hits[id]))
      .map(
        (id) =>
          `${id} is listed as unreachable (${reasons.get(id)}), but it was reached: take it off the list.`,
      ),
    ...listed
      .filter((id) => !known.has(id))
      .map((id) => `${id} is listed as unreachable, but the machine has no such state or transition.`),
    ...Object.keys(hits)
      .filter((id) => !known.has(id))
      .map((id) => `${id} was covered, but the machine has it no more: run its tests again.`),
  ];
  const open = (id: string) => !reasons.has(id);
  return {
    machine: model.id,
    ok: complaints.length === 0,
    complaints,
    states: share(stateIds.filter(open), coverage.states, level),
    transitions: share(transitionIds.filter(open), coverage.transitions, level),
  };
}
