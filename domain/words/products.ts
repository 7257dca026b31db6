import { translated } from '#domain/language/translated.ts';

/** Texts of what clubs sell, and of its prices. */
export const productWords = translated('products', {
  added: (name: string) => `${name} is added.`,
  changed: (name: string) => `${name} is changed.`,
  archived: (name: string) => `${name} is not sold any more.`,
  priced: (name: string) => `The prices of ${name} are changed.`,
  faults: {
    daysOrder: 'The last day cannot be before the first.',
  },
});
