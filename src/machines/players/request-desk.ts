import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { answerJoinRequest } from '#api/players.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { asked, reason, said } from '#machines/patterns/params.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import type { JoinRequest } from './requests.ts';

/** A request as its row names it. */
export type NamedRequest = Pick<JoinRequest, 'id' | 'fullName' | 'kind'>;

export type RequestDeskContext = {
  clubId: number;
  request: NamedRequest | null;
  isAccepted: boolean;
};

export type RequestDeskEvent =
  | { type: 'club.changed'; clubId: number }
  | { type: 'accept'; request: NamedRequest }
  | { type: 'decline'; request: NamedRequest }
  | { type: 'confirm' }
  | { type: 'cancel' };

export type RequestDeskEmitted =
  /** A request is answered: both lists are to be read again. */
  { type: 'request.answered' } | Telling;

type In = { context: RequestDeskContext };

/** How a club answers those who want to join or to leave it. */
export const requestDeskMachine = setup({
  types: {
    context: {} as RequestDeskContext,
    events: {} as RequestDeskEvent,
    emitted: {} as RequestDeskEmitted,
    input: {} as { clubId: number },
    tags: {} as 'busy',
  },
  actors: { answerJoinRequest },
  actions: {
    choose: assign((_, { clubId }: { clubId: number }) => ({ clubId })),
    accept: assign((_, { request }: { request: NamedRequest }) => ({ request, isAccepted: true })),
    decline: assign((_, { request }: { request: NamedRequest }) => ({ request, isAccepted: false })),
    forget: assign({ request: null }),
    tellAnswered: emit({ type: 'request.answered' }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
  guards: { isLeaving: (_, { request }: { request: NamedRequest }) => request.kind === 'leave' },
}).createMachine({
  id: 'request-desk',
  context: ({ input }) => ({ clubId: input.clubId, request: null, isAccepted: false }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No request is being answered.',
      entry: 'forget',
      on: {
        'club.changed': { actions: { type: 'choose', params: asked } },
        accept: [
          {
            guard: { type: 'isLeaving', params: asked },
            target: 'asking',
            actions: { type: 'accept', params: asked },
          },
          { target: 'answering', actions: { type: 'accept', params: asked } },
        ],
        decline: { target: 'answering', actions: { type: 'decline', params: asked } },
      },
    },
    ...confirmedAction({
      asking: 'asking',
      asks: 'Asks before a membership ends.',
      back: { cancel: 'idle' },
      doing: 'answering',
      does: 'The answer is on its way.',
      invoke: {
        src: 'answerJoinRequest',
        input: ({ context: { clubId, request, isAccepted } }: In) => ({
          clubId,
          id: request?.id ?? 0,
          isAccepted,
        }),
        onDone: { target: 'idle', actions: [{ type: 'tellSuccess', params: said }, 'tellAnswered'] },
        onError: { target: 'idle', actions: [{ type: 'tellFailure', params: reason }, 'tellAnswered'] },
      },
    }),
  },
});

export type RequestDeskActor = ActorRefFrom<typeof requestDeskMachine>;
