import { greedyCover } from './cover.ts';
import type { Facts } from './facts.ts';
import { goalsOf, startGoal } from './goals.ts';
import { explore, reactionOf, stepsTo, trail, type Edge, type Graph, type Vertex } from './graph.ts';
import type { Model } from './model.ts';
import { pathOf, stepOf, valueText, type Path } from './path.ts';
import { tours } from './tour.ts';

/** What the paths of a plan must cover: every start, transition and guard branch, or every edge of the graph. */
export type Cover = 'transitions' | 'edges';

/** How to plan. */
export interface PlanOptions {
  readonly cover?: Cover;
  readonly limit?: number;
}

/** The paths of a model, and how large the graph is that they were found in. */
export interface Plan {
  readonly model: Model;
  readonly paths: readonly Path[];
  readonly vertices: number;
  readonly edges: number;
  /** Where the machine still runs, but nothing can happen any more. */
  readonly deadEnds: readonly string[];
  readonly ms: number;
}

interface Way {
  readonly end: Vertex;
  readonly last: Edge | undefined;
  readonly goals: ReadonlySet<string>;
  readonly cost: number;
}

/** A way to each edge, each the shortest to the vertex that the edge leaves. */
function waysOf({ roots, edges }: Graph, cover: Cover): Way[] {
  const numbers = new Map(edges.map(({ facts }, index) => [facts, `edge ${index}`]));
  const covered = (facts: Facts, vertex: Vertex) =>
    cover === 'edges' ? [numbers.get(facts) ?? vertex.key] : goalsOf(facts, vertex);
  const reached = new Map<Vertex, ReadonlySet<string>>();
  // What is gone through on the way to a vertex serves every edge that leaves it.
  const goalsTo = (vertex: Vertex): ReadonlySet<string> => {
    const { via, start, reaction } = vertex;
    const known = reached.get(vertex);
    if (known !== undefined) return known;
    const before = via === undefined ? [startGoal(start)] : goalsTo(via.from);
    const goals = new Set([...before, ...covered(reaction.facts, vertex)]);
    reached.set(vertex, goals);
    return goals;
  };
  const lengths = new Map<Vertex, number>();
  const lengthTo = (vertex: Vertex): number => {
    const length = lengths.get(vertex) ?? (vertex.via === undefined ? 1 : lengthTo(vertex.via.from) + 1);
    lengths.set(vertex, length);
    return length;
  };
  const known = new Map<Vertex, Set<string>>();
  const wayOver = (last: Edge): Way | [] => {
    const end = last.from;
    const before = goalsTo(end);
    const own = covered(last.facts, last.to).filter((goal) => !before.has(goal));
    const gained = known.get(end) ?? new Set();
    known.set(end, gained);
    const name = own.join('\n');
    // Of the edges of one vertex that serve the same, the first will do.
    if (gained.has(name)) return [];
    gained.add(name);
    return { end, last, goals: new Set([...before, ...own]), cost: lengthTo(end) };
  };
  return [
    ...roots.map((root) => ({ end: root, last: undefined, goals: goalsTo(root), cost: 1 })),
    ...edges.flatMap(wayOver),
  ];
}

function pathOver(model: Model, { end, last }: Way): Path | [] {
  const [root, ...reached] = trail(end);
  if (root === undefined) return [];
  const steps = stepsTo(reached);
  if (last !== undefined) steps.push(stepOf(last.offer, end.reaction, reactionOf(model, last)));
  return pathOf(model, root.start, root.reaction, steps);
}

function deadEndsOf({ model, vertices }: Graph): string[] {
  const stuck = [...vertices.values()].filter(({ reaction: { situation }, possible: { offers } }) => {
    const { snapshot } = situation;
    return offers.length === 0 && snapshot.status === 'active' && !model.stopWhen(snapshot);
  });
  return [...new Set(stuck.map(({ reaction }) => valueText(reaction.situation.snapshot.value)))];
}

/** Plans few paths that go through everything that can be reached; deterministic, and each path can really happen. */
export function plan(model: Model, { cover = 'transitions', limit = model.limit }: PlanOptions = {}): Plan {
  const began = performance.now();
  const graph = explore(model, limit);
  const paths =
    cover === 'transitions' && !model.endsEarly
      ? tours(graph)
      : greedyCover(waysOf(graph, cover)).flatMap((way) => pathOver(model, way));
  return {
    model,
    paths,
    vertices: graph.vertices.size,
    edges: graph.edges.length,
    deadEnds: deadEndsOf(graph),
    ms: performance.now() - began,
  };
}

/** The path of an id; fails with the ids that there are. */
export function pathById({ model, paths }: Plan, id: string): Path {
  const path = paths.find((candidate) => candidate.id === id);
  if (path !== undefined) return path;
  const known = paths.map((candidate) => candidate.id).join(', ');
  throw new Error(`Model "${model.id}" has no path ${id}; its paths are ${known || 'none'}.`);
}
