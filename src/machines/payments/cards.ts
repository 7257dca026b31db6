import type { ActorRefFrom } from 'xstate';
import { randomKey } from '#browser/random.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { cardsSetup, type CardsContext } from './cards-setup.ts';

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
        remove: { target: 'confirmingDelete', actions: { type: 'mean', params: asked } },
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
    ...confirmedAction({
      asking: 'confirmingDelete',
      asks: 'Asks before a card is removed.',
      back: { keep: 'listed' },
      doing: 'removing',
      does: 'The card is removed, at the provider too.',
      invoke: {
        src: 'deleteCard',
        input: ({ context: { cardId, insteadId } }: { context: CardsContext }) => ({
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
    }),
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
