/** Whether the database can keep every text in a value: all but the character NUL, which PostgreSQL refuses. */
export function isStorable(value: unknown): boolean {
  // A list rather than recursion: what was sent may be nested deeper than the stack is.
  const open = [value];
  for (const next of open) {
    if (typeof next === 'string' && next.includes('\u0000')) return false;
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
    for (const [name, part] of Object.entries(next)) open.push(name, part);
  }
  return true;
}
