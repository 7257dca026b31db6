import { assign, emit, setup } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { getProfile, updateProfile, type Profile } from '#api/profile.ts';
import { numberTyped } from '#domain/countries/number.ts';
import { recallDraft } from '#browser/drafts.ts';
import { clearDraft, writeDraft } from '#browser/storage.ts';
import {
  clashes,
  draftOf,
  isSameProfile,
  joined,
  withDraft,
  type ProfileField,
  type ProfileForm,
} from '#domain/profile/form.ts';
import { pinTyped } from '#domain/registration/form.ts';
import { profileWords } from '#domain/words/profile.ts';
import { errorBanner } from '#machines/patterns/form-messages.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { findFault, formOf, refusedField, type FormFault } from './form.ts';

export type ProfileContext = {
  userId: number;
  /** The last day that can be a day of birth, as YYYY-MM-DD. */
  today: string;
  email: string;
  /** What is typed over, and its version. */
  saved: ProfileForm | null;
  version: string;
  form: ProfileForm | null;
  /** What is saved by now, where it is not what is typed over. */
  theirs: { form: ProfileForm; version: string } | null;
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
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'stay' }
  | { type: 'retry' }
  | { type: 'hold' }
  | { type: 'release' };

export type ProfileEmitted = Telling | { type: 'profile.saved'; profile: Profile };

export const formName = 'profile';

const faultOf = ({ form, saved, theirs, today, pin }: ProfileContext): FormFault | null =>
  form && findFault(form, theirs?.form ?? saved ?? form, { today, pin });

/** A number that is written with its dial code brings its country along. */
const typedIn = (form: ProfileForm, field: ProfileField, value: string | boolean): Partial<ProfileForm> =>
  field === 'mobile' ? numberTyped(String(value), form.countryCode) : { [field]: value };

const readOf = (profile: Profile) => ({ form: formOf(profile), version: profile.version });

/** What was typed here laid over what was saved elsewhere, which it is typed over from now on. */
function join({ form, saved, theirs, version }: ProfileContext, stays: 'mine' | 'theirs') {
  if (form === null || saved === null || theirs === null) return { form, saved, version };
  const both = joined({ form, saved, theirs: theirs.form }, stays);
  return { form: both, saved: theirs.form, version: theirs.version, theirs: null };
}

/** What the form of the own profile is made of; its states stand in `machine.ts`. */
export const profileSetup = setup({
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
      const { form, version } = readOf(profile);
      return {
        saved: form,
        form,
        version,
        theirs: null,
        pin: '',
        hasPin: profile.hasPin,
        email: profile.email,
      };
    }),
    // Sent with the version that it was typed over, it is told where it was changed elsewhere meanwhile.
    layDraft: assign(({ context: { saved, version } }, { draft }: { draft: unknown }) => {
      const laid = saved && withDraft(saved, draft);
      return laid && saved ? { ...laid, theirs: { form: saved, version } } : {};
    }),
    keepTheirs: assign((_, { profile }: { profile: Profile }) => ({ theirs: readOf(profile) })),
    joinRead: assign(({ context }, { profile }: { profile: Profile }) =>
      join({ ...context, theirs: readOf(profile) }, 'mine'),
    ),
    joinMine: assign(({ context }) => join(context, 'mine')),
    joinTheirs: assign(({ context }) => join(context, 'theirs')),
    change: assign(({ context }, { field, value }: { field: ProfileField; value: string | boolean }) => ({
      form: context.form && { ...context.form, ...typedIn(context.form, field, value) },
    })),
    changePin: assign((_, { value }: { value: string }) => ({ pin: pinTyped(value) })),
    // What is saved by now is begun with again, wherever it was saved.
    undo: assign(({ context: { saved, version, theirs } }) => {
      const last = theirs ?? { form: saved, version };
      return { ...last, saved: last.form, theirs: null, pin: '' };
    }),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    keepFault: assign(({ context }, { problem }: { problem: ProblemData }) => ({
      fault: refusedField(problem, context.form),
    })),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearMessages: assign({ fault: null, refusal: null }),
    storeDraft: ({ context: { userId, form, saved, version } }) =>
      writeDraft(userId, formName, form && saved && draftOf(form, saved, version)),
    dropDraft: ({ context }) => clearDraft(context.userId, formName),
    tellSaved: emit(() => toast('success', profileWords.saved)),
    tellRestored: emit(() => toast('success', profileWords.restored)),
    handOver: emit((_, { profile }: { profile: Profile }) => ({ type: 'profile.saved' as const, profile })),
  },
  guards: {
    hasFault: ({ context }) => faultOf(context) !== null,
    hasChanges: ({ context: { form, saved, pin } }) =>
      form !== null && saved !== null && (pin !== '' || !isSameProfile(form, saved)),
    namesField: ({ context }, { problem }: { problem: ProblemData }) =>
      refusedField(problem, context.form) !== null,
    differs: ({ context: { saved } }, { draft }: { draft: unknown }) =>
      saved !== null && withDraft(saved, draft) !== null,
    isChangedMeanwhile: (_, { problem }: { problem: ProblemData }) => problem.status === 412,
    clashes: ({ context: { form, saved } }, { profile }: { profile: Profile }) =>
      form !== null && saved !== null && clashes(form, saved, formOf(profile)).length > 0,
  },
  delays: { errorBanner },
});
