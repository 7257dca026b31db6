import type { Page } from '@playwright/test';
import type { Card } from '#api/payments.ts';
import type { MemberSubscription } from '#api/subscriptions.ts';
import { cardText } from '#domain/words/cards.ts';
import { subscriptionWords } from '#domain/words/subscriptions.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { offered } from '#machines/subscriptions/sample-member-subscriptions.ts';
import { membersModel } from '#machines/subscriptions/members-model.ts';
import { reasonText } from '#machines/subscriptions/members.ts';
import { brooklyn, connectBrooklyn } from '#tests/payments/brooklyn-at-provider.ts';
import { listCards, openPayments } from '#tests/payments/card-walks.ts';
import { haveCard, haveCards } from '#tests/payments/cards-at-provider.ts';
import {
  after,
  changedBody,
  goOn,
  noAnswer,
  proveInBrowser,
  withBody,
} from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, askAs, beSignedIn, isTakenOver } from '#tests/support/signed-in.ts';

const words = subscriptionWords.members;
const club = brooklyn;
const visa = '4242 4242 4242 4242';
const mastercard = '5555 5555 5555 4444';
const declining = '4000 0000 0000 0341';
const answeringLater = '4000 0000 0000 9060';
const reason = 'card_declined';
const { name, amount, interval } = offered;

const askClub = (page: Page, method: 'get' | 'post' | 'delete', address: string, data?: object) =>
  askAs(page, club.email, method, address, data);

const offersTo = async (page: Page): Promise<MemberSubscription[]> =>
  ((await ask(page, 'get', 'subscription')) as { rows: MemberSubscription[] }).rows;

const isOffered = (row: MemberSubscription): boolean =>
  row.name === name && row.amount === amount && !row.isWithdrawn;

/** The club offers what the model knows, as it does not yet in the demo; answers what is offered. */
async function haveOffer(page: Page): Promise<MemberSubscription> {
  const rows = await offersTo(page);
  const found = rows.find((row) => isOffered(row));
  if (found) return found;
  const others = rows.filter((row) => row.name === name && !row.isWithdrawn);
  for (const { id } of others) await askClub(page, 'delete', `subscription/${id}`);
  await askClub(page, 'post', 'club/subscription', { clubId: club.id, name, amount, interval });
  return haveOffer(page);
}

/** What is offered has not been taken up: of what was paid once, the club makes another offer. */
async function haveNewOffer(page: Page): Promise<void> {
  const { id, taken } = await haveOffer(page);
  if (taken === null) return;
  await askClub(page, 'delete', `subscription/${id}`);
  await haveOffer(page);
}

const cardsOf = async (page: Page): Promise<Card[]> =>
  ((await ask(page, 'get', 'card')) as { rows: Card[] }).rows;

/** The same person has taken it up on another device, and it is to be paid again or not. */
const haveTaken =
  (isRenewed: boolean) =>
  async (page: Page): Promise<void> => {
    const { id, taken } = await haveOffer(page);
    // What was declined has come to nothing, and is taken up again.
    if (taken === null || taken.state === 'declined') {
      await haveCards(page, [visa, mastercard]);
      await ask(page, 'post', `subscription/${id}`, { cardId: (await cardsOf(page))[0]?.cardId });
    }
    await ask(page, 'put', `subscription/${id}`, { isRenewed });
  };

/** What is taken up is paid by another card than the one that was chosen. */
const paidBy =
  (number: string): Answer =>
  async (route) => {
    const cardId = await haveCard(route.request().frame().page(), number);
    await route.continue({ postData: changedBody(route, { cardId }) });
  };

const asDeclined = (outcome: Outcome): Outcome => {
  if (!('output' in outcome) || outcome.name !== 'declined') return outcome;
  const row = outcome.output as MemberSubscription;
  return { ...outcome, output: { ...row, taken: { ...row.taken, reason } } };
};

/** Which card has which number only the provider knows. */
const model: typeof membersModel = {
  ...membersModel,
  outcomes: {
    ...membersModel.outcomes,
    takeUpSubscription: membersModel.outcomes['takeUpSubscription']?.map(asDeclined),
  },
  controls: { ...membersModel.controls, 'card.changed': { kind: 'outside', from: 'the field of the card' } },
  invariants: {
    ...membersModel.invariants,
    'a decline is told with its reason': (now) => {
      const { refusal } = now.context as { refusal: string | null };
      return !now.matches('confirming') || refusal === null || refusal.includes(reasonText(reason));
    },
  },
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, 'player@baulk.example');
    await connectBrooklyn(page);
    await page.goto('/faq');
    await isTakenOver(page, 'Player');
  },
  open: openPayments,
  calls: {
    listMemberSubscriptions: {
      url: '**/api/subscription',
      outcomes: {
        offered: after(haveNewOffer),
        active: after(haveTaken(true)),
        ending: after(haveTaken(false)),
        unanswered: noAnswer,
      },
    },
    listCards: listCards([visa, mastercard]),
    takeUpSubscription: {
      url: '**/api/subscription/*',
      method: 'POST',
      outcomes: {
        paid: goOn,
        declined: paidBy(declining),
        'under way': paidBy(answeringLater),
        unanswered: noAnswer,
      },
    },
    changeMemberSubscription: {
      url: '**/api/subscription/*',
      method: 'PUT',
      // The model knows one end of both, and it is the one of what is ended.
      outcomes: { done: withBody({ isRenewed: false }), unanswered: noAnswer },
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
