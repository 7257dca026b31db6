import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { planWords as words } from '#domain/words/plan.ts';
import { sampleDay, samplePlan } from '#machines/schedule/sample-plan.ts';
import { page, startGrid, startPlan } from './opened.tsx';

/** A Wednesday on which the club is closed; it opens on Fridays alone, from 14:00. */
const closed = {
  ...samplePlan,
  opensAt: null,
  closesAt: null,
  bookings: [],
  hours: [{ weekday: 5, opens: 28, closes: 48 }],
};

async function open(given: typeof closed = closed) {
  const plan = startPlan(given);
  const grid = startGrid();
  const { container } = render(page(false, { plan, grid }));
  await act(async () => {});
  return { container, grid, asked: () => plan.getSnapshot().context.question.date };
}

/** Another day is on its way, and has come. */
const read = () => act(async () => {});

const shownNext = () => screen.getByRole('button', { name: words.closedDay.show('Fri, May 8') });

describe('a day on which the club is closed', () => {
  it('says so and when it opens next, and leads to that day', async () => {
    const { asked } = await open();
    expect(screen.getByText(words.closed)).toBeDefined();
    expect(screen.getByText(words.closedDay.opensNext('Fri, May 8', '14:00'))).toBeDefined();
    fireEvent.click(shownNext());
    expect(asked()).toBe('2099-05-08');
    await read();
  });

  it.each([
    ['PageDown', '2099-05-07'],
    ['PageUp', '2099-05-05'],
    ['t', null],
  ])('is left by %s', async (key, day) => {
    const { asked } = await open();
    fireEvent.keyDown(shownNext(), { key });
    expect(asked()).toBe(day);
    await read();
  });

  it.each([
    [words.dayAfter, '2099-05-07'],
    [words.dayBefore, '2099-05-05'],
  ])('is left by the button %s', async (name, day) => {
    const { asked } = await open();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(asked()).toBe(day);
    await read();
  });

  it('takes the focus from the plan, so that keys go on from day to day', async () => {
    const grid = startGrid();
    grid.send({ type: 'cell.reached', cell: { tableId: 11, slot: 2 } });
    render(page(false, { plan: startPlan(closed), grid }));
    await act(async () => {});
    expect(document.activeElement).toBe(shownNext());
    fireEvent.keyDown(shownNext(), { key: 'PageDown' });
    expect(grid.getSnapshot().context.cell).toEqual({ tableId: 11, slot: 2 });
    expect(grid.getSnapshot().value).toBe('entered');
    await read();
    expect(document.activeElement).toBe(shownNext());
  });

  it('names no day where the club stays closed', async () => {
    const day = (days: number) => Temporal.PlainDate.from(sampleDay).add({ days }).toString();
    const exceptions = Array.from({ length: 366 }, (_, index) => ({
      day: day(index + 1),
      opens: null,
      closes: null,
      note: null,
    }));
    await open({ ...closed, exceptions });
    expect(screen.queryByRole('button', { name: /^Show / })).toBeNull();
  });
});

describe('a club whose tables have no price', () => {
  const unpriced = { ...samplePlan, tariffs: [] };

  it('tells its members to ask at the club, and looks for no other day', async () => {
    let isSought = false;
    render(
      page(false, { plan: startPlan(unpriced) }, () => {
        isSought = true;
        return null;
      }),
    );
    await act(async () => {});
    expect(screen.getByText(words.choose.noPrice)).toBeDefined();
    expect(screen.getByText(words.choose.noPriceMember)).toBeDefined();
    expect(screen.queryByText(words.choose.none)).toBeNull();
    expect(isSought).toBe(false);
  });

  it('is led to its prices', async () => {
    render(page(true, { plan: startPlan(unpriced) }));
    await act(async () => {});
    expect(screen.getByText(words.choose.noPriceClub)).toBeDefined();
    const link = screen.getByRole('link', { name: words.choose.toPrices });
    expect(link.getAttribute('href')).toBe('/productPrice');
  });

  it('is led to its tables where there are prices that no table has', async () => {
    const tables = samplePlan.tables.map((table) => ({ ...table, tariffId: null }));
    render(page(true, { plan: startPlan({ ...samplePlan, tables }) }));
    await act(async () => {});
    expect(screen.getByText(words.choose.noTablePriceClub)).toBeDefined();
    const link = screen.getByRole('link', { name: words.choose.toTables });
    expect(link.getAttribute('href')).toBe('/club-table');
  });
});
