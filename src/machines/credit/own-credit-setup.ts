import { assign, emit, setup } from 'xstate';
import {
  listCreditEntries,
  listOwnCredit,
  topUpCredit,
  type CreditEntry,
  type OwnCredit,
  type TopUp,
} from '#api/credit.ts';
import { getTransaction, listCards, type Card, type Cards, type Transaction } from '#api/payments.ts';
import type { ProblemData } from '#api/problem.ts';
import { ownDecimalSign } from '#browser/language.ts';
import { randomKey } from '#browser/random.ts';
import { visibility, type VisibilityEvent } from '#browser/visibility.ts';
import { mostTopUp, topUpAmount } from '#domain/credit/top-up.ts';
import { moneyText } from '#domain/payments/money.ts';
import { smallestCharge } from '#domain/payments/smallest-charge.ts';
import { creditWords } from '#domain/words/credit.ts';
import { ledgerWords } from '#domain/words/ledger.ts';
import { moreEntries } from './entries-states.ts';
import { fieldIn, refusedAt } from '#machines/patterns/named-field.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

const words = creditWords.mine;

export type CreditContext = {
  rows: OwnCredit[];
  /** The selected club. */
  clubId: number | null;
  /** The saved cards, read when one is wanted. */
  cards: Card[];
  cardId: string | null;
  /** The amount as it is typed. */
  typed: string;
  hasFault: boolean;
  refusal: string | null;
  /** Under which the credit is bought, so that one press buys it once. */
  key: string;
  /** The payment that the bank has not answered yet. */
  ref: string | null;
  entries: CreditEntry[];
  /** How many entries there are in all. */
  total: number;
};

export type CreditEvent =
  | VisibilityEvent
  | { type: 'buy'; clubId: number }
  | { type: 'amount.changed'; value: string }
  | { type: 'card.changed'; cardId: string }
  | { type: 'pay' }
  | { type: 'cancel' }
  | { type: 'look'; clubId: number }
  | { type: 'older' }
  | { type: 'close' }
  | { type: 'retry' };

type Failure = { problem: ProblemData };

/** Why a payment was declined, as its owner reads it. */
export function declineText(reason: string | null): string {
  const { reasons } = ledgerWords;
  return words.declined(reasons[reason ?? 'failed'] ?? reasons['failed'] ?? '');
}

/** What an amount has to lie between, which is neither too little for a card nor too much at one go. */
export const amountFaultText = (currency: string): string =>
  words.amountFault(moneyText(smallestCharge(currency), currency), moneyText(mostTopUp, currency));

/** The credit at the selected club. */
export const meantOf = ({ rows, clubId }: Pick<CreditContext, 'rows' | 'clubId'>): OwnCredit | null =>
  rows.find(({ club }) => club.clubId === clubId) ?? null;

/** What is to be bought, in the minor unit; null where it is no amount. */
export const amountOf = (context: Pick<CreditContext, 'rows' | 'clubId' | 'typed'>): number | null =>
  topUpAmount(context.typed, meantOf(context)?.currency ?? 'USD', ownDecimalSign());

/** What the credit of a member is made of; how it goes stands in `own-credit.ts`. */
export const creditSetup = setup({
  types: {
    context: {} as CreditContext,
    events: {} as CreditEvent,
    emitted: {} as Telling,
    tags: {} as 'busy',
  },
  actors: { listOwnCredit, listCards, topUpCredit, getTransaction, listCreditEntries, visibility },
  actions: {
    keepRows: assign((_, { rows }: { rows: OwnCredit[] }) => ({ rows })),
    keepCards: assign((_, { rows }: Cards) => ({
      cards: rows,
      cardId: (rows.find(({ isDefault }) => isDefault) ?? rows[0])?.cardId ?? null,
    })),
    mean: assign((_, { clubId }: { clubId: number }) => ({
      clubId,
      typed: '',
      hasFault: false,
      refusal: null,
      key: randomKey(),
      entries: [],
      total: 0,
    })),
    // Another amount or card is another purchase.
    type: assign((_, { value }: { value: string }) => ({ typed: value, hasFault: false, key: randomKey() })),
    chooseCard: assign((_, { cardId }: { cardId: string }) => ({ cardId, refusal: null, key: randomKey() })),
    keepFault: assign({ hasFault: true, refusal: null }),
    keepRefusal: assign((_, { problem }: Failure) => {
      const { fault, refusal } = refusedAt(problem, fieldIn(['amount']));
      return { hasFault: fault !== null, refusal };
    }),
    keepDecline: assign((_, { reason }: { reason: string | null }) => ({
      refusal: declineText(reason),
      // What was declined has come to its end: the same again is another one.
      key: randomKey(),
      ref: null,
    })),
    keepRef: assign((_, { ref }: { ref: string }) => ({ ref })),
    forgetRef: assign({ ref: null }),
    forgetRefusal: assign({ refusal: null, hasFault: false }),
    addEntries: assign(({ context }, read: { rows: CreditEntry[]; total: number }) =>
      moreEntries(context, read),
    ),
    tellBought: emit(({ context }, { amount, currency }: Pick<TopUp, 'amount' | 'currency'>) =>
      toast('success', words.bought(moneyText(amount, currency), meantOf(context)?.club.name ?? '')),
    ),
  },
  guards: {
    canBuy: ({ context }, { clubId }: { clubId: number }) =>
      meantOf({ rows: context.rows, clubId })?.canTopUp === true && context.ref === null,
    hasCard: ({ context }) => context.cardId !== null,
    isPayable: ({ context }) => context.cardId !== null && amountOf(context) !== null,
    isCredited: (_, { state }: Pick<TopUp, 'state'>) => state === 'credited',
    isDeclined: (_, { state }: Pick<TopUp, 'state'>) => state === 'declined',
    hasSucceeded: (_, { status }: Pick<Transaction, 'status'>) => status === 'succeeded',
    hasFailed: (_, { status }: Pick<Transaction, 'status'>) => status === 'failed',
    isWaiting: ({ context }) => context.ref !== null,
    hasOlder: ({ context }) => context.entries.length < context.total,
  },
  delays: { pause: 4_000 },
});
