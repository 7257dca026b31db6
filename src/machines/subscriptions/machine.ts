import type { ActorRefFrom } from 'xstate';
import { ownDecimalSign } from '#browser/language.ts';
import { minorOf } from '#domain/subscriptions/form.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { formMessages } from '#machines/patterns/form-messages.ts';
import { answered, asked, failure, said } from '#machines/patterns/params.ts';
import { blank, currencyOf, subscriptionsSetup, type SubscriptionsContext } from './setup.ts';

const withdraw = {
  guard: { type: 'isOwn', params: asked<{ id: number }> },
  target: '#subscriptions.confirmingWithdrawal',
  actions: { type: 'mean', params: asked<{ id: number }> },
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
        onDone: { target: 'shown', actions: { type: 'keep', params: answered } },
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
        onDone: { target: 'shown', actions: { type: 'keep', params: answered } },
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
        ...formMessages,
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
    ...confirmedAction({
      asking: 'confirmingWithdrawal',
      asks: 'Asks before an offer is withdrawn, and says for how many members it ends, or why it is not.',
      confirmed: 'clearMessages',
      back: { keep: { target: 'shown', actions: 'forget' } },
      doing: 'withdrawing',
      does: 'The offer is being withdrawn.',
      invoke: {
        src: 'withdrawClubSubscription',
        input: ({ context }: { context: SubscriptionsContext }) => ({ id: context.meantId ?? 0 }),
        onDone: { target: 'loading', actions: ['forget', { type: 'tellDone', params: said }] },
        onError: { target: 'confirmingWithdrawal', actions: { type: 'keepRefusal', params: failure } },
      },
    }),
  },
});

export type SubscriptionsActor = ActorRefFrom<typeof subscriptionsMachine>;
