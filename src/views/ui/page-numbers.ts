/** The numbered pages to offer: the ends, the current one and its neighbours; `gap` stands for the rest. */
export const pageNumbers = (page: number, last: number): (number | 'gap')[] => {
  const shown = new Set([1, last, page - 1, page, page + 1]);
  if (page <= 3) for (const near of [2, 3, 4]) shown.add(near);
  if (page >= last - 2) for (const near of [last - 3, last - 2, last - 1]) shown.add(near);
  const numbers = [...shown].filter((one) => one >= 1 && one <= last).toSorted((a, b) => a - b);
  return numbers.flatMap((one, index) => {
    const before = numbers[index - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? (['gap', one] as const) : [one];
  });
};

/** "1–10 of 47 clubs": which of them are on the page. */
export const rangeText = (page: number, rows: number, total: number, of: string, counted: string): string => {
  const first = (page - 1) * rows + 1;
  const last = Math.min(page * rows, total);
  if (total === 0) return `0 ${counted}`;
  const shown = first === last ? `${first}` : `${first}–${last}`;
  return `${shown} ${of} ${total} ${counted}`;
};
