import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import { silentProblem } from '#api/problem.ts';
import type { Product, ProductQuery } from '#api/products.ts';
import type { Table, updateTable } from '#api/tables.ts';
import { errorWords } from '#domain/words/errors.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { newTime, poolTime } from '#machines/products/sample-products.ts';
import { tableFormMachine } from '#machines/tables/form.ts';
import { freeTable, tornTable } from '#machines/tables/sample-tables.ts';
import { snookerMatch } from '#machines/matches/sample-matches.ts';
import { differenceRows } from '#tests/support/difference-rows.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { TableFormPage } from '#views/tables/form-page.tsx';
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
    act(() => handleOf(name).focus());
    fireEvent.click(handleOf(name), { detail: 0 });
    expect(screen.getByText(words.lifted(name, 1, 3))).toBeDefined();
    fireEvent.keyDown(handleOf(name), { key: 'ArrowDown' });
    fireEvent.keyDown(handleOf(name), { key: 'ArrowDown' });
    expect(screen.getByText(words.moved(name, 3, 3))).toBeDefined();
    expect(document.activeElement).toBe(handleOf(name));
    expect(shown()).toEqual(['Table 2', 'Table 3', 'Table 1, Show table']);
    fireEvent.click(handleOf(name), { detail: 0 });
    expect(ordered).toEqual([{ clubId: 3, previousIds: [11, 12, 13], tableIds: [12, 13, 11] }]);
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
    expect(ordered.map(({ tableIds }) => tableIds)).toEqual([[12, 11, 13]]);
  });
});

describe('a table that someone else has changed meanwhile', () => {
  type Change = InputFrom<typeof updateTable>;
  const disjoint = { ...freeTable, make: 'Riley Aristocrat', isOutOfOrder: true, version: '2' };
  const theirs = { ...disjoint, name: 'Practice table' };
  const press = (label: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: label })));
  const field = (name: 'name' | 'make') =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `${words.fields[name]} ${words.optional}` });

  /** The form of a table, typed into and saved when someone else was first. */
  async function changeMeanwhile(meanwhile: readonly Table[] = [theirs, tornTable]) {
    const answers = [[freeTable, tornTable], meanwhile];
    const sent: Change[] = [];
    const machine = tableFormMachine.provide({
      actors: {
        listTables: fromPromise<{ rows: Table[]; total: number }, { clubId: number }>(async () => {
          const rows = answers.shift() ?? [];
          return { rows: [...rows], total: rows.length };
        }),
        updateTable: fromPromise<{ message: string }, Change>(async ({ input }) => {
          sent.push(input);
          if (input.version === '1') throw changedMeanwhile;
          return { message: words.changed('Table 1') };
        }),
      },
    });
    const actor = createActor(machine, { input: { clubId: 3, tableId: 11, typedBy: 1 } });
    render(<TableFormPage actor={actor} />);
    await act(async () => {
      actor.start();
    });
    fireEvent.change(field('name'), { target: { value: 'Final table' } });
    await press(words.save);
    return { actor, sent };
  }

  it('C4 is shown where both have changed the same, and written over on their version alone', async () => {
    const { actor, sent } = await changeMeanwhile();
    expect(differenceRows(words.differTitle)).toEqual([
      [words.fields.name, 'Yours Final table', 'Theirs Practice table'],
    ]);
    expect(await faultsIn(document.body)).toEqual([]);
    await press(words.keepMine);
    expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
    expect(sent[1]?.body).toMatchObject({
      name: 'Final table',
      make: 'Riley Aristocrat',
      isOutOfOrder: true,
    });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('C4 is merged without a question where each has changed something else', async () => {
    const { actor, sent } = await changeMeanwhile([disjoint, tornTable]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent[1]).toMatchObject({
      version: '2',
      body: { name: 'Final table', make: 'Riley Aristocrat', isOutOfOrder: true },
    });
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('C4 leaves what was typed in the form for who goes back to it, and asks again', async () => {
    const { sent } = await changeMeanwhile();
    await press(words.stay);
    expect([field('name').value, field('make').value]).toEqual(['Final table', 'Star 12 ft']);
    await press(words.save);
    expect(sent.map(({ version }) => version)).toEqual(['1', '1']);
  });

  it('C4 is gone on with as they have left it, where that is taken', async () => {
    const { sent } = await changeMeanwhile();
    await press(words.takeTheirs);
    expect([field('name').value, field('make').value]).toEqual(['Practice table', 'Riley Aristocrat']);
    await press(words.save);
    expect(sent[1]).toMatchObject({
      version: '2',
      body: { name: 'Practice table', make: 'Riley Aristocrat' },
    });
  });

  it('C4 is said to be gone where it is, and what was typed stays', async () => {
    await changeMeanwhile([tornTable]);
    expect(screen.getByText(words.notFound)).toBeDefined();
    expect(field('name').value).toBe('Final table');
  });
});

describe('what decides whether a table is booked', () => {
  type Change = InputFrom<typeof updateTable>;
  const priced = { ...freeTable, tariffId: newTime.productId };

  /** The form of a table, read, with the prices of its club; null where those could not be read. */
  async function openForm(table: Table, tariffs: readonly Product[] | null) {
    const sent: Change[] = [];
    const machine = tableFormMachine.provide({
      actors: {
        listTables: fromPromise<{ rows: Table[]; total: number }, { clubId: number }>(async () => ({
          rows: [table],
          total: 1,
        })),
        listProducts: fromPromise<{ rows: Product[]; total: number }, ProductQuery>(async () => {
          if (tariffs === null) throw silentProblem('unanswered');
          return { rows: [...tariffs], total: tariffs.length };
        }),
        updateTable: fromPromise<{ message: string }, Change>(async ({ input }) => {
          sent.push(input);
          return { message: words.changed('Table 1') };
        }),
      },
    });
    const actor = createActor(machine, { input: { clubId: 3, tableId: table.tableId, typedBy: 1 } });
    const { container } = render(<TableFormPage actor={actor} />);
    await act(async () => {
      actor.start();
    });
    const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: words.save })));
    return { container, sent, save };
  }

  const price = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words.fields.tariffId });
  const offered = () => [...price().options].map(({ text }) => text);

  it('A-1.42 is its price, one of those of its club, and whether members book it ahead', async () => {
    const { container, sent, save } = await openForm(freeTable, [poolTime, newTime]);
    expect(offered()).toEqual([words.noTariff, poolTime.name, newTime.name]);
    expect(await faultsIn(container)).toEqual([]);
    fireEvent.change(price(), { target: { value: String(poolTime.productId) } });
    fireEvent.click(screen.getByRole('checkbox', { name: words.fields.isBookable }));
    await save();
    expect(sent[0]?.body).toMatchObject({ tariffId: poolTime.productId, isBookable: false });
  });

  it('stays as it is where the prices of the club could not be read', async () => {
    const { sent, save } = await openForm(priced, null);
    expect(offered()).toEqual([words.noTariff, words.sameTariff]);
    expect(price().value).toBe(String(newTime.productId));
    fireEvent.click(screen.getByRole('checkbox', { name: words.fields.isBookable }));
    await save();
    expect(sent[0]?.body).toMatchObject({ tariffId: newTime.productId, isBookable: false });
  });
});
