import type { Part } from '#server/storage/port.ts';

/**
 * The part of a file that a `Range` header asks for (RFC 9110, section 14): null where the whole is sent, as for anything that
 * is no single range of bytes.
 */
export function readRange(header: string | undefined, size: number): Part | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end };
}
