import type { Chart, ChartState, ChartTransition } from './chart.ts';
import type { Row } from './layout-box.ts';
import { dotOf, questionOf, type Arrow, type GraphEdge, type GraphNode, type Point } from './layout-graph.ts';

/** A rectangle in a drawing. */
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** A state with its place. */
export interface LaidState extends Frame {
  readonly id: string;
  readonly path: string;
  readonly parent: string | null;
  readonly kind: ChartState['kind'];
  readonly title: string;
  readonly rows: readonly Row[];
}

/** An arrow with its way; `label` is where its lines stand. */
export interface LaidArrow extends Arrow {
  readonly points: readonly Point[];
  readonly label: Frame | null;
}

/** The dot at which a compound state begins. */
export interface LaidDot extends Point {
  readonly state: string;
}

/** A chart with a place for everything, as plain JSON. */
export interface Layout {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Parents before their children. */
  readonly states: readonly LaidState[];
  readonly dots: readonly LaidDot[];
  readonly arrows: readonly LaidArrow[];
  /** What sets each transition off, for its colour. */
  readonly kinds: Readonly<Record<string, ChartTransition['kind']>>;
}

/** What lays a graph out: `elkjs`, in this thread or in a worker. */
export interface LayoutEngine {
  layout(graph: GraphNode): Promise<GraphNode>;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Every node by id with its place in the whole drawing. */
function placesIn({ children = [] }: GraphNode, at: Point = { x: 0, y: 0 }): [string, Frame][] {
  return children.flatMap((node) => {
    const { width = 0, height = 0 } = node;
    const x = at.x + (node.x ?? 0);
    const y = at.y + (node.y ?? 0);
    const frame = { x: round(x), y: round(y), width: round(width), height: round(height) };
    return [[node.id, frame] as [string, Frame], ...placesIn(node, { x, y })];
  });
}

function pointsOf({ sections = [] }: GraphEdge): Point[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: round(x), y: round(y) }));
}

function labelOf({ labels = [] }: GraphEdge): Frame | null {
  const [label] = labels;
  if (label === undefined) return null;
  const { x = 0, y = 0, width, height } = label;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

const nowhere: Frame = { x: 0, y: 0, width: 0, height: 0 };

/** Gives everything in a chart its place; the same chart gets the same places. */
export async function layoutOf(chart: Chart, engine: LayoutEngine): Promise<Layout> {
  const { graph, boxes, arrows } = questionOf(chart);
  const laid = await engine.layout(graph);
  const places = new Map(placesIn(laid));
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  const dots = chart.states.flatMap(({ id }): LaidDot[] => {
    const place = places.get(dotOf(id));
    return place ? [{ state: id, x: place.x + place.width / 2, y: place.y + place.height / 2 }] : [];
  });
  return {
    id: chart.id,
    width: round(laid.width ?? 0),
    height: round(laid.height ?? 0),
    states: chart.states.map(({ id, path, parent, kind }) => {
      const { title = '', rows = [] } = boxes.get(id) ?? {};
      return { id, path, parent, kind, title, rows, ...(places.get(id) ?? nowhere) };
    }),
    dots,
    arrows: arrows.map((arrow) => {
      const edge = edges.get(arrow.id);
      return edge
        ? { ...arrow, points: pointsOf(edge), label: labelOf(edge) }
        : { ...arrow, points: [], label: null };
    }),
    kinds: Object.fromEntries(chart.transitions.map(({ id, kind }) => [id, kind])),
  };
}
