import { goalsOf, outcomeGoals, startGoal } from './goals.ts';
import { keyOf, reactionOf, stepsTo, trail, type Edge, type Graph, type Vertex } from './graph.ts';
import type { Start } from './model.ts';
import { applyOffer, possible } from './offers.ts';
import { nameOf, pathOf, stepOf, type Offer, type Path, type Step } from './path.ts';
import type { Reaction } from './simulation.ts';

/** How far ahead a tour looks for something new, in steps. */
const sight = 2;

/** How many steps a tour goes on beyond the first that is new: who reads it shall still see where it leads. */
const farEnough = 10;

/** Where a tour stands, as it got there; no vertex is known where the graph has met nothing like it. */
interface Place {
  readonly start: Start;
  readonly reaction: Reaction;
  readonly vertex: Vertex | undefined;
}

/** Edges one after another, of which the last leads to something new. */
interface Route {
  readonly edges: readonly Edge[];
  readonly last: Edge;
}

/**
 * Few paths that together cover every goal of a graph; each goes on as long as something new is near. Last come those
 * for what actors turn out as and none of the others has seen.
 */
export function tours(graph: Graph): readonly Path[] {
  const { model, roots, edges, vertices } = graph;
  const goalsOver = new Map(
    edges.map((edge) => [edge, [...goalsOf(edge.facts, edge.to), ...outcomeGoals(edge.offer)]]),
  );
  const open = new Set([
    ...roots.flatMap(goalsOfRoot),
    ...edges.flatMap(({ facts, to }) => goalsOf(facts, to)),
  ]);
  const unseen = new Set(edges.flatMap(({ offer }) => outcomeGoals(offer)));
  const close = (goals: readonly string[]): void => {
    for (const goal of goals) for (const some of [open, unseen]) some.delete(goal);
  };
  const gainOf = (edge: Edge): number => goalsOver.get(edge)?.filter((goal) => open.has(goal)).length ?? 0;
  const routeFrom = routesOf(graph, gainOf);

  const go = (place: Place, edge: Edge): { place: Place; step: Step } | undefined => {
    const offer = offerAt(graph, place, edge);
    if (offer === undefined) return undefined;
    const { start, reaction: from } = place;
    const reaction =
      offer === edge.offer ? reactionOf(model, edge) : applyOffer(model, from.situation, offer);
    const vertex = vertices.get(keyOf(model, start, reaction.situation));
    close(outcomeGoals(offer));
    if (vertex !== undefined) close(goalsOf(reaction.facts, vertex));
    return { place: { start, reaction, vertex }, step: stepOf(offer, from, reaction) };
  };
  const goOn = (from: Place, before: readonly Step[]): readonly Step[] => {
    const end = before.length + farEnough;
    let steps = before;
    let place = from;
    while (steps.length < end) {
      const left = open.size;
      const route = [...steps];
      for (const edge of routeFrom(place.vertex)) {
        const next = place.vertex === edge.from ? go(place, edge) : undefined;
        if (next === undefined) break;
        route.push(next.step);
        ({ place } = next);
      }
      // What leads to nothing new is left out.
      if (open.size === left) break;
      steps = route;
    }
    return steps;
  };

  const paths = roots.map((root) => {
    const { start, reaction, key } = root;
    close(goalsOfRoot(root));
    const place = { start, reaction, vertex: vertices.get(key) };
    return pathOf(model, start, reaction, goOn(place, []));
  });
  const takeUp = (): void => {
    // Edges come in the order in which they were reached: what is nearest to a root first.
    for (const edge of edges) {
      if (gainOf(edge) === 0) continue;
      const { from } = edge;
      const [root, ...reached] = trail(from);
      const next = go({ start: from.start, reaction: from.reaction, vertex: from }, edge);
      if (root === undefined || next === undefined) continue;
      const steps = goOn(next.place, [...stepsTo(reached), next.step]);
      paths.push(pathOf(model, root.start, root.reaction, steps));
    }
  };
  takeUp();
  for (const goal of unseen) open.add(goal);
  takeUp();
  return paths;
}

const goalsOfRoot = (root: Vertex): string[] => [
  startGoal(root.start),
  ...goalsOf(root.reaction.facts, root),
];

/** Finds the shortest route to something new, of those alike the one to most of it; none where nothing is near. */
function routesOf({ edges }: Graph, gainOf: (edge: Edge) => number) {
  const leaving = Map.groupBy(edges, ({ from }) => from);
  const furtherFrom = (vertex: Vertex, before: readonly Edge[]): Route[] =>
    (leaving.get(vertex) ?? []).map((last) => ({ edges: [...before, last], last }));
  return (vertex: Vertex | undefined): readonly Edge[] => {
    const seen = new Set([vertex]);
    let routes = vertex === undefined ? [] : furtherFrom(vertex, []);
    for (let length = 1; length <= sight; length += 1) {
      const gains = routes.map(({ last }) => gainOf(last));
      const most = Math.max(0, ...gains);
      if (most > 0) return routes[gains.indexOf(most)]?.edges ?? [];
      routes = routes.flatMap((route) => {
        const { to } = route.last;
        if (seen.has(to)) return [];
        seen.add(to);
        return furtherFrom(to, route.edges);
      });
    }
    return [];
  };
}

/** What an edge stands for where a tour really is: what happened before may have left another context than it had. */
function offerAt(
  { model }: Graph,
  { start, reaction, vertex }: Place,
  { from, offer }: Edge,
): Offer | undefined {
  if (reaction === vertex?.reaction) return offer;
  const { offers } = possible(model, start, reaction.situation);
  const isTwin = (one: Offer): boolean => nameOf(one) === nameOf(offer);
  const twin = offers[from.possible.offers.indexOf(offer)];
  return twin !== undefined && isTwin(twin) ? twin : offers.find(isTwin);
}
