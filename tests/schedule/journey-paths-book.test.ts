import type { Page, Route } from '@playwright/test';
import type { Booking } from '#api/booking.ts';
import type { ProblemData } from '#api/problem.ts';
import { bookingWords } from '#domain/words/booking.ts';
import { creditWords } from '#domain/words/credit.ts';
import type { GameTypeId } from '#domain/games.ts';
import { cardText } from '#domain/words/cards.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { bookModel } from '#machines/schedule/book-model.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { brooklyn, connectBrooklyn } from '#tests/payments/brooklyn-at-provider.ts';
import { listCards } from '#tests/payments/card-walks.ts';
import { haveCard, answerAtBank } from '#tests/payments/cards-at-provider.ts';
import {
  after,
  changedBody,
  goOn,
  noAnswer,
  proveInBrowser,
  withBody,
} from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { expect } from '#tests/support/product.ts';
import { ask, askAs, beSignedIn } from '#tests/support/signed-in.ts';
import {
  ahead,
  book,
  bookAside,
  chooseStart,
  chooseTable,
  clubId,
  dayOf,
  doneAfter,
  haveBalance,
  haveRules,
  idIn,
  member,
  newTable,
  openAnchor,
  readBooking,
  runner,
  setGame,
  setLength,
  standWithin,
  thisHalf,
  type Anchor,
} from './journey-world.ts';

const visa = '4242 4242 4242 4242';
const mastercard = '5555 5555 5555 4444';
const declining = '4000 0000 0000 0341';
const answeringLater = '4000 0000 0000 9060';
const reason = 'card_declined';
const price = 'USD 20.00';

/** The own booking that is moved, and the table that is wanted two hours later on the same day. */
let anchor: Anchor = { number: 0, startsAt: '' };
let target = { tableId: 0, number: 0 };
let wantedAt = '';

const pageOf = (route: Route): Page => route.request().frame().page();

async function haveTables(page: Page): Promise<void> {
  const { tableId, number } = await newTable(page);
  anchor = { number, startsAt: await ahead(page, 6) };
  await book(page, { tableId, startsAt: anchor.startsAt, userId: member.userId });
  target = await newTable(page);
  wantedAt = await ahead(page, 6, '18:00');
}

type Status = 'held' | 'paying' | 'noShow';
const ownOf = async (page: Page, status: Status): Promise<Booking[]> => {
  const query = `booking?clubId=${clubId}&userId=${member.userId}&status=${status}&limit=100`;
  return ((await askAs(page, runner, 'get', query)) as { rows: Booking[] }).rows;
};

/** A booking has come to something by the time the server is asked. */
const comesTo = (page: Page, id: number, ...wanted: string[]): Promise<void> =>
  expect
    .poll(async () => wanted.includes((await readBooking(page, id)).status), { timeout: 30_000 })
    .toBe(true);

/** The bank of a booking that is being paid has answered. */
async function bankSays(page: Page, id: number, change: 'pay' | 'decline'): Promise<void> {
  const { payment } = await readBooking(page, id);
  await answerAtBank(page, payment?.ref ?? '', change);
  await comesTo(page, id, ...(change === 'pay' ? ['booked', 'refunding', 'refunded'] : ['held', 'expired']));
}

/** Nothing is kept for the member, or being paid or owed by them. */
async function haveNothing(page: Page): Promise<void> {
  for (const { bookingId } of await ownOf(page, 'held'))
    await ask(page, 'delete', `booking/${bookingId}/hold`);
  for (const { bookingId } of await ownOf(page, 'paying')) await bankSays(page, bookingId, 'pay');
  for (const { bookingId, isFeeOwed } of await ownOf(page, 'noShow')) {
    if (isFeeOwed) await askAs(page, runner, 'post', `booking/${bookingId}/fee`, { how: 'paid' });
  }
}

/** A table is kept for the member. */
async function hold(page: Page, more: object = {}): Promise<number> {
  const wanted = { tableId: target.tableId, startsAt: wantedAt, slots: 4, ...more };
  return ((await ask(page, 'post', 'booking/hold', wanted)) as { bookingId: number }).bookingId;
}

/** The member confirms what is kept by a card, in another tab. */
async function payBy(page: Page, id: number, number: string): Promise<void> {
  const cardId = await haveCard(page, number);
  await ask(page, 'post', `booking/${id}/confirm`, { payBy: 'card', cardId });
}

async function holdAndPay(page: Page, number: string, more: object = {}): Promise<number> {
  const id = await hold(page, more);
  await payBy(page, id, number);
  return id;
}

/** One that is paid by card, and what is kept for it costs more. */
async function paidAside(page: Page): Promise<number> {
  const { tableId } = await newTable(page);
  return holdAndPay(page, visa, { tableId, slots: 2 });
}
const holdMove = async (page: Page): Promise<number> => {
  await connectBrooklyn(page);
  return hold(page, { movesId: await paidAside(page) });
};

/** Of a table at which an hour costs less than a card is asked for. */
const holdCheap = async (page: Page): Promise<number> =>
  hold(page, { tableId: (await newTable(page, 15)).tableId });

