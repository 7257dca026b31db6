import { assign, emit, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { LegalText } from '#api/legal.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import type { SignInAnswer } from '#api/sign-in.ts';
import { acceptTerms } from '#api/terms.ts';
import { readPendingUser } from '#browser/storage.ts';
import { legalMachine } from '#machines/legal/machine.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type TermsContext = {
  isPending: boolean;
  /** The text that the page has brought along. */
  first: LegalText | null;
  /** The version that is accepted: that of the text that was read. */
  version: string;
  refusal: string | null;
};

export type TermsEvent =
  | { type: 'session.changed'; isPending: boolean }
  | { type: 'accept'; version: string }
  | { type: 'decline' }
  | { type: 'hold' }
  | { type: 'release' };

export type TermsEmitted =
  | { type: 'terms.accepted'; answer: SignInAnswer }
  | { type: 'terms.declined' }
  | Telling;

/** The terms page: for everyone to read, for a pending user to accept or decline. */
export const termsMachine = setup({
  types: {
    context: {} as TermsContext,
    events: {} as TermsEvent,
    emitted: {} as TermsEmitted,
    input: {} as { isPending: boolean; first?: LegalText | null },
    children: {} as { text: 'text'; acceptTerms: 'acceptTerms' },
    tags: {} as 'busy',
  },
  actors: { acceptTerms, text: legalMachine },
  actions: {
    setPending: assign((_, { isPending }: { isPending: boolean }) => ({ isPending })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearRefusal: assign({ refusal: null }),
    setVersion: assign((_, { version }: { version: string }) => ({ version })),
    /** The acceptance was refused: there may be another text by now. */
    tellText: sendTo('text', { type: 'text.outdated' }),
    tellAccepted: emit((_, { answer }: { answer: SignInAnswer }) => ({
      type: 'terms.accepted' as const,
      answer,
    })),
    tellDeclined: emit({ type: 'terms.declined' }),
    warn: emit((_, { problem }: { problem: ProblemData }) => toast('warning', problemText(problem))),
  },
  guards: {
    isPending: ({ context }) => context.isPending,
    becomesPending: (_, { isPending }: { isPending: boolean }) => isPending,
    isOver: (_, { isPending }: { isPending: boolean }) => !isPending,
    isSilent: (_, { problem }: { problem: ProblemData }) => problem.kind !== 'refused',
  },
  delays: { errorBanner: 5_000 },
}).createMachine({
  id: 'terms',
  context: ({ input: { isPending, first = null } }) => ({ isPending, first, version: '', refusal: null }),
  invoke: {
    id: 'text',
    src: 'text',
    input: ({ context: { first } }) => ({ document: 'termsConditions' as const, first }),
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides by whether someone has to accept.',
      always: [{ guard: 'isPending', target: 'offered' }, { target: 'reading' }],
    },
    reading: {
      description: 'Someone who has nothing to accept reads the terms.',
      on: {
        'session.changed': {
          guard: { type: 'becomesPending', params: asked },
          target: 'offered',
          actions: { type: 'setPending', params: asked },
        },
      },
    },
    offered: {
      description: 'The terms can be accepted or declined.',
      initial: 'clear',
      on: {
        accept: {
          target: 'accepting',
          actions: [{ type: 'setVersion', params: asked }, 'clearRefusal'],
        },
        decline: { target: '.clear', actions: ['clearRefusal', 'tellDeclined'] },
        'session.changed': {
          target: 'opening',
          actions: [{ type: 'setPending', params: asked }, 'clearRefusal'],
        },
      },
      states: {
        clear: { description: 'Nothing has gone wrong.', entry: 'clearRefusal' },
        // As `passingRefusal`, for which a public page does not wait: it comes with what forms share.
        refused: {
          description: 'A banner says why the acceptance was not taken, and goes by itself.',
          initial: 'showing',
          states: {
            showing: {
              description: 'The banner has its five seconds.',
              after: { errorBanner: '#terms.offered.clear' },
              on: { hold: 'held' },
            },
            held: { description: 'Someone reads the banner: it stays.', on: { release: 'showing' } },
          },
        },
      },
    },
    accepting: {
      description: 'The acceptance is on its way.',
      tags: 'busy',
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => ({ token: readPendingUser()?.token ?? '', version: context.version }),
        onDone: {
          target: 'reading',
          actions: [
            { type: 'setPending', params: { isPending: false } },
            { type: 'tellAccepted', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isSilent', params: failure },
            target: 'offered',
            actions: { type: 'warn', params: failure },
          },
          {
            target: 'offered.refused',
            actions: [{ type: 'keepRefusal', params: failure }, 'tellText'],
          },
        ],
      },
      on: {
        'session.changed': {
          guard: { type: 'isOver', params: asked },
          target: 'reading',
          actions: { type: 'setPending', params: asked },
        },
      },
    },
  },
});

export type TermsActor = ActorRefFrom<typeof termsMachine>;
