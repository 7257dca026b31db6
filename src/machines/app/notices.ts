import { assign, setup, type ActorRefFrom } from 'xstate';
import { asked } from '#machines/patterns/params.ts';

/** How long something is shown: a toast 2 s, an error banner 5 s, a mail banner 3 s (document 000, section 4). */
export type NoticeKind = 'toast' | 'banner' | 'mail';

/** Something that people are told. */
export type Notice = { kind: NoticeKind; tone: 'success' | 'info' | 'warning' | 'error'; text: string };

/** A notice as it is shown and kept in the list of recent messages. */
export type NumberedNotice = Notice & { id: number };

export type NoticesContext = {
  /** The notice that is shown, and those that wait for it to go; what has given way is in the recent ones alone. */
  queue: NumberedNotice[];
  recent: NumberedNotice[];
  nextId: number;
};

export type NoticesEvent =
  | { type: 'notice'; notice: Notice }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'dismiss' }
  | { type: 'person.left' };

const recentCount = 20;
const durations: Record<NoticeKind, number> = { toast: 2_000, banner: 5_000, mail: 3_000 };

/** Owns all toasts and banners: one at a time, held while someone reads, kept in a list afterwards. */
export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent },
  actions: {
    add: assign(({ context }, { notice }: { notice: Notice }) => {
      const numbered = { ...notice, id: context.nextId };
      return {
        queue: [...context.queue, numbered],
        recent: [numbered, ...context.recent].slice(0, recentCount),
        nextId: context.nextId + 1,
      };
    }),
    /** What is shown gives its place to what was told last. */
    giveWay: assign(({ context: { queue } }) => ({ queue: [...queue.slice(-1), ...queue.slice(1, -1)] })),
    drop: assign({ queue: ({ context }) => context.queue.slice(1) }),
    forgetRecent: assign({ recent: [] }),
  },
  guards: {
    hasMore: ({ context }) => context.queue.length > 1,
    isShown: ({ context }, { notice }: { notice: Notice }) =>
      context.queue.some(({ kind, text }) => kind === notice.kind && text === notice.text),
    givesWay: ({ context: { queue } }) => queue[0]?.kind === 'toast' && queue[0].tone !== 'error',
  },
  delays: { reading: ({ context }) => durations[context.queue[0]?.kind ?? 'toast'] },
}).createMachine({
  id: 'notices',
  context: { queue: [], recent: [], nextId: 1 },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'Nothing is shown.',
      on: {
        notice: { target: 'told', actions: { type: 'add', params: asked } },
        'person.left': { actions: 'forgetRecent' },
      },
    },
    told: {
      description: 'A notice is shown; one that is already there is not repeated.',
      initial: 'showing',
      on: {
        notice: [{ guard: { type: 'isShown', params: asked } }, { actions: { type: 'add', params: asked } }],
        dismiss: '.leaving',
        'person.left': { actions: 'forgetRecent' },
      },
      states: {
        showing: {
          description:
            'Goes by itself after the time of its kind. A toast of something that went well gives way at once to what is told next, which is about what people have just done; behind anything else it waits.',
          after: { reading: 'leaving' },
          on: {
            hold: 'held',
            notice: [
              { guard: { type: 'isShown', params: asked } },
              {
                guard: 'givesWay',
                target: 'showing',
                reenter: true,
                actions: [{ type: 'add', params: asked }, 'giveWay'],
              },
              { actions: { type: 'add', params: asked } },
            ],
          },
        },
        held: {
          description: 'Someone points at it or has the focus on it: it stays.',
          on: { release: 'showing' },
        },
        leaving: {
          description: 'Makes room for the next one.',
          always: [
            { guard: 'hasMore', target: 'showing', actions: 'drop' },
            { target: '#notices.quiet', actions: 'drop' },
          ],
        },
      },
    },
  },
});

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
