import { assign, emit, setup } from 'xstate';
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
import { cardWords as words } from '#domain/words/cards.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** A card as an answer has it. */
export type SavedCard = Card;

export type CardsContext = {
  /** What was begun with the provider and is not saved yet. */
  setupId: string | null;
  /** Null before the first answer. */
  rows: Card[] | null;
  /** The selected card. */
  cardId: string | null;
  /** The card that pays from now on for what the selected one pays for. */
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

/** The cards beside the selected one. */
export const othersOf = ({ rows, cardId }: Pick<CardsContext, 'rows' | 'cardId'>): Card[] =>
  (rows ?? []).filter((card) => card.cardId !== cardId);

/** What the cards of somebody are made of; how it goes stands in `cards.ts`. */
export const cardsSetup = setup({
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
