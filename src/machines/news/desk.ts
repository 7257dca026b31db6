import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { setNewsStatus, type NewsMove } from '#api/news.ts';
import { serverNow } from '#browser/clock.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import { instantOf } from '#domain/dates/entry.ts';
import { canMove, type ArticleStatus } from '#domain/news/life.ts';
import type { ProblemData } from '#api/problem.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { problemWords } from '#domain/words/problems.ts';
import { saidOf } from '#machines/patterns/named-field.ts';
import { asked, failure, reason, said } from '#machines/patterns/params.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';

export type NewsDeskContext = {
  newsId: number;
  status: ArticleStatus;
  /** The version that is shown: no other one is published unread. */
  version: string;
  /** The time as its field has it, by the clocks of the zone. */
  time: string;
  zone: string;
  fault: string | null;
  refusal: string | null;
  /** What is on its way. */
  move: NewsMove | null;
};

/** The page has read the article again. */
type ArticleRead = { type: 'article.read'; status: ArticleStatus; version: string };

export type NewsDeskEvent =
  | { type: 'publish' }
  | { type: 'redraft' }
  | { type: 'schedule' }
  | { type: 'withdraw' }
  | ArticleRead
  | { type: 'time.changed'; time: string }
  | { type: 'confirm' }
  | { type: 'cancel' };

export type NewsDeskEmitted = { type: 'article.changed' } | Telling;

/** What is wrong with the time that was entered. */
function faultOf({ time, zone }: NewsDeskContext): string | null {
  const instant = instantOf(time, zone);
  if (instant === null) return words.schedule.missing;
  return Date.parse(instant) > serverNow() ? null : problemWords.news_schedule_past;
}

const onDone = {
  target: 'idle',
  actions: ['takeStatus', { type: 'tellSuccess', params: said }, 'tellChanged'],
} as const;

/** The page reads the article again, and shows what there is to decide about. */
const notMoved = {
  target: 'idle',
  actions: [{ type: 'tellFailure', params: reason }, 'tellChanged'],
} as const;

const sent = ({ context: { newsId, version, move } }: { context: NewsDeskContext }) => ({
  newsId,
  version,
  body: move ?? { status: 'draft' as const },
});

/** What is done to the life of an article: published, scheduled, withdrawn, made a draft again. */
export const newsDeskMachine = setup({
  types: {
    context: {} as NewsDeskContext,
    events: {} as NewsDeskEvent,
    emitted: {} as NewsDeskEmitted,
    input: {} as Pick<NewsDeskContext, 'newsId' | 'status' | 'version'>,
    tags: {} as 'busy',
  },
  actors: { setNewsStatus },
  actions: {
    enter: assign((_, { time }: { time: string }) => ({ time })),
    forget: assign({ time: '', fault: null, refusal: null }),
    clearMessages: assign({ fault: null, refusal: null }),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: saidOf(problem, 'publishAt'),
    })),
    mean: assign((_, { move }: { move: NewsMove }) => ({ move })),
    meanTime: assign(({ context }) => ({
      move: { status: 'scheduled' as const, publishAt: instantOf(context.time, context.zone) ?? '' },
    })),
    takeStatus: assign(({ context }) => ({ status: context.move?.status ?? context.status })),
    takeRead: assign((_, { status, version }: ArticleRead) => ({ status, version })),
    tellChanged: emit({ type: 'article.changed' }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
  guards: {
    canPublish: ({ context }) => canMove(context.status, 'publish'),
    canSchedule: ({ context }) => canMove(context.status, 'schedule'),
    canWithdraw: ({ context }) => canMove(context.status, 'withdraw'),
    canRedraft: ({ context }) => canMove(context.status, 'redraft'),
    hasFault: ({ context }) => faultOf(context) !== null,
    isOther: ({ context }, { status, version }: ArticleRead) =>
      status !== context.status || version !== context.version,
    isChangedMeanwhile: (_, { problem }: { problem: ProblemData }) => problem.status === 412,
  },
}).createMachine({
  id: 'news-desk',
  context: ({ input }) => ({
    ...input,
    time: '',
    zone: ownTimeZone(),
    fault: null,
    refusal: null,
    move: null,
  }),
  initial: 'idle',
  on: {
    'article.read': {
      description: 'What was asked about the article before does not hold any more.',
      guard: { type: 'isOther', params: asked },
      target: '.idle',
      actions: { type: 'takeRead', params: asked },
    },
  },
  states: {
    idle: {
      description: 'The moves that the status allows are offered.',
      entry: 'forget',
      on: {
        publish: {
          guard: 'canPublish',
          target: 'moving',
          actions: { type: 'mean', params: { move: { status: 'published' } } },
        },
        redraft: {
          guard: 'canRedraft',
          target: 'moving',
          actions: { type: 'mean', params: { move: { status: 'draft' } } },
        },
        schedule: { guard: 'canSchedule', target: 'timing' },
        withdraw: { guard: 'canWithdraw', target: 'confirmingWithdrawal' },
      },
    },
    timing: {
      description: 'Asks when the article is to be published.',
      initial: 'clear',
      on: {
        'time.changed': { target: '.clear', actions: { type: 'enter', params: asked } },
        confirm: [
          { guard: 'hasFault', target: '.faulty', actions: 'findFault' },
          { target: 'scheduling', actions: 'meanTime' },
        ],
        cancel: 'idle',
      },
      states: {
        clear: { description: 'Nothing is wrong as far as anyone has said.', entry: 'clearMessages' },
        faulty: { description: 'No time was given, or one that is over.' },
        refused: { description: 'Says why the server refused; what was entered stays.' },
      },
    },
    scheduling: {
      description: 'The time is on its way.',
      tags: 'busy',
      on: { 'article.read': {} },
      invoke: {
        src: 'setNewsStatus',
        input: sent,
        onDone,
        onError: [
          { guard: { type: 'isChangedMeanwhile', params: failure }, ...notMoved },
          { target: 'timing.refused', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
    confirmingWithdrawal: {
      description: 'Asks before what everyone reads is taken away.',
      on: {
        confirm: { target: 'moving', actions: { type: 'mean', params: { move: { status: 'withdrawn' } } } },
        cancel: 'idle',
      },
    },
    moving: {
      description: 'The article is on its way to another status, after which it is read again.',
      tags: 'busy',
      on: { 'article.read': {} },
      invoke: {
        src: 'setNewsStatus',
        input: sent,
        onDone,
        onError: notMoved,
      },
    },
  },
});

export type NewsDeskActor = ActorRefFrom<typeof newsDeskMachine>;
