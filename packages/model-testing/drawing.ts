import { type as measures } from './layout-box.ts';
import type { Point } from './layout-graph.ts';
import type { Frame, LaidState } from './layout.ts';

const corner = 7;

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(by / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const written = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The way of an arrow as SVG path data, with round corners. */
export function pathData(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${written(point)}`;
      if (after === undefined) return `L${written(point)}`;
      return `L${written(towards(point, before, corner))}Q${written(point)} ${written(towards(point, after, corner))}`;
    })
    .join('');
}

/** The head of an arrow as SVG path data: a triangle at its end. */
export function headData(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const back = towards(end, before, 0);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number): Point => ({
    x: back.x - 8 * Math.cos(angle + turn),
    y: back.y - 8 * Math.sin(angle + turn),
  });
  return `M${written(end)}L${written(wing(0.42))}L${written(wing(-0.42))}Z`;
}

/** Where the lines of an arrow's label stand. */
export function lineAt({ x, y }: Frame, index: number): Point {
  return { x: x + 5, y: y + (index + 1) * measures.line - 2 };
}

/** Whether other states stand in a state, so that arrows cross it. */
export const hasInside = ({ kind }: LaidState): boolean => kind === 'compound' || kind === 'parallel';

/** How far down the title of a state stands. */
export const footOf = ({ y }: LaidState): number => y + measures.padding + measures.title - 2;
