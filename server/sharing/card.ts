import { createHash } from 'node:crypto';
import { navigationWords } from '#domain/words/navigation.ts';
import { sharedSize } from '#server/images/encode.ts';
import { readLettering, type Lettering, type LineOptions } from './lettering.ts';

/** What a picture of a shared page says. */
export type Card = {
  over: string;
  /** One large line, or two with a figure at the end of each. */
  rows: readonly { text: string; figure: number | null }[];
  under: string;
};

/** Names a card by what it says, so that another score is another picture. */
export const nameOf = (card: Card): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 12);

const { width, height } = sharedSize;
const colors = {
  cloth: '#0e5a42',
  cushion: '#0a4633',
  wood: '#4a2116',
  spot: '#d9b469',
  line: '#1c6b52',
  quiet: '#b9d6c9',
  text: '#ffffff',
};
const rail = { wood: 46, cushion: 14 };

/** Pixels from the edge at which lines begin and end. */
const edge = 90;
const inner = width - 2 * edge;

let lettering: Promise<Lettering> | undefined;

/** Draws a card as JPEG; null for one with letters that the face of headings does not have. */
export async function drawCard(card: Card): Promise<Buffer | null> {
  const face = await (lettering ??= readLettering());
  const said = [card.over, card.under, ...card.rows.map(({ text }) => text)];
  if (!said.every((text) => face.knows(text))) return null;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(markupOf(card, face.line)))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

type Line = (text: string, options: LineOptions) => string;

function markupOf({ over, rows, under }: Card, line: Line): string {
  const quiet = { size: 46, x: edge, fill: colors.spot };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.cloth}"/>`,
    // The baulk line and its D, faint enough to be read over.
    `<g fill="none" stroke="${colors.line}" stroke-width="5"><path d="M330 60V570"/><path d="M330 155A160 160 0 0 0 330 475"/></g>`,
    railAt('top'),
    railAt('bottom'),
    line(over.toUpperCase(), { ...quiet, y: 138, width: inner }),
    ...rows.map((row, index) => rowOf(row, { y: rowsAt(rows.length) + index * rowStep, line })),
    line(under, { ...quiet, fill: colors.quiet, y: 530, width: inner - 180 }),
    line(navigationWords.product, { ...quiet, x: width - edge, y: 530, anchor: 'end', width: 160 }),
    '</svg>',
  ].join('');
}

const rowStep = 150;
const rowsAt = (count: number): number => (count === 1 ? 365 : 290);

function rowOf({ text, figure }: Card['rows'][number], { y, line }: { y: number; line: Line }): string {
  const large = { size: 140, y, fill: colors.text };
  if (figure === null) return line(text, { ...large, x: edge, width: inner });
  return [
    line(text, { ...large, x: edge, width: inner - 200 }),
    line(String(figure), { ...large, x: width - edge, anchor: 'end', width: 170 }),
  ].join('');
}

/** The wood of a long side with its sights, and the cushion on the side of the cloth. */
function railAt(side: 'top' | 'bottom'): string {
  const top = side === 'top' ? 0 : height - rail.wood;
  const cushionAt = side === 'top' ? rail.wood : top - rail.cushion;
  const sights = Array.from(
    { length: 6 },
    (_, index) =>
      `<circle cx="${100 + index * 200}" cy="${top + rail.wood / 2}" r="5" fill="${colors.spot}"/>`,
  );
  return [
    `<rect y="${top}" width="${width}" height="${rail.wood}" fill="${colors.wood}"/>`,
    ...sights,
    `<rect y="${cushionAt}" width="${width}" height="${rail.cushion}" fill="${colors.cushion}"/>`,
  ].join('');
}
