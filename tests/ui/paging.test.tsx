import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { pageNumbers, rangeText } from '#views/ui/page-numbers.ts';
import { Paging } from '#views/ui/paging.tsx';
import { faultsIn } from './accessibility.ts';

const words = {
  label: 'Pages',
  of: 'of',
  rows: 'Rows',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page',
};

const show = (page: number, total = 47) => {
  const onPage = vi.fn();
  const onRows = vi.fn();
  const { container } = render(
    <Paging
      page={page}
      rows={10}
      total={total}
      counted="clubs"
      words={words}
      onPage={onPage}
      onRows={onRows}
    />,
  );
  return { container, onPage, onRows };
};

describe('the words of a page', () => {
  test.each([
    [1, 10, 47, '1–10 of 47 clubs'],
    [5, 10, 47, '41–47 of 47 clubs'],
    [2, 20, 47, '21–40 of 47 clubs'],
    [5, 10, 41, '41 of 41 clubs'],
    [1, 10, 0, '0 clubs'],
  ])('page %i of %i rows out of %i reads %s', (page, rows, total, text) => {
    expect(rangeText(page, rows, total, 'of', 'clubs')).toBe(text);
  });

  test('are said when the page changes', () => {
    show(1);
    expect(screen.getByRole('status').textContent).toBe('1–10 of 47 clubs');
  });
});

describe('the numbered pages', () => {
  test.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 15, [1, 2, 3, 4, 'gap', 15]],
    [8, 15, [1, 'gap', 7, 8, 9, 'gap', 15]],
    [4, 15, [1, 2, 3, 4, 5, 'gap', 15]],
    [15, 15, [1, 'gap', 12, 13, 14, 15]],
    [1, 1, [1]],
  ])('on page %i of %i', (page, last, shown) => {
    expect(pageNumbers(page, last)).toEqual(shown);
  });

  test('name themselves and say which one is shown', async () => {
    const { container, onPage } = show(2);
    expect(screen.getByRole('button', { current: 'page' })).toBe(
      screen.getByRole('button', { name: 'Page 2' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));

    expect(onPage.mock.calls).toEqual([[4], [3], [1]]);
    expect(await faultsIn(container)).toEqual([]);
  });

  test.each([
    ['Previous page', 1],
    ['Next page', 5],
  ])('%s leads nowhere on page %i and says so', async (name, page) => {
    const { onPage } = show(page);
    const step = screen.getByRole('button', { name });
    await userEvent.click(step);
    expect(step.getAttribute('aria-disabled')).toBe('true');
    expect(onPage).not.toHaveBeenCalled();
  });
});

test('people choose 10 or 20 rows', async () => {
  const { onRows } = show(1);
  const rows = screen.getByRole('combobox', { name: 'Rows' });
  expect([...rows.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['10', '20']);
  await userEvent.selectOptions(rows, '20');
  expect(onRows).toHaveBeenCalledWith(20);
});
