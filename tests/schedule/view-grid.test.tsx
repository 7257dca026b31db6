import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { planWords as words } from '#domain/words/plan.ts';
import { page, startBook, startDesk, startGrid, startMake } from './opened.tsx';

const grid = () => within(screen.getByRole('grid'));
const stops = () =>
  grid()
    .getAllByRole('gridcell')
    .filter(({ tabIndex }) => tabIndex === 0);
const nameOf = (cell: Element | null | undefined): string => cell?.getAttribute('aria-label') ?? '';
const press = (key: string, more: object = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
};
const settled = () => act(async () => {});

/** The plan with the keys at its first cell. */
async function begin(shown: ReturnType<typeof page>): Promise<void> {
  render(shown);
  await settled();
  act(() => stops()[0]?.focus());
}

describe('the plan of a day by keys', () => {
  it('is one stop of the Tab key, and arrows lead from cell to cell', async () => {
    await begin(page(true));
    expect(stops().map(nameOf)).toEqual(['Table 1, 16:00–17:30, Rosa Marino']);
    press('ArrowRight');
    expect(nameOf(document.activeElement)).toBe('Table 1, 17:30, free for 2 hours, USD 24.00');
    press('ArrowDown');
    press('ArrowLeft');
    expect(nameOf(document.activeElement)).toBe('Table 2, Window, 17:00, free for 2 hours, USD 24.00');
    press('ArrowLeft');
    expect(nameOf(document.activeElement)).toBe('Table 2, Window, 16:00–17:00, New cloth');
    expect(stops()).toEqual([document.activeElement]);
  });

  it('chooses what has the focus, and goes on with it when it is pressed once more', async () => {
    const make = startMake();
    await begin(page(true, { make }));
    press('ArrowRight');
    const chosen = document.activeElement as HTMLElement;
    fireEvent.click(chosen);
    expect(chosen.getAttribute('aria-selected')).toBe('true');
    expect(make.getSnapshot().context.startsAt).toBe('2099-05-06T21:30:00Z');
    fireEvent.click(chosen);
    expect(screen.getByRole('dialog', { name: words.making.title })).toBeDefined();
  });

  it('changes how long with Shift, and what is chosen stays chosen', async () => {
    const make = startMake();
    await begin(page(true, { make }));
    press('ArrowRight');
    fireEvent.click(document.activeElement as HTMLElement);
    press('ArrowLeft', { shiftKey: true });
    expect(make.getSnapshot().context).toMatchObject({ slots: 3, tableId: 11 });
    press('ArrowRight', { shiftKey: true });
    expect(make.getSnapshot().context).toMatchObject({ slots: 4, tableId: 11 });
  });

  it('opens the booking that has the focus', async () => {
    const desk = startDesk(true);
    await begin(page(true, { desk }));
    fireEvent.click(document.activeElement as HTMLElement);
    expect(desk.getSnapshot().context.bookingId).toBe(71);
  });

  it('lifts no booking of a member, who moves it by its dialog', async () => {
    const own = startGrid();
    await begin(page(false, { grid: own, book: startBook() }));
    press('m');
    expect(own.getSnapshot().matches('entered')).toBe(true);
  });

  it('does not put a booking where it has no room, and says so', async () => {
    const own = startGrid();
    await begin(page(true, { grid: own }));
    press('m');
    press('ArrowDown');
    expect(nameOf(document.activeElement)).toContain(words.grid.notFree('1 hour 30 minutes'));
    fireEvent.click(document.activeElement as HTMLElement);
    expect(own.getSnapshot().matches('carrying')).toBe(true);
    press('Escape');
    expect(nameOf(document.activeElement)).toBe('Table 1, 16:00–17:30, Rosa Marino');
  });
});
