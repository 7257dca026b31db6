import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { boxOf, transitionText, type, type Box } from './layout-box.ts';
import { textWidth, wrapText } from './text-width.ts';

/** A graph in the JSON form of the Eclipse Layout Kernel, as far as drawings use it. */
export interface GraphNode {
  readonly id: string;
  readonly width?: number;
  readonly height?: number;
  readonly x?: number;
  readonly y?: number;
  readonly layoutOptions?: Readonly<Record<string, string>>;
  readonly children?: readonly GraphNode[];
  readonly edges?: readonly GraphEdge[];
}

/** An edge of such a graph; the kernel adds its sections. */
export interface GraphEdge {
  readonly id: string;
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  readonly labels?: readonly GraphLabel[];
  readonly sections?: readonly GraphSection[];
}

interface GraphLabel {
  readonly id: string;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
}

interface GraphSection {
  readonly startPoint: Point;
  readonly endPoint: Point;
  readonly bendPoints?: readonly Point[];
}

/** A place in a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line of an arrow's label, and the transition that it tells of. */
export interface Line {
  readonly text: string;
  readonly transition: string;
}

/** All transitions between two states: one arrow with a line or more for each. */
export interface Arrow {
  readonly id: string;
  readonly kind: 'transition' | 'initial' | 'history';
  readonly source: string;
  readonly target: string;
  readonly lines: readonly Line[];
}

/** What the kernel is asked, and what its answer is put together with. */
export interface Question {
  readonly graph: GraphNode;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly arrows: readonly Arrow[];
}

/** The room of the dot at which a state begins. */
export const dotSize = 12;

const widestLabel = 190;

/** The id of the dot from which a compound state begins. */
export const dotOf = (state: string): string => `${state}|@initial`;

function linesOf(transition: ChartTransition): Line[] {
  const texts = wrapText(transitionText(transition), type.row, widestLabel);
  return texts.map((text, index) => ({ text: index === 0 ? text : `  ${text}`, transition: transition.id }));
}

function transitionArrows({ transitions }: Chart): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const { source } = transition;
      const id = `${source}|${target}`;
      const lines = [...(arrows.get(id)?.lines ?? []), ...linesOf(transition)];
      arrows.set(id, { id, kind: 'transition', source, target, lines });
    }
  }
  return [...arrows.values()];
}

/** Every arrow of a chart: the transitions, where compound states begin, and where history leads at first. */
export function arrowsOf(chart: Chart): Arrow[] {
  const pseudo = chart.states.flatMap(({ id, kind, initial }): Arrow[] => {
    if (initial === null) return [];
    const isHistory = kind === 'history';
    const source = isHistory ? id : dotOf(id);
    return [
      {
        id: `${source}|${initial}`,
        kind: isHistory ? 'history' : 'initial',
        source,
        target: initial,
        lines: [],
      },
    ];
  });
  return [...pseudo, ...transitionArrows(chart)];
}

/** Depth first from where a machine begins, so that a drawing reads from top to bottom. */
const options: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '11',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.cycleBreaking.strategy': 'DFS_NODE_ORDER',
};

/** The straightest arrows take a time that grows steeply with a chart, so large ones get nearly straight ones. */
const large = 64;

function optionsFor({ states, transitions }: Chart): Readonly<Record<string, string>> {
  const strategy = states.length + transitions.length > large ? 'BRANDES_KOEPF' : 'NETWORK_SIMPLEX';
  return { ...options, 'elk.layered.nodePlacement.strategy': strategy };
}

function nodeOf(state: ChartState, chart: Chart, boxes: ReadonlyMap<string, Box>): GraphNode {
  const box = boxes.get(state.id) ?? boxOf(state, chart);
  const { width, height } = box;
  const children = chart.states.filter(({ parent }) => parent === state.id);
  if (children.length === 0) return { id: state.id, width, height };
  const begins = state.kind === 'compound' && state.initial !== null;
  const dot: GraphNode = { id: dotOf(state.id), width: dotSize, height: dotSize };
  return {
    id: state.id,
    layoutOptions: {
      ...optionsFor(chart),
      'elk.padding': `[top=${height + 6},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
    children: [...(begins ? [dot] : []), ...children.map((child) => nodeOf(child, chart, boxes))],
  };
}

function edgeOf({ id, source, target, lines }: Arrow): GraphEdge {
  const edge = { id, sources: [source], targets: [target] };
  if (lines.length === 0) return edge;
  const width = Math.ceil(Math.max(...lines.map(({ text }) => textWidth(text, type.row))) + 10);
  return {
    ...edge,
    labels: [{ id: `${id}|label`, text: lines[0]?.text ?? '', width, height: lines.length * type.line + 4 }],
  };
}

/** A chart as a graph for the Eclipse Layout Kernel. */
export function questionOf(chart: Chart): Question {
  const boxes = new Map(chart.states.map((state) => [state.id, boxOf(state, chart)]));
  const arrows = arrowsOf(chart);
  const roots = chart.states.filter(({ parent }) => parent === null);
  const graph: GraphNode = {
    id: 'drawing',
    layoutOptions: optionsFor(chart),
    children: roots.map((root) => nodeOf(root, chart, boxes)),
    edges: arrows.map(edgeOf),
  };
  return { graph, boxes, arrows };
}
