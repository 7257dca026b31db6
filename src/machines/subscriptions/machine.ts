import { assign, emit, setup, type ActorRefFrom } from 'xstate';
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
  minorOf,
  type SubscriptionClub,
  type SubscriptionFault,
  type SubscriptionField,
  type SubscriptionForm,
} from '#domain/subscriptions/form.ts';
import { namedField } from '#machines/patterns/named-field.ts';
import { failure, said } from '#machines/patterns/params.ts';
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

const read = ({ event }: { event: { output: SubscriptionPage } }) => event.output;
const subscriptionFields = ['name', 'amount'] as const satisfies SubscriptionField[];
const blank: SubscriptionForm = { clubId: 0, name: '', amount: '', interval: 'month' };

/** The currency of the club that is chosen. */
export const currencyOf = ({ clubs, form }: Pick<SubscriptionsContext, 'clubs' | 'form'>): string =>
  clubs.find(({ clubId }) => clubId === form.clubId)?.currency ?? 'USD';

const subscriptionsSetup = setup({
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

const withdraw = {
  guard: { type: 'isOwn', params: ({ event }: { event: { id: number } }) => event },
  target: '#subscriptions.doubting',
  actions: { type: 'mean', params: ({ event }: { event: { id: number } }) => event },
} as const;
const add = { guard: 'canAdd', target: 'editing', actions: 'begin' } as const;

/** The subscriptions of clubs: read by whom they concern, made by the club's own people. */
export const subscriptionsMachine = subscriptionsSetup.createMachine({
  id: 'subscriptions',
  context: {
    rows: [],
    clubs: [],
    form: blank,
    fault: null,
    refusal: null,
    refused: null,
    key: '',
    meantId: null,
  },
  invoke: { src: 'visibility' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The subscriptions are read.',
      tags: 'busy',
      invoke: {
        src: 'listClubSubscriptions',
        onDone: { target: 'shown', actions: { type: 'keep', params: read } },
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    failed: {
      description: 'The subscriptions could not be read, and it says why.',
      on: { retry: { target: 'loading', actions: 'clearMessages' } },
    },
    shown: {
      description: 'The list stands there; whoever runs a club can add one, and withdraw one.',
      on: { add, withdraw, 'page.shown': 'refreshing' },
    },
    refreshing: {
      description: 'Somebody has come back to this page: what stands there is read again beneath it.',
      on: { add, withdraw },
      invoke: {
        src: 'listClubSubscriptions',
        onDone: { target: 'shown', actions: { type: 'keep', params: read } },
        onError: 'shown',
      },
    },
    editing: {
      description: 'A new subscription can be typed and saved at any moment.',
      initial: 'clear',
      on: {
        changed: {
          target: '.clear',
          actions: { type: 'change', params: ({ event }) => ({ [event.field]: event.value }) },
        },
        'club.changed': {
          target: '.clear',
          actions: { type: 'change', params: ({ event }) => ({ clubId: event.clubId }) },
        },
        'interval.changed': {
          target: '.clear',
          actions: { type: 'change', params: ({ event }) => ({ interval: event.interval }) },
        },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { target: 'adding', actions: 'clearMessages' },
        ],
        cancel: { target: 'shown', actions: 'clearMessages' },
      },
      states: {
        clear: { description: 'Nothing is wrong as far as anyone has said.', entry: 'clearMessages' },
        faulty: { description: 'The first rule that was broken stands under its field.' },
        refused: {
          description: 'Says why the server refused, at the field that it names; what was typed stays.',
        },
      },
    },
    adding: {
      description: 'The new subscription is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createClubSubscription',
        input: ({ context }) => {
          const { clubId, name, amount, interval } = context.form;
          const minor = minorOf(amount, currencyOf(context), ownDecimalSign()) ?? 0;
          return { body: { clubId, name: name.trim(), amount: minor, interval }, key: context.key };
        },
        onDone: { target: 'loading', actions: { type: 'tellDone', params: said } },
        onError: { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    doubting: {
      description:
        'Asks before an offer is withdrawn, and says for how many members it ends, or why it is not.',
      on: {
        confirm: { target: 'withdrawing', actions: 'clearMessages' },
        keep: { target: 'shown', actions: 'forget' },
      },
    },
    withdrawing: {
      description: 'The offer is being withdrawn.',
      tags: 'busy',
      invoke: {
        src: 'withdrawClubSubscription',
        input: ({ context }) => ({ id: context.meantId ?? 0 }),
        onDone: { target: 'loading', actions: ['forget', { type: 'tellDone', params: said }] },
        onError: { target: 'doubting', actions: { type: 'keepRefusal', params: failure } },
      },
    },
  },
});

export type SubscriptionsActor = ActorRefFrom<typeof subscriptionsMachine>;
