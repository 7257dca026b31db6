import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import {
  createCardSetup,
  deleteCard,
  listCards,
  saveCard,
  setDefaultCard,
  type Card,
  type Cards,
  type CardSetup,
} from '#api/payments.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { leaveFor } from '#browser/location.ts';
import { randomKey } from '#browser/random.ts';
import { restoration, type RestorationEvent } from '#browser/restoration.ts';
import { paymentWords } from '#domain/words/payments.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

const words = paymentWords.cards;

/** A card as an answer has it. */
export type SavedCard = Card;

export type CardsContext = {
  /** What was begun with the provider and is not saved yet. */
  setupId: string | null;
  /** Null before the first answer. */
  rows: Card[] | null;
  /** The card that is meant. */
  cardId: string | null;
  /** The card that pays from now on for what the one that is meant pays for. */
  insteadId: string | null;
  /** Why something was not done. */
  refusal: string | null;
  /** Under which the saving of a card is begun, so that one press begins one. */
  key: string;
};

export type CardsEvent =
  | RestorationEvent
  | { type: 'add' }
  | { type: 'prefer'; cardId: string }
  | { type: 'remove'; cardId: string }
  | { type: 'instead.changed'; cardId: string }
  | { type: 'confirm' }
  | { type: 'keep' }
  | { type: 'retry' };

type Failure = { problem: ProblemData };

const cardsSetup = setup({
  types: {
    context: {} as CardsContext,
    events: {} as CardsEvent,
    emitted: {} as Telling,
    input: {} as { setupId: string | null },
    tags: {} as 'busy',
  },
  actors: { listCards, createCardSetup, saveCard, setDefaultCard, deleteCard, restoration },
  actions: {
    keepRows: assign((_, { rows }: Cards) => ({ rows })),
    mean: assign((_, { cardId }: { cardId: string }) => ({ cardId, insteadId: null, refusal: null })),
    proposeInstead: assign(({ context }) => ({ insteadId: othersOf(context)[0]?.cardId ?? null })),
    chooseInstead: assign((_, { cardId }: { cardId: string }) => ({ insteadId: cardId })),
    begin: assign({ refusal: null, key: () => randomKey() }),
    forgetSetup: assign({ setupId: null }),
    keepRefusal: assign((_, { problem }: Failure) => ({ refusal: problemText(problem) })),
    keepNoPage: assign({ refusal: () => words.noPage }),
    forgetRefusal: assign({ refusal: null }),
    leave: (_, { url }: CardSetup) => leaveFor(url ?? ''),
    tellSaved: emit(() => toast('success', words.saved)),
    tellPreferred: emit(() => toast('success', words.madeDefault)),
    tellRemoved: emit(() => toast('success', words.removed)),
  },
  guards: {
    hasSetup: ({ context }) => context.setupId !== null,
    asksForAnother: ({ context }, { problem }: Failure) =>
      problem.code === 'card_in_use' && context.insteadId === null && othersOf(context).length > 0,
    isRefused: (_, { problem }: Failure) => problem.status === 409,
    isOff: (_, { problem }: Failure) => problem.code === 'provider_not_configured',
    hasPage: (_, { url }: CardSetup) => url !== null,
  },
  delays: { leaving: 20_000 },
});

/** The cards beside the one that is meant. */
export const othersOf = ({ rows, cardId }: Pick<CardsContext, 'rows' | 'cardId'>): Card[] =>
  (rows ?? []).filter((card) => card.cardId !== cardId);

const toList = (tell: 'tellPreferred' | 'tellRemoved') => ({ target: 'loading', actions: tell }) as const;
const back = { target: 'loading', actions: { type: 'keepRefusal', params: failure } } as const;
const body = ({ context }: { context: CardsContext }) => ({ cardId: context.cardId ?? '' });

/** The cards of somebody: saved on the provider's page, listed, preferred and removed. */
export const cardsMachine = cardsSetup.createMachine({
  id: 'cards',
  context: ({ input }) => ({
    setupId: input.setupId,
    rows: null,
    cardId: null,
    insteadId: null,
    refusal: null,
    key: randomKey(),
  }),
  invoke: { src: 'restoration' },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Whoever comes back from the provider’s page has a card to be saved.',
      always: [{ guard: 'hasSetup', target: 'saving' }, { target: 'loading' }],
    },
    saving: {
      description: 'The server asks the provider whether it has taken the card, and keeps it.',
      tags: 'busy',
      invoke: {
        src: 'saveCard',
        input: ({ context }) => ({ setupId: context.setupId ?? '' }),
        onDone: { target: 'loading', actions: ['tellSaved', 'forgetSetup'] },
        onError: [
          {
            guard: { type: 'isRefused', params: failure },
            target: 'loading',
            actions: [{ type: 'keepRefusal', params: failure }, 'forgetSetup'],
          },
          { target: 'unsaved', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
    unsaved: {
      description: 'Nobody could say whether the card is saved; it is asked again.',
      on: { retry: { target: 'saving', actions: 'forgetRefusal' } },
    },
    loading: {
      description: 'The cards are read; what was read before stays meanwhile.',
      tags: 'busy',
      invoke: {
        src: 'listCards',
        onDone: { target: 'listed', actions: { type: 'keepRows', params: answered } },
        onError: [
          { guard: { type: 'isOff', params: failure }, target: 'off' },
          { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
    failed: {
      description: 'The cards could not be read, and it says why.',
      on: { retry: { target: 'loading', actions: 'forgetRefusal' } },
    },
    off: { description: 'This installation takes no cards, and says so.', on: { retry: 'loading' } },
    listed: {
      description: 'The cards stand there with what can be done.',
      on: {
        add: { target: 'beginning', actions: 'begin' },
        prefer: { target: 'preferring', actions: { type: 'mean', params: asked } },
        remove: { target: 'doubting', actions: { type: 'mean', params: asked } },
      },
    },
    beginning: {
      description: 'The provider makes a page for the number, which this product never sees.',
      tags: 'busy',
      invoke: {
        src: 'createCardSetup',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'hasPage', params: answered },
            target: 'leaving',
            actions: { type: 'leave', params: answered },
          },
          { target: 'listed', actions: 'keepNoPage' },
        ],
        onError: { target: 'listed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    leaving: {
      description: 'The browser is on its way to the provider; whoever turns back sees the cards.',
      tags: 'busy',
      on: { 'page.restored': 'loading' },
      after: { leaving: 'loading' },
    },
    preferring: {
      description: 'Another card becomes the default.',
      tags: 'busy',
      invoke: { src: 'setDefaultCard', input: body, onDone: toList('tellPreferred'), onError: back },
    },
    doubting: {
      description: 'Asks before a card is removed.',
      on: { confirm: 'removing', keep: 'listed' },
    },
    removing: {
      description: 'The card is removed, at the provider too.',
      tags: 'busy',
      invoke: {
        src: 'deleteCard',
        input: ({ context: { cardId, insteadId } }) => ({
          cardId: cardId ?? '',
          ...(insteadId === null ? {} : { insteadId }),
        }),
        onDone: toList('tellRemoved'),
        onError: [
          {
            guard: { type: 'asksForAnother', params: failure },
            target: 'replacing',
            actions: 'proposeInstead',
          },
          back,
        ],
      },
    },
    replacing: {
      description: 'A subscription is paid by the card: another one is named for it first.',
      on: {
        'instead.changed': { actions: { type: 'chooseInstead', params: asked } },
        confirm: 'removing',
        keep: 'listed',
      },
    },
  },
});

export type CardsActor = ActorRefFrom<typeof cardsMachine>;
