import { safeAddress } from '#domain/navigation/address.ts';

/** The address of a link that someone wrote: a place in the product, a page elsewhere or a mailbox; null for any other. */
export function safeLink(written: string): string | null {
  if (written.startsWith('#')) return /^#[\p{L}\p{N}-]+$/u.test(written) ? written : null;
  if (written.startsWith('/')) return safeAddress(written);
  if (/^mailto:[^\s@:?&]+@[^\s@:?&]+$/i.test(written)) return written;
  if (!/^https?:\/\//i.test(written)) return null;
  const url = URL.parse(written);
  return url && url.username === '' && url.password === '' ? url.href : null;
}
