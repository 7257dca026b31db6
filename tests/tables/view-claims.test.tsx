import { act, fireEvent, screen, within } from '#tests/support/testing-library.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { errorWords } from '#domain/words/errors.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { freeTable, tornTable } from '#machines/tables/sample-tables.ts';
import { snookerMatch } from '#machines/matches/sample-matches.ts';
import { faultsIn } from '#tests/views-kit/accessibility.ts';
import { openTables } from './opened.tsx';

const third = { ...tornTable, tableId: 13, number: 3, state: 'free' as const, isOutOfOrder: false };
/** The handle of a table, lying or lifted. */
const handleOf = (name: string): HTMLElement =>
  screen.queryByRole('button', { name: words.move(name) }) ??
  screen.getByRole('button', { name: words.drop(name) });
const shown = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');

describe('the page of tables', () => {
  it('A-2.46 tells of each table its games, its make, its state and the match that is on it', async () => {
    const playing = { ...freeTable, state: 'inPlay' as const, match: snookerMatch };
    const { container } = await openTables([playing, tornTable]);
    const [first, second] = screen.getAllByRole('row').slice(1);
    expect(first?.textContent).toContain('Table 1, Show table');
    expect(first?.textContent).toContain('Star 12 ft');
    expect(first?.textContent).toContain(words.states.inPlay);
    expect(first?.textContent).toContain('Andrés Peñaranda v Marcus Whitfield');
    expect(first?.textContent).toContain(words.live);
    expect(second?.textContent).toContain(words.states.outOfOrder);
    expect(second?.textContent).toContain(words.noMatch);
    expect(await faultsIn(container)).toEqual([]);
  });

  it('says that there is none, and how to add the first', async () => {
    await openTables([]);
    expect(screen.getByRole('heading', { name: words.empty })).toBeDefined();
    expect(screen.getByRole('link', { name: words.add }).getAttribute('href')).toBe('/add-table?clubId=3');
  });

  it('says that they could not be read, and tries again', async () => {
    await openTables(new Error('no'));
    expect(screen.getByRole('heading', { name: words.failed })).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: errorWords.retry }).disabled).toBe(false);
  });
});

describe('the order of the tables', () => {
  // What lies under a pointer is known to no DOM without a layout; a test that says so says it for itself alone.
  afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));

  it('is changed by keys alone, each step read out, the handle keeping the focus', async () => {
    const { ordered } = await openTables([freeTable, tornTable, third]);
    const name = words.named(freeTable);
    handleOf(name).focus();
    fireEvent.click(handleOf(name), { detail: 0 });
    expect(screen.getByText(words.lifted(name, 1, 3))).toBeDefined();
    fireEvent.keyDown(handleOf(name), { key: 'ArrowDown' });
    fireEvent.keyDown(handleOf(name), { key: 'ArrowDown' });
    expect(screen.getByText(words.moved(name, 3, 3))).toBeDefined();
    expect(document.activeElement).toBe(handleOf(name));
    expect(shown()).toEqual(['Table 2', 'Table 3', 'Table 1, Show table']);
    fireEvent.click(handleOf(name), { detail: 0 });
    expect(ordered).toEqual([[12, 13, 11]]);
    expect(screen.getByText(words.putDown(name, 3))).toBeDefined();
  });

  it('is what it was after Escape, and nothing is sent', async () => {
    const { ordered } = await openTables([freeTable, tornTable, third]);
    const name = words.named(third);
    fireEvent.click(handleOf(name), { detail: 0 });
    fireEvent.keyDown(handleOf(name), { key: 'Home' });
    expect(shown()[0]).toBe('Table 3');
    fireEvent.keyDown(handleOf(name), { key: 'Escape' });
    expect(shown()).toEqual(['Table 1, Show table', 'Table 2', 'Table 3']);
    expect(ordered).toEqual([]);
  });

  it('is changed by dragging, and put back when the drag is cancelled', async () => {
    const { ordered } = await openTables([freeTable, tornTable, third]);
    const rows = screen.getAllByRole('row').slice(1);
    const over = (row: HTMLElement | undefined): void => {
      document.elementFromPoint = () => row ?? null;
      act(() => {
        document.dispatchEvent(new MouseEvent('pointermove'));
      });
    };
    const name = words.named(freeTable);
    fireEvent.pointerDown(handleOf(name), { button: 0 });
    over(rows[2]);
    expect(shown()).toEqual(['Table 2', 'Table 3', 'Table 1, Show table']);
    act(() => {
      document.dispatchEvent(new MouseEvent('pointercancel'));
    });
    expect(shown()[0]).toBe('Table 1, Show table');
    fireEvent.pointerDown(handleOf(name), { button: 0 });
    over(rows[1]);
    act(() => {
      document.dispatchEvent(new MouseEvent('pointerup'));
    });
    expect(ordered).toEqual([[12, 11, 13]]);
  });
});
