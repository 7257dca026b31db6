import type { Page, Route } from '@playwright/test';
import type { Product } from '#api/products.ts';
import { productFormModel } from '#machines/products/form-model.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import type { Step } from '#model-testing/path.ts';
import { accountId } from '#server/demo/accounts.ts';
import { asFor, goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** The club of who walks, which sells Pool and Snooker, and the names of this walk's own product. */
const clubId = 1;
const own = 'Pool, back room';
const renamed = 'Pool, cellar';
const added = 'Billiards';
const drafted = 'Pool, front room';

/** What was typed in this tab before and not saved. */
const draft = { version: '1', at: new Date().toISOString(), form: { name: drafted }, over: { name: own } };
const hasDraft = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.kind === 'settle' && step.outcome.name === 'a draft kept');

const pageOf = (route: Route): Page => route.request().frame().page();

const sold = async (page: Page, isArchived: boolean): Promise<Product[]> => {
  const query = `product?clubId=${clubId}&limit=100&archived=${isArchived}`;
  return ((await ask(page, 'get', query)) as { rows: Product[] }).rows;
};

const ownOf = async (page: Page): Promise<Product> => {
  const product = (await sold(page, false)).find(({ name }) => [own, renamed].includes(name));
  if (!product) throw new Error(`${own} is not sold.`);
  return product;
};

/** The club sells a product of this walk alone, has archived another, and has none that an earlier walk left. */
async function haveOwnProduct(page: Page): Promise<void> {
  for (const { productId, name, version } of await sold(page, false)) {
    if ([own, renamed, added, drafted].includes(name))
      await ask(page, 'delete', `product/${productId}`, undefined, { 'if-match': version });
  }
  await ask(page, 'post', 'product', { clubId, type: 'time', name: added });
  const old = (await sold(page, false)).find(({ name }) => name === added);
  await ask(page, 'delete', `product/${old?.productId}`, undefined, { 'if-match': old?.version ?? '' });
  await ask(page, 'post', 'product', { clubId, type: 'time', name: own });
}

const put = async (page: Page, change: { name: string; description: string }): Promise<void> => {
  const { productId, version } = await ownOf(page);
  await ask(page, 'put', `product/${productId}`, change, { 'if-match': version });
};

/** Somebody else has saved it under this name, and has described it. */
const savedAs =
  (name: string): Answer =>
  async (route) => {
    await put(pageOf(route), { name, description: 'Nine foot, new cloth' });
    await route.continue();
  };

/** Somebody else has described it otherwise meanwhile. */
const changeMeanwhile: Answer = async (route) => {
  const page = pageOf(route);
  await put(page, { name: (await ownOf(page)).name, description: 'Nine foot, old cloth' });
  await route.continue();
};

/** What is asked for was archived long ago. */
const archived: Answer = async (route) => {
  const [old] = await sold(pageOf(route), true);
  await asFor(`/api/product/${old?.productId}`)(route);
};

const named = (outcome: Outcome): Outcome => {
  if (!('output' in outcome)) return outcome;
  const product = outcome.output as Product;
  return {
    ...outcome,
    output: { ...product, name: outcome.name === 'with another name' ? renamed : own },
  };
};

const model: typeof productFormModel = {
  ...productFormModel,
  outcomes: {
    ...productFormModel.outcomes,
    getProduct: productFormModel.outcomes['getProduct']?.map(named),
    recallDraft: productFormModel.outcomes['recallDraft']?.map((outcome) =>
      outcome.name === 'a draft kept' ? { ...outcome, output: draft } : outcome,
    ),
  },
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start, steps }) => {
    await beSignedIn(page, 'club@baulk.example');
    await haveOwnProduct(page);
    if (!hasDraft(steps)) return;
    const form =
      start.name === 'a new product' ? `new-product-${clubId}` : `product-${(await ownOf(page)).productId}`;
    // Only a page of the product has its storage.
    await page.goto('/faq');
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      `baulk.draft.${accountId('club')}.${form}`,
      JSON.stringify(draft),
    ] as const);
  },
  open: async (page, { start }) => {
    const product = start.name === 'a new product' ? 'new' : (await ownOf(page)).productId;
    await page.goto(`/manageProduct?clubId=${clubId}&product=${product}`);
  },
  calls: {
    getProduct: {
      url: '**/api/product/*',
      method: 'GET',
      outcomes: {
        'described again': savedAs(own),
        'with another name': savedAs(renamed),
        archived,
        unanswered: noAnswer,
      },
    },
    createProduct: {
      url: '**/api/product',
      method: 'POST',
      outcomes: { added: goOn, 'name taken': withBody({ name: 'Snooker' }), unanswered: noAnswer },
    },
    updateProduct: {
      url: '**/api/product/*',
      method: 'PUT',
      outcomes: {
        changed: goOn,
        'someone was first': changeMeanwhile,
        'name taken': withBody({ name: 'Snooker' }),
        unanswered: noAnswer,
      },
    },
  },
  atOnce: ({ steps }) => ({ recallDraft: hasDraft(steps) ? 'a draft kept' : 'nothing kept' }),
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: ['product-form.recalling|xstate.error.actor.0.product-form.recalling|0'],
});
