import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { rulesFile, type StyleRule } from '#server/served/styles.ts';

/** Writes down where the rules of a bundle's styles stand, so that the server can leave out what a page has no use for. */
export function writeStyleRules(root: string): void {
  const files = globSync('assets/*.css', { cwd: root }).sort();
  const all = files.map((file) => [`/${file}`, rulesIn(readFileSync(join(root, file), 'utf8'))]);
  writeFileSync(join(root, rulesFile), JSON.stringify(Object.fromEntries(all)));
}

/** The rules of a file of styles, with what each asks of a page. */
export function rulesIn(text: string): StyleRule[] {
  return postcss.parse(text).nodes.flatMap(ruleOf);
}

/** Rules around other rules. */
const groups: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer']);

function ruleOf(node: ChildNode): StyleRule[] {
  if (node.type === 'rule') return [{ ...placeOf(node), classes: node.selectors.map(classesOf) }];
  if (node.type !== 'atrule') return [];
  if (node.name === 'font-face') return [{ ...placeOf(node), isFont: true }];
  if (node.name.endsWith('keyframes')) return [{ ...placeOf(node), animation: node.params }];
  const rules = groups.has(node.name) ? node.nodes?.flatMap(ruleOf) : undefined;
  // What is none of these has no selector that could ask for anything.
  return [{ ...placeOf(node), ...(rules ? { rules } : { classes: [[]] }) }];
}

function placeOf({ source }: Rule | AtRule): { from: number; to: number } {
  if (!source?.start || !source.end) throw new Error('A rule of the styles has no place.');
  return { from: source.start.offset, to: source.end.offset };
}

/** What stands in brackets: `:not(.a)`, `:is(.a, .b)`, `[data-state=open]`; it may be fulfilled by what is not there. */
const inBrackets = /\([^()]*\)|\[[^[\]]*\]/g;

/** The classes that a selector cannot do without. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(inBrackets, '');
  }
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}
