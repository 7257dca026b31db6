import type { Booking } from '#api/booking.ts';
import type { OwnCredit } from '#api/credit.ts';
import type { Card } from '#api/payments.ts';
import { moneyText } from '#domain/payments/money.ts';
import { clockText } from '#domain/schedule/day-times.ts';
import { startsOf } from '#domain/schedule/free.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { defineModel } from '#model-testing/model.ts';
import { isBelowCards } from './book-setup.ts';
import { bookMachine } from './book.ts';
import { noChoice, type Choice } from './choice.ts';
import { refusedAs, sampleBooking, sampleHold, samplePlan, unanswered } from './sample-plan.ts';

const known = new Map<string, ReturnType<typeof startsOf>>();

/** What is free on the sample day for a choice, worked out once: planning asks for the same few times over and over. */
function freeOnSample({ slots, gameType, moving }: Choice, isClub: boolean): ReturnType<typeof startsOf> {
  const bookingId = moving?.bookingId ?? null;
  const key = `${slots} ${gameType} ${bookingId} ${isClub}`;
  const sought = { slots, gameType, now: '2099-05-01T12:00:00Z', isClub, moving: bookingId };
  const free = known.get(key) ?? startsOf(samplePlan, sought);
  known.set(key, free);
  return free;
}

/** The button of a time as people read it. */
export function startName(choice: Choice, startsAt: string, isClub = false): string {
  const start = freeOnSample(choice, isClub).find((one) => one.startsAt === startsAt);
  const cheapest = Math.min(...(start?.tables ?? []).map(({ price }) => price));
  const free = words.choose.free(start?.tables.length ?? 0, moneyText(cheapest, 'USD'));
  return `${clockText(startsAt, samplePlan)} ${free}`;
}

/** The button of a table at the chosen time. */
export function tableName(choice: Choice, tableId: number, isClub = false): string {
  const start = freeOnSample(choice, isClub).find((one) => one.startsAt === choice.startsAt);
  const table = start?.tables.find((one) => one.tableId === tableId);
  return words.choose.tableAt(
    words.table(table?.number ?? 0, table?.name ?? null),
    table?.tariff ?? '',
    moneyText(table?.price ?? 0, 'USD'),
  );
}

/** A game of the sample day, while nothing is moved and the length is the usual one. */
export const gameOnSample = ({ slots, gameType, moving }: Choice) =>
  slots === noChoice.slots && moving === null
    ? [{ gameType: gameType === null ? ('eightBall' as const) : null }]
    : [];

/** A time of the sample day, and the last table that is free then. */
export const chooseOnSample = (isClub: boolean) => ({
  'start.chosen': (choice: Choice) => {
    const last = freeOnSample(choice, isClub).at(-1);
    return last ? [{ startsAt: last.startsAt }] : [];
  },
  'table.chosen': (choice: Choice) => {
    const start = freeOnSample(choice, isClub).find((one) => one.startsAt === choice.startsAt);
    const table = start?.tables.at(-1);
    return start && table ? [{ startsAt: start.startsAt, tableId: table.tableId }] : [];
  },
});

const ownCredit: OwnCredit = {
  club: { clubId: 3, name: 'Cue Club' },
  currency: 'USD',
  balance: 4500,
  overdraft: 0,
  canTopUp: true,
};
const visa: Card = {
  cardId: 'card_sbx_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2099,
  isDefault: true,
};
const mastercard: Card = {
  ...visa,
  cardId: 'card_sbx_2',
  brand: 'mastercard',
  last4: '4444',
  isDefault: false,
};
const payment = { ref: 'booking-70', reason: null, card: 'Visa ending 4242' };
const paying: Booking = {
  ...sampleHold,
  status: 'paying',
  payBy: 'card',
  heldUntil: null,
  payment: { ...payment, state: 'processing' },
};
const declined: Booking = {
  ...sampleHold,
  payment: { ...payment, state: 'failed', reason: 'insufficient_funds' },
};
const booked: Booking = { ...sampleBooking, ifCancelledNow: { fee: 0, refund: 0, refundTo: 'source' } };
/** The time to which a booking goes once the card has paid what it costs more. */
const heldForMove: Booking = { ...sampleHold, moves: { bookingId: 71, due: 600 } };

