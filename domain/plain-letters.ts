/** Letters that are no base with an accent, as people write them on a keyboard that has none of them. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** A text without accents and capitals, as people type what they look for; the database folds alike (`folded_name`). */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđðħŧıæœßþ]/g, (letter) => plain[letter] ?? letter);
