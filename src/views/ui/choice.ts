/** One thing to choose from a list. */
export type Choice = {
  value: string;
  label: string;
  /** Muted, at the end of its line; searched too. */
  detail?: string;
  /** What the closed box shows, where the label is too long for it. */
  short?: string;
  /** Other names under which people look for it. */
  also?: string;
};

/** A letter without its marks and its case, so that "mexico" finds "México". */
const plain = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => bare(letter).toLowerCase().charAt(0) || letter).join('');

const bare = (letter: string): string => letter.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The choices that a typed text fits, those that begin with it first. */
export function choicesFor(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const found = choices.filter((choice) => {
    const text = plain(`${choice.label} ${choice.detail ?? ''} ${choice.short ?? ''} ${choice.also ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: Choice): number => (plain(label).startsWith(words[0] ?? '') ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}

/** A label in three parts, of which the middle one is what was typed. */
export function typedPart(label: string, typed: string): readonly [string, string, string] {
  const letters = Array.from(label.normalize('NFC'));
  const sought = plain(typed.trim());
  const at = sought === '' ? -1 : plain(label).indexOf(sought);
  if (at === -1) return [letters.join(''), '', ''];
  const end = at + Array.from(sought).length;
  return [letters.slice(0, at).join(''), letters.slice(at, end).join(''), letters.slice(end).join('')];
}
