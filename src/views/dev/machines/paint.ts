/** How a transition was covered, the farthest level that it was seen at; `none` was never taken. */
export type Covered = 'none' | 'bare' | 'view' | 'browser' | 'excused';

/** What is laid over a drawing. */
export type Paint = {
  /** Ids of the states that are active now. */
  states: ReadonlySet<string>;
  /** Ids of the transitions that were just taken. */
  transitions: ReadonlySet<string>;
  /** How each transition was covered; null while no run is shown. */
  covered: ReadonlyMap<string, Covered> | null;
  /** What stands in a box in place of its description, by the id of the box. */
  says?: ReadonlyMap<string, string>;
};

/** A drawing with nothing laid over it. */
export const unpainted: Paint = { states: new Set(), transitions: new Set(), covered: null };

const order: readonly Covered[] = ['none', 'bare', 'view', 'browser', 'excused'];

/** An arrow is painted by the transition of it that was covered least. */
export function leastOf(paint: Paint, transitions: readonly string[]): Covered | undefined {
  const { covered } = paint;
  if (covered === null || transitions.length === 0) return undefined;
  const found = transitions.map((id) => order.indexOf(covered.get(id) ?? 'none'));
  return order[Math.min(...found)];
}
