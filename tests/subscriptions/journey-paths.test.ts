import type { Page } from '@playwright/test';
import type { Subscription, SubscriptionPage } from '#api/subscriptions.ts';
import { subscriptionWords as words } from '#domain/words/subscriptions.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { subscriptionsModel } from '#machines/subscriptions/model.ts';
import { adultMembership } from '#machines/subscriptions/sample-subscriptions.ts';
import { accountId } from '#server/demo/accounts.ts';
import { after, goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import { ask, askAs, beSignedIn } from '#tests/support/signed-in.ts';

const owner = 'owner@baulk.example';
const { name, amount, interval } = adultMembership;

/** The clubs that are run here, as the demo has them. */
const clubs = [
  { clubId: 1, name: 'Brooklyn Rack House', currency: 'USD' },
  { clubId: 2, name: 'Club Billares Obelisco', currency: 'COP' },
];

const isOwn = (row: Subscription): boolean => row.name === name && row.amount === amount;

/** The clubs offer what the model knows, which nobody has taken up, and nothing else. */
async function haveOffer(page: Page): Promise<void> {
  const { rows } = (await ask(page, 'get', 'club/subscription?limit=1000&pageNumber=1')) as SubscriptionPage;
  for (const { id } of rows.filter((row) => !isOwn(row))) await ask(page, 'delete', `subscription/${id}`);
  if (rows.some(isOwn)) return;
  await ask(page, 'post', 'club/subscription', { clubId: 1, name, amount, interval });
}

/** Whether anything new can be offered: of clubs that are switched off nothing can. */
const haveClubs =
  (clubStatusId: 1 | 2) =>
  async (page: Page): Promise<void> => {
    for (const { clubId } of clubs)
      await askAs(page, owner, 'put', 'club', { club: { clubId, clubStatusId } });
    await haveOffer(page);
  };

/** Nobody has taken it up here, and its clubs are those of the demo. */
const asInDemo = (outcome: Outcome): Outcome => {
  if (!('output' in outcome)) return outcome;
  const page = outcome.output as SubscriptionPage;
  const rows = page.rows.map((row) => ({ ...row, members: 0 }));
  return { ...outcome, output: { ...page, rows, clubs: page.clubs.length === 0 ? [] : clubs } };
};

const model: typeof subscriptionsModel = {
  ...subscriptionsModel,
  outcomes: {
    ...subscriptionsModel.outcomes,
    listClubSubscriptions: subscriptionsModel.outcomes['listClubSubscriptions']?.map(asInDemo),
  },
  shows: {
    ...subscriptionsModel.shows,
    confirmingWithdrawal: ({ refusal }) => ({
      roles: [{ role: 'dialog', name: words.withdrawTitle(name) }],
      texts: [words.withdrawPurpose(0), String(refusal ?? '')],
    }),
  },
};

proveInBrowser(model, {
  among: 'the paths of scoring',
  begin: async (page) => {
    await beSignedIn(page, 'club@baulk.example');
    const userId = accountId('club');
    await askAs(page, owner, 'put', 'player', { userId, clubs: clubs.map(({ clubId }) => clubId) });
  },
  open: async (page) => void (await page.goto('/payments-members')),
  calls: {
    listClubSubscriptions: {
      url: '**/api/club/subscription?*',
      outcomes: {
        'one, for who runs two clubs': after(haveClubs(1)),
        'one, for the association': after(haveClubs(2)),
        unanswered: noAnswer,
      },
    },
    createClubSubscription: {
      url: '**/api/club/subscription',
      method: 'POST',
      outcomes: { made: withBody({ name: 'Evening membership' }), 'name taken': goOn },
    },
    withdrawClubSubscription: {
      url: '**/api/subscription/*',
      method: 'DELETE',
      outcomes: { withdrawn: goOn, unanswered: noAnswer },
    },
  },
  actors: {
    visibility: {
      'the tab is looked at': (page) =>
        page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
  },
});
