import type { Page, Route } from '@playwright/test';
import { paymentResultWords as words } from '#domain/words/payment-result.ts';
import { problemBody } from '#server/http/problem.ts';
import { cardsModel } from '#machines/payments/cards-model.ts';
import { onboardingModel } from '#machines/payments/onboarding-model.ts';
import { resultModel } from '#machines/payments/result-model.ts';
import { faultOf, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import type { Bring } from '#tests/support/browser-way.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';
import { chooseCard, haveCards } from './cards-at-provider.ts';
import { clubOwner, standAtProvider, type Standing } from './club-at-provider.ts';

const pageOf = (route: Route): Page => route.request().frame().page();

/** The provider has come to something by the time it is asked. */
const standing =
  (how: Standing): Answer =>
  async (route) => {
    await standAtProvider(pageOf(route), how);
    await route.continue();
  };

/** The provider has come to something, and the page hears of it from the server. */
const hearing =
  (how: Standing): Bring =>
  async (page) => {
    await standAtProvider(page, how);
    await page.clock.runFor(10_000);
  };

/** A tab that was used-up twice before has gone back to the provider by itself as often. */
async function goBackTwice(page: Page): Promise<void> {
  await page.goto('/');
  await standAtProvider(page, 'lackDocument');
  for (let tries = 0; tries < 2; tries += 1) {
    await page.goto('/profile/onboard?connect=refresh');
    await page.waitForURL('**/sandbox/onboarding?*');
  }
}

/** The provider's page does not come, which leaves the browser where it is. */
const notThere = (route: Route): Promise<void> => route.fulfill({ status: 204 });

// Chromium keeps no page that is left while it is driven from outside: the page hears what one hears that it keeps.
const turnBack: Bring = (page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

const isDecidedElsewhere = (outcome: string): boolean =>
  ['a payment is disputed', 'members are subscribed', 'the provider refuses'].includes(outcome);

const addresses: Record<string, string> = {
  'back from the provider': '?connect=return',
  'sent back by a used-up link': '?connect=refresh',
  'sent back for the third time': '?connect=refresh',
};

proveInBrowser(onboardingModel, {
  holdsTime: true,
  begin: async (page, { start }) => {
    await beSignedIn(page, clubOwner);
    if (start.name === 'sent back for the third time') await goBackTwice(page);
    await page.route('**/sandbox/onboarding?*', notThere);
  },
  open: async (page, { start }) => {
    await page.goto(`/profile/onboard${addresses[start.name] ?? ''}`);
  },
  calls: {
    getStripeStatus: {
      url: '**/stripe-status?refresh=true',
      outcomes: {
        'not connected': standing('none'),
        incomplete: standing('begun'),
        'being looked at': standing('review'),
        'a document is missing': standing('lackDocument'),
        paused: standing('pause'),
        'turned down': standing('reject'),
        connected: standing('complete'),
        'connected, with something due': standing('askDocument'),
        nothing: (route) => route.fulfill({ status: 200, body: '' }),
        'no answer of the provider': faultOf('status_failed'),
        'switched off': faultOf('provider_not_configured'),
      },
    },
    createConnectAccountLink: {
      url: '**/api/createConnectAccountLink/*',
      outcomes: { made: goOn, unanswered: noAnswer, 'switched off': faultOf('provider_not_configured') },
    },
    deleteStripeAccount: {
      url: '**/api/club/*/stripe-account',
      outcomes: {
        'taken off': goOn,
        'money is on its way': standing('holdMoney'),
        'not connected any more': standing('none'),
        'the provider is silent': faultOf('provider_unavailable'),
      },
    },
  },
  actors: {
    statusNews: {
      'a payment can be taken': hearing('complete'),
      'a document is missing': hearing('lackDocument'),
    },
    visibility: {
      'the tab is looked at': (page) =>
        page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
    restoration: { 'somebody turns back': turnBack },
  },
  leaveOut: (step) =>
    step.kind === 'settle' && isDecidedElsewhere(step.outcome.name)
      ? 'it is decided between the provider and others than the club'
      : null,
});

const visa = '4242 4242 4242 4242';
const mastercard = '5555 5555 5555 4444';
const declining = '4000 0000 0000 0002';

/** Whoever asks has these cards by then. */
const cards =
  (...numbers: readonly string[]): Answer =>
  async (route) => {
    await haveCards(pageOf(route), numbers);
    await route.continue();
  };

/** A provider that has no page of its own for the number of a card. */
const withoutPage: Answer = async (route) => {
  const response = await route.fetch();
  const setup = (await response.json()) as object;
  await route.fulfill({ response, json: { ...setup, url: null } });
};

/** A subscription is paid by the card, as the server says of one that it knows of. */
const isNamed: Answer = (route) => route.fulfill({ status: 409, json: problemBody('card_in_use') });

proveInBrowser(cardsModel, {
  begin: async (page) => {
    await beSignedIn(page, 'player@baulk.example');
    await page.route('**/sandbox/card?*', notThere);
  },
  open: async (page, { start, steps }) => {
    const isDeclined = steps.some((step) => step.kind === 'settle' && step.outcome.name === 'declined');
    const setup = await chooseCard(page, isDeclined ? declining : visa);
    await page.goto(start.name === 'opened' ? '/profile/payment' : `/profile/payment?card=${setup}`);
  },
  calls: {
    listCards: {
      url: '**/api/card',
      method: 'GET',
      outcomes: {
        two: cards(visa, mastercard),
        none: cards(),
        unanswered: noAnswer,
        'switched off': faultOf('provider_not_configured'),
      },
    },
    createCardSetup: {
      url: '**/api/card/setup',
      outcomes: { begun: goOn, 'begun without a page': withoutPage, unanswered: noAnswer },
    },
    saveCard: {
      url: '**/api/card',
      method: 'POST',
      outcomes: { saved: goOn, declined: goOn, unanswered: noAnswer },
    },
    setDefaultCard: {
      url: '**/api/card',
      method: 'PUT',
      outcomes: { done: goOn, unanswered: noAnswer },
    },
    deleteCard: {
      url: '**/api/card',
      method: 'DELETE',
      outcomes: { removed: goOn, unanswered: noAnswer, 'named by a subscription': isNamed },
    },
  },
  actors: { restoration: { 'somebody turns back': turnBack } },
});

/** The payment that the page was told of last, as the server has it. */
let told: { ref: string; amount: number } | null = null;

/** The server is asked for a payment of the demo that has come to this. */
const paymentThat =
  (status: string): Answer =>
  async (route) => {
    const found = await ask(pageOf(route), 'get', `transaction?scope=all&status=${status}&limit=1`);
    told = (found as { rows: { ref: string; amount: number }[] }).rows[0] ?? null;
    await route.continue({
      url: route
        .request()
        .url()
        .replace(/[^/]+$/, told?.ref ?? ''),
    });
  };

const head = (name: string) => ({ role: 'heading', name });

/** The receipt is that of the payment which the server has answered. */
const payments: typeof resultModel = {
  ...resultModel,
  shows: {
    ...resultModel.shows,
    succeeded: () => ({ roles: [head(words.succeeded)], texts: [told?.ref ?? ''], absent: [words.failed] }),
    failed: () => ({ roles: [head(words.failed)], texts: [told?.ref ?? ''], absent: [words.succeeded] }),
    refunded: () => ({ roles: [head(words.refunded)], texts: [told?.ref ?? ''] }),
  },
};

proveInBrowser(payments, {
  holdsTime: true,
  begin: (page) => beSignedIn(page, 'club@baulk.example'),
  open: async (page, { start }) => {
    const isNamed = start.name === 'with a reference';
    await page.goto(`/transactionSuccess${isNamed ? '?ref=demo-0001' : ''}`);
  },
  calls: {
    getTransaction: {
      url: '**/api/transaction/*',
      outcomes: {
        paid: paymentThat('succeeded'),
        declined: paymentThat('failed'),
        'given back': paymentThat('refunded'),
        'under way': paymentThat('processing'),
        unanswered: noAnswer,
      },
    },
  },
});
