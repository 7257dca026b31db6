/** The place of a table in an order, counted from 1. */
export function placeOf(order: readonly number[], id: number): number {
  return order.indexOf(id) + 1;
}

/** The order with one table moved to an index; beyond an end is that end. */
export function withMoved(order: readonly number[], id: number, to: number): readonly number[] {
  const others = order.filter((one) => one !== id);
  const index = Math.max(0, Math.min(to, others.length));
  return others.toSpliced(index, 0, id);
}

/** Whether two orders differ. */
export function isMoved(before: readonly number[], after: readonly number[]): boolean {
  return before.length !== after.length || before.some((id, place) => id !== after[place]);
}

/** Rows as an order has them; what it does not know comes last, as it was. */
export function inOrder<Row>(
  rows: readonly Row[],
  order: readonly number[],
  idOf: (row: Row) => number,
): readonly Row[] {
  const place = (row: Row): number => {
    const found = order.indexOf(idOf(row));
    return found === -1 ? order.length : found;
  };
  return order.length === 0 ? rows : rows.toSorted((one, other) => place(one) - place(other));
}
