import type { Page } from '@playwright/test';
import type { Product } from '#api/products.ts';
import { productWords as words } from '#domain/words/products.ts';
import { productDeskModel } from '#machines/products/desk-model.ts';
import { poolTime } from '#machines/products/sample-products.ts';
import { after, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { rowMenu } from '#tests/support/row-menu.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** The club of who walks, which sells Pool at its tables; the names of this walk's own product and of one it archives. */
const clubId = 1;
const own = 'Carom, on trial';
const spare = 'Billiards, on trial';

const trigger = (page: Page) => page.getByRole('button', { name: words.actionsOf(own), exact: true });

const sold = async (page: Page): Promise<Product[]> =>
  ((await ask(page, 'get', `product?clubId=${clubId}&limit=100`)) as { rows: Product[] }).rows;

const called = async (page: Page, name: string): Promise<Product> => {
  const product = (await sold(page)).find((one) => one.name === name);
  if (!product) throw new Error(`${name} is not sold.`);
  return product;
};

const add = (page: Page, name: string) => ask(page, 'post', 'product', { clubId, type: 'time', name });

/** The club sells a product of this walk alone beside its others, and none that an earlier walk left. */
async function haveOwnProduct(page: Page): Promise<void> {
  for (const { productId, name, version } of await sold(page)) {
    if ([own, spare].includes(name))
      await ask(page, 'delete', `product/${productId}`, undefined, { 'if-match': version });
  }
  await add(page, own);
}

/** Somebody else has described it meanwhile. */
async function changeMeanwhile(page: Page): Promise<void> {
  const { productId, version } = await called(page, own);
  await ask(
    page,
    'put',
    `product/${productId}`,
    { name: own, description: `After ${version}` },
    { 'if-match': version },
  );
}

/** Another product is meant than the one that is looked at, so that this one stays. */
const insteadOf =
  (find: (page: Page) => Promise<Product>): Answer =>
  async (route) => {
    const { productId, version } = await find(route.request().frame().page());
    const url = new URL(`/api/product/${productId}`, route.request().url()).href;
    await route.continue({ url, headers: { ...route.request().headers(), 'if-match': version } });
  };

const model: typeof productDeskModel = {
  ...productDeskModel,
  cases: { archive: [{ product: { ...poolTime, name: own } }] },
  shows: {
    ...productDeskModel.shows,
    confirmingArchive: { roles: [{ role: 'dialog', name: words.archiveTitle(own) }] },
    refused: (context) => ({
      roles: [{ role: 'dialog', name: words.refusedTitle(own) }],
      texts: [String(context['refusal'])],
    }),
  },
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, 'club@baulk.example');
    await haveOwnProduct(page);
    await page.goto(`/manageProduct?clubId=${clubId}`);
    await trigger(page).waitFor();
  },
  calls: {
    deleteProduct: {
      url: '**/api/product/*',
      method: 'DELETE',
      outcomes: {
        archived: insteadOf(async (page) => {
          await add(page, spare);
          return called(page, spare);
        }),
        'tables have it': insteadOf((page) => called(page, 'Pool')),
        'someone was first': after(changeMeanwhile),
        unanswered: noAnswer,
      },
    },
  },
  beneath: [{ role: 'menuitem', name: words.archive, ...rowMenu(trigger) }],
});
