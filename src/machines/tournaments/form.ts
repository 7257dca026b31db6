import type { ActorRefFrom } from 'xstate';
import { randomKey } from '#browser/random.ts';
import { blankForm, requestOf } from '#domain/tournaments/form.ts';
import { undrawn } from '#domain/tournaments/round-locks.ts';
import { recallForm } from '#machines/patterns/draft.ts';
import { answered, failure, said } from '#machines/patterns/params.ts';
import type { TournamentFormContext } from './form-context.ts';
import { editing } from './form-editing.ts';
import { draftOf, tournamentFormSetup } from './form-setup.ts';

const tournamentOf = ({ context }: { context: TournamentFormContext }) => ({
  tournamentId: context.tournamentId ?? 0,
});
const notifySuccess = { type: 'notifySuccess', params: said } as const;
const refused = {
  target: '#tournament-form.editing.refused',
  actions: { type: 'setRefusal', params: failure },
} as const;
const conflict = { guard: { type: 'isChangedMeanwhile', params: failure }, target: 'loadingTheirs' } as const;

/** A tournament made or changed: its draft is kept in the tab, and what its stage locks cannot be typed. */
export const tournamentFormMachine = tournamentFormSetup.createMachine({
  id: 'tournament-form',
  context: ({ input: { userId, tournamentId, reach, hosts, timeZone } }) => {
    const form = blankForm(hosts[0]?.value ?? '', timeZone);
    const draft = tournamentId === null ? recallForm(draftOf({ userId, tournamentId }), form) : null;
    return {
      userId,
      tournamentId,
      reach,
      hosts,
      levels: [],
      categories: [],
      proposedZone: timeZone,
      saved: { form, version: '', stage: 'draft', hasEntries: false, drawn: undrawn },
      form: draft?.form ?? form,
      version: '',
      intent: 'save',
      faults: {},
      refusal: null,
      theirs: null,
      key: randomKey(),
    };
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isEverywhere', target: 'loadingHosts' }, { target: 'opening' }] },
    loadingHosts: {
      description: 'The clubs are read whose tournaments one may run; without them the association is left.',
      tags: 'busy',
      invoke: {
        src: 'listActiveClubs',
        onDone: { target: 'opening', actions: { type: 'setHosts', params: answered } },
        onError: 'opening',
      },
    },
    opening: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
    loading: {
      description: 'The tournament is read from the server.',
      tags: 'busy',
      invoke: {
        src: 'getTournament',
        input: tournamentOf,
        onDone: [
          {
            guard: { type: 'isMine', params: answered },
            target: 'editing',
            actions: { type: 'setRead', params: answered },
          },
          { target: 'missing' },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: failure }, target: 'missing' },
          { target: 'failed', actions: { type: 'setRefusal', params: failure } },
        ],
      },
    },
    missing: { type: 'final', description: 'There is no such tournament, or others run it.' },
    failed: {
      description: 'The tournament could not be read; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearMessages' } },
    },
    editing,
    creating: {
      description: 'The new tournament is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createTournament',
        input: ({ context: { form, key } }) => ({ body: requestOf(form), key }),
        onDone: [
          {
            guard: 'isPublishing',
            target: 'reloading',
            actions: ['clearDraft', { type: 'setCreated', params: answered }],
          },
          { target: 'left', actions: notifySuccess },
        ],
        onError: refused,
      },
    },
    updating: {
      description: 'The changes are on their way, with the version that they were made on.',
      tags: 'busy',
      invoke: {
        src: 'updateTournament',
        input: ({ context: { tournamentId, form, version } }) => ({
          tournamentId: tournamentId ?? 0,
          body: requestOf(form),
          version,
        }),
        onDone: [
          { guard: 'isPublishing', target: 'reloading', actions: 'clearDraft' },
          { target: 'left', actions: notifySuccess },
        ],
        onError: [conflict, refused],
      },
    },
    reloading: {
      description: 'What was saved is read, so that exactly that is published.',
      tags: 'busy',
      invoke: {
        src: 'getTournament',
        input: tournamentOf,
        onDone: { target: 'publishing', actions: { type: 'setSaved', params: answered } },
        onError: refused,
      },
    },
    publishing: {
      description: 'The draft is being published.',
      tags: 'busy',
      invoke: {
        src: 'setTournamentStage',
        input: ({ context: { tournamentId, version } }) => ({
          tournamentId: tournamentId ?? 0,
          body: { stage: 'open' as const },
          version,
        }),
        onDone: { target: 'left', actions: notifySuccess },
        onError: [conflict, refused],
      },
    },
    loadingTheirs: {
      description: 'Someone else was first: what they have saved is read.',
      tags: 'busy',
      invoke: {
        src: 'getTournament',
        input: tournamentOf,
        onDone: { target: 'conflict', actions: { type: 'setTheirs', params: answered } },
        onError: refused,
      },
    },
    conflict: {
      description: 'Both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'answerTheirs' },
        'take.theirs': { target: 'editing', actions: ['answerTheirs', 'takeTheirs', 'clearDraft'] },
        stay: 'editing',
      },
    },
    leaving: {
      description: 'Asks before what was typed is lost.',
      on: { leave: 'left', stay: 'editing' },
    },
    left: {
      type: 'final',
      description: 'What was typed is saved or given up.',
      entry: ['clearDraft', 'emitLeft'],
    },
  },
});

export type TournamentFormActor = ActorRefFrom<typeof tournamentFormMachine>;
