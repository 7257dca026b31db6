import type { ActorRefFrom } from 'xstate';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { entriesStates, nextEntriesPage } from './entries-states.ts';
import { amountOf, creditSetup, type CreditContext } from './own-credit-setup.ts';

const refused = { type: 'keepRefusal', params: failure } as const;

/** The credit of a member: what there is at each club, what was booked, and more of it bought by a saved card. */
export const ownCreditMachine = creditSetup.createMachine({
  id: 'own-credit',
  context: {
    rows: [],
    clubId: null,
    cards: [],
    cardId: null,
    typed: '',
    hasFault: false,
    refusal: null,
    key: '',
    ref: null,
    entries: [],
    total: 0,
  },
  invoke: { src: 'visibility' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The credit at the own clubs is read.',
      tags: 'busy',
      invoke: {
        src: 'listOwnCredit',
        onDone: { target: 'shown', actions: { type: 'keepRows', params: answered } },
        onError: { target: 'failed', actions: refused },
      },
    },
    failed: {
      description: 'It could not be read, and it says why.',
      on: { retry: { target: 'loading', actions: 'forgetRefusal' } },
    },
    shown: {
      description: 'The credit stands there; a payment that the bank has not answered is looked after.',
      on: {
        buy: {
          guard: { type: 'canBuy', params: asked },
          target: 'preparing',
          actions: { type: 'mean', params: asked },
        },
        look: { target: 'reading', actions: { type: 'mean', params: asked } },
        'page.shown': 'refreshing',
      },
      after: { pause: { guard: 'isWaiting', target: 'asking' } },
    },
    refreshing: {
      description: 'It is read again beneath what stands there.',
      invoke: {
        src: 'listOwnCredit',
        onDone: { target: 'shown', actions: { type: 'keepRows', params: answered } },
        onError: 'shown',
      },
    },
    preparing: {
      description: 'The saved cards are read, for one of them is to pay.',
      tags: 'busy',
      invoke: {
        src: 'listCards',
        onDone: { target: 'filling', actions: { type: 'keepCards', params: answered } },
        onError: { target: 'shown', actions: refused },
      },
    },
    filling: {
      description: 'Says how much is bought and by which card, before anything is charged.',
      on: {
        'amount.changed': { actions: { type: 'type', params: asked } },
        'card.changed': { actions: { type: 'chooseCard', params: asked } },
        pay: [
          { guard: 'isPayable', target: 'paying', actions: 'forgetRefusal' },
          { guard: 'hasCard', actions: 'keepFault' },
        ],
        cancel: { target: 'shown', actions: 'forgetRefusal' },
      },
    },
    paying: {
      description: 'The card is charged; the same press again is the same purchase.',
      tags: 'busy',
      invoke: {
        src: 'topUpCredit',
        input: ({ context }) => ({
          body: {
            clubId: context.clubId ?? 0,
            amount: amountOf(context) ?? 0,
            cardId: context.cardId ?? '',
          },
          key: context.key,
        }),
        onDone: [
          {
            guard: { type: 'isCredited', params: answered },
            target: 'refreshing',
            actions: { type: 'tellBought', params: answered },
          },
          {
            guard: { type: 'isDeclined', params: answered },
            target: 'filling',
            actions: { type: 'keepDecline', params: answered },
          },
          { target: 'shown', actions: { type: 'keepRef', params: answered } },
        ],
        onError: { target: 'filling', actions: refused },
      },
    },
    asking: {
      description:
        'The server is asked what has become of the payment; one that nobody knows of yet is asked for again.',
      invoke: {
        src: 'getTransaction',
        input: ({ context }) => ({ ref: context.ref ?? '' }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: answered },
            target: 'refreshing',
            actions: [{ type: 'tellBought', params: answered }, 'forgetRef'],
          },
          {
            guard: { type: 'hasFailed', params: answered },
            target: 'shown',
            actions: { type: 'keepDecline', params: answered },
          },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    ...entriesStates('shown', ({ context }: { context: CreditContext }) => ({
      clubId: context.clubId ?? 0,
      pageNumber: nextEntriesPage(context),
    })),
  },
});

export type OwnCreditActor = ActorRefFrom<typeof ownCreditMachine>;
