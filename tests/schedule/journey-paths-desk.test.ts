import type { Page } from '@playwright/test';
import { planWords as words } from '#domain/words/plan.ts';
import { deskModel } from '#machines/schedule/desk-model.ts';
import type { DeskContext } from '#machines/schedule/desk-setup.ts';
import { connectBrooklyn } from '#tests/payments/brooklyn-at-provider.ts';
import { haveCard } from '#tests/payments/cards-at-provider.ts';
import { goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { expect } from '#tests/support/product.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import {
  ahead,
  anchorName,
  book,
  bookAside,
  clubId,
  dayOf,
  haveRules,
  idIn,
  insteadOf,
  member,
  newTable,
  openAnchor,
  readBooking,
  runner,
  standWithin,
  thisHalf,
  type Anchor,
} from './journey-world.ts';

const visa = '4242 4242 4242 4242';
const takesNothingBack = '4000 0000 0000 5126';

/** The booking that is looked at: of the member, at a table of its own. */
let anchor: Anchor = { number: 0, startsAt: '' };

const haveAnchor = async (page: Page): Promise<void> => {
  const { tableId, number } = await newTable(page);
  const startsAt = await ahead(page, 5);
  await book(page, { tableId, startsAt, userId: member.userId });
  anchor = { number, startsAt };
};

/** Of a guest, for one of the next days. */
const booked = async (page: Page): Promise<number> =>
  bookAside(page, { startsAt: await ahead(page, 2), guestName: 'Rosa Marino' });

/** Of a guest, in the half hour that runs. */
const begun = async (page: Page): Promise<number> =>
  bookAside(page, { startsAt: await thisHalf(page), guestName: 'Rosa Marino' });

const missed = async (page: Page): Promise<number> => {
  const id = await begun(page);
  await askAs(page, runner, 'post', `booking/${id}/no-show`);
  return id;
};

/** The demo has one that is over. */
const over = async (page: Page): Promise<number> => {
  const { rows } = (await askAs(page, runner, 'get', `booking?clubId=${clubId}&status=done&limit=1`)) as {
    rows: { bookingId: number }[];
  };
  return rows[0]?.bookingId ?? 0;
};

const blocked = async (page: Page): Promise<number> =>
  bookAside(page, { startsAt: await ahead(page, 2), kind: 'block' });

/** Booked by the member, and paid by a card. */
const paidBy =
  (number: string) =>
  async (page: Page): Promise<number> => {
    await connectBrooklyn(page);
    const { tableId } = await newTable(page);
    const cardId = await haveCard(page, number, member.email);
    const wanted = { tableId, startsAt: await ahead(page, 3), slots: 4 };
    const { bookingId } = (await askAs(page, member.email, 'post', 'booking/hold', wanted)) as {
      bookingId: number;
    };
    await askAs(page, member.email, 'post', `booking/${bookingId}/confirm`, { payBy: 'card', cardId });
    return bookingId;
  };

const cancelled =
  (number: string) =>
  async (page: Page): Promise<number> => {
    const id = await paidBy(number)(page);
    await askAs(page, member.email, 'post', `booking/${id}/cancel`, { fee: 0 });
    return id;
  };

const notTakenBack = async (page: Page): Promise<number> => {
  const id = await cancelled(takesNothingBack)(page);
  await expect
    .poll(async () => (await readBooking(page, id)).refund?.state, { timeout: 30_000 })
    .toBe('failed');
  return id;
};

/** Somebody else at the desk does something about the booking of a call first. */
const first =
  (what: string, body?: object): Answer =>
  async (route) => {
    const id = idIn(route.request().url());
    await askAs(route.request().frame().page(), runner, 'post', `booking/${id}/${what}`, body);
    await route.continue();
  };

/** Somebody else has made credit of the refund first. */
const creditedFirst: Answer = async (route) => {
  const id = idIn(route.request().url());
  await askAs(route.request().frame().page(), runner, 'post', `credit/refund/${id}`);
  await route.continue();
};

const model: typeof deskModel = {
  ...deskModel,
  // Hours pass until what can be done changes, and nobody is signed in so long without a word.
  outcomes: { ...deskModel.outcomes, deadline: [] },
  controls: {
    ...deskModel.controls,
    open: { role: 'button', name: ({ context }) => anchorName(anchor, context as DeskContext) },
  },
};

proveInBrowser(model, {
  among: 'the paths of the office',
  begin: async (page, { start }) => {
    await standWithin(page);
    // Nobody is taken for missing but by the desk, and members may book as often as these walks ask for.
    await haveRules(page, { checkIn: false, noShowAfter: 5, noShowLimit: 0, mostOpen: 99 });
    await haveAnchor(page);
    const isClub = start.name === 'the club';
    await beSignedIn(page, isClub ? runner : member.email);
    await page.goto(`/table-schedule?clubId=${clubId}&day=${dayOf(anchor.startsAt)}`);
    await openAnchor(page, anchor, { isClub }).waitFor();
  },
  calls: {
    getBooking: {
      url: '**/api/booking/{1,2,3,4,5,6,7,8,9}*',
      method: 'GET',
      outcomes: {
        booked: insteadOf(booked),
        begun: insteadOf(begun),
        missed: insteadOf(missed),
        over: insteadOf(over),
        cancelled: insteadOf(cancelled(visa)),
        'paid by card': insteadOf(paidBy(visa)),
        'cancelled, and not taken back by the card': insteadOf(notTakenBack),
        'a block': insteadOf(blocked),
        unanswered: noAnswer,
      },
    },
    cancelBooking: {
      url: '**/api/booking/*/cancel',
      outcomes: { 'taken back': goOn, 'costs more by now': withBody({ fee: 1 }), unanswered: noAnswer },
    },
    checkInPlayer: {
      url: '**/api/booking/*/check-in',
      outcomes: { 'checked in': goOn, 'someone was first': first('check-in') },
    },
    markNoShow: {
      url: '**/api/booking/*/no-show',
      outcomes: { missed: goOn, 'someone was first': first('no-show') },
    },
    markArrival: {
      url: '**/api/booking/*/arrived',
      outcomes: { came: goOn, 'someone was first': first('fee', { how: 'paid' }) },
    },
    settleBookingFee: {
      url: '**/api/booking/*/fee',
      outcomes: { paid: goOn, 'someone was first': first('fee', { how: 'paid' }) },
    },
    creditRefund: {
      url: '**/api/credit/refund/*',
      outcomes: { credit: goOn, 'on its way': creditedFirst, unanswered: noAnswer },
    },
  },
  untaken: ['booking-desk.shown|deadline.passed|0'],
  outside: {
    'cancelling.changed': async (page, { change }) => {
      const { waive, reason, refundTo } = change as DeskContext['cancelling'];
      if (waive) await page.getByRole('checkbox', { name: words.cancelling.waive }).click();
      if (reason) await page.getByRole('textbox', { name: words.cancelling.reason }).fill(reason);
      const where = { credit: words.cancelling.toCredit, source: words.cancelling.toSource };
      if (refundTo) await page.getByRole('radio', { name: where[refundTo] }).click();
    },
  },
});
