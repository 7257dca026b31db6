import type { Page, Route } from '@playwright/test';
import type { CreditAccount, CreditEntry } from '#api/credit.ts';
import { creditWords } from '#domain/words/credit.ts';
import { creditDeskModel } from '#machines/credit/desk-model.ts';
import { withCredit } from '#machines/credit/sample-accounts.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { accountId } from '#server/demo/accounts.ts';
import { after, changedBody, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

const words = creditWords.desk;
const { clubId } = withCredit.club;
const userId = accountId('player');
const counted = 'Counted again';

const pageOf = (route: Route): Page => route.request().frame().page();

/** The member has so much at the club, and may owe a little. */
async function haveBalance(page: Page, balance: number): Promise<void> {
  await ask(page, 'put', 'credit/overdraft', { clubId, userId, overdraft: 2000 });
  const { rows } = (await ask(page, 'get', 'credit?search=Montoya')) as { rows: CreditAccount[] };
  const now = rows.find(({ user }) => user.userId === userId)?.balance ?? 0;
  if (now !== balance) await correct(page, balance - now);
}

const correct = (page: Page, amount: number): Promise<unknown> =>
  ask(page, 'post', 'credit/entry', { clubId, userId, kind: 'adjustment', amount, reason: counted });

/** Another body reaches the server, once the member has so much. */
const at =
  (balance: number, change: Record<string, unknown>): Answer =>
  async (route) => {
    await haveBalance(pageOf(route), balance);
    await route.continue({ postData: changedBody(route, change) });
  };

/** The entries of the member, so many at one go: the latest is a correction. */
const entries =
  (limit: number): Answer =>
  async (route) => {
    await correct(pageOf(route), 100);
    const url = new URL(route.request().url());
    url.search = `?clubId=${clubId}&userId=${userId}&limit=${limit}&pageNumber=1`;
    await route.continue({ url: url.href });
  };

/** The latest entry is a correction of the walk, and among all is what was put in at the desk. */
const asInDemo = (outcome: Outcome): Outcome => {
  if (!('output' in outcome)) return outcome;
  const read = outcome.output as { rows: CreditEntry[] };
  const rows = read.rows.map((row) => (row.kind === 'adjustment' ? { ...row, reason: counted } : row));
  return { ...outcome, output: { ...read, rows } };
};

const { cases, outcomes } = creditDeskModel;

const model: typeof creditDeskModel = {
  ...creditDeskModel,
  // Who has left a club is the server tests' matter.
  cases: { ...cases, book: [{ account: withCredit }] },
  outcomes: { ...outcomes, listCreditEntries: outcomes['listCreditEntries']?.map(asInDemo) },
};

proveInBrowser(model, {
  among: 'the paths of the office',
  begin: async (page) => {
    await beSignedIn(page, 'club@baulk.example');
    await haveBalance(page, 4500);
    await page.goto('/payments-members');
    const search = page.getByRole('searchbox', { name: words.search });
    await search.fill('Montoya');
    await search.press('Enter');
    await page.getByRole('button', { name: words.book(withCredit.user.fullName) }).waitFor();
  },
  calls: {
    addCreditEntry: {
      url: '**/api/credit/entry',
      method: 'POST',
      outcomes: {
        booked: after((page) => haveBalance(page, 4500)),
        'not enough': at(4500, { kind: 'payOut', amount: 4600 }),
        unanswered: noAnswer,
      },
    },
    setOverdraft: {
      url: '**/api/credit/overdraft',
      method: 'PUT',
      outcomes: { set: goOn, 'more is owed': at(-250, { overdraft: 0 }), unanswered: noAnswer },
    },
    listCreditEntries: {
      url: '**/api/credit/entry?*',
      outcomes: { 'one of two': entries(1), all: entries(100), unanswered: noAnswer },
    },
  },
});
