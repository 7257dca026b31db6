import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { deleteClub, updateClub } from '#api/clubs.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { asked, reason, said } from '#machines/patterns/params.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';

/** A club as its row names it, and the version that was read. */
export type NamedClub = { clubId: number; name: string; version: string };

export type ClubDeskContext = {
  /** The club that is being changed, and the status that it is to have; null where it is to go. */
  club: NamedClub | null;
  clubStatusId: 1 | 2 | null;
  /** Why the club was not deleted. */
  refusal: string | null;
};

export type ClubDeskEvent =
  | { type: 'switch'; club: NamedClub; clubStatusId: 1 | 2 }
  | { type: 'remove'; club: NamedClub }
  | { type: 'confirm' }
  | { type: 'cancel' };

export type ClubDeskEmitted =
  /** A club is not what it was: the list is to be read again. */
  { type: 'club.changed' } | Telling;

type In = { context: ClubDeskContext };

/** What is done to the clubs of a list: switching them on and off, deleting them. */
export const clubDeskMachine = setup({
  types: {
    context: {} as ClubDeskContext,
    events: {} as ClubDeskEvent,
    emitted: {} as ClubDeskEmitted,
    tags: {} as 'busy',
  },
  actors: { updateClub, deleteClub },
  actions: {
    meanSwitch: assign((_, { club, clubStatusId }: { club: NamedClub; clubStatusId: 1 | 2 }) => ({
      club,
      clubStatusId,
    })),
    meanRemoval: assign((_, { club }: { club: NamedClub }) => ({ club, clubStatusId: null })),
    keepRefusal: assign((_, { text }: { text: string }) => ({ refusal: text })),
    forget: assign({ club: null, refusal: null }),
    tellChanged: emit({ type: 'club.changed' }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
  guards: { isOn: (_, { clubStatusId }: { clubStatusId: 1 | 2 }) => clubStatusId === 1 },
}).createMachine({
  id: 'club-desk',
  context: { club: null, clubStatusId: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No club is being changed.',
      entry: 'forget',
      on: {
        switch: [
          {
            guard: { type: 'isOn', params: asked },
            target: 'switching',
            actions: { type: 'meanSwitch', params: asked },
          },
          { target: 'asking', actions: { type: 'meanSwitch', params: asked } },
        ],
        remove: { target: 'confirmingDelete', actions: { type: 'meanRemoval', params: asked } },
      },
    },
    ...confirmedAction({
      asking: 'asking',
      asks: 'Asks before a club is switched off.',
      back: { cancel: 'idle' },
      doing: 'switching',
      does: 'The club is being switched on or off; its switch shows where it goes.',
      invoke: {
        src: 'updateClub',
        input: ({ context: { club, clubStatusId } }: In) => ({
          body: { club: { clubId: club?.clubId ?? 0, clubStatusId: clubStatusId ?? 1 } },
          version: club?.version ?? '',
        }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'tellSuccess', params: said }, 'tellChanged'],
        },
        onError: {
          target: 'idle',
          actions: [{ type: 'tellFailure', params: reason }, 'tellChanged'],
        },
      },
    }),
    ...confirmedAction({
      asking: 'confirmingDelete',
      asks: 'Asks before a club is deleted.',
      back: { cancel: 'idle' },
      doing: 'removing',
      does: 'The club is being deleted.',
      invoke: {
        src: 'deleteClub',
        input: ({ context: { club } }: In) => ({ clubId: club?.clubId ?? 0, version: club?.version ?? '' }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'tellSuccess', params: said }, 'tellChanged'],
        },
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: reason } },
      },
    }),
    refused: {
      description: 'Says why the club was not deleted, until someone has read it.',
      on: { cancel: { target: 'idle', actions: 'tellChanged' } },
    },
  },
});

export type ClubDeskActor = ActorRefFrom<typeof clubDeskMachine>;