/** Credit of so much at the club, which takes cards or has been stopped from it. */
const credit = (balance: number, change: 'complete' | 'pause' = 'complete'): Answer =>
  after(async (page) => {
    await connectBrooklyn(page, change);
    await haveBalance(page, balance);
  });

/** Something is kept by the time the page asks whether there is. */
const having = (make: (page: Page) => Promise<unknown>): Answer =>
  after(async (page) => {
    await haveNothing(page);
    await make(page);
  });

/** What is kept is paid by a card that is not the one on the page. */
const paidBy =
  (number: string): Answer =>
  async (route) => {
    await connectBrooklyn(pageOf(route));
    const cardId = await haveCard(pageOf(route), number);
    await route.continue({ postData: changedBody(route, { payBy: 'card', cardId }) });
  };

/** Another tab has tried a card first, which was declined as well. */
const declinedAgain: Answer = async (route) => {
  await payBy(pageOf(route), idIn(route.request().url()), declining);
  await paidBy(declining)(route);
};

/** What is confirmed is a time that is kept for a move, and by card. */
const movedInstead: Answer = async (route) => {
  const page = pageOf(route);
  const id = await holdMove(page);
  const cardId = await haveCard(page, visa);
  await route.continue({
    url: new URL(`/api/booking/${id}/confirm`, route.request().url()).href,
    postData: JSON.stringify({ payBy: 'card', cardId }),
  });
};

/** The server is asked for a table whose bank answered once its time had begun. */
const lostInstead: Answer = async (route) => {
  const page = pageOf(route);
  await connectBrooklyn(page);
  const startsAt = new Date(Date.parse(await thisHalf(page)) + 1_800_000).toISOString();
  const id = await holdAndPay(page, answeringLater, { startsAt });
  await doneAfter(page, startsAt, async () => {
    await comesTo(page, id, 'expired');
    await bankSays(page, id, 'pay');
  });
  await route.continue({ method: 'GET', url: new URL(`/api/booking/${id}`, route.request().url()).href });
};

/** Something has happened to the booking of a call by the time it is made. */
const once =
  (happens: (page: Page, id: number) => Promise<unknown>): Answer =>
  async (route) => {
    await happens(pageOf(route), idIn(route.request().url()));
    await route.continue();
  };

const release = (page: Page, id: number) => ask(page, 'delete', `booking/${id}/hold`);

/** What is kept was booked in another tab, or the bank has paid it. */
async function isBooked(page: Page, id: number): Promise<void> {
  const { status } = await readBooking(page, id);
  if (status === 'paying') await bankSays(page, id, 'pay');
  else await ask(page, 'post', `booking/${id}/confirm`, { payBy: 'atClub' });
}

async function isBeingPaid(page: Page, id: number): Promise<void> {
  const { status } = await readBooking(page, id);
  if (status === 'held') await payBy(page, id, answeringLater);
}

async function isDeclinedForGood(page: Page, id: number): Promise<void> {
  await bankSays(page, id, 'decline');
  for (const card of [declining, declining]) await payBy(page, id, card);
}

/** Somebody has what is wanted at the moment of the call, and gives it back after it. */
const takenForNow: Answer = async (route) => {
  const page = pageOf(route);
  const id = await book(page, { tableId: target.tableId, startsAt: wantedAt, guestName: 'Marco Bellini' });
  const response = await route.fetch();
  await askAs(page, runner, 'post', `booking/${id}/cancel`, { fee: 0 });
  await route.fulfill({ response });
};

/** Nobody came to another booking of the member, and its fee is owed. */
async function owe(page: Page): Promise<void> {
  await haveNothing(page);
  const id = await bookAside(page, { startsAt: await thisHalf(page), userId: member.userId });
  await askAs(page, runner, 'post', `booking/${id}/no-show`);
}

/** A booking that was paid by card is moved to what costs more. */
const dearerInstead: Answer = async (route) => {
  const page = pageOf(route);
  await connectBrooklyn(page);
  const id = await paidAside(page);
  const { version } = await readBooking(page, id);
  await route.continue({
    url: new URL(`/api/booking/${id}`, route.request().url()).href,
    headers: { ...route.request().headers(), 'if-match': version },
  });
};

/** The words of refusals have the amounts of this walk; of a decline, the sandbox says that there was one. */
const texts: Record<string, string> = {
  'a fee is owed': bookingWords.refused.fee_due(price),
  declined: creditWords.refused.credit_low(price),
};
const asHere = (outcome: Outcome): Outcome => {
  if ('error' in outcome && texts[outcome.name] !== undefined) {
    return { ...outcome, error: { ...(outcome.error as ProblemData), message: texts[outcome.name] } };
  }
  if (!('output' in outcome) || !outcome.name.startsWith('declined')) return outcome;
  const booking = outcome.output as Booking;
  return { ...outcome, output: { ...booking, payment: { ...booking.payment, reason } } };
};

const { outcomes, controls, shows } = bookModel;
const outside = (from: string) => ({ kind: 'outside', from }) as const;

