import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { createPlayer, getPlayer, proposeAssociation, updatePlayer, type Player } from '#api/players.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { randomKey } from '#browser/random.ts';
import {
  blankPlayer,
  differences,
  findPlayerFault,
  formOf,
  withRole,
  type PlayerField,
} from '#domain/players/form.ts';
import { isClubRole, mayKeep } from '#domain/players/rights.ts';
import { mobileTyped } from '#domain/registration/form.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { problemWords } from '#domain/words/problems.ts';
import { dropForm, keepForm, recallForm } from '#machines/patterns/draft.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import type { PlayerFormContext, PlayerFormEvent, PlayerFormInput, PlayerTextField } from './form-context.ts';
import { draftOf } from './form-draft.ts';
import { changeOf, newPlayerOf } from './form-payload.ts';

export type PlayerFormEmitted = { type: 'left' } | Telling;

const found = ({ event }: { event: { output: Player } }) => ({ player: event.output });

/** The first rule that is broken, with its words. */
function faultOf({ form, saved, userId, viewer }: PlayerFormContext): PlayerFormContext['fault'] {
  const isNew = userId === null;
  const rules = { needsClub: isNew && isClubRole(viewer.roleId), saved: isNew ? null : saved };
  const fault = findPlayerFault(form, rules);
  return fault && { field: fault.field, text: problemWords[fault.code] };
}

/** The field that a refusal names, with its words. */
function refusedField({ fields }: ProblemData): PlayerFormContext['fault'] {
  const named = Object.entries(fields).find(([field]) => field in blankPlayer);
  return named ? { field: named[0] as PlayerField, text: named[1] } : null;
}

const playerFormSetup = setup({
  types: {
    context: {} as PlayerFormContext,
    events: {} as PlayerFormEvent,
    emitted: {} as PlayerFormEmitted,
    input: {} as PlayerFormInput,
    tags: {} as 'busy',
  },
  actors: { getPlayer, createPlayer, updatePlayer, proposeAssociation },
  actions: {
    keepPlayer: assign(({ context }, { player }: { player: Player }) => {
      const read = { form: formOf(player), version: player.version };
      const typed = recallForm(draftOf(context), read.form) ?? read;
      return { saved: read.form, statusId: player.statusId, ...typed };
    }),
    storeDraft: ({ context }) => keepForm(draftOf(context), context),
    dropDraft: ({ context }) => dropForm(draftOf(context)),
    keepTheirs: assign((_, { player }: { player: Player }) => ({
      theirs: { form: formOf(player), statusId: player.statusId, version: player.version },
    })),
    // The version that was looked at is the one to be written over.
    answerTheirs: assign({
      version: ({ context: { theirs, version } }) => theirs?.version ?? version,
      saved: ({ context: { theirs, saved } }) => theirs?.form ?? saved,
      statusId: ({ context: { theirs, statusId } }) => theirs?.statusId ?? statusId,
    }),
    takeTheirs: assign({ form: ({ context: { theirs, form } }) => theirs?.form ?? form }),
    change: assign(({ context }, { field, value }: { field: PlayerTextField; value: string }) => ({
      form: { ...context.form, [field]: field === 'mobile' ? mobileTyped(value) : value },
      key: randomKey(),
    })),
    changeRole: assign(({ context }, { roleId }: { roleId: number }) => ({
      form: withRole(context.form, roleId),
      key: randomKey(),
    })),
    changeClubs: assign(({ context }, { clubs }: { clubs: readonly number[] }) => ({
      form: { ...context.form, clubs },
      key: randomKey(),
    })),
    changeReferee: assign(({ context }, { isReferee }: { isReferee: boolean }) => ({
      form: { ...context.form, isReferee },
      key: randomKey(),
    })),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    keepFault: assign((_, { problem }: { problem: ProblemData }) => ({ fault: refusedField(problem) })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    keepForeign: assign({ refusal: words.notYours }),
    clearMessages: assign({ fault: null, refusal: null }),
    tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    tellLeft: emit({ type: 'left' }),
  },
  guards: {
    isNew: ({ context }) => context.userId === null,
    isKept: ({ context }, { player }: { player: Player }) => mayKeep(context.viewer, player),
    hasFault: ({ context }) => faultOf(context) !== null,
    hasChanges: ({ context: { form, saved } }) => differences(form, saved).length > 0,
    isTaken: ({ context: { form } }, { problem }: { problem: ProblemData }) =>
      problem.code === 'email_taken' && form.roleId === 5 && form.clubs.length > 0,
    isOutrun: (_, { problem }: { problem: ProblemData }) => problem.status === 412,
    namesField: (_, { problem }: { problem: ProblemData }) => refusedField(problem) !== null,
  },
});

const refused = [
  {
    guard: { type: 'namesField', params: failure },
    target: 'editing.faulty',
    actions: { type: 'keepFault', params: failure },
  },
  { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } },
] as const;
const saved = { target: 'left', actions: { type: 'tellSuccess', params: said } } as const;

