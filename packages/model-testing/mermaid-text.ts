import type { ChartState } from './chart.ts';

/** Words that begin a statement of Mermaid's own. */
const reserved = new Set([
  'as',
  'class',
  'classDef',
  'click',
  'default',
  'direction',
  'end',
  'hide',
  'note',
  'scale',
  'state',
  'style',
]);

/** Text that Mermaid shows as it is: what has a meaning in its language is written as a character entity. */
export function mermaidText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line
    .replaceAll(/[#;:"<>&{}\\`*%]/g, (sign) => `#${sign.charCodeAt(0)};`)
    .replaceAll('--', '#45;#45;');
}

/** A text of at most so many characters, cut between words. */
export function shorten(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

function nameOf({ path, id }: ChartState): string {
  const name = (path || id).replaceAll(/[^A-Za-z0-9]+/g, '_');
  return reserved.has(name) ? `${name}_` : name;
}

/** A name in Mermaid for each state by its id, no two alike. */
export function mermaidNames(states: readonly ChartState[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const state of states) {
    let name = nameOf(state);
    while (used.has(name)) name += '_';
    used.add(name);
    names.set(state.id, name);
  }
  return names;
}
