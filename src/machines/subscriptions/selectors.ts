import type { SnapshotFrom } from 'xstate';
import type { Subscription } from '#api/subscriptions.ts';
import type {
  SubscriptionClub,
  SubscriptionFault,
  SubscriptionField,
  SubscriptionForm,
} from '#domain/subscriptions/form.ts';
import { fieldWords } from '#domain/words/fields.ts';
import { subscriptionWords as words } from '#domain/words/subscriptions.ts';
import { type subscriptionsMachine } from './machine.ts';
import { currencyOf } from './setup.ts';

type Snapshot = SnapshotFrom<typeof subscriptionsMachine>;

/** What fills the section; behind the form the list stands. */
export const selectScreen = (snapshot: Snapshot): 'loading' | 'failed' | 'list' => {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'list';
};

export const selectRows = ({ context }: Snapshot): readonly Subscription[] => context.rows;
export const selectClubs = ({ context }: Snapshot): readonly SubscriptionClub[] => context.clubs;
export const selectForm = ({ context }: Snapshot): SubscriptionForm => context.form;
export const selectCurrency = ({ context }: Snapshot): string => currencyOf(context);
/** Why the server refused, where it names no field. */
export const selectRefusal = ({ context }: Snapshot): string | null =>
  context.refused === null ? context.refusal : null;

/** Whether one can be made by who looks, now or once the list has been read. */
export const selectMayAdd = ({ context }: Snapshot): boolean => context.clubs.length > 0;

/** The form over the list: shut, open, or on its way. */
export const selectEntry = (snapshot: Snapshot): 'none' | 'open' | 'saving' => {
  if (snapshot.matches('adding')) return 'saving';
  return snapshot.matches('editing') ? 'open' : 'none';
};

/** The one that is to be withdrawn, while it is asked about. */
export const selectMeant = (snapshot: Snapshot): Subscription | null =>
  snapshot.matches('confirmingWithdrawal') || snapshot.matches('withdrawing')
    ? (snapshot.context.rows.find(({ id }) => id === snapshot.context.meantId) ?? null)
    : null;

export const selectIsWithdrawing = (snapshot: Snapshot): boolean => snapshot.matches('withdrawing');

let told: { of: unknown; fault: { field: SubscriptionField; text: string } } | null = null;

/** What is wrong with a field, in words. */
export const textOf = (code: SubscriptionFault['code']): string =>
  code === 'nameLine' ? fieldWords.oneLine : words.faults[code];

/** The rule that was broken, or what the server refused; the same object as long as it is the same fault. */
export const selectFault = ({
  context: { fault, refused },
}: Snapshot): { field: SubscriptionField; text: string } | null => {
  if (!fault) return refused;
  if (told?.of !== fault) told = { of: fault, fault: { field: fault.field, text: textOf(fault.code) } };
  return told.fault;
};
