import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { endCalendarFeed, getCalendarFeed, renewCalendarFeed, type CalendarAddress } from '#api/calendar.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { copyText } from '#browser/share.ts';
import { calendarWords as words } from '#domain/words/calendar.ts';
import { answered, failure, reason, said } from '#machines/patterns/params.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';

export type CalendarContext = {
  /** Where the product is. */
  origin: string;
  /** When the address was made; null without one. */
  since: string | null;
  /** The address, known only where it was made here; without its origin. */
  path: string | null;
  /** Why it is not known whether there is one. */
  refusal: string | null;
  /** What is asked about. */
  doing: 'renew' | 'end';
};

export type CalendarEvent =
  | { type: 'retry' }
  | { type: 'make' }
  | { type: 'copy' }
  | { type: 'renew' }
  | { type: 'end' }
  | { type: 'confirm' }
  | { type: 'keep' };

/** The secret address at which calendar programs read the own bookings. */
export const calendarMachine = setup({
  types: {
    context: {} as CalendarContext,
    events: {} as CalendarEvent,
    emitted: {} as Telling,
    input: {} as { origin: string },
    tags: {} as 'busy',
  },
  actors: { getCalendarFeed, renewCalendarFeed, endCalendarFeed, copyText },
  actions: {
    setSince: assign((_, { since }: { since: string | null }) => ({ since })),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    setAddress: assign((_, { path }: CalendarAddress) => ({ path })),
    setDoing: assign((_, { doing }: { doing: 'renew' | 'end' }) => ({ doing })),
    forget: assign({ since: null, path: null }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
    tellCopied: emit(() => toast('success', words.copied)),
    tellNotCopied: emit(() => banner('error', words.copyFailed)),
  },
  guards: {
    hasAddress: ({ context }) => context.since !== null || context.path !== null,
    isShown: ({ context }) => context.path !== null,
    isEnding: ({ context }) => context.doing === 'end',
  },
}).createMachine({
  id: 'calendar-feed',
  context: ({ input }) => ({ ...input, since: null, path: null, refusal: null, doing: 'renew' }),
  initial: 'loading',
  states: {
    loading: {
      description: 'It is being asked whether there is an address.',
      tags: 'busy',
      invoke: {
        src: 'getCalendarFeed',
        onDone: { target: 'deciding', actions: { type: 'setSince', params: answered } },
        onError: { target: 'failed', actions: { type: 'setRefusal', params: failure } },
      },
    },
    deciding: { always: [{ guard: 'hasAddress', target: 'on' }, { target: 'off' }] },
    failed: {
      description: 'Says why it is not known, until it is tried again.',
      on: { retry: 'loading' },
    },
    off: {
      description: 'There is no address.',
      on: { make: 'making' },
    },
    making: {
      description: 'A new address is being made; the one before ends with it.',
      tags: 'busy',
      invoke: {
        src: 'renewCalendarFeed',
        onDone: {
          target: 'on',
          actions: [
            { type: 'setAddress', params: answered },
            { type: 'tellSuccess', params: said },
          ],
        },
        onError: { target: 'deciding', actions: { type: 'tellFailure', params: reason } },
      },
    },
    on: {
      description: 'There is an address; one that was just made is shown.',
      on: {
        copy: { guard: 'isShown', target: 'copying' },
        renew: { target: 'confirming', actions: { type: 'setDoing', params: { doing: 'renew' } } },
        end: { target: 'confirming', actions: { type: 'setDoing', params: { doing: 'end' } } },
      },
    },
    copying: {
      description: 'The address goes to the clipboard.',
      invoke: {
        src: 'copyText',
        input: ({ context: { origin, path } }) => ({ text: `${origin}${path}` }),
        onDone: { target: 'on', actions: 'tellCopied' },
        onError: { target: 'on', actions: 'tellNotCopied' },
      },
    },
    confirming: {
      description: 'Asks before calendars lose the address that they have.',
      on: {
        confirm: [{ guard: 'isEnding', target: 'ending' }, { target: 'making' }],
        keep: 'on',
      },
    },
    ending: {
      description: 'The address is being ended.',
      tags: 'busy',
      invoke: {
        src: 'endCalendarFeed',
        onDone: { target: 'off', actions: ['forget', { type: 'tellSuccess', params: said }] },
        onError: { target: 'on', actions: { type: 'tellFailure', params: reason } },
      },
    },
  },
});

export type CalendarActor = ActorRefFrom<typeof calendarMachine>;
