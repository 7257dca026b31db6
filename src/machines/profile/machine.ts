import type { ActorRefFrom } from 'xstate';
import type { Profile } from '#api/profile.ts';
import { todayHere } from '#browser/clock.ts';
import { formMessages, passingRefusal } from '#machines/patterns/form-messages.ts';
import { asked } from '#machines/patterns/params.ts';
import { draftKey, recordContext } from '#machines/patterns/record-context.ts';
import { standingRecordEvents, standingRecordStates } from '#machines/patterns/record-states.ts';
import { blankForm, changesOf, formOf } from './form.ts';
import { profileRules, profileSetup, type ProfileContext } from './setup.ts';

type In = { context: ProfileContext };
type Answered = { event: { output: Profile } };

const read = ({ event: { output } }: Answered) => {
  const { version, email, hasPin } = output;
  return { form: formOf(output), known: { version, email, hasPin } };
};
const found = ({ event }: Answered) => ({ profile: event.output });

const { loading, failed, recalling, updating, comparing, resolvingConflict } = standingRecordStates({
  load: { src: 'getProfile', input: () => undefined },
  update: {
    src: 'updateProfile',
    input: ({ context: { form, saved, pin, known } }: In) => ({
      body: changesOf(form, saved, pin),
      version: known?.version ?? '',
    }),
  },
  draft: ({ context }: In) => draftKey(context, profileRules),
  read,
  saved: {
    target: 'editing',
    actions: [
      { type: 'setRecord', params: read },
      'clearPin',
      'dropDraft',
      'tellSaved',
      { type: 'handOver', params: found },
    ],
  },
});
const [restored, nothingKept] = recalling.invoke.onDone;

/** The own profile: read, edited with its draft kept in the tab, saved (document 001, section 3). */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input: { userId, today } }) => ({
    ...recordContext(userId, blankForm),
    today: today ?? todayHere(),
    pin: '',
  }),
  initial: 'loading',
  states: {
    loading,
    failed,
    recalling: {
      ...recalling,
      invoke: {
        ...recalling.invoke,
        onDone: [{ ...restored, actions: [restored.actions, 'tellRestored'] }, nothingKept],
      },
    },
    editing: {
      description: 'The form can be changed and saved at any moment; each change is kept in this tab.',
      initial: 'clear',
      on: {
        submit: standingRecordEvents.submit,
        changed: { target: '.clear', actions: [{ type: 'change', params: asked }, 'storeDraft'] },
        'pin.changed': { target: '.clear', actions: { type: 'changePin', params: asked } },
        discard: { guard: 'isTyped', target: 'discarding' },
      },
      states: {
        ...formMessages,
        refused: passingRefusal('#profile.editing.clear'),
      },
    },
    discarding: {
      description: 'Asks before what was typed is lost.',
      on: {
        confirm: { target: 'editing', actions: ['discardRestored', 'clearPin', 'dropDraft'] },
        keep: 'editing',
      },
    },
    updating,
    comparing,
    resolvingConflict,
  },
});

export type ProfileActor = ActorRefFrom<typeof profileMachine>;
