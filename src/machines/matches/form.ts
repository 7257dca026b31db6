import type { ActorRefFrom } from 'xstate';
import { gameOf } from '#domain/games.ts';
import { appointmentOf, arrangementOf, blankMatch } from '#domain/matches/form.ts';
import { isGame } from '#domain/tournaments/form.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { answered, asked, failure, said } from '#machines/patterns/params.ts';
import { draftKey, recordContext } from '#machines/patterns/record-context.ts';
import { recordEvents, recordStates } from '#machines/patterns/record-states.ts';
import { choosing } from './form-choosing.ts';
import type { MatchFormContext } from './form-context.ts';
import { isDrawn, matchRules, readMatch, zoneOf } from './form-rules.ts';
import { matchFormSetup } from './form-setup.ts';

/** The zone of the device, on whose clocks what no club runs is timed. */
export { ownTimeZone } from '#browser/time-zone.ts';
export { associationHost, matchHostOf } from './form-hosts.ts';

type In = { context: MatchFormContext };

const clubOf = ({ form: { clubId } }: MatchFormContext): number | null =>
  clubId === '' ? null : Number(clubId);

const { deciding, ...states } = recordStates({
  load: { src: 'getMatch', input: ({ context }: In) => ({ matchId: context.matchId ?? 0 }) },
  create: {
    src: 'createMatch',
    input: ({ context }: In) => {
      const clubId = clubOf(context);
      return {
        body: {
          ...arrangementOf(context.form, zoneOf(context) ?? 'UTC'),
          ...(clubId !== null && { clubId }),
        },
        key: context.key,
      };
    },
  },
  update: {
    src: 'updateMatch',
    input: ({ context }: In) => ({
      body: {
        matchId: context.matchId ?? 0,
        ...(isDrawn(context) ? appointmentOf : arrangementOf)(context.form, zoneOf(context) ?? 'UTC'),
      },
      version: context.known?.version ?? '',
    }),
  },
  draft: ({ context }: In) => draftKey(context, matchRules),
  read: readMatch,
  saved: { target: 'left', actions: { type: 'tellSuccess', params: said } },
});

/** A match of its own, made or changed; of a match of a tournament its time, table and referee alone. */
export const matchFormMachine = matchFormSetup.createMachine({
  id: 'match-form',
  context: ({ input: { typedBy = null, ...input } }) => ({
    ...recordContext(typedBy, blankMatch(input.hosts[0]?.value ?? '')),
    ...input,
    venue: null,
    isVenueFailed: false,
    seat: 'player1',
    search: '',
    found: [],
  }),
  initial: 'preparing',
  states: {
    preparing: { always: [{ guard: 'isEverywhere', target: 'loadingHosts' }, { target: 'deciding' }] },
    loadingHosts: {
      description: 'The clubs are read whose matches one may run; without them the association is left.',
      tags: 'busy',
      invoke: {
        src: 'listActiveClubs',
        onDone: { target: 'deciding', actions: { type: 'setHosts', params: answered } },
        onError: 'deciding',
      },
    },
    deciding,
    ...states,
    editing: {
      description: 'The form can be changed and saved at any moment; each change is kept in this tab.',
      initial: 'clear',
      invoke: {
        src: 'readVenue',
        input: ({ context }) => ({ clubId: clubOf(context) }),
        onDone: {
          actions: { type: 'setVenue', params: ({ event }) => ({ venue: event.output }) },
        },
        onError: { actions: 'failVenue' },
      },
      on: {
        ...recordEvents,
        changed: [
          {
            guard: { type: 'isClub', params: asked },
            target: 'editing',
            reenter: true,
            actions: [{ type: 'changeClub', params: asked }, 'storeDraft'],
          },
          {
            guard: { type: 'isFree', params: asked },
            target: '.clear',
            actions: [{ type: 'change', params: asked }, 'storeDraft'],
          },
        ],
        rated: {
          guard: 'isSingle',
          target: '.clear',
          actions: [{ type: 'rate', params: asked }, 'storeDraft'],
        },
        choose: {
          guard: { type: 'canSeat', params: asked },
          target: 'choosing',
          actions: ['clearMessages', { type: 'beginSearch', params: asked }],
        },
        'take.off': {
          guard: { type: 'isSeated', params: asked },
          target: '.clear',
          actions: [{ type: 'clearSeat', params: asked }, 'storeDraft'],
        },
        propose: { guard: 'canPropose', target: 'proposing', actions: 'clearMessages' },
        'venue.retry': { guard: 'isVenueFailed', target: 'editing', reenter: true },
        remove: { guard: 'canRemove', target: 'confirmingDelete', actions: 'clearMessages' },
      },
      states: { ...formMessages, refused: stayingRefusal },
    },
    choosing,
    proposing: {
      description: 'The handicaps of both are read, and head starts are taken from them.',
      tags: 'busy',
      invoke: {
        src: 'readHandicaps',
        input: ({ context: { form } }) => ({
          clubId: Number(form.clubId),
          discipline: gameOf(isGame(form.gameType) ? form.gameType : 'eightBall').discipline,
          players: [form.player1.userId, form.player2.userId] as const,
        }),
        onDone: [
          {
            guard: { type: 'hasHandicaps', params: answered },
            target: 'editing',
            actions: [{ type: 'setStarts', params: answered }, 'storeDraft'],
          },
          { target: 'editing.refused', actions: 'setUnhandicapped' },
        ],
        onError: { target: 'editing.refused', actions: { type: 'setRefusal', params: failure } },
      },
    },
    ...confirmedAction({
      asking: 'confirmingDelete',
      asks: 'Asks before the match is deleted.',
      back: { cancel: 'editing' },
      doing: 'deleting',
      does: 'The match is being deleted, of the version that was read.',
      invoke: {
        src: 'deleteMatch',
        input: ({ context: { matchId, known } }: In) => ({
          matchId: matchId ?? 0,
          version: known?.version ?? '',
        }),
        onDone: { target: 'left', actions: { type: 'tellSuccess', params: said } },
        onError: { target: 'editing.refused', actions: { type: 'setRefusal', params: failure } },
      },
    }),
  },
});

export type MatchFormActor = ActorRefFrom<typeof matchFormMachine>;
