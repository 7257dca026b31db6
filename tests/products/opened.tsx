import { act, render } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { searchMachine } from '#machines/patterns/search.ts';
import { readAddress, type ProductQuestion } from '#machines/products/address.ts';
import { productDeskMachine, type ProductDeskActor } from '#machines/products/desk.ts';
import { productListMachine, type ProductListActor, type ProductRow } from '#machines/products/list.ts';
import { newTime, poolTime } from '#machines/products/sample-products.ts';
import { ProductsPage } from '#views/products/page.tsx';

const idle = fromPromise(() => new Promise<never>(() => {}));

/** A list that reads these products, started; what it asks is noted. */
export function startList(
  search = '',
  rows: readonly ProductRow[] = [poolTime, newTime],
  asked: ProductQuestion[] = [],
): ProductListActor {
  const readPage = fromPromise(async ({ input }: { input: ProductQuestion }) => {
    asked.push(input);
    return { rows, total: rows.length };
  });
  const machine = productListMachine.provide({
    actors: { readPage: readPage as never, polling: idle as never },
  });
  return createActor(machine, { input: { question: readAddress(search) } }).start();
}

/** A desk whose call is never answered, started. */
export function startDesk(): ProductDeskActor {
  const machine = productDeskMachine.provide({ actors: { deleteProduct: idle as never } });
  return createActor(machine).start();
}

/** A page of products for whoever runs these clubs. */
export const page = (
  actor: ProductListActor,
  desk: ProductDeskActor,
  clubs: readonly { clubId: number; name: string }[] = [{ clubId: 3, name: 'Brooklyn Rack House' }],
) => (
  <ProductsPage
    actor={actor}
    desk={desk}
    search={createActor(searchMachine, { input: { text: '' } }).start()}
    clubs={clubs}
  />
);

/** The page of products, read. */
export async function openProducts(rows?: readonly ProductRow[], search = '') {
  const asked: ProductQuestion[] = [];
  const actor = startList(search, rows, asked);
  const { container } = render(page(actor, startDesk()));
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
  return { actor, asked, container };
}
