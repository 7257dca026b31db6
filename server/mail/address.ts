import { canonicalEmail, isEmail } from '#domain/email.ts';

/**
 * The one spelling of an address to which mail may go, or null. Judged twice: folding a text may make signs of it that
 * no address has, such as a second @.
 */
export function mailableAddress(text: string): string | null {
  const address = canonicalEmail(text);
  return isEmail(text) && isEmail(address) ? address : null;
}
