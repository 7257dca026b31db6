import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';

type History = AnyMachineSnapshot['historyValue'];

function ancestors(node: AnyStateNode): AnyStateNode[] {
  return node.parent === undefined ? [] : [node.parent, ...ancestors(node.parent)];
}

/** Whether a node lies below another. */
export function isBelow(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return ancestors(node).includes(ancestor);
}

function defaultOf(history: AnyStateNode): readonly AnyStateNode[] {
  const parent = history.parent;
  if (parent === undefined || parent.type === 'parallel') return parent === undefined ? [] : [parent];
  const named = [history.config.target].flat().flatMap((key) => parent.states[String(key)] ?? []);
  return named.length > 0 ? named : (parent.initial.target ?? []);
}

function targetsOf(transition: AnyTransitionDefinition, history: History): readonly AnyStateNode[] {
  return (transition.target ?? []).flatMap((node) =>
    node.type === 'history' ? (history[node.id] ?? defaultOf(node)) : [node],
  );
}

function domainOf(transition: AnyTransitionDefinition, history: History): AnyStateNode | undefined {
  const { source, reenter } = transition;
  const targets = targetsOf(transition, history);
  if (!reenter && targets.every((node) => node === source || isBelow(node, source))) return source;
  const [head, ...others] = [...targets, source];
  const common = head && ancestors(head).find((ancestor) => others.every((node) => isBelow(node, ancestor)));
  return common ?? (reenter ? undefined : source.machine.root);
}

function exits(transition: AnyTransitionDefinition, active: readonly AnyStateNode[], history: History) {
  if (!transition.target?.length) return [];
  const domain = domainOf(transition, history);
  return active.filter((node) => domain === undefined || isBelow(node, domain));
}

/**
 * The transitions that are really taken: the inspector names all that were selected, and in parallel regions two of
 * them can want to leave the same state, in which case the first wins.
 */
export function takenOf(
  selected: readonly AnyTransitionDefinition[],
  active: readonly AnyStateNode[],
  history: History,
): readonly AnyTransitionDefinition[] {
  if (selected.length < 2) return selected;
  const left = new Set<AnyStateNode>();
  return selected.filter((candidate) => {
    const leaves = exits(candidate, active, history);
    if (leaves.some((node) => left.has(node))) return false;
    for (const node of leaves) left.add(node);
    return true;
  });
}
