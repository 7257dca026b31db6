/** The id that an address names; null where it names none. */
export function numberIn(said: string | null | undefined): number | null {
  return /^[1-9]\d{0,9}$/.test(said ?? '') && Number(said) <= 2_147_483_647 ? Number(said) : null;
}
