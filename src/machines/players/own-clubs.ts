import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { createJoinRequest, withdrawJoinRequest } from '#api/players.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { getProfile, type Profile } from '#api/profile.ts';
import { nameWithPlace } from '#domain/clubs/place.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { answered, asked, failure, said } from '#machines/patterns/params.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';

type Named = { clubId: number; name: string };

export type OwnClubsContext = {
  clubs: readonly Named[];
  requests: readonly (Named & { kind: 'join' | 'leave' })[];
  /** The clubs that can be asked. */
  offered: readonly Named[];
  /** The club that is to be asked to take one in. */
  chosen: number | null;
  /** The club that is to be left. */
  leaving: Named | null;
  /** The club whose request is to be taken back. */
  withdrawing: Named | null;
  refusal: string | null;
};

export type OwnClubsEvent =
  | { type: 'chosen'; clubId: number | null }
  | { type: 'join' }
  | { type: 'leave'; club: Named }
  | { type: 'withdraw'; club: Named }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'retry' };

export type OwnClubsEmitted =
  /** The profile as it is now: the session takes the clubs from it. */
  { type: 'profile.read'; profile: Profile } | Telling;

type In = { context: OwnClubsContext };

const read = ({ event }: { event: { output: Profile } }) => ({ profile: event.output });

/** The clubs of a player: to which they belong, and which they ask to join or to leave. */
export const ownClubsMachine = setup({
  types: {
    context: {} as OwnClubsContext,
    events: {} as OwnClubsEvent,
    emitted: {} as OwnClubsEmitted,
    tags: {} as 'busy',
  },
  actors: { getProfile, listActiveClubs, createJoinRequest, withdrawJoinRequest },
  actions: {
    keep: assign((_, { profile }: { profile: Profile }) => ({
      clubs: profile.clubs.map((club) => ({ ...club, name: nameWithPlace(club) })),
      requests: profile.clubRequests ?? [],
    })),
    handOver: emit((_, { profile }: { profile: Profile }) => ({ type: 'profile.read' as const, profile })),
    keepOffered: assign((_, { rows }: ActiveClubs) => ({ offered: rows })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearRefusal: assign({ refusal: null }),
    choose: assign((_, { clubId }: { clubId: number | null }) => ({ chosen: clubId })),
    mean: assign((_, { club }: { club: Named }) => ({ leaving: club })),
    meanRequest: assign((_, { club }: { club: Named }) => ({ withdrawing: club })),
    forget: assign({ chosen: null, leaving: null, withdrawing: null }),
    forgetLeaving: assign({ leaving: null }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { problem }: { problem: ProblemData }) => banner('error', problemText(problem))),
  },
  guards: { hasChosen: ({ context }) => context.chosen !== null },
}).createMachine({
  id: 'own-clubs',
  context: {
    clubs: [],
    requests: [],
    offered: [],
    chosen: null,
    leaving: null,
    withdrawing: null,
    refusal: null,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The own clubs and requests are read with the profile.',
      tags: 'busy',
      entry: 'clearRefusal',
      invoke: {
        src: 'getProfile',
        onDone: {
          target: 'offering',
          actions: [
            { type: 'keep', params: read },
            { type: 'handOver', params: read },
          ],
        },
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    failed: { description: 'The own clubs could not be read.', on: { retry: 'loading' } },
    offering: {
      description: 'The clubs that can be asked are read; without an answer there is none to choose.',
      tags: 'busy',
      invoke: {
        src: 'listActiveClubs',
        onDone: { target: 'shown', actions: { type: 'keepOffered', params: answered } },
        onError: { target: 'shown', actions: { type: 'tellFailure', params: failure } },
      },
    },
    shown: {
      description: 'The own clubs, those that were asked, and the way to ask another one.',
      on: {
        chosen: { actions: { type: 'choose', params: asked } },
        join: { guard: 'hasChosen', target: 'joining' },
        leave: { target: 'asking', actions: { type: 'mean', params: asked } },
        withdraw: { target: 'withdrawing', actions: { type: 'meanRequest', params: asked } },
      },
    },
    joining: {
      description: 'The request to join is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createJoinRequest',
        input: ({ context: { chosen } }) => ({ clubId: chosen ?? 0, kind: 'join' }),
        onDone: { target: 'refreshing', actions: { type: 'tellSuccess', params: said } },
        onError: { target: 'refreshing', actions: { type: 'tellFailure', params: failure } },
      },
    },
    ...confirmedAction({
      asking: 'asking',
      asks: 'Asks before a club is asked to let one go.',
      back: { cancel: { target: 'shown', actions: 'forgetLeaving' } },
      doing: 'leaving',
      does: 'The request to leave is on its way.',
      invoke: {
        src: 'createJoinRequest',
        input: ({ context: { leaving } }: In) => ({ clubId: leaving?.clubId ?? 0, kind: 'leave' as const }),
        onDone: { target: 'refreshing', actions: { type: 'tellSuccess', params: said } },
        onError: { target: 'refreshing', actions: { type: 'tellFailure', params: failure } },
      },
    }),
    withdrawing: {
      description: 'The request to join or to leave is being taken back.',
      tags: 'busy',
      invoke: {
        src: 'withdrawJoinRequest',
        input: ({ context: { withdrawing } }) => ({ clubId: withdrawing?.clubId ?? 0 }),
        onDone: { target: 'refreshing', actions: { type: 'tellSuccess', params: said } },
        onError: { target: 'refreshing', actions: { type: 'tellFailure', params: failure } },
      },
    },
    refreshing: {
      description: 'What came of the request is read.',
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'getProfile',
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keep', params: read },
            { type: 'handOver', params: read },
          ],
        },
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
  },
});

export type OwnClubsActor = ActorRefFrom<typeof ownClubsMachine>;
