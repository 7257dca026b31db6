/** Something that covers goals, at a cost. */
export interface Candidate {
  readonly goals: ReadonlySet<string>;
  readonly cost: number;
}

/** Few candidates that together cover every goal: the one with most new goals first, the cheaper one of equals. */
export function greedyCover<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  const open = new Set(candidates.flatMap(({ goals }) => [...goals]));
  const chosen: T[] = [];
  const gain = ({ goals }: T) => [...goals].filter((goal) => open.has(goal)).length;
  let rest = [...candidates];
  while (open.size > 0) {
    const gains = rest.map((candidate) => ({ candidate, gain: gain(candidate) }));
    const [best] = gains.toSorted((a, b) => b.gain - a.gain || a.candidate.cost - b.candidate.cost);
    if (best === undefined) break;
    chosen.push(best.candidate);
    for (const goal of best.candidate.goals) open.delete(goal);
    rest = gains.filter((other) => other.gain > 0 && other !== best).map(({ candidate }) => candidate);
  }
  return withoutSpare(chosen);
}

/** Drops what the rest covers already, the dearest first. */
function withoutSpare<T extends Candidate>(chosen: readonly T[]): readonly T[] {
  let kept = [...chosen];
  for (const candidate of [...chosen].toSorted((a, b) => b.cost - a.cost)) {
    const others = kept.filter((other) => other !== candidate);
    if ([...candidate.goals].every((goal) => others.some(({ goals }) => goals.has(goal)))) kept = others;
  }
  return kept;
}
