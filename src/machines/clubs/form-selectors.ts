import type { SnapshotFrom } from 'xstate';
import { typedNumber } from '#domain/numbers/typed.ts';
import { findNumberFault, type NumberField, type AddressForm } from '#domain/clubs/form.ts';
import { isTooManyLicences } from '#domain/licences/fault.ts';
import { formFaultText } from '#domain/words/club-form.ts';
import { problemWords } from '#domain/words/problems.ts';
import { selectIsLocked } from '#machines/patterns/record-selectors.ts';
import { contested } from '#machines/patterns/record-context.ts';
import type { ClubEdit, KnownClub } from './form-context.ts';
import { clubRules } from './form-rules.ts';
import type { clubFormMachine } from './form.ts';

type Snapshot = SnapshotFrom<typeof clubFormMachine>;

/** Whether a club is added or changed. */
export const selectMode = ({ context }: Snapshot): 'add' | 'edit' =>
  context.clubId === null ? 'add' : 'edit';

/** The dialog over the form. */
export const selectDialog = (
  snapshot: Snapshot,
): 'none' | 'addressing' | 'resolvingConflict' | 'leaving' | 'saved' => {
  for (const dialog of ['addressing', 'resolvingConflict', 'leaving', 'saved'] as const) {
    if (snapshot.matches(dialog)) return dialog;
  }
  return 'none';
};

/** The form as it is typed. */
export const selectForm = ({ context }: Snapshot): ClubEdit => context.form;

/** How often a draft was discarded; fields with an actor of their own begin again each time. */
export const selectDiscards = ({ context }: Snapshot): number => context.discards;

/** The club as it was read, or null for a new one. */
export const selectKnown = ({ context }: Snapshot): KnownClub | null => context.known;

/** What is said of each number while it is typed. */
export const selectWarnings = ({
  context: { form, sign },
}: Snapshot): Readonly<Partial<Record<NumberField, string>>> => {
  const fields = ['platformFee', 'transactionFee', 'monthlyCharge', 'licences'] as const;
  const said = fields.flatMap((field) => {
    const code = findNumberFault(form[field], field, sign);
    return code ? [[field, formFaultText(code)] as const] : [];
  });
  const isTooMany = isTooManyLicences(typedNumber(form.licences, sign) ?? 0);
  return {
    ...(isTooMany ? { licences: problemWords.licence_count_too_long } : {}),
    ...Object.fromEntries(said),
  };
};

/** Whether the logo stays as it is now; while the club waits for it, it can be called back. */
export const selectIsLogoLocked = (snapshot: Snapshot): boolean =>
  selectIsLocked(snapshot) && !snapshot.matches('awaiting');

/** Whether the club is on its way. */
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** The address in its dialog. */
export const selectAddress = ({ context }: Snapshot): AddressForm => context.address;

/** What is wrong with the address. */
export const selectAddressFault = (snapshot: Snapshot): { field: string; text: string } | null => {
  const { addressFault } = snapshot.context;
  return addressFault && { field: addressFault.field, text: problemWords[addressFault.code] };
};

/** Whether something was pasted into city or state that they do not take. */
export const selectIsPasteRefused = ({ context }: Snapshot): boolean => context.isPasteRefused;

/** The logo that the field of it begins with, and what makes it begin again. */
export const selectLogoStart = ({
  context: { form, discards },
}: Snapshot): { kept: string | null; key: string } => ({
  kept: form.logo.saved,
  key: `${discards} ${form.logo.saved}`,
});

/** What the server said of what was saved. */
export const selectMessage = ({ context }: Snapshot): string => context.message;

/** What both have changed, and what both have. */
export const selectConflict = ({
  context,
}: Snapshot): { fields: (keyof ClubEdit)[]; mine: ClubEdit; theirs: ClubEdit } | null =>
  contested(context, clubRules);
