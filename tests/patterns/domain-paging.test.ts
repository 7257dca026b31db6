import { expect, it } from 'vitest';
import { pageSlice } from '#domain/paging.ts';

it.each([0, 1, 9, 10, 11, 40, 41])('the pages of %i rows show each row once, from whichever end', (total) => {
  const rows = Array.from({ length: total }, (_, place) => place);
  const shown: number[] = [];
  for (let page = 1; ; page += 1) {
    const slice = pageSlice(total, 10, page);
    if (!slice) break;
    const { size, offset, isFromEnd } = slice;
    const read = (isFromEnd ? rows.toReversed() : rows).slice(offset, offset + size);
    shown.push(...(isFromEnd ? read.toReversed() : read));
    expect(offset).toBeLessThanOrEqual(total / 2);
  }
  expect(shown).toEqual(rows);
});
