import { assign, emit, setup } from 'xstate';
import { getProfile, updateProfile, type Profile } from '#api/profile.ts';
import { recallDraft } from '#browser/drafts.ts';
import { numberTyped } from '#domain/countries/number.ts';
import { profileMerge, type ProfileField, type ProfileForm } from '#domain/profile/form.ts';
import { pinTyped } from '#domain/registration/form.ts';
import { profileWords } from '#domain/words/profile.ts';
import { errorBanner } from '#machines/patterns/form-messages.ts';
import { changedForm, type RecordContext, type RecordEvent } from '#machines/patterns/record-context.ts';
import { recordEditor } from '#machines/patterns/record-editor.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { fieldOf, findFault } from './form.ts';

/** What is known of a profile besides its form. */
export type KnownProfile = Pick<Profile, 'version' | 'email' | 'hasPin'>;

export type ProfileContext = RecordContext<ProfileForm, KnownProfile> & {
  /** The last day that can be a day of birth, as YYYY-MM-DD. */
  today: string;
  /** A new pin, kept nowhere else; empty leaves the pin as it is. */
  pin: string;
};

export type ProfileEvent =
  | Exclude<RecordEvent, { type: 'back' | 'keep.draft' | 'discard.draft' | 'leave' }>
  | { type: 'changed'; field: ProfileField; value: string | boolean }
  | { type: 'pin.changed'; value: string }
  | { type: 'discard' }
  | { type: 'keep' }
  | { type: 'confirm' };

export type ProfileEmitted = Telling | { type: 'profile.saved'; profile: Profile };

/** What the editor knows of the own profile. */
export const profileRules = {
  ...profileMerge,
  draftName: () => 'profile',
  findFault: ({ form, saved, theirs, today, pin }: ProfileContext) =>
    findFault(form, theirs?.form ?? saved, { today, pin }),
  fieldOf,
};

const { actions, guards } = recordEditor<ProfileForm, KnownProfile, ProfileContext, ProfileEvent>(
  profileRules,
);

/** A number that is written with its dial code brings its country along. */
const typedIn = (form: ProfileForm, field: ProfileField, value: string | boolean): Partial<ProfileForm> =>
  field === 'mobile' ? numberTyped(String(value), form.countryCode) : { [field]: value };

/** Whether something is typed that is not saved. */
export const isTyped = ({ form, saved, pin }: ProfileContext): boolean =>
  pin !== '' || profileRules.differences(form, saved).length > 0;

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
  actions,
  guards,
  delays: { errorBanner },
}).extend({
  actions: {
    change: assign(
      ({ context: { form } }, { field, value }: { field: ProfileField; value: string | boolean }) =>
        changedForm({ ...form, ...typedIn(form, field, value) }),
    ),
    changePin: assign((_, { value }: { value: string }) => ({ pin: pinTyped(value) })),
    clearPin: assign({ pin: '' }),
    setMissing: () => {},
    tellSaved: emit(() => toast('success', profileWords.saved)),
    tellRestored: emit(() => toast('success', profileWords.restored)),
    handOver: emit((_, { profile }: { profile: Profile }) => ({ type: 'profile.saved' as const, profile })),
  },
  guards: { isTyped: ({ context }) => isTyped(context) },
});
