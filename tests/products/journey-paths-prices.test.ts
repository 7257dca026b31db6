import type { Page, Route } from '@playwright/test';
import type { Product, TimePrice } from '#api/products.ts';
import { productWords as words } from '#domain/words/products.ts';
import { scheduleWords } from '#domain/words/schedule.ts';
import { poolPrice } from '#machines/products/sample-products.ts';
import { timePriceModel } from '#machines/products/time-price-model.ts';
import type { Step } from '#model-testing/path.ts';
import { accountId } from '#server/demo/accounts.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** The club of who walks, and its product that this walk alone gives prices to. */
const clubId = 1;
const own = 'Pool, by the window';

const sunday = scheduleWords.weekdays[6] ?? '';
const hasDraft = (steps: readonly Step[]): boolean => steps.some(isDraft);
const isDraft = (step: Step): boolean => step.kind === 'settle' && step.outcome.name === 'a draft kept';

const pageOf = (route: Route): Page => route.request().frame().page();

/** The product of this walk, sold by the club from now on if it was not before. */
async function ownOf(page: Page): Promise<number> {
  const find = async () => {
    const query = `product?clubId=${clubId}&limit=100`;
    const { rows } = (await ask(page, 'get', query)) as { rows: Product[] };
    return rows.find(({ name }) => name === own)?.productId;
  };
  const known = await find();
  if (known !== undefined) return known;
  return ((await ask(page, 'post', 'product', { clubId, type: 'time', name: own })) as { id: number }).id;
}

/** The prices of the model, so much dearer, in cents; whoever had read them before has an older version. */
async function put(page: Page, more: number): Promise<void> {
  const address = `product/${await ownOf(page)}/price/time`;
  const { version } = (await ask(page, 'get', address)) as TimePrice;
  const rows = poolPrice.rows.map((rule) => ({ ...rule, hourly: rule.hourly + more }));
  await ask(page, 'put', address, { rows }, { 'if-match': version });
}

/** Somebody else has saved other prices meanwhile. */
const pricedAt =
  (more: number): Answer =>
  async (route) => {
    await put(pageOf(route), more);
    await route.continue();
  };

/** What reaches the server ends before it begins. */
const wrongDays: Answer = (route) => {
  const { rows } = route.request().postDataJSON() as { rows: object[] };
  const [first, ...others] = rows;
  const wrong = { ...first, firstDay: '2027-05-02', lastDay: '2027-05-01' };
  return route.continue({ postData: JSON.stringify({ rows: [wrong, ...others] }) });
};

/** What was typed in this tab before and not saved, as the model has it. */
const draft = (): string => {
  const kept = timePriceModel.outcomes['recallDraft']?.find(({ name }) => name === 'a draft kept');
  return JSON.stringify({ ...(kept as { output: object }).output, at: new Date().toISOString() });
};

proveInBrowser(timePriceModel, {
  among: 'the paths of desks',
  begin: async (page, { steps }) => {
    await beSignedIn(page, 'club@baulk.example');
    await put(page, 0);
    if (!hasDraft(steps)) return;
    // Only a page of the product has its storage.
    await page.goto('/faq');
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      `baulk.draft.${accountId('club')}.time-price-${await ownOf(page)}`,
      draft(),
    ] as const);
  },
  open: async (page) => {
    await page.goto(`/productPrice/${await ownOf(page)}/time`);
  },
  calls: {
    getTimePrice: {
      url: '**/api/product/*/price/time',
      method: 'GET',
      outcomes: { 'the prices': pricedAt(0), 'dearer ones': pricedAt(100), unanswered: noAnswer },
    },
    updateTimePrice: {
      url: '**/api/product/*/price/time',
      method: 'PUT',
      outcomes: {
        changed: goOn,
        'someone was first': pricedAt(50),
        'days the wrong way round': wrongDays,
        unanswered: noAnswer,
      },
    },
  },
  atOnce: ({ steps }) => ({ recallDraft: hasDraft(steps) ? 'a draft kept' : 'nothing kept' }),
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: ['time-price.recalling|xstate.error.actor.0.time-price.recalling|0'],
  outside: {
    'rule.limited': (page) =>
      page
        .getByRole('group', { name: words.rule(1), exact: true })
        .getByRole('checkbox', { name: sunday })
        .click(),
    'trial.changed': async (page, { change }) => {
      const { slots } = change as { slots: number };
      await page.getByLabel(words.trial.length).selectOption(String(slots));
    },
  },
});