const model: typeof bookModel = {
  ...bookModel,
  outcomes: {
    ...outcomes,
    holdTable: outcomes['holdTable']?.map(asHere),
    confirmBooking: outcomes['confirmBooking']?.map(asHere),
    getBooking: outcomes['getBooking']?.map(asHere),
  },
  controls: {
    ...controls,
    // Which tables are free at which price, and which card has which number, is known when the walk has come there.
    'start.chosen': outside('a time of the day that is shown'),
    'table.chosen': outside('a table that is free then'),
    'card.changed': outside('the field of the card'),
  },
  shows: {
    ...shows,
    booked: ({ booking }) => ({
      texts: [(booking as Booking | null)?.status === 'moved' ? words.booked.moved : words.booked.title],
    }),
  },
};

proveInBrowser(model, {
  among: 'the paths of the office',
  begin: async (page) => {
    await standWithin(page);
    // Nobody is taken for missing but by the desk, and members may book as often as this walk asks for.
    await haveRules(page, { checkIn: false, noShowAfter: 5, noShowLimit: 0, mostOpen: 99 });
    await beSignedIn(page, member.email);
    await connectBrooklyn(page);
    await haveNothing(page);
    await haveTables(page);
  },
  open: async (page) => {
    await page.goto(`/table-schedule?clubId=${brooklyn.id}&day=${dayOf(anchor.startsAt)}`);
    await openAnchor(page, anchor, { isClub: false }).waitFor();
  },
  calls: {
    findHold: {
      url: '**/api/booking?*status=held*',
      outcomes: {
        'nothing kept': goOn,
        'a table kept': having(hold),
        'a table being paid': having((page) => holdAndPay(page, answeringLater)),
        'a time kept for a move': having(holdMove),
        'one that costs less than a card takes': having(holdCheap),
        unanswered: noAnswer,
      },
    },
    holdTable: {
      url: '**/api/booking/hold',
      outcomes: {
        kept: after(haveNothing),
        taken: after((page) =>
          book(page, { tableId: target.tableId, startsAt: wantedAt, guestName: 'Marco Bellini' }),
        ),
        'a fee is owed': after(owe),
        unanswered: noAnswer,
      },
    },
    moveBooking: {
      url: '**/api/booking/*',
      method: 'PUT',
      outcomes: { moved: goOn, taken: takenForNow, dearer: dearerInstead, unanswered: noAnswer },
    },
    listOwnCredit: {
      url: '**/api/credit/mine',
      outcomes: {
        'credit at a club that takes cards': credit(4500),
        'less than it costs': credit(700),
        'nearly what it costs': credit(1980),
        'at one that does not': credit(4500, 'pause'),
        unanswered: noAnswer,
      },
    },
    listCards: listCards([visa, mastercard]),
    confirmBooking: {
      url: '**/api/booking/*/confirm',
      outcomes: {
        booked: withBody({ payBy: 'atClub' }),
        moved: movedInstead,
        'not answered by the bank': paidBy(answeringLater),
        'declined by the bank': paidBy(declining),
        'declined for the third time': declinedAgain,
        'lost while the bank was asked': lostInstead,
        'too late': once(release),
        declined: after((page) => haveBalance(page, 0)),
        unanswered: noAnswer,
      },
    },
    releaseHold: {
      url: '**/api/booking/*/hold',
      method: 'DELETE',
      outcomes: { 'let go': goOn, unanswered: noAnswer },
    },
    getBooking: {
      url: '**/api/booking/{1,2,3,4,5,6,7,8,9}*',
      method: 'GET',
      outcomes: {
        'run out': once(release),
        'booked in another tab': once(isBooked),
        'being paid': once(isBeingPaid),
        declined: once((page, id) => bankSays(page, id, 'decline')),
        'declined for the last time': once(isDeclinedForGood),
        unanswered: noAnswer,
      },
    },
  },
  actors: {
    deadline: { 'the time is over': (page) => page.clock.fastForward('05:10') },
  },
  outside: {
    'length.changed': (page, { slots }) => setLength(page, Number(slots)),
    'game.changed': (page, { gameType }) => setGame(page, gameType as GameTypeId | null),
    'start.chosen': (page) => chooseStart(page, '18:00'),
    'table.chosen': (page) => chooseTable(page, target.number),
    'choice.cleared': (page) => page.getByRole('button', { name: words.dayAfter }).click(),
    move: async (page, _event, { letGo }) => {
      await openAnchor(page, anchor, { isClub: false }).click();
      // The dialog reads the booking, which is no call of the path.
      await letGo('getBooking');
      await page.getByRole('dialog').getByRole('button', { name: words.desk.move }).click();
    },
    'booking.cancelled': async (page, _event, { letGo }) => {
      await openAnchor(page, anchor, { isClub: false }).click();
      await letGo('getBooking');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.desk.cancel }).click();
      await page.getByRole('button', { name: words.cancelling.now }).click();
    },
    'card.changed': async (page) => {
      const label = cardText('mastercard', '4444');
      await page.getByRole('combobox', { name: words.held.cardField }).selectOption({ label });
    },
  },
});
