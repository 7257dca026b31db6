/** Whether none of a player's matches in a group counts: who leaves before half of them are over is struck out. */
export function isStruckOut(over: number, ownMatches: number): boolean {
  return over * 2 < ownMatches;
}