/** A person, added or changed by an administrator. */
export const playerFormMachine = playerFormSetup.createMachine({
  id: 'player-form',
  context: ({ input: { userId, viewer, typedBy = null, begins } }) => {
    const blank = { ...blankPlayer, ...begins };
    const draft = userId === null ? recallForm(draftOf({ userId, typedBy, saved: blank }), blank) : null;
    return {
      userId,
      viewer,
      typedBy,
      version: '',
      saved: blank,
      statusId: null,
      form: draft?.form ?? blank,
      fault: null,
      refusal: null,
      theirs: null,
      key: randomKey(),
    };
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
    loading: {
      description: 'The person is read from the server.',
      tags: 'busy',
      invoke: {
        src: 'getPlayer',
        input: ({ context: { userId } }) => ({ userId: userId ?? 0 }),
        onDone: [
          {
            guard: { type: 'isKept', params: found },
            target: 'editing',
            actions: { type: 'keepPlayer', params: found },
          },
          { target: 'failed', actions: 'keepForeign' },
        ],
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    failed: {
      description: 'The person could not be read, or is not to be changed; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearMessages' } },
    },
    editing: {
      description: 'The form can be changed and saved at any moment.',
      initial: 'clear',
      on: {
        changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'storeDraft'] },
        'role.changed': { target: '.clear', actions: [{ type: 'changeRole', params: asked }, 'storeDraft'] },
        'clubs.changed': {
          target: '.clear',
          actions: [{ type: 'changeClubs', params: asked }, 'storeDraft'],
        },
        'referee.changed': {
          target: '.clear',
          actions: [{ type: 'changeReferee', params: asked }, 'storeDraft'],
        },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
          { target: 'updating', actions: 'clearMessages' },
        ],
        back: [{ guard: 'hasChanges', target: 'leaving' }, { target: 'left' }],
      },
      states: {
        clear: { description: 'Nothing is wrong as far as anyone has said.', entry: 'clearMessages' },
        faulty: { description: 'The first rule that was broken stands under its field.' },
        refused: { description: 'Says why the server refused; what was typed stays.' },
        taken: {
          description: 'The address is in use: its player can be asked by mail to join the clubs instead.',
          on: { propose: { target: '#player-form.proposing', actions: 'clearMessages' } },
        },
      },
    },
    adding: {
      description: 'The new person is on the way, under a key that makes them once.',
      tags: 'busy',
      invoke: {
        src: 'createPlayer',
        input: ({ context: { form, key } }) => ({ body: newPlayerOf(form), key }),
        onDone: saved,
        onError: [
          {
            guard: { type: 'isTaken', params: failure },
            target: 'editing.taken',
            actions: { type: 'keepFault', params: failure },
          },
          ...refused,
        ],
      },
    },
    proposing: {
      description: 'The clubs are being proposed to the player who has the address.',
      tags: 'busy',
      invoke: {
        src: 'proposeAssociation',
        input: ({ context: { form, key } }) => ({ email: form.email.trim(), clubs: [...form.clubs], key }),
        onDone: saved,
        onError: refused,
      },
    },
    updating: {
      description: 'The changes are on their way, with the version that they were made on.',
      tags: 'busy',
      invoke: {
        src: 'updatePlayer',
        input: ({ context: { userId, form, saved: before, version } }) => ({
          body: { userId: userId ?? 0, ...changeOf(form, before) },
          version,
        }),
        onDone: saved,
        onError: [{ guard: { type: 'isOutrun', params: failure }, target: 'comparing' }, ...refused],
      },
    },
    comparing: {
      description: 'Someone else was first: what they have saved is read.',
      tags: 'busy',
      invoke: {
        src: 'getPlayer',
        input: ({ context: { userId } }) => ({ userId: userId ?? 0 }),
        onDone: { target: 'differing', actions: { type: 'keepTheirs', params: found } },
        onError: { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } },
      },
    },
    differing: {
      description: 'Both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'answerTheirs' },
        'take.theirs': { target: 'editing', actions: ['answerTheirs', 'takeTheirs', 'dropDraft'] },
        stay: 'editing',
      },
    },
    leaving: {
      description: 'Asks before what was typed is lost.',
      on: { leave: 'left', stay: 'editing' },
    },
    left: { type: 'final', entry: ['dropDraft', 'tellLeft'] },
  },
});

export type PlayerFormActor = ActorRefFrom<typeof playerFormMachine>;
