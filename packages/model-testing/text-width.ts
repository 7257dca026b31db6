const classes: readonly (readonly [RegExp, number])[] = [
  [/[fijlrtI.,:;'|!()[\]/ -]/, 0.34],
  [/[mwMW@%—…✓✗→·]/, 0.9],
  [/[A-Z]/, 0.68],
  [/[0-9_]/, 0.6],
];

function advance(sign: string): number {
  return classes.find(([pattern]) => pattern.test(sign))?.[1] ?? 0.57;
}

/** About how wide a text is in a sans-serif face: rather too wide, and the same wherever it is worked out. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) width += advance(sign);
  return width * size * 1.03;
}

/** Breaks a text between words, and names at their dots and capitals where one is wider than a line. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, size, width)) {
    if (line !== '' && textWidth((line + piece).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

function piecesOf(text: string, size: number, width: number): string[] {
  const words = text.replaceAll(/\s+/g, ' ').match(/\S+ ?/g) ?? [];
  return words.flatMap((word) =>
    textWidth(word, size) > width ? word.split(/(?<=[.,/_-])|(?<=[a-z])(?=[A-Z])/) : [word],
  );
}
