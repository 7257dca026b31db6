/** Something that covers goals, at a cost. */
export interface Candidate {
  readonly goals: ReadonlySet<string>;
  readonly cost: number;
}

/** Few candidates that together cover every goal: the one with most new goals first, the cheaper one of equals. */
export function greedyCover<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  const open = new Set(candidates.flatMap(({ goals }) => [...goals]));
  const chosen: T[] = [];
  let rest = candidates.map((candidate) => ({ candidate, gain: candidate.goals.size }));
  while (open.size > 0) {
    let best: Estimate<T> | undefined;
    for (const one of rest) {
      // A gain can only fall, so what is known of it says when nobody needs to count again.
      if (best !== undefined && !isBetter(one, best)) continue;
      one.gain = gainOf(one.candidate, open);
      if (best === undefined || isBetter(one, best)) best = one;
    }
    if (best === undefined) break;
    chosen.push(best.candidate);
    for (const goal of best.candidate.goals) open.delete(goal);
    rest = rest.filter((one) => one.gain > 0 && one !== best);
  }
  return withoutSpare(chosen);
}

interface Estimate<T> {
  readonly candidate: T;
  gain: number;
}

function isBetter(one: Estimate<Candidate>, other: Estimate<Candidate>): boolean {
  return one.gain > other.gain || (one.gain === other.gain && one.candidate.cost < other.candidate.cost);
}

function gainOf({ goals }: Candidate, open: ReadonlySet<string>): number {
  let gain = 0;
  for (const goal of goals) if (open.has(goal)) gain += 1;
  return gain;
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
