import { serverNow } from '#browser/clock.ts';
import type { Question } from './question.ts';
import { answered, asked } from './params.ts';
import { keepProblem, keepSilence, recoveringStates, refreshStates } from './refresh-states.ts';
import { type PagedListContext, pagedListSetup } from './paged-list-setup.ts';

/** Milliseconds between two refreshes in the background (document 001, section 1). */
const refreshEvery = 10_000;

const input = ({ context }: { context: PagedListContext }): Question => context.question;

/** An answer takes the place of what is shown; where its page has gone meanwhile, the last one is asked for. */
const onDone = [
  {
    guard: { type: 'isBeyond', params: answered },
    target: '#loading',
    reenter: true,
    actions: [{ type: 'askLastPage', params: answered }, 'tellQuestion'],
  },
  { target: '#answered', reenter: true, actions: { type: 'keep', params: answered } },
] as const;

const call = { src: 'readPage', input, onDone, refusals: [] } as const;

/** Reads a list page by page, by its filters, and keeps what is shown up to date. */
export const pagedListMachine = pagedListSetup.createMachine({
  id: 'paged-list',
  context: ({ input: { question, first = null } }) => ({
    question,
    rows: first?.rows ?? [],
    total: first?.total ?? 0,
    besides: first?.besides ?? null,
    readAt: first && new Date(serverNow()).toISOString(),
    problem: null,
  }),
  initial: 'listing',
  states: {
    listing: {
      description: 'Filters can be changed at any moment; the answer to an older question is not heard.',
      invoke: { src: 'polling', input: { every: refreshEvery } },
      initial: 'loading',
      on: {
        'filters.changed': {
          target: '.loading',
          reenter: true,
          actions: [{ type: 'askFiltered', params: asked }, 'tellQuestion'],
        },
        'address.changed': {
          guard: { type: 'isOther', params: asked },
          target: '.loading',
          reenter: true,
          actions: { type: 'ask', params: asked },
        },
      },
      states: {
        loading: {
          id: 'loading',
          description: 'Nothing is there to show yet.',
          tags: 'busy',
          entry: 'drop',
          invoke: {
            src: 'readPage',
            input,
            onDone,
            onError: { target: 'failed', actions: keepProblem },
          },
          after: { timeout: { target: 'failed', actions: keepSilence } },
        },
        failed: {
          id: 'failed',
          description: 'The list could not be read, and it says why.',
          initial: 'told',
          on: { retry: 'loading' },
          states: recoveringStates(call),
        },
        answered: {
          id: 'answered',
          description: 'An answer is there; it stays whatever a refresh brings.',
          type: 'parallel',
          states: {
            rows: {
              initial: 'deciding',
              states: {
                deciding: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shown' }] },
                empty: { description: 'Nothing fits the question.' },
                shown: {
                  description: 'A page of rows, with the way to the others.',
                  on: {
                    'page.changed': {
                      target: '#turning',
                      reenter: true,
                      actions: [{ type: 'askPage', params: asked }, 'tellQuestion'],
                    },
                    'size.changed': {
                      target: '#turning',
                      reenter: true,
                      actions: [{ type: 'askSized', params: asked }, 'tellQuestion'],
                    },
                    'address.changed': {
                      guard: { type: 'isOtherPage', params: asked },
                      target: '#turning',
                      reenter: true,
                      actions: { type: 'ask', params: asked },
                    },
                  },
                },
              },
            },
            upkeep: {
              initial: 'fresh',
              states: {
                ...refreshStates(call),
                turning: {
                  id: 'turning',
                  description: 'The page before stays until the one asked for is there.',
                  tags: 'busy',
                  invoke: {
                    src: 'readPage',
                    input,
                    onDone,
                    onError: { target: '#failed', actions: keepProblem },
                  },
                  after: { timeout: { target: '#failed', actions: keepSilence } },
                },
              },
            },
          },
        },
      },
    },
  },
});

/** The same list for a page that may bring its first answer along. */
export const servedListMachine = pagedListSetup.createMachine(
  withOpening(pagedListMachine.config as unknown as ListConfig) as never,
  // One state more leaves everything that others see of the machine as it is.
) as unknown as typeof pagedListMachine;

type ListConfig = { states: { listing: { states: object } } };

function withOpening(config: ListConfig): object {
  const { listing } = config.states;
  const opening = {
    description: 'Decides by whether the page has brought an answer along.',
    always: [{ guard: 'isServed', target: 'answered' }, { target: 'loading' }],
  };
  return {
    ...config,
    states: { listing: { ...listing, initial: 'opening', states: { opening, ...listing.states } } },
  };
}
