import type { Page } from '@playwright/test';
import { newsWords as words } from '#domain/words/news.ts';
import { searchModel } from '#machines/patterns/search-model.ts';
import { firstQuestion, writeAddress } from '#machines/news/address.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import { expect } from '#tests/support/product.ts';
import { hydrated } from '#tests/support/public-pages.ts';
import { goWithin } from '#tests/support/signed-in.ts';

/** What no article of the demo says, typed in two parts: the list tells whether it has been asked for it. */
const part = 'nobody';
const whole = 'nobody writes so';

const searchbox = { role: 'searchbox', name: words.search } as const;
const field = (page: Page) => page.getByRole(searchbox.role, { name: searchbox.name });

const model: typeof searchModel = {
  ...searchModel,
  cases: {
    ...searchModel.cases,
    'text.changed': ({ text }) => [{ text: text === part ? whole : part }],
  },
  shows: {
    still: (context) => {
      const text = String(context.text);
      const isFound = text !== part && text !== whole;
      return {
        roles: [{ ...searchbox, value: text }],
        ...(isFound ? { absent: [words.empty] } : { texts: [words.empty] }),
      };
    },
    typing: ({ text }) => ({ roles: [{ ...searchbox, value: String(text) }], absent: [words.empty] }),
  },
};

proveInBrowser(model, {
  holdsTime: true,
  begin: async (page) => {
    await page.goto('/all-news');
    await hydrated(page);
  },
  calls: {},
  outside: {
    'text.changed': (page, { text }) => field(page).fill(String(text)),
    // Time passes while one looks, and the pause with it: the list is to be asked before.
    submit: async (page) => {
      await field(page).press('Enter');
      await expect(page).toHaveURL(/\?search=/);
    },
    'address.changed': (page, { text }) => {
      const filters = { ...firstQuestion.filters, search: String(text) };
      return goWithin(page, `/all-news?${writeAddress({ ...firstQuestion, filters })}`);
    },
  },
});