/** How the sample price of 2000 is paid: a card is asked for 50 at the least. */
function partsText(credit: number): string {
  const money = (amount: number): string => moneyText(amount, 'USD');
  return credit > 1950
    ? words.held.partsLeast(money(1950), money(50))
    : words.held.parts(money(credit), money(2000 - credit));
}

export const bookModel = defineModel(bookMachine, {
  id: 'book-table',
  input: { clubId: 3 },
  cases: {
    ...chooseOnSample(false),
    'game.changed': gameOnSample,
    'length.changed': ({ slots }) => [{ slots: slots === 4 ? 2 : 4 }],
    move: [{ booking: booked }],
    'credit.used': ({ useCredit }) => [{ useCredit: !useCredit }],
    confirm: ({ booking, takesCards, cardId }) => [
      ...(booking?.moves ? [] : [{ payBy: 'credit' as const }, { payBy: 'atClub' as const }]),
      ...(takesCards && cardId !== null && !isBelowCards({ booking }) ? [{ payBy: 'card' as const }] : []),
    ],
    'card.changed': ({ booking, takesCards, cards, cardId }) =>
      takesCards && !isBelowCards({ booking })
        ? cards.filter((card) => card.cardId !== cardId).map((card) => ({ cardId: card.cardId }))
        : [],
    'deadline.passed': [],
  },
  outcomes: {
    findHold: [
      { name: 'nothing kept', ok: true, output: null },
      { name: 'a table kept', ok: true, output: sampleHold },
      { name: 'a table being paid', ok: true, output: paying },
      { name: 'a time kept for a move', ok: true, output: heldForMove },
      { name: 'one that costs less than a card takes', ok: true, output: { ...sampleHold, price: 30 } },
      unanswered,
    ],
    holdTable: [
      { name: 'kept', ok: true, output: sampleHold },
      { name: 'taken', ok: false, error: refusedAs('slot_taken') },
      { name: 'a fee is owed', ok: false, error: refusedAs('fee_due') },
      unanswered,
    ],
    moveBooking: [
      { name: 'moved', ok: true, output: { booking: booked, difference: 0, message: '' } },
      { name: 'taken', ok: false, error: refusedAs('slot_taken') },
      { name: 'dearer', ok: false, error: refusedAs('move_dearer') },
      unanswered,
    ],
    listOwnCredit: [
      { name: 'credit at a club that takes cards', ok: true, output: { rows: [ownCredit] } },
      { name: 'less than it costs', ok: true, output: { rows: [{ ...ownCredit, balance: 700 }] } },
      { name: 'nearly what it costs', ok: true, output: { rows: [{ ...ownCredit, balance: 1980 }] } },
      { name: 'at one that does not', ok: true, output: { rows: [{ ...ownCredit, canTopUp: false }] } },
      unanswered,
    ],
    listCards: [
      { name: 'two', ok: true, output: { rows: [visa, mastercard] } },
      { name: 'none', ok: true, output: { rows: [] } },
      unanswered,
    ],
    confirmBooking: [
      { name: 'booked', ok: true, output: booked },
      {
        name: 'moved',
        ok: true,
        output: { ...heldForMove, status: 'moved' as const, payBy: 'card' as const },
      },
      { name: 'not answered by the bank', ok: true, output: paying },
      { name: 'declined by the bank', ok: true, output: declined },
      { name: 'declined for the third time', ok: true, output: { ...declined, status: 'expired' as const } },
      {
        name: 'lost while the bank was asked',
        ok: true,
        output: { ...paying, status: 'refunding' as const },
      },
      { name: 'too late', ok: false, error: refusedAs('hold_expired') },
      { name: 'declined', ok: false, error: refusedAs('credit_low') },
      unanswered,
    ],
    releaseHold: [{ name: 'let go', ok: true, output: { message: '' } }, unanswered],
    getBooking: [
      { name: 'run out', ok: true, output: { ...sampleHold, status: 'expired' as const } },
      { name: 'booked in another tab', ok: true, output: booked },
      { name: 'being paid', ok: true, output: paying },
      { name: 'declined', ok: true, output: declined },
      { name: 'declined for the last time', ok: true, output: { ...declined, status: 'expired' as const } },
      unanswered,
    ],
    deadline: [{ name: 'the time is over', sends: { type: 'deadline.passed' } }],
  },
  volatile: ['key'],
  // How it is paid, with which card and whether with credit first goes to the server and decides nothing here.
  identity: ({ slots, startsAt, tableId, moving, booking, credit, takesCards, cards, gameType }) => [
    slots,
    // What is chosen of one game is as what is chosen of all.
    startsAt === null ? gameType : null,
    startsAt,
    tableId,
    moving?.bookingId,
    booking?.moves?.due,
    credit,
    takesCards,
    cards.length,
  ],
  controls: {
    'length.changed': { kind: 'outside', from: 'how long somebody wants to play' },
    'game.changed': { kind: 'outside', from: 'the game that somebody wants to play' },
    'start.chosen': { role: 'button', name: ({ context, event }) => startName(context, event.startsAt) },
    'table.chosen': { role: 'button', name: ({ context, event }) => tableName(context, event.tableId) },
    'choice.cleared': { kind: 'outside', from: 'another day of the plan is shown' },
    move: { kind: 'outside', from: 'Move of a booking' },
    'booking.cancelled': { kind: 'outside', from: 'Cancel of a booking' },
    stay: { role: 'button', name: words.moving.stop },
    hold: {
      role: 'button',
      name: ({ context }) => (context.moving === null ? words.choose.hold : words.moving.move),
    },
    confirm: {
      role: 'button',
      name: ({ context, event }) => (context.booking?.moves ? words.held.movePay : words.held[event.payBy]),
    },
    'card.changed': {
      role: 'combobox',
      name: words.held.cardField,
      value: 'cardId',
      gesture: 'select',
    },
    'credit.used': { role: 'checkbox', name: words.held.spendFirst, gesture: 'check' },
    release: {
      role: 'button',
      name: ({ context }) => (context.booking?.moves ? words.held.moveStop : words.held.release),
    },
    again: {
      role: 'button',
      name: ({ context }) =>
        ['booked', 'paying', 'moved'].includes(context.booking?.status ?? '')
          ? words.booked.again
          : words.lost.again,
    },
    'deadline.passed': { kind: 'outside', from: 'the server’s clock' },
  },
  tags: { busy: { texts: [words.held.wait] } },
  shows: {
    choosing: ({ moving, refusal, startsAt, tableId }) => ({
      texts: [
        moving === null ? words.choose.title : words.moving.title,
        ...(refusal === null ? [] : [refusal]),
        ...(startsAt !== null && tableId !== null ? [words.choose.how] : []),
      ],
    }),
    held: ({ booking, credit, takesCards, cards, useCredit, refusal }) => ({
      texts: [
        booking?.moves ? words.held.moveTitle : words.held.title,
        ...(useCredit ? [partsText(credit ?? 0)] : []),
        ...(credit === null || booking?.moves ? [] : [words.held.creditOf(moneyText(credit, 'USD'))]),
        ...(takesCards && isBelowCards({ booking }) ? [words.held.cardLeast(moneyText(50, 'USD'))] : []),
        ...(takesCards && !isBelowCards({ booking }) && cards.length === 0 ? [words.held.noCard] : []),
        ...(refusal === null ? [] : [refusal]),
      ],
      roles: [{ role: 'timer' }],
    }),
    'lost.taken': { texts: [words.lost.taken] },
    paying: { texts: [words.paying.title, words.paying.text] },
    asking: { texts: [words.paying.title] },
    'lost.expired': { texts: [words.lost.expired] },
    'lost.declined': { texts: [words.lost.declined, words.lost.declinedText] },
    'lost.late': { texts: [words.lost.late, words.lost.lateText] },
    booked: ({ booking }) => ({
      texts: [booking?.status === 'moved' ? words.booked.moved : words.booked.payBy.atClub],
    }),
  },
  requirements: {
    choosing: ['A-1.13', 'A-2.54', 'C-9.08'],
    held: ['A-1.43'],
    booked: ['A-1.13', 'A-1.43'],
  },
});
