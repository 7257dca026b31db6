import { decimalSignOf, type DecimalSign } from '#domain/numbers/typed.ts';

/** The decimal sign of the language that the reader has chosen for the browser. */
export function ownDecimalSign(): DecimalSign {
  try {
    return decimalSignOf(navigator.language);
  } catch {
    // A browser may name a language that nobody knows.
    return '.';
  }
}
