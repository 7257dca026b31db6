import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemOf, problemText, type ProblemData } from '#api/problem.ts';
import { getProfile, updateProfile, type Profile } from '#api/profile.ts';
import { todayHere } from '#browser/clock.ts';
import { recallDraft } from '#browser/drafts.ts';
import { clearDraft, writeDraft } from '#browser/storage.ts';
import { draftOf, isSameProfile, withDraft, type ProfileField, type ProfileForm } from '#domain/profile.ts';
import { pinTyped } from '#domain/registration.ts';
import { profileWords } from '#domain/words/profile.ts';
import type { Notice } from '#machines/app/notices.ts';
import { changesOf, findFault, formOf, refusedField, type FormFault } from './form.ts';

export type ProfileContext = {
  userId: number;
  /** The last day that can be a day of birth, as YYYY-MM-DD. */
  today: string;
  email: string;
  saved: ProfileForm | null;
  form: ProfileForm | null;
  /** A new pin, kept nowhere else; empty leaves the pin as it is. */
  pin: string;
  hasPin: boolean;
  fault: FormFault | null;
  refusal: string | null;
};

export type ProfileEvent =
  | { type: 'changed'; field: ProfileField; value: string | boolean }
  | { type: 'pin.changed'; value: string }
  | { type: 'submit' }
  | { type: 'discard' }
  | { type: 'keep' }
  | { type: 'confirm' }
  | { type: 'retry' }
  | { type: 'hold' }
  | { type: 'release' };

export type ProfileEmitted = { type: 'notice'; notice: Notice } | { type: 'profile.saved'; profile: Profile };

const formName = 'profile';
const told = (text: string) => ({
  type: 'notice' as const,
  notice: { kind: 'toast' as const, tone: 'success' as const, text },
});

const faultOf = ({ form, today, pin }: ProfileContext): FormFault | null =>
  form && findFault(form, today, pin);
const failure = ({ event }: { event: { error: unknown } }) => ({ problem: problemOf(event.error) });

/** The own profile: read, edited with its draft kept in the tab, saved (document 001, section 3). */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    input: {} as { userId: number; today?: string },
    tags: {} as 'busy',
  },
  actors: { getProfile, updateProfile, recallDraft },
  actions: {
    keepSaved: assign((_, { profile }: { profile: Profile }) => {
      const saved = formOf(profile);
      return { saved, form: saved, pin: '', hasPin: profile.hasPin, email: profile.email };
    }),
    layDraft: assign(({ context }, { draft }: { draft: unknown }) => ({
      form: context.saved && withDraft(context.saved, draft),
    })),
    change: assign(({ context }, { field, value }: { field: ProfileField; value: string | boolean }) => ({
      form: context.form && { ...context.form, [field]: value },
    })),
    changePin: assign((_, { value }: { value: string }) => ({ pin: pinTyped(value) })),
    undo: assign({ form: ({ context }) => context.saved, pin: '' }),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    keepFault: assign(({ context }, { problem }: { problem: ProblemData }) => ({
      fault: refusedField(problem, context.form),
    })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearMessages: assign({ fault: null, refusal: null }),
    storeDraft: ({ context: { userId, form, saved } }) =>
      writeDraft(userId, formName, form && saved && draftOf(form, saved)),
    dropDraft: ({ context }) => clearDraft(context.userId, formName),
    tellSaved: emit(told(profileWords.saved)),
    tellRestored: emit(told(profileWords.restored)),
    handOver: emit((_, { profile }: { profile: Profile }) => ({ type: 'profile.saved' as const, profile })),
  },
  guards: {
    hasFault: ({ context }) => faultOf(context) !== null,
    hasChanges: ({ context: { form, saved, pin } }) =>
      form !== null && saved !== null && (pin !== '' || !isSameProfile(form, saved)),
    namesField: ({ context }, { problem }: { problem: ProblemData }) =>
      refusedField(problem, context.form) !== null,
    differs: ({ context: { saved } }, { draft }: { draft: unknown }) =>
      saved !== null && !isSameProfile(withDraft(saved, draft), saved),
  },
  delays: { errorBanner: 5_000 },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({
    userId: input.userId,
    today: input.today ?? todayHere(),
    email: '',
    saved: null,
    form: null,
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
          actions: [{ type: 'change', params: ({ event }) => event }, 'storeDraft'],
        },
        'pin.changed': {
          target: '.clear',
          actions: { type: 'changePin', params: ({ event }) => event },
        },
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { target: 'saving', actions: 'clearMessages' },
        ],
        discard: { guard: 'hasChanges', target: 'discarding' },
      },
      states: {
        clear: { description: 'Nothing is wrong as far as anyone has said.', entry: 'clearMessages' },
        faulty: { description: 'The first thing to mend stands under its field, which has the focus.' },
        refused: {
          description: 'A banner says why the server refused, and goes by itself.',
          initial: 'showing',
          states: {
            showing: { after: { errorBanner: '#profile.editing.clear' }, on: { hold: 'held' } },
            held: { description: 'Someone reads the banner: it stays.', on: { release: 'showing' } },
          },
        },
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
      description: 'The changes are on their way.',
      tags: 'busy',
      invoke: {
        src: 'updateProfile',
        input: ({ context: { form, saved, pin } }) => (form && saved ? changesOf(form, saved, pin) : {}),
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
          {
            guard: { type: 'namesField', params: failure },
            target: 'editing.faulty',
            actions: { type: 'keepFault', params: failure },
          },
          { target: 'editing.refused', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
  },
});

export type ProfileActor = ActorRefFrom<typeof profileMachine>;
