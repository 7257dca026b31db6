/** A text without accents and capitals, as people type what they look for. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
