import type { ActorRefFrom } from 'xstate';
import type { Profile } from '#api/profile.ts';
import { todayHere } from '#browser/clock.ts';
import { formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { changesOf } from './form.ts';
import { formName, profileSetup } from './setup.ts';

const found = ({ event }: { event: { output: Profile } }) => ({ profile: event.output });
const refused = { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } } as const;

/** The own profile: read, edited with its draft kept in the tab, saved (document 001, section 3). */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input }) => ({
    userId: input.userId,
    today: input.today ?? todayHere(),
    email: '',
    saved: null,
    version: '',
    form: null,
    theirs: null,
    pin: '',
    hasPin: false,
    fault: null,
    refusal: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The profile is read from the server.',
      tags: 'busy',
      invoke: {
        src: 'getProfile',
        onDone: {
          target: 'recalling',
          actions: { type: 'keepSaved', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepRefusal', params: failure },
        },
      },
    },
    failed: {
      description: 'The profile could not be read; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearMessages' } },
    },
    recalling: {
      description: 'Looks for what was typed before and not saved.',
      tags: 'busy',
      invoke: {
        src: 'recallDraft',
        input: ({ context }) => ({ userId: context.userId, form: formName }),
        onDone: [
          {
            guard: { type: 'differs', params: ({ event }) => ({ draft: event.output }) },
            target: 'editing',
            actions: [{ type: 'layDraft', params: ({ event }) => ({ draft: event.output }) }, 'tellRestored'],
          },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
    },
    editing: {
      description: 'The form can be changed and saved at any moment; each change is kept in this tab.',
      initial: 'clear',
      on: {
        changed: {
          target: '.clear',
          actions: [{ type: 'change', params: asked }, 'storeDraft'],
        },
        'pin.changed': {
          target: '.clear',
          actions: { type: 'changePin', params: asked },
        },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { target: 'saving', actions: 'clearMessages' },
        ],
        discard: { guard: 'hasChanges', target: 'discarding' },
      },
      states: {
        ...formMessages,
        refused: passingRefusal('#profile.editing.clear'),
      },
    },
    discarding: {
      description: 'Asks before what was typed is lost.',
      on: {
        confirm: { target: 'editing', actions: ['undo', 'dropDraft'] },
        keep: 'editing',
      },
    },
    saving: {
      description: 'The changes are on their way, with the version that they were made on.',
      tags: 'busy',
      invoke: {
        src: 'updateProfile',
        input: ({ context: { form, saved, pin, version } }) => ({
          body: form && saved ? changesOf(form, saved, pin) : {},
          version,
        }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'keepSaved', params: ({ event }) => ({ profile: event.output }) },
            'dropDraft',
            'tellSaved',
            { type: 'handOver', params: ({ event }) => ({ profile: event.output }) },
          ],
        },
        onError: [
          { guard: { type: 'isChangedMeanwhile', params: failure }, target: 'comparing' },
          {
            guard: { type: 'namesField', params: failure },
            target: 'editing.faulty',
            actions: { type: 'keepFault', params: failure },
          },
          refused,
        ],
      },
    },
    comparing: {
      description:
        'It was changed elsewhere meanwhile: what was saved there is read. What does not clash is joined.',
      tags: 'busy',
      invoke: {
        src: 'getProfile',
        onDone: [
          {
            guard: { type: 'clashes', params: found },
            target: 'differing',
            actions: { type: 'keepTheirs', params: found },
          },
          { target: 'saving', actions: { type: 'joinRead', params: found } },
        ],
        onError: refused,
      },
    },
    differing: {
      description:
        'Where both have changed the same, both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'saving', actions: 'joinMine' },
        'take.theirs': { target: 'editing', actions: ['joinTheirs', 'storeDraft'] },
        stay: 'editing',
      },
    },
  },
});

export type ProfileActor = ActorRefFrom<typeof profileMachine>;
