import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { resendPasswordEmail, updatePlayer } from '#api/players.ts';
import { resetSecondFactor } from '#api/second-factor.ts';
import { randomKey } from '#browser/random.ts';
import { secondFactorWords } from '#domain/words/second-factor.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { reason, said } from '#machines/patterns/params.ts';
import { banner, mailBanner, toast, type Telling } from '#machines/patterns/telling.ts';

/** A person as their row names them. */
export type NamedPlayer = { userId: number; fullName: string; version: string };

export type PlayerDeskContext = {
  /** The person who is meant. */
  player: NamedPlayer | null;
  /** The status that they are to have. */
  statusId: 1 | 2;
  /** Whose link is still to be mailed for certain, and under which key, so that one asked for twice is mailed once. */
  mailedTo: number | null;
  key: string;
};

type In = { context: PlayerDeskContext };
type Meant = Pick<PlayerDeskContext, 'player' | 'statusId'>;

export type PlayerDeskEvent =
  | { type: 'suspend'; player: NamedPlayer }
  | { type: 'activate'; player: NamedPlayer }
  | { type: 'resend'; player: NamedPlayer }
  | { type: 'reset.factor'; player: NamedPlayer }
  | { type: 'confirm' }
  | { type: 'confirm.reset' }
  | { type: 'cancel' };

export type PlayerDeskEmitted =
  /** A person is not what they were: the list is to be read again. */
  { type: 'player.changed' } | Telling;

const suspended = ({ event }: { event: { player: NamedPlayer } }) => ({
  player: event.player,
  statusId: 2 as const,
});
const activated = ({ event }: { event: { player: NamedPlayer } }) => ({
  player: event.player,
  statusId: 1 as const,
});

/** What is done at the list of people beside reading it: suspending, making active, mailing a link again, a lost second factor. */
export const playerDeskMachine = setup({
  types: {
    context: {} as PlayerDeskContext,
    events: {} as PlayerDeskEvent,
    emitted: {} as PlayerDeskEmitted,
    tags: {} as 'busy',
  },
  actors: { updatePlayer, resendPasswordEmail, resetSecondFactor },
  actions: {
    mean: assign((_, meant: Meant) => meant),
    address: assign(({ context: { player, mailedTo, key } }) => ({
      mailedTo: player?.userId ?? null,
      key: player?.userId === mailedTo ? key : randomKey(),
    })),
    finishMail: assign({ mailedTo: null }),
    forget: assign({ player: null }),
    tellChanged: emit({ type: 'player.changed' }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellReset: emit(({ context: { player } }) =>
      toast('success', secondFactorWords.resetDone(player?.fullName ?? '')),
    ),
    tellMailed: emit((_, { text }: { text: string }) => mailBanner('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
}).createMachine({
  id: 'player-desk',
  context: { player: null, statusId: 1, mailedTo: null, key: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is done to anybody.',
      entry: 'forget',
      on: {
        suspend: { target: 'asking', actions: { type: 'mean', params: suspended } },
        activate: { target: 'asking', actions: { type: 'mean', params: activated } },
        'reset.factor': { target: 'askingReset', actions: { type: 'mean', params: activated } },
        resend: { target: 'resending', actions: [{ type: 'mean', params: activated }, 'address'] },
      },
    },
    ...confirmedAction({
      asking: 'asking',
      asks: 'Asks before somebody is suspended or made active again.',
      back: { cancel: 'idle' },
      doing: 'changing',
      does: 'The new status is on its way.',
      invoke: {
        src: 'updatePlayer',
        input: ({ context: { player, statusId } }: In) => ({
          body: { userId: player?.userId ?? 0, statusId },
          version: player?.version ?? '',
        }),
        onDone: { target: 'idle', actions: [{ type: 'tellSuccess', params: said }, 'tellChanged'] },
        onError: { target: 'idle', actions: [{ type: 'tellFailure', params: reason }, 'tellChanged'] },
      },
    }),
    ...confirmedAction({
      asking: 'askingReset',
      asks: 'Asks before the second factor of somebody is switched off.',
      confirm: 'confirm.reset',
      back: { cancel: 'idle' },
      doing: 'resetting',
      does: 'The second factor is being switched off.',
      invoke: {
        src: 'resetSecondFactor',
        input: ({ context: { player } }: In) => ({ userId: player?.userId ?? 0 }),
        onDone: { target: 'idle', actions: ['tellReset', 'tellChanged'] },
        onError: { target: 'idle', actions: [{ type: 'tellFailure', params: reason }, 'tellChanged'] },
      },
    }),
    resending: {
      description: 'Another link is being mailed.',
      tags: 'busy',
      invoke: {
        src: 'resendPasswordEmail',
        input: ({ context: { player, key } }) => ({ userId: player?.userId ?? 0, key }),
        onDone: { target: 'idle', actions: [{ type: 'tellMailed', params: said }, 'finishMail'] },
        onError: { target: 'idle', actions: [{ type: 'tellFailure', params: reason }, 'tellChanged'] },
      },
    },
  },
});

export type PlayerDeskActor = ActorRefFrom<typeof playerDeskMachine>;
