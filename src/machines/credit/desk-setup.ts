import { assign, emit, setup } from 'xstate';
import {
  addCreditEntry,
  listCreditEntries,
  setOverdraft,
  type CreditAccount,
  type CreditEntry,
} from '#api/credit.ts';
import type { ProblemData } from '#api/problem.ts';
import { ownDecimalSign } from '#browser/language.ts';
import { randomKey } from '#browser/random.ts';
import {
  entryAmount,
  entryKindsFor,
  findEntryFault,
  type EntryKind,
  type TypedEntry,
} from '#domain/credit/entry.ts';
import { amountToType, typedAmount } from '#domain/payments/typed-amount.ts';
import { creditWords } from '#domain/words/credit.ts';
import { fieldIn, refusedAt } from '#machines/patterns/named-field.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { moreEntries, type ReadEntries } from './entries-states.ts';

const words = creditWords.desk;

export type DeskField = 'amount' | 'reason';

export type CreditDeskContext = TypedEntry &
  ReadEntries & {
    /** Whose credit something is done to. */
    account: CreditAccount | null;
    fault: FieldFault<DeskField> | null;
    refusal: string | null;
    /** Under which the entry is sent, so that one press books it once. */
    key: string;
  };

type Meant = { account: CreditAccount };

export type CreditDeskEvent =
  | ({ type: 'book' } & Meant)
  | ({ type: 'allow' } & Meant)
  | ({ type: 'look' } & Meant)
  | { type: 'kind.changed'; kind: EntryKind }
  | { type: 'amount.changed'; value: string }
  | { type: 'reason.changed'; value: string }
  | { type: 'submit' }
  | { type: 'cancel' }
  | { type: 'older' }
  | { type: 'close' }
  | { type: 'retry' };

export type CreditDeskEmitted =
  /** What is listed has changed. */
  { type: 'credit.changed' } | Telling;

const currencyOf = ({ account }: Pick<CreditDeskContext, 'account'>): string => account?.currency ?? 'USD';

/** What is to be booked, in the minor unit; 0 where it is no amount. */
export const bookedAmount = (context: CreditDeskContext): number =>
  entryAmount(context, currencyOf(context), ownDecimalSign()) ?? 0;

/** What may be owed, in the minor unit; null where it is no amount. */
export const allowedAmount = (context: Pick<CreditDeskContext, 'account' | 'amount'>): number | null =>
  typedAmount(context.amount, currencyOf(context), ownDecimalSign());

const faultOf = (context: CreditDeskContext): FieldFault<DeskField> | null => {
  const field = findEntryFault(context, currencyOf(context), ownDecimalSign());
  return field && { field, text: field === 'amount' ? creditWords.faults.amount : words.reasonFault };
};

const blank = { amount: '', reason: '', fault: null, refusal: null, entries: [], total: 0 };

/** What the credit of members is made of at the desk of their club; how it goes stands in `desk.ts`. */
export const creditDeskSetup = setup({
  types: {
    context: {} as CreditDeskContext,
    events: {} as CreditDeskEvent,
    emitted: {} as CreditDeskEmitted,
    tags: {} as 'busy',
  },
  actors: { addCreditEntry, setOverdraft, listCreditEntries },
  actions: {
    mean: assign((_, { account }: Meant) => ({
      ...blank,
      account,
      kind: entryKindsFor(account)[0] ?? ('adjustment' as const),
      key: randomKey(),
    })),
    meanLimit: assign((_, { account }: Meant) => ({
      ...blank,
      account,
      amount: amountToType(account.overdraft, account.currency, ownDecimalSign()),
    })),
    // Another entry is sent under another key.
    choose: assign((_, { kind }: { kind: EntryKind }) => ({ kind, fault: null, key: randomKey() })),
    typeAmount: assign((_, { value }: { value: string }) => ({
      amount: value,
      fault: null,
      key: randomKey(),
    })),
    typeReason: assign((_, { value }: { value: string }) => ({
      reason: value,
      fault: null,
      key: randomKey(),
    })),
    keepFault: assign(({ context }) => ({ fault: faultOf(context), refusal: null })),
    keepLimitFault: assign(() => ({
      fault: { field: 'amount' as const, text: words.allowFault },
      refusal: null,
    })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) =>
      refusedAt(problem, fieldIn(['amount', 'reason'])),
    ),
    keepLimitRefusal: assign((_, { problem }: { problem: ProblemData }) =>
      refusedAt<DeskField>(problem, (field) => (field === 'overdraft' ? 'amount' : null)),
    ),
    forgetRefusal: assign({ refusal: null, fault: null }),
    addEntries: assign(({ context }, read: { rows: CreditEntry[]; total: number }) =>
      moreEntries(context, read),
    ),
    tellDone: emit((_, { text }: { text: string }) => toast('success', text)),
    tellChanged: emit({ type: 'credit.changed' }),
  },
  guards: {
    isSound: ({ context }) => faultOf(context) === null,
    isLimit: ({ context }) => allowedAmount(context) !== null,
    hasOlder: ({ context }) => context.entries.length < context.total,
  },
});
