import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { getTimePrice } from '#api/products.ts';
import { productWords as words } from '#domain/words/products.ts';
import { newTime, poolPrice, poolTime } from '#machines/products/sample-products.ts';
import { timePriceMachine } from '#machines/products/time-price.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { PricesPage } from '#views/products/prices-page.tsx';
import { openProducts } from './opened.tsx';

describe('the list of products', () => {
  it('A-2.64 tells of each its base price and how many tables have it', async () => {
    const { container } = await openProducts();
    const [first, second] = screen.getAllByRole('row').slice(1);
    expect(first?.textContent).toContain('USD 12.00');
    expect(first?.textContent).toContain(words.tables(4));
    expect(second?.textContent).toContain(words.unpriced);
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/productPrice/21/time');
    expect(await faultsIn(container)).toEqual([]);
  });

  it('offers nothing to change of what is archived', async () => {
    await openProducts([{ ...poolTime, isArchived: true }], '?archived=yes');
    expect(screen.queryByRole('button', { name: words.actionsOf(poolTime.name) })).toBeNull();
    expect(screen.queryByRole('link', { name: poolTime.name })).toBeNull();
  });

  it('says that nothing has the name that was searched for', async () => {
    await openProducts([], '?search=darts');
    expect(screen.getByRole('heading', { name: words.empty })).toBeDefined();
    expect(screen.queryByText(newTime.name)).toBeNull();
  });
});

/** The prices of pool, read; what is saved is noted. */
async function openPrices() {
  const saved: unknown[] = [];
  const machine = timePriceMachine.provide({
    actors: {
      getTimePrice: fromPromise(async () => poolPrice) as typeof getTimePrice,
      updateTimePrice: fromPromise(({ input }) => {
        saved.push(input);
        return new Promise<never>(() => {});
      }),
    },
  });
  const actor = createActor(machine, { input: { productId: poolPrice.productId } }).start();
  const { container } = render(<PricesPage actor={actor} />);
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
  return { container, saved, actor };
}

const names = (): string[] =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: words.ruleFields.name }).map(({ value }) => value);

describe('the prices of table time', () => {
  it('A-1.42, C-9.08 say what a time would cost and how that comes about, as they are typed', async () => {
    const { actor, container } = await openPrices();
    act(() => actor.send({ type: 'trial.changed', change: { day: '2027-05-05', half: 32, slots: 4 } }));
    expect(screen.getByText(words.trial.costs('USD 20.00'))).toBeDefined();
    expect(screen.getByText(words.trial.line('1 hour', 'USD 8.00', 'Happy hour'))).toBeDefined();
    const [, happy] = screen.getAllByRole('textbox', { name: words.ruleFields.amount });
    fireEvent.change(happy as HTMLElement, { target: { value: '9' } });
    expect(screen.getByText(words.trial.costs('USD 21.00'))).toBeDefined();
    fireEvent.change(happy as HTMLElement, { target: { value: '' } });
    expect(screen.getByText(words.trial.unready)).toBeDefined();
    expect(await faultsIn(container)).toEqual([]);
  });

  it('A-2.66 are moved by a button that keeps the focus, read out, and sent in their new order', async () => {
    const { saved } = await openPrices();
    const up = screen.getByRole('button', { name: words.up(words.rule(2)) });
    act(() => up.focus());
    fireEvent.click(up);
    expect(names()).toEqual(['Happy hour', 'Late night', 'Base price']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(words.up(words.rule(1)));
    expect(screen.getByText(words.movedTo(1))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    const [late, happy, base] = poolPrice.rows;
    expect(saved).toEqual([{ id: 21, version: '1', body: { rows: [happy, late, base] } }]);
  });

  it('are removed without losing the focus, read out, and the base price cannot be', async () => {
    await openPrices();
    const remove = screen.getByRole('button', { name: words.remove(words.rule(1)) });
    act(() => remove.focus());
    fireEvent.click(remove);
    expect(names()).toEqual(['Happy hour', 'Base price']);
    expect(document.activeElement?.textContent).toBe(words.addRule);
    expect(screen.getByText(words.ruleRemoved)).toBeDefined();
    expect(screen.queryByRole('button', { name: words.remove(words.rule(2)) })).toBeNull();
  });

  it('say under the field what is wrong, and put the focus there', async () => {
    await openPrices();
    fireEvent.click(screen.getByRole('button', { name: words.addRule }));
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    expect(screen.getByText(words.faults.nameMissing)).toBeDefined();
    expect(document.activeElement?.getAttribute('name')).toBe('rules/0/name');
  });
});
