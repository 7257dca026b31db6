import { assign, emit, setup } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import {
  createClubSubscription,
  listClubSubscriptions,
  withdrawClubSubscription,
  type Subscription,
  type SubscriptionPage,
} from '#api/subscriptions.ts';
import { ownDecimalSign } from '#browser/language.ts';
import { randomKey } from '#browser/random.ts';
import { visibility, type VisibilityEvent } from '#browser/visibility.ts';
import {
  findSubscriptionFault,
  type SubscriptionClub,
  type SubscriptionFault,
  type SubscriptionField,
  type SubscriptionForm,
} from '#domain/subscriptions/form.ts';
import { namedField } from '#machines/patterns/named-field.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type SubscriptionsContext = {
  rows: Subscription[];
  /** The clubs for which one can be made. */
  clubs: SubscriptionClub[];
  form: SubscriptionForm;
  fault: SubscriptionFault | null;
  refusal: string | null;
  /** The field that the server refused. */
  refused: FieldFault<SubscriptionField> | null;
  /** The one that is to be withdrawn. */
  meantId: number | null;
  /** Under which a new one is sent, so that one sent twice is made once. */
  key: string;
};

export type SubscriptionsEvent =
  | VisibilityEvent
  | { type: 'add' }
  | { type: 'changed'; field: 'name' | 'amount'; value: string }
  | { type: 'club.changed'; clubId: number }
  | { type: 'interval.changed'; interval: 'month' | 'year' }
  | { type: 'submit' }
  | { type: 'cancel' }
  | { type: 'withdraw'; id: number }
  | { type: 'confirm' }
  | { type: 'keep' }
  | { type: 'retry' };

const subscriptionFields = ['name', 'amount'] as const satisfies SubscriptionField[];
export const blank: SubscriptionForm = { clubId: 0, name: '', amount: '', interval: 'month' };

/** The currency of the club that is chosen. */
export const currencyOf = ({ clubs, form }: Pick<SubscriptionsContext, 'clubs' | 'form'>): string =>
  clubs.find(({ clubId }) => clubId === form.clubId)?.currency ?? 'USD';

/** What the subscriptions of clubs are made of; their states stand in `machine.ts`. */
export const subscriptionsSetup = setup({
  types: {
    context: {} as SubscriptionsContext,
    events: {} as SubscriptionsEvent,
    emitted: {} as Telling,
    tags: {} as 'busy',
  },
  actors: { listClubSubscriptions, createClubSubscription, withdrawClubSubscription, visibility },
  actions: {
    keep: assign((_, { rows, clubs }: SubscriptionPage) => ({ rows, clubs, refusal: null, refused: null })),
    mean: assign((_, { id }: { id: number }) => ({ meantId: id })),
    forget: assign({ meantId: null, refusal: null, refused: null }),
    begin: assign(({ context: { clubs } }) => ({
      form: { ...blank, clubId: clubs[0]?.clubId ?? 0 },
      key: randomKey(),
    })),
    change: assign(({ context }, given: Partial<SubscriptionForm>) => ({
      form: { ...context.form, ...given },
      key: randomKey(),
    })),
    findFault: assign({
      fault: ({ context }) => findSubscriptionFault(context.form, currencyOf(context), ownDecimalSign()),
    }),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: problemText(problem),
      refused: namedField(problem.fields, (name) => subscriptionFields.find((field) => field === name)),
    })),
    clearMessages: assign({ fault: null, refusal: null, refused: null }),
    tellDone: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    canAdd: ({ context }) => context.clubs.length > 0,
    isOwn: ({ context: { rows, clubs } }, { id }: { id: number }) =>
      rows.some(
        (row) => row.id === id && !row.isWithdrawn && clubs.some(({ clubId }) => clubId === row.club.clubId),
      ),
    hasFault: ({ context }) =>
      findSubscriptionFault(context.form, currencyOf(context), ownDecimalSign()) !== null,
  },
});
