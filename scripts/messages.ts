import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, sourceLanguage } from '#domain/language/languages.ts';
import { englishTexts } from '#domain/language/translated.ts';
import { compiledMessage, faultsOf } from './messages-compile.ts';
import { englishMessage, isText, parametersOf, type Text } from './messages-english.ts';

/**
 * Writes what translators begin with, domain/messages/en, from the English texts in the code, and makes of the messages of
 * each other language what the product loads. With `--check` it only says what is out of date, missing, unused or faulty.
 */

const root = join(import.meta.dirname, '..');
const folder = join(root, 'domain', 'messages');
const isCheck = process.argv.includes('--check');

/** What comes along with the first page of every visitor. */
const first = new Set(['draw', 'error', 'home', 'match', 'navigation', 'platform', 'scoreboard', 'session']);

/** Texts of tools for developers, who read English. */
const untranslated = new Set(['dev', 'machine', 'outbox', 'sandbox']);

/** What another language says with the words of English: names, and words that it has taken over. */
const shared = new Set([
  '100 Up',
  '150 Up',
  'Android',
  'Baulk',
  'Facebook',
  'Google',
  'SHA-256',
  'Smart TV',
  'iOS',
  'Beta',
  'Club',
  'Handicap',
  'Handicap {handicap}',
  'Rankings',
  'club',
  'Club {clubId}',
  'Club {id}',
  'cm',
  'Final',
  'Frame',
  'Frames',
  'Link',
  'Logo',
  'Menu',
  'No',
  'PIN',
  'Pool',
  'Pts',
  'QF',
  'Rack',
  'Racks',
  'Ranking',
  'SF',
  'Set',
  'Sets',
  'Snooker',
  'Status',
  '{build, select, null {{version}} other {{version} ({build})}}',
  '{hours} h {minutes} min',
  '{name, select, null {{kind} {id}} other {{name}, {kind} {id}}}',
]);

/** Names of what is no text among texts. */
const marks = new Set(['id', 'screen', 'scene']);

type Tree = { [name: string]: Tree | string };
type Leaf = { path: readonly string[]; text: Text };

/** Every text below a node, in the order in which it stands there. */
export function leavesOf(node: object, path: readonly string[] = []): Leaf[] {
  return Object.entries(Object.getOwnPropertyDescriptors(node)).flatMap(([name, { value }]): Leaf[] => {
    if (marks.has(name) || (name === 'length' && Array.isArray(node))) return [];
    const at = [...path, name];
    if (isText(value)) return [{ path: at, text: value }];
    return typeof value === 'object' && value !== null ? leavesOf(value as object, at) : [];
  });
}

function find(tree: Tree | undefined, path: readonly string[]): string | undefined {
  const [name = '', ...rest] = path;
  const value = tree?.[name];
  if (rest.length === 0) return typeof value === 'string' ? value : undefined;
  return typeof value === 'object' ? find(value, rest) : undefined;
}

const pathsOf = (tree: Tree, path: readonly string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...path, name].join('.')] : pathsOf(value, [...path, name]),
  );

function treeOf(leaves: readonly (readonly [readonly string[], string])[]): Tree {
  const tree: Tree = {};
  for (const [path, text] of leaves) {
    let node = tree;
    for (const name of path.slice(0, -1)) node = (node[name] ??= {}) as Tree;
    node[path.at(-1) ?? ''] = text;
  }
  return tree;
}

const written = (tree: Tree): string => `${JSON.stringify(tree, null, 2)}\n`;
const nameIn = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const constantOf = (feature: string): string =>
  feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A node of English texts with the words of another language in their place, as code. */
function codeOf(node: object, messages: Tree, path: readonly string[] = []): string {
  const parts = Object.entries(Object.getOwnPropertyDescriptors(node)).flatMap(([name, { value }]) => {
    if (marks.has(name) || (name === 'length' && Array.isArray(node))) return [];
    const at = [...path, name];
    if (typeof value === 'object' && value !== null)
      return [`${nameIn(name)}:${codeOf(value as object, messages, at)}`];
    const message = isText(value) ? find(messages, at) : undefined;
    if (message === undefined) return [];
    const code = compiledMessage(message, spoken);
    return [`${nameIn(name)}:${typeof value === 'function' ? `(${typedParameters(value)})=>${code}` : code}`];
  });
  return `{${parts.join(',')}}`;
}

/** Which language is being written. */
let spoken: (typeof languages)[number] = sourceLanguage;

const typedParameters = (say: Text): string => {
  const { source, names } = parametersOf(say);
  if (source.startsWith('{')) return `${source}:Record<string,Said>`;
  return names.map((name) => `${name}:Said`).join(',');
};

