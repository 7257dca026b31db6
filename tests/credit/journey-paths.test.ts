import type { Page, Route } from '@playwright/test';
import type { CreditEntry, OwnCredit } from '#api/credit.ts';
import { creditWords } from '#domain/words/credit.ts';
import { cardText } from '#domain/words/cards.ts';
import { ownCreditModel } from '#machines/credit/own-credit-model.ts';
import { declineText } from '#machines/credit/own-credit-setup.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { accountId } from '#server/demo/accounts.ts';
import { brooklyn, connectBrooklyn } from '#tests/payments/brooklyn-at-provider.ts';
import { listCards, openPayments } from '#tests/payments/card-walks.ts';
import { haveCard, answerAtBank } from '#tests/payments/cards-at-provider.ts';
import { after, changedBody, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, askAs, beSignedIn, isTakenOver } from '#tests/support/signed-in.ts';

const words = creditWords.mine;
const visa = '4242 4242 4242 4242';
const mastercard = '5555 5555 5555 4444';
const declining = '4000 0000 0000 0341';
const answeringLater = '4000 0000 0000 9060';
const reason = 'card_declined';

const pageOf = (route: Route): Page => route.request().frame().page();

/** The club corrects what the member has by so much. */
const adjust = (page: Page, amount: number): Promise<unknown> =>
  askAs(page, brooklyn.email, 'post', 'credit/entry', {
    clubId: brooklyn.id,
    userId: accountId('player'),
    kind: 'adjustment',
    amount,
    reason: 'Counted again',
  });

/** The member has so much at the club, and may owe a little. */
async function haveBalance(page: Page, balance: number): Promise<void> {
  const mayOwe = { clubId: brooklyn.id, userId: accountId('player'), overdraft: 2000 };
  await askAs(page, brooklyn.email, 'put', 'credit/overdraft', mayOwe);
  const { rows } = (await ask(page, 'get', 'credit/mine')) as { rows: OwnCredit[] };
  const now = rows.find(({ club }) => club.clubId === brooklyn.id)?.balance ?? 0;
  if (now !== balance) await adjust(page, balance - now);
}

const haveSome = async (page: Page): Promise<void> => {
  await connectBrooklyn(page);
  await haveBalance(page, 4500);
};

const owe = async (page: Page): Promise<void> => {
  await connectBrooklyn(page, 'pause');
  await haveBalance(page, -250);
};

/** What is bought is paid by another card than the one that was chosen. */
const paidBy =
  (number: string): Answer =>
  async (route) => {
    const cardId = await haveCard(pageOf(route), number);
    await route.continue({ postData: changedBody(route, { cardId }) });
  };

/** The bank has answered by the time the server is asked. */
const bankSays =
  (change: 'pay' | 'decline'): Answer =>
  async (route) => {
    const ref = route.request().url().split('/').at(-1) ?? '';
    await answerAtBank(pageOf(route), ref, change);
    await route.continue();
  };

/** The entries of the club, so many at one go: the latest is a correction. */
const entries =
  (limit: number): Answer =>
  async (route) => {
    await adjust(pageOf(route), 100);
    const url = new URL(route.request().url());
    url.search = `?clubId=${brooklyn.id}&limit=${limit}&pageNumber=1`;
    await route.continue({ url: url.href });
  };

const { outcomes, controls, invariants } = ownCreditModel;

/** The sandbox says no more of a decline than that there was one. */
const asDeclined = (outcome: Outcome): Outcome =>
  'output' in outcome && outcome.name === 'declined'
    ? { ...outcome, output: { ...(outcome.output as object), reason } }
    : outcome;

/** The latest entry is a correction, and among all is what was put in at the desk. */
const kinds: Record<string, CreditEntry['kind']> = { 'one of two': 'adjustment', all: 'cashIn' };
const asInDemo = (outcome: Outcome): Outcome => {
  const kind = kinds[outcome.name];
  if (!('output' in outcome) || kind === undefined) return outcome;
  const read = outcome.output as { rows: CreditEntry[] };
  return { ...outcome, output: { ...read, rows: read.rows.map((row) => ({ ...row, kind })) } };
};

const model: typeof ownCreditModel = {
  ...ownCreditModel,
  outcomes: {
    ...outcomes,
    topUpCredit: outcomes['topUpCredit']?.map(asDeclined),
    getTransaction: outcomes['getTransaction']?.map(asDeclined),
    listCreditEntries: outcomes['listCreditEntries']?.map(asInDemo),
  },
  // Which card has which number only the provider knows.
  controls: { ...controls, 'card.changed': { kind: 'outside', from: 'the field of the card' } },
  invariants: {
    ...invariants,
    'a decline is told with its reason': (now) => {
      const { refusal } = now.context as { refusal: string | null };
      return !refusal?.startsWith(words.declined('').trim()) || refusal === declineText(reason);
    },
  },
};

proveInBrowser(model, {
  among: 'the paths of the office',
  begin: async (page) => {
    await beSignedIn(page, 'player@baulk.example');
    await page.goto('/faq');
    await isTakenOver(page, 'Player');
  },
  open: openPayments,
  calls: {
    listOwnCredit: {
      url: '**/api/credit/mine',
      outcomes: {
        'some credit': after(haveSome),
        'owed at a club without payments': after(owe),
        unanswered: noAnswer,
      },
    },
    listCards: listCards([visa, mastercard]),
    topUpCredit: {
      url: '**/api/credit/top-up',
      outcomes: {
        credited: goOn,
        declined: paidBy(declining),
        'under way': paidBy(answeringLater),
        unanswered: noAnswer,
      },
    },
    getTransaction: {
      url: '**/api/transaction/*',
      outcomes: {
        paid: bankSays('pay'),
        declined: bankSays('decline'),
        'still under way': goOn,
        unanswered: noAnswer,
      },
    },
    listCreditEntries: {
      url: '**/api/credit/entry?*',
      outcomes: { 'one of two': entries(1), all: entries(100), unanswered: noAnswer },
    },
  },
  actors: {
    visibility: {
      'the tab is looked at': (page) =>
        page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
  },
  outside: {
    'card.changed': async (page) => {
      const label = cardText('mastercard', '4444');
      await page.getByRole('combobox', { name: words.card }).selectOption({ label });
    },
  },
});
