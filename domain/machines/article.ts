import { assign, setup } from 'xstate';

export type ArticleEvent =
  | { type: 'schedule'; at: string; now: string }
  | { type: 'publish'; now: string }
  | { type: 'withdraw' }
  | { type: 'redraft' }
  /** The time for which it was scheduled is there; nobody has to do anything. */
  | { type: 'time.came' };

/** The life of an article, from its first draft until it is taken back; times are instants in ISO 8601. */
export const articleMachine = setup({
  types: {
    context: {} as { publishedAt: string | null },
    events: {} as ArticleEvent,
  },
  actions: {
    setTime: assign((_, { at }: { at: string }) => ({ publishedAt: at })),
    clearTime: assign({ publishedAt: null }),
  },
  guards: {
    isToCome: (_, { at, now }: { at: string; now: string }) => Date.parse(at) > Date.parse(now),
  },
}).createMachine({
  id: 'article',
  context: { publishedAt: null },
  initial: 'draft',
  states: {
    draft: {
      description: 'Only those who write for its place can read it.',
      on: {
        schedule: {
          guard: { type: 'isToCome', params: ({ event }) => event },
          target: 'scheduled',
          actions: { type: 'setTime', params: ({ event }) => event },
        },
        publish: {
          target: 'published',
          actions: { type: 'setTime', params: ({ event: { now } }) => ({ at: now }) },
        },
      },
    },
    scheduled: {
      description: 'It will be published by itself; until then it can be given another time or none.',
      on: {
        schedule: {
          guard: { type: 'isToCome', params: ({ event }) => event },
          actions: { type: 'setTime', params: ({ event }) => event },
        },
        publish: {
          target: 'published',
          actions: { type: 'setTime', params: ({ event: { now } }) => ({ at: now }) },
        },
        redraft: { target: 'draft', actions: 'clearTime' },
        'time.came': 'published',
      },
    },
    published: {
      description: 'Everyone can read it.',
      on: { withdraw: 'withdrawn' },
    },
    withdrawn: {
      description: 'Nobody reads it any more but those who write; it can be published again or worked on.',
      on: {
        publish: {
          target: 'published',
          actions: { type: 'setTime', params: ({ event: { now } }) => ({ at: now }) },
        },
        redraft: { target: 'draft', actions: 'clearTime' },
      },
    },
  },
});
