/** The part of a file that is asked for: null is all of it, 'none' lies outside; several parts at once are answered whole. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'none' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || (from === '' && Number(to) === 0) ? 'none' : { first, last };
}
