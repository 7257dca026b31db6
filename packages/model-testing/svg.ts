import { footOf, hasInside, headData, lineAt, pathData } from './drawing.ts';
import { type as measures } from './layout-box.ts';
import { dotSize } from './layout-graph.ts';
import type { LaidArrow, LaidState, Layout } from './layout.ts';
import { escapeMarkup as text } from './markup.ts';
import { svgStyle } from './svg-style.ts';

const rounding = 8;

function rect(className: string, { x, y, width, height }: LaidState, inset = 0): string {
  const size = `width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${rounding - inset}"`;
  return `<rect class="${className}" x="${x + inset}" y="${y + inset}" ${size}/>`;
}

function historySvg({ x, y, width, title }: LaidState): string {
  const middle = { x: x + width / 2, y: y + width / 2 };
  return [
    `<circle class="box" cx="${middle.x}" cy="${middle.y}" r="${width / 2}"/>`,
    `<text class="title sign" x="${middle.x}" y="${middle.y + 4.5}">${text(title)}</text>`,
  ].join('');
}

function textSvg(state: LaidState): string {
  const { x, y, title, rows } = state;
  const left = x + measures.padding;
  return [
    `<text class="title" x="${left}" y="${footOf(state)}">${text(title)}</text>`,
    ...rows.map(
      (row) => `<text class="row ${row.kind}" x="${left}" y="${y + row.y}">${text(row.text)}</text>`,
    ),
  ].join('\n');
}

function boxSvg(state: LaidState): string {
  const { x, width, rows } = state;
  const below = footOf(state) + 7;
  return [
    rect('box', state),
    ...(state.kind === 'final' ? [rect('ring', state, 3)] : []),
    ...(rows.length === 0
      ? []
      : [`<line class="rule" x1="${x}" y1="${below}" x2="${x + width}" y2="${below}"/>`]),
    ...(hasInside(state) ? [] : [textSvg(state)]),
  ].join('\n');
}

/** What a state's place among the others makes of it: the parts of a parallel state are its regions. */
export function stateClass({ kind, parent }: LaidState, { states }: Pick<Layout, 'states'>): string {
  const isRegion = states.some(({ id, kind: above }) => id === parent && above === 'parallel');
  return isRegion ? `${kind} region` : kind;
}

function arrowSvg({ kind, points, label, lines }: LaidArrow, { kinds }: Layout): string {
  const texts = lines.map((line, index) => {
    const at = label === null ? { x: 0, y: 0 } : lineAt(label, index);
    const className = `line ${kinds[line.transition] ?? ''}`;
    return `<text class="${className}" x="${at.x}" y="${at.y}">${text(line.text)}</text>`;
  });
  return `<g class="${kind}"><path class="way" d="${pathData(points)}"/><path class="head" d="${headData(points)}"/>${texts.join('')}</g>`;
}

/** A laid-out chart as an SVG document that needs nothing else; the same layout gives the same text. */
export function svg(layout: Layout): string {
  const { id, width, height, states, dots, arrows } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${text(`Statechart of ${id}`)}">`,
    `<style>${svgStyle}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...states.map((state) => {
      const inside = state.kind === 'history' ? historySvg(state) : boxSvg(state);
      return `<g class="${stateClass(state, layout)}"><title>${text(state.path || state.id)}</title>\n${inside}\n</g>`;
    }),
    ...dots.map(({ x, y }) => `<circle class="dot" cx="${x}" cy="${y}" r="${dotSize / 2}"/>`),
    ...arrows.map((arrow) => arrowSvg(arrow, layout)),
    // Arrows cross what has others inside, so its text lies over them.
    ...states.filter(hasInside).map((state) => `<g class="over">${textSvg(state)}</g>`),
    '</svg>',
    '',
  ].join('\n');
}
