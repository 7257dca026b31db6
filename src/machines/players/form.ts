import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { createPlayer, getPlayer, proposeAssociation, updatePlayer } from '#api/players.ts';
import type { ProblemData } from '#api/problem.ts';
import { recallDraft } from '#browser/drafts.ts';
import {
  blankPlayer,
  differences,
  findPlayerFault,
  formOf,
  withRole,
  type PlayerForm,
} from '#domain/players/form.ts';
import { isClubRole, mayKeep } from '#domain/players/rights.ts';
import { numberTyped } from '#domain/countries/number.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { problemWords } from '#domain/words/problems.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { changedForm, draftKey, recordContext } from '#machines/patterns/record-context.ts';
import { recordEditor } from '#machines/patterns/record-editor.ts';
import { recordEvents, recordRefused, recordStates } from '#machines/patterns/record-states.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import type {
  FoundPlayer,
  KnownPlayer,
  PlayerFormContext,
  PlayerFormEvent,
  PlayerFormInput,
  PlayerTextField,
} from './form-context.ts';
import { changeOf, newPlayerOf } from './form-payload.ts';

export type PlayerFormEmitted = { type: 'left' } | Telling;

/** What the editor knows of a person. */
export const playerRules = {
  differences,
  together: [['countryCode', 'mobile']] as const,
  // Drafts of new people are kept by the role with which the form began.
  draftName: ({ userId, begunWith }: PlayerFormContext): string =>
    userId === null ? `new-player-${begunWith}` : `player-${userId}`,
  findFault: ({ form, saved, userId, viewer }: PlayerFormContext) => {
    const isNew = userId === null;
    const needs = { needsClub: isNew && isClubRole(viewer.roleId), saved: isNew ? null : saved };
    const fault = findPlayerFault(form, needs);
    return fault && { field: fault.field, text: problemWords[fault.code] };
  },
  fieldOf: (field: string) => (field in blankPlayer ? field : null),
};

const { actions, guards } = recordEditor<PlayerForm, KnownPlayer, PlayerFormContext, PlayerFormEvent>(
  playerRules,
);

const read = ({ context: { viewer }, event: { output } }: FoundPlayer) =>
  mayKeep(viewer, output) ? { form: formOf(output), known: { version: output.version } } : null;
const saved = { target: 'left', actions: { type: 'tellSuccess', params: said } } as const;

type In = { context: PlayerFormContext };

const states = recordStates({
  load: { src: 'getPlayer', input: ({ context: { userId } }: In) => ({ userId: userId ?? 0 }) },
  create: {
    src: 'createPlayer',
    input: ({ context: { form, key } }: In) => ({ body: newPlayerOf(form), key }),
  },
  update: {
    src: 'updatePlayer',
    input: ({ context: { userId, form, saved: before, known } }: In) => ({
      body: { userId: userId ?? 0, ...changeOf(form, before) },
      version: known?.version ?? '',
    }),
  },
  draft: ({ context }: In) => draftKey(context, playerRules),
  read,
  saved,
});

/** A person, added or changed by an administrator. */
export const playerFormMachine = setup({
  types: {
    context: {} as PlayerFormContext,
    events: {} as PlayerFormEvent,
    emitted: {} as PlayerFormEmitted,
    input: {} as PlayerFormInput,
    tags: {} as 'busy',
  },
  actors: { getPlayer, createPlayer, updatePlayer, proposeAssociation, recallDraft },
  actions,
  guards,
})
  .extend({
    actions: {
      change: assign(({ context: { form } }, { field, value }: { field: PlayerTextField; value: string }) =>
        changedForm(
          field === 'mobile'
            ? { ...form, ...numberTyped(value, form.countryCode) }
            : { ...form, [field]: value },
        ),
      ),
      changeRole: assign(({ context: { form } }, { roleId }: { roleId: number }) =>
        changedForm(withRole(form, roleId)),
      ),
      changeClubs: assign(({ context: { form } }, { clubs }: { clubs: readonly number[] }) =>
        changedForm({ ...form, clubs }),
      ),
      changeReferee: assign(
        (
          { context: { form } },
          { isReferee, isRefereeConfirmed }: { isReferee: boolean; isRefereeConfirmed: boolean },
        ) => changedForm({ ...form, isReferee, isRefereeConfirmed }),
      ),
      setMissing: assign({ refusal: () => words.notYours }),
      tellSuccess: emit((_, { text }: { text: string }) => toast('success', text)),
      tellLeft: emit({ type: 'left' }),
    },
    guards: {
      isNew: ({ context }) => context.userId === null,
      isTaken: ({ context: { form } }, { problem }: { problem: ProblemData }) =>
        problem.code === 'email_taken' && form.roleId === 5 && form.clubs.length > 0,
    },
  })
  .createMachine({
    id: 'player-form',
    context: ({ input: { userId, viewer, typedBy = null, begins } }) => ({
      ...recordContext(typedBy, { ...blankPlayer, ...begins }),
      userId,
      viewer,
      begunWith: begins?.roleId ?? blankPlayer.roleId,
    }),
    initial: 'deciding',
    states: {
      ...states,
      adding: {
        ...states.adding,
        invoke: {
          ...states.adding.invoke,
          onError: [
            {
              guard: { type: 'isTaken', params: failure },
              target: 'editing.taken',
              actions: { type: 'setFault', params: failure },
            },
            ...recordRefused,
          ],
        },
      },
      editing: {
        description: 'The form can be changed and saved at any moment; each change is kept in this tab.',
        initial: 'clear',
        on: {
          ...recordEvents,
          changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'storeDraft'] },
          'role.changed': {
            target: '.clear',
            actions: [{ type: 'changeRole', params: asked }, 'storeDraft'],
          },
          'clubs.changed': {
            target: '.clear',
            actions: [{ type: 'changeClubs', params: asked }, 'storeDraft'],
          },
          'referee.changed': {
            target: '.clear',
            actions: [{ type: 'changeReferee', params: asked }, 'storeDraft'],
          },
        },
        states: {
          ...formMessages,
          refused: stayingRefusal,
          taken: {
            description: 'The address is in use: its player can be asked by mail to join the clubs instead.',
            on: { propose: { target: '#player-form.proposing', actions: 'clearMessages' } },
          },
        },
      },
      proposing: {
        description: 'The clubs are being proposed to the player who has the address.',
        tags: 'busy',
        invoke: {
          src: 'proposeAssociation',
          input: ({ context: { form, key } }) => ({
            email: form.email.trim(),
            clubs: [...form.clubs],
            key,
          }),
          onDone: saved,
          onError: recordRefused,
        },
      },
    },
  });

export type PlayerFormActor = ActorRefFrom<typeof playerFormMachine>;