const faults: string[] = [];

function keep(path: string, text: string): void {
  let before = '';
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    // It is new.
  }
  if (before === text) return;
  if (isCheck) faults.push(`${path.slice(root.length + 1)} is out of date: run npm run generate.`);
  else writeFileSync(path, text);
}

function moduleOf(feature: string, english: object, messages: Tree): string {
  const body = codeOf(english, messages);
  const used = ['list', 'lowercase', 'plural', 'select'].filter((name) => body.includes(`${name}(`));
  const says = body.includes(':Said') ? ['type Said'] : body.includes(',Said>') ? ['type Said'] : [];
  const imports = [...used, ...says];
  return [
    `// Made of ${feature}.json by scripts/messages.ts.`,
    ...(imports.length > 0 ? [`import { ${imports.join(', ')} } from '#domain/language/say.ts';`] : []),
    `export const messages = ${body};`,
    '',
  ].join('\n');
}

/** What of a feature a language lacks, has too much, or has wrongly. */
function judge(language: string, feature: string, leaves: readonly Leaf[], messages: Tree): void {
  const place = `domain/messages/${language}/${feature}.json`;
  const known = new Set(leaves.map(({ path }) => path.join('.')));
  for (const path of pathsOf(messages)) if (!known.has(path)) faults.push(`${place}: nothing reads ${path}.`);
  for (const { path, text } of leaves) {
    const message = find(messages, path);
    if (message === undefined) faults.push(`${place}: ${path.join('.')} is missing.`);
    else {
      const isSame = message === englishMessage(text) && /\p{L}{2}/u.test(message.replaceAll(/\{\w+\}/g, ''));
      if (isSame && !shared.has(message)) faults.push(`${place}: ${path.join('.')} is still in English.`);
      for (const fault of faultsOf(message, text)) faults.push(`${place}: ${path.join('.')} ${fault}.`);
    }
  }
}

async function run(): Promise<void> {
  const words = join(root, 'domain', 'words');
  for (const file of readdirSync(words)) await import(join(words, file));
  const features = [...englishTexts]
    .filter(([feature]) => !untranslated.has(feature))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const english = new Map(features.map(([feature, texts]) => [feature, leavesOf(texts)]));
  for (const language of languages) {
    const place = join(folder, language);
    mkdirSync(place, { recursive: true });
    if (language === sourceLanguage) {
      for (const [feature, leaves] of english)
        keep(
          join(place, `${feature}.json`),
          written(treeOf(leaves.map(({ path, text }) => [path, englishMessage(text)]))),
        );
      dropOthers(place, new Set([...english.keys()].map((feature) => `${feature}.json`)));
      continue;
    }
    spoken = language;
    const there = new Set(
      readdirSync(place)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -5)),
    );
    for (const [feature, texts] of features) {
      const leaves = english.get(feature) ?? [];
      const path = join(place, `${feature}.json`);
      const messages = there.has(feature) ? (JSON.parse(readFileSync(path, 'utf8')) as Tree) : {};
      // A feature that nobody has translated yet is read in English.
      if (there.has(feature)) judge(language, feature, leaves, messages);
      keep(join(place, `${feature}.gen.ts`), moduleOf(feature, texts, messages));
    }
    const names = features.map(([feature]) => feature);
    keep(join(place, 'catalogue.gen.ts'), catalogueOf(names));
    dropOthers(
      place,
      new Set(['catalogue.gen.ts', ...names.flatMap((name) => [`${name}.json`, `${name}.gen.ts`])]),
    );
  }
}

function dropOthers(place: string, known: ReadonlySet<string>): void {
  for (const name of readdirSync(place)) {
    if (known.has(name)) continue;
    if (isCheck) faults.push(`${join(place, name).slice(root.length + 1)} belongs to no feature.`);
    else rmSync(join(place, name));
  }
}

/** The texts of first pages at once, each other feature when it is used. */
function catalogueOf(features: readonly string[]): string {
  const early = features.filter((feature) => first.has(feature));
  const late = features.filter((feature) => !first.has(feature));
  return [
    '// Made by scripts/messages.ts.',
    ...early.map((feature) => `import { messages as ${constantOf(feature)} } from './${feature}.gen.ts';`),
    `export const first = { ${early.map((feature) => (constantOf(feature) === feature ? feature : `'${feature}': ${constantOf(feature)}`)).join(', ')} };`,
    'export const later = {',
    ...late.map((feature) => `  ${nameIn(feature)}: () => import('./${feature}.gen.ts'),`),
    '};',
    '',
  ].join('\n');
}

if (import.meta.main) {
  await run();
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}
