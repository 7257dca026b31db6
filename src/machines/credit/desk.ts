import type { ActorRefFrom } from 'xstate';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { entriesStates, nextEntriesPage } from './entries-states.ts';
import { allowedAmount, bookedAmount, creditDeskSetup, type CreditDeskContext } from './desk-setup.ts';

const changeAmount = { actions: { type: 'typeAmount', params: asked } } as const;

/** Back to the list, which is read again, with what the server says of what was done. */
const done = { target: 'idle', actions: [{ type: 'tellDone', params: said }, 'tellChanged'] } as const;

/** What a club does to the credit of its members: books to it by hand, says what may be owed, and looks through the entries. */
export const creditDeskMachine = creditDeskSetup.createMachine({
  id: 'credit-desk',
  context: {
    account: null,
    kind: 'cashIn',
    amount: '',
    reason: '',
    fault: null,
    refusal: null,
    key: '',
    entries: [],
    total: 0,
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The list stands there, and nothing is done to it.',
      on: {
        book: { target: 'filling', actions: { type: 'mean', params: asked } },
        allow: { target: 'allowing', actions: { type: 'meanLimit', params: asked } },
        look: { target: 'reading', actions: { type: 'mean', params: asked } },
      },
    },
    filling: {
      description: 'Says what is booked, how much and why, before anything is.',
      on: {
        'kind.changed': { actions: { type: 'choose', params: asked } },
        'amount.changed': changeAmount,
        'reason.changed': { actions: { type: 'typeReason', params: asked } },
        submit: [{ guard: 'isSound', target: 'booking', actions: 'forgetRefusal' }, { actions: 'keepFault' }],
        cancel: 'idle',
      },
    },
    booking: {
      description: 'The entry is on its way; the same press again is the same entry.',
      tags: 'busy',
      invoke: {
        src: 'addCreditEntry',
        input: ({ context }) => ({
          body: {
            clubId: context.account?.club.clubId ?? 0,
            userId: context.account?.user.userId ?? 0,
            kind: context.kind,
            amount: bookedAmount(context),
            reason: context.reason.trim(),
          },
          key: context.key,
        }),
        onDone: done,
        onError: { target: 'filling', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    allowing: {
      description: 'Says how much the member may owe.',
      on: {
        'amount.changed': changeAmount,
        submit: [
          { guard: 'isLimit', target: 'saving', actions: 'forgetRefusal' },
          { actions: 'keepLimitFault' },
        ],
        cancel: 'idle',
      },
    },
    saving: {
      description: 'What may be owed is on its way.',
      tags: 'busy',
      invoke: {
        src: 'setOverdraft',
        input: ({ context }) => ({
          clubId: context.account?.club.clubId ?? 0,
          userId: context.account?.user.userId ?? 0,
          overdraft: allowedAmount(context) ?? 0,
        }),
        onDone: done,
        onError: { target: 'allowing', actions: { type: 'keepLimitRefusal', params: failure } },
      },
    },
    ...entriesStates('idle', ({ context }: { context: CreditDeskContext }) => ({
      clubId: context.account?.club.clubId ?? 0,
      userId: context.account?.user.userId ?? 0,
      pageNumber: nextEntriesPage(context),
    })),
  },
});

export type CreditDeskActor = ActorRefFrom<typeof creditDeskMachine>;
