import { mermaidNames, mermaidText, shorten } from './mermaid-text.ts';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

interface Sheet {
  readonly chart: Chart;
  readonly name: (id: string) => string;
  readonly children: (id: string) => readonly ChartState[];
}

const longestNote = 100;
const deeper = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Mermaid draws the whole machine as a box only where the machine itself has something to show. */
function isFramed({ states, transitions, root }: Chart): boolean {
  const top = states[0];
  if (top === undefined || top.kind !== 'compound') return true;
  const own = [...top.entry, ...top.exit, ...top.invokes, ...top.tags];
  return own.length > 0 || transitions.some(({ source, targets }) => [source, ...targets].includes(root));
}

/** What happens in a state, in the lines under its name. */
function contentsOf({ invokes, entry, exit, tags }: ChartState): string[] {
  return [
    ...invokes.map(({ src }) => `invoke ${src}`),
    ...entry.map((action) => `entry / ${action}`),
    ...exit.map((action) => `exit / ${action}`),
    ...(tags.length === 0 ? [] : [`tags ${tags.join(', ')}`]),
  ];
}

function noteOf({ description }: ChartState, lines: readonly string[] = []): string[] {
  const words = description === null ? [] : [shorten(description, longestNote)];
  return [...words, ...lines];
}

function note(name: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`note right of ${name}`, ...deeper(lines.map(mermaidText)), 'end note'];
}

function simple(state: ChartState, { name }: Sheet): string[] {
  const own = name(state.id);
  const label = state.kind === 'history' ? (state.history === 'deep' ? 'H*' : 'H') : state.key;
  return [
    `state "${mermaidText(label)}" as ${own}`,
    ...contentsOf(state).map((line) => `${own} : ${mermaidText(line)}`),
    ...(state.kind === 'final' ? [`${own} --> [*]`] : []),
    ...(state.kind === 'history' && state.initial !== null ? [`${own} --> ${name(state.initial)}`] : []),
    ...note(own, noteOf(state)),
  ];
}

function inside(state: ChartState, sheet: Sheet): string[] {
  const parts = sheet.children(state.id).map((child) => drawn(child, sheet));
  const begins = state.initial === null ? [] : [`[*] --> ${sheet.name(state.initial)}`];
  if (state.kind !== 'parallel') return [...begins, ...parts.flat()];
  return parts.flatMap((part, index) => (index === 0 ? part : ['--', ...part]));
}

function drawn(state: ChartState, sheet: Sheet): string[] {
  if (sheet.children(state.id).length === 0) return simple(state, sheet);
  const own = sheet.name(state.id);
  return [
    `state "${mermaidText(state.key)}" as ${own} {`,
    ...deeper(inside(state, sheet)),
    '}',
    ...note(own, noteOf(state, contentsOf(state))),
  ];
}

/** A transition in words: `submit [isEmail] / announce`. */
export function transitionLabel({ label, guard, actions }: ChartTransition): string {
  return [
    label,
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : ['/', actions.join(', ')]),
  ].join(' ');
}

function arrows(transition: ChartTransition, { name }: Sheet): string[] {
  const { source, targets } = transition;
  const ends = targets.length === 0 ? [source] : targets;
  return ends.map((end) => `${name(source)} --> ${name(end)} : ${mermaidText(transitionLabel(transition))}`);
}

/** A machine as the text of a Mermaid state diagram; the same chart gives the same text. */
export function mermaid(chart: Chart): string {
  const names = mermaidNames(chart.states);
  const sheet: Sheet = {
    chart,
    name: (id) => names.get(id) ?? id,
    children: (id) => chart.states.filter(({ parent }) => parent === id),
  };
  const [root] = chart.states;
  const body = root === undefined ? [] : isFramed(chart) ? drawn(root, sheet) : [...inside(root, sheet)];
  const lines = [
    'stateDiagram-v2',
    ...deeper([...body, ...chart.transitions.flatMap((one) => arrows(one, sheet))]),
  ];
  return `${lines.join('\n')}\n`;
}
