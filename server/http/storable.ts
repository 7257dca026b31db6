/** Whether the database can keep every text in a value: PostgreSQL refuses the character NUL, and half a character in JSON. */
export function isStorable(value: unknown): boolean {
  // A list rather than recursion: what was sent may be nested deeper than the stack is.
  const open = [value];
  for (const next of open) {
    if (typeof next === 'string' && !isStorableText(next)) return false;
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
    for (const [name, part] of Object.entries(next)) open.push(name, part);
  }
  return true;
}

const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
