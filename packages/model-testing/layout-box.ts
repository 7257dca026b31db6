import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { textWidth, wrapText } from './text-width.ts';

/** What a line of a drawing tells. */
export type RowKind = 'description' | 'invoke' | 'entry' | 'exit' | 'tags' | 'inner';

/** One line of text in the box of a state; `y` is the line's foot, counted from the top of the box. */
export interface Row {
  readonly kind: RowKind;
  readonly text: string;
  readonly y: number;
  /** The transition that the line belongs to, where the state reacts and stays. */
  readonly transition: string | null;
}

/** What the box of a state holds, and how much room that takes. */
export interface Box {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly width: number;
  readonly height: number;
}

/** Measures of the text in a drawing. */
export const type = { title: 13, row: 11.5, line: 16, padding: 12, head: 22, widest: 232 } as const;

/** What sets a transition off and what it does: `submit [isEmail] / announce`. */
export function transitionText({ label, guard, actions }: ChartTransition): string {
  const does = actions.length === 0 ? '' : ` / ${actions.join(', ')}`;
  return `${label}${guard === null ? '' : ` [${guard}]`}${does}`;
}

type Unplaced = Omit<Row, 'y'>;

function told(kind: RowKind, text: string, transition: string | null = null): Unplaced[] {
  return wrapText(text, type.row, type.widest).map((line) => ({ kind, text: line, transition }));
}

function rowsOf(state: ChartState, inner: readonly ChartTransition[]): Unplaced[] {
  return [
    ...(state.description === null ? [] : told('description', state.description)),
    ...state.invokes.flatMap(({ src }) => told('invoke', `invoke ${src}`)),
    ...state.entry.flatMap((action) => told('entry', `entry / ${action}`)),
    ...state.exit.flatMap((action) => told('exit', `exit / ${action}`)),
    ...inner.flatMap((transition) => told('inner', transitionText(transition), transition.id)),
    ...(state.tags.length === 0 ? [] : told('tags', `tags ${state.tags.join(', ')}`)),
  ];
}

/** What stands in the box of a state. */
export function boxOf(state: ChartState, chart: Chart): Box {
  const title = state.parent === null ? chart.id : state.key;
  if (state.kind === 'history')
    return { title: state.history === 'deep' ? 'H*' : 'H', rows: [], width: 30, height: 30 };
  const inner = chart.transitions.filter(
    ({ source, targets }) => source === state.id && targets.length === 0,
  );
  let y = type.padding + type.title;
  let last: RowKind | null = null;
  const rows = rowsOf(state, inner).map((row) => {
    y += type.line + (last !== row.kind && (last === null || last === 'description') ? 5 : 0);
    last = row.kind;
    return { ...row, y };
  });
  const widths = [textWidth(title, type.title) * 1.08, ...rows.map(({ text }) => textWidth(text, type.row))];
  return {
    title,
    rows,
    width: Math.ceil(Math.max(96, ...widths) + 2 * type.padding),
    height: y + type.padding,
  };
}
