import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listCards, type Card, type Cards } from '#api/payments.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import {
  changeMemberSubscription,
  listMemberSubscriptions,
  takeUpSubscription,
  type MemberSubscription,
} from '#api/subscriptions.ts';
import { visibility, type VisibilityEvent } from '#browser/visibility.ts';
import { ledgerWords } from '#domain/words/ledger.ts';
import { subscriptionWords } from '#domain/words/subscriptions.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { answered, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

const words = subscriptionWords.members;
const { reasons } = ledgerWords;

export type MembersContext = {
  rows: MemberSubscription[];
  /** The saved cards, read when one is wanted. */
  cards: Card[];
  /** The card that is chosen. */
  cardId: string | null;
  /** The selected subscription. */
  id: number | null;
  refusal: string | null;
};

export type MembersEvent =
  | VisibilityEvent
  | { type: 'take'; id: number }
  | { type: 'card.changed'; cardId: string }
  | { type: 'end'; id: number }
  | { type: 'renew'; id: number }
  | { type: 'pay' }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'keep' }
  | { type: 'retry' };

type Failure = { problem: ProblemData };
type Answer = { row: MemberSubscription };
const answer = ({ event }: { event: { output: MemberSubscription } }): Answer => ({ row: event.output });
const asked = ({ event }: { event: { id: number } }) => ({ id: event.id });
const saying =
  (what: 'taken' | 'ended' | 'renewed') =>
  ({ event }: { event: { output: MemberSubscription } }) => ({ text: words[what](event.output.name) });

/** Why a payment was declined, as its member reads it. */
export const reasonText = (reason: string | null): string =>
  reasons[reason ?? 'failed'] ?? reasons['failed'] ?? '';

const membersSetup = setup({
  types: {
    context: {} as MembersContext,
    events: {} as MembersEvent,
    emitted: {} as Telling,
    tags: {} as 'busy',
  },
  actors: { listMemberSubscriptions, listCards, takeUpSubscription, changeMemberSubscription, visibility },
  actions: {
    keepRows: assign((_, { rows }: { rows: MemberSubscription[] }) => ({ rows })),
    keepRow: assign(({ context }, { row }: Answer) => ({
      rows: context.rows.map((one) => (one.id === row.id ? row : one)),
    })),
    keepCards: assign((_, { rows }: Cards) => ({
      cards: rows,
      cardId: (rows.find(({ isDefault }) => isDefault) ?? rows[0])?.cardId ?? null,
    })),
    chooseCard: assign((_, { cardId }: { cardId: string }) => ({ cardId, refusal: null })),
    mean: assign((_, { id }: { id: number }) => ({ id, refusal: null })),
    keepRefusal: assign((_, { problem }: Failure) => ({ refusal: problemText(problem) })),
    keepDecline: assign((_, { row }: Answer) => ({
      refusal: words.declined(reasonText(row.taken?.reason ?? null)),
    })),
    forgetRefusal: assign({ refusal: null }),
    tell: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    isPaying: ({ context }) => context.rows.some(({ taken }) => taken?.state === 'paying'),
    hasCard: ({ context }) => context.cardId !== null,
    isDeclined: (_, { row }: Answer) => row.taken?.state === 'declined',
    isUnderWay: (_, { row }: Answer) => row.taken?.state === 'paying',
  },
  delays: { pause: 2_000 },
});

const read = ({ event }: { event: { output: { rows: MemberSubscription[] } } }) => event.output;
const selectedId = ({ context }: { context: MembersContext }) => context.id ?? 0;
const keep = { type: 'keepRow', params: answer } as const;
const back = { target: 'refreshing', actions: { type: 'keepRefusal', params: failure } } as const;

/** What clubs offer a member: taken up by a saved card, ended with what is paid, and gone on with. */
export const membersMachine = membersSetup.createMachine({
  id: 'member-subscriptions',
  context: { rows: [], cards: [], cardId: null, id: null, refusal: null },
  invoke: { src: 'visibility' },
  initial: 'loading',
  states: {
    loading: {
      description: 'What the own clubs offer is read.',
      tags: 'busy',
      invoke: {
        src: 'listMemberSubscriptions',
        onDone: { target: 'shown', actions: { type: 'keepRows', params: read } },
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    failed: {
      description: 'It could not be read, and it says why.',
      on: { retry: { target: 'loading', actions: 'forgetRefusal' } },
    },
    shown: {
      description:
        'What is offered stands there, and how one stands with each; a payment under way is looked after.',
      on: {
        take: { target: 'preparing', actions: { type: 'mean', params: asked } },
        end: { target: 'confirmingEnd', actions: { type: 'mean', params: asked } },
        renew: { target: 'renewing', actions: { type: 'mean', params: asked } },
        'page.shown': 'refreshing',
      },
      after: { pause: { guard: 'isPaying', target: 'refreshing' } },
    },
    refreshing: {
      description: 'It is read again beneath what stands there.',
      invoke: {
        src: 'listMemberSubscriptions',
        onDone: { target: 'shown', actions: { type: 'keepRows', params: read } },
        onError: 'shown',
      },
    },
    preparing: {
      description: 'The saved cards are read, for one of them is to pay.',
      tags: 'busy',
      invoke: {
        src: 'listCards',
        onDone: {
          target: 'confirming',
          actions: { type: 'keepCards', params: answered },
        },
        onError: back,
      },
    },
    confirming: {
      description: 'Says what is paid, how often and by which card, before anything is.',
      on: {
        'card.changed': {
          actions: { type: 'chooseCard', params: ({ event }) => ({ cardId: event.cardId }) },
        },
        pay: { guard: 'hasCard', target: 'taking', actions: 'forgetRefusal' },
        cancel: { target: 'shown', actions: 'forgetRefusal' },
      },
    },
    taking: {
      description: 'The subscription is taken up and its first payment made.',
      tags: 'busy',
      invoke: {
        src: 'takeUpSubscription',
        input: ({ context }) => ({ id: context.id ?? 0, cardId: context.cardId ?? '' }),
        onDone: [
          {
            guard: { type: 'isDeclined', params: answer },
            target: 'confirming',
            actions: [keep, { type: 'keepDecline', params: answer }],
          },
          { guard: { type: 'isUnderWay', params: answer }, target: 'shown', actions: keep },
          { target: 'shown', actions: [keep, { type: 'tell', params: saying('taken') }] },
        ],
        onError: back,
      },
    },
    ...confirmedAction({
      asking: 'confirmingEnd',
      asks: 'Says until when it lasts, before it is ended.',
      back: { keep: 'shown' },
      doing: 'ending',
      does: 'It is ended with what is paid.',
      invoke: {
        src: 'changeMemberSubscription',
        input: (given: { context: MembersContext }) => ({ id: selectedId(given), isRenewed: false }),
        onDone: { target: 'shown', actions: [keep, { type: 'tell', params: saying('ended') }] },
        onError: back,
      },
    }),
    renewing: {
      description: 'What was to end goes on.',
      tags: 'busy',
      invoke: {
        src: 'changeMemberSubscription',
        input: (given) => ({ id: selectedId(given), isRenewed: true }),
        onDone: { target: 'shown', actions: [keep, { type: 'tell', params: saying('renewed') }] },
        onError: back,
      },
    },
  },
});

export type MembersActor = ActorRefFrom<typeof membersMachine>;
