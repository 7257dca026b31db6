import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'fontkit';

/** The parts of the face by alphabet; a letter is taken from the first that has it. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'];

/** Where a line stands: its size and place in pixels, its end that is held, and the width it may take at most. */
export type LineOptions = {
  size: number;
  x: number;
  /** The line that letters stand on. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  width: number;
  fill: string;
};

/** Writes lines as outlines, so that a picture needs no font of the machine it is drawn on. */
export type Lettering = {
  /** Whether every letter of a text can be written. */
  knows: (text: string) => boolean;
  /** An SVG path of one line, made smaller where it would be too wide, and cut where that would be too small. */
  line: (text: string, options: LineOptions) => string;
};

/** Reads the face of headings. */
export async function readLettering(): Promise<Lettering> {
  const { create } = await import('fontkit');
  const fonts = await Promise.all(
    alphabets.map(async (alphabet) => create(await readFile(fileOf(alphabet))) as Font),
  );
  const fontOf = (letter: string): Font | undefined =>
    fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return {
    knows: (text) => Array.from(text).every(fontOf),
    line: (text, options) => drawnLine(text, options, fontOf),
  };
}

const fileOf = (alphabet: string): string =>
  fileURLToPath(
    import.meta.resolve(
      `@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-${alphabet}-wght-normal.woff2`,
    ),
  );

type Placed = { path: string; at: number };

/** The share of its size that a line may lose before it is cut. */
const smallest = 0.6;

/** Units of the face by which its strokes are made bolder. */
const boldness = 22;

function drawnLine(text: string, options: LineOptions, fontOf: (letter: string) => Font | undefined): string {
  const { size, x, y, anchor = 'start', width, fill } = options;
  const { letters, end } = placed(text, fontOf);
  const scale = size / 1000;
  if (end * scale * smallest > width && text.length > 2)
    return drawnLine(`${text.slice(0, -2).trimEnd()}…`, options, fontOf);
  const fitting = Math.min(scale, width / end);
  const start = x - { start: 0, middle: 0.5, end: 1 }[anchor] * end * fitting;
  const paths = letters.map(({ path, at }) => `<path transform="translate(${at})" d="${path}"/>`).join('');
  return `<g transform="translate(${start.toFixed(1)} ${y}) scale(${fitting.toFixed(4)} -${fitting.toFixed(4)})" fill="${fill}" stroke="${fill}" stroke-width="${boldness}" stroke-linejoin="round">${paths}</g>`;
}

/** The letters of a line one behind another, in thousandths of its size. */
function placed(
  text: string,
  fontOf: (letter: string) => Font | undefined,
): { letters: Placed[]; end: number } {
  const letters: Placed[] = [];
  let end = 0;
  for (const { font, part } of runs(text, fontOf)) {
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const path = glyph.path.toSVG();
      if (path) letters.push({ path, at: end });
      end += positions[index]?.xAdvance ?? glyph.advanceWidth;
    }
  }
  return { letters, end };
}

/** The text in parts that one font writes. */
function runs(text: string, fontOf: (letter: string) => Font | undefined): { font: Font; part: string }[] {
  const found: { font: Font; part: string }[] = [];
  for (const letter of text) {
    const last = found.at(-1);
    const font = fontOf(letter);
    if (!font) continue;
    if (last && last.font === font) last.part += letter;
    else found.push({ font, part: letter });
  }
  return found;
}
