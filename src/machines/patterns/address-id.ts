/** The id that an address names, and null for what cannot be one. */
export function readId(said: string | null): number | null {
  return /^[1-9]\d{0,8}$/.test(said ?? '') ? Number(said) : null;
}
