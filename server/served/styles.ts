import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinLater, laterStylesId, pageStylesId, type LaterPart } from '#domain/later-styles.ts';
import { hashOf } from '#server/http/headers.ts';
import { shownFirst } from './later.ts';
import { pack } from './pack.ts';

/** A rule in the text of a file of styles, as the build has found it. */
export type StyleRule = {
  /** Offsets in the text. */
  from: number;
  to: number;
  /** The classes that each of its selectors asks for; it is of use where all of one selector are in the page. */
  classes?: readonly (readonly string[])[];
  /** The name of an animation, which is of use where a rule tells of it. */
  animation?: string;
  /** Whether it names a file of a font. */
  isFont?: boolean;
  /** The rules that a condition or a layer holds. */
  rules?: readonly StyleRule[];
};

/** A file of styles. */
export type Sheet = { text: string; rules: readonly StyleRule[] };

/** A page with its styles in it, and their hashes for the policy. */
export type StyledPage = { html: string; hashes: readonly string[] };

/** The build's rules of all files of styles, by their addresses. */
export const rulesFile = join('.prerender', 'styles.json');

const sheets = /<link rel="stylesheet" href="([^"]+)"[^>]*>\s*/g;

/** Answers with the build's styles, each file read once. */
export function readStyles(root: string): (address: string) => Sheet {
  const path = join(root, rulesFile);
  const rules = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, readonly StyleRule[]>>)
    : {};
  const read = new Map<string, Sheet>();
  return (address) => {
    const sheet = read.get(address) ?? {
      text: readFileSync(join(root, address), 'utf8'),
      rules: rules[address] ?? [],
    };
    read.set(address, sheet);
    return sheet;
  };
}

/**
 * Puts the styles that a page names, and more after them, into the page, which is then painted without waiting for files.
 * Reading rules that are of no use for it would keep the first picture waiting: those of later parts come with these, and
 * those of what is not in the page stand packed behind it; both are put back in their places, and the app is told whose
 * files' they are, so that none is fetched again. Fonts stand apart: styles that come later would ask for them anew.
 */
export async function withStyles(
  html: string,
  more: readonly string[],
  sheetOf: (address: string) => Sheet,
): Promise<StyledPage> {
  const addresses = [...[...html.matchAll(sheets)].map(([, address]) => address ?? ''), ...more];
  const all = addresses.map(sheetOf);
  const text = all.map((sheet) => sheet.text).join('');
  const pageCuts = cutsOf(all, classesIn(html));
  const pictureCuts = cutsOf(all, classesIn(shownFirst(html)));
  const { fonts, first: page, later } = without(text, pageCuts);
  const { first: picture } = without(text, pictureCuts);
  const whole = joinLater(page, later);
  const files = `data-files="${addresses.join(' ')}"`;
  const held = page === picture ? null : inElement(heldParts(text, pictureCuts, pageCuts));
  const elements = [
    fonts && `<style>${fonts}</style>`,
    held === null
      ? `<style ${files}>${page}</style>`
      : `<style data-picture="first">${picture}</style><noscript>${addresses.map(linkTo).join('')}</noscript>`,
  ];
  const behind = [
    held === null ? '' : `<script type="text/plain" id="${pageStylesId}" ${files}>${held}</script>`,
    later.length > 0
      ? `<script type="text/plain" id="${laterStylesId}">${await pack(JSON.stringify(later))}</script>`
      : '',
  ];
  return {
    html: html
      .replaceAll(sheets, '')
      .replace('</head>', () => `${elements.join('')}</head>`)
      .replace('</body>', () => `${behind.join('')}</body>`),
    hashes: [...new Set([...(fonts ? [fonts] : []), picture, page, whole])].map(hashOf),
  };
}

/** As JSON that cannot end the element it stands in. */
const inElement = (parts: readonly LaterPart[]): string => JSON.stringify(parts).replaceAll('<', '\\u003c');

const linkTo = (address: string): string => `<link rel="stylesheet" href="${address}">`;

/** The classes that the elements of a page have. */
function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

type Cut = { from: number; to: number; isFont: boolean };

/** What elements with some classes have no use for, in the order of the text. */
function cutsOf(all: readonly Sheet[], classes: ReadonlySet<string>): readonly Cut[] {
  // Which animations are told of is known once all other rules have been looked at.
  const cutsWith = (animations: string): readonly Cut[] => {
    let start = 0;
    return all.flatMap(({ text, rules }) => {
      const cuts = cutsIn(rules, { classes, animations }).map((cut) => ({
        ...cut,
        from: cut.from + start,
        to: cut.to + start,
      }));
      start += text.length;
      return cuts;
    });
  };
  return cutsWith(without(all.map(({ text }) => text).join(''), cutsWith('')).first);
}

function cutsIn(
  rules: readonly StyleRule[],
  page: { classes: ReadonlySet<string>; animations: string },
): readonly Cut[] {
  return rules.flatMap(({ from, to, classes, animation, isFont = false, rules: inner }) => {
    if (isFont) return [{ from, to, isFont }];
    if (animation !== undefined) return page.animations.includes(animation) ? [] : [{ from, to, isFont }];
    if (classes)
      return classes.some((names) => names.every((name) => page.classes.has(name)))
        ? []
        : [{ from, to, isFont }];
    if (!inner || inner.length === 0) return [];
    const cuts = cutsIn(inner, page);
    const isEmpty = inner.every((rule) => cuts.some((cut) => cut.from === rule.from && cut.to === rule.to));
    return isEmpty && cuts.every((cut) => !cut.isFont) ? [{ from, to, isFont }] : cuts;
  });
}

/** What a page has more than its first picture, by where it belongs in the styles of that. */
function heldParts(
  text: string,
  pictureCuts: readonly Cut[],
  pageCuts: readonly Cut[],
): readonly LaterPart[] {
  let offset = 0;
  let end = 0;
  return pictureCuts.flatMap(({ from, to, isFont }): LaterPart[] => {
    offset += from - end;
    end = to;
    const inside = pageCuts.filter((cut) => from <= cut.from && cut.to <= to);
    const shifted = inside.map((cut) => ({ ...cut, from: cut.from - from, to: cut.to - from }));
    const part = isFont ? '' : without(text.slice(from, to), shifted).first;
    return part === '' ? [] : [[offset, part]];
  });
}

function without(
  text: string,
  cuts: readonly Cut[],
): { fonts: string; first: string; later: readonly LaterPart[] } {
  const later: [number, string][] = [];
  let fonts = '';
  let first = '';
  let end = 0;
  for (const { from, to, isFont } of cuts) {
    first += text.slice(end, from);
    end = to;
    const part = text.slice(from, to);
    const last = later.at(-1);
    if (isFont) fonts += part;
    else if (last?.[0] === first.length) last[1] += part;
    else later.push([first.length, part]);
  }
  return { fonts, first: first + text.slice(end), later };
}
