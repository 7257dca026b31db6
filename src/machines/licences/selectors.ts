import type { SnapshotFrom } from 'xstate';
import type { Licence } from '#api/licences.ts';
import { isTooManyLicences, type LicenceField } from '#domain/licences/fault.ts';
import { isRenewable } from '#domain/licences/status.ts';
import { renewedTerm, type Term } from '#domain/licences/term.ts';
import { licenceWords } from '#domain/words/licences.ts';
import { entryOf, locksOf, type LicenceForm } from './entry.ts';
import type { licencesMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof licencesMachine>;

/** The licences, or null before they have been read. */
export const selectRows = ({ context }: Snapshot): readonly Licence[] | null => context.rows;

/** Whether the licences could not be read. */
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');

/** Whether nothing can be done to the licences now. */
export const selectIsLocked = (snapshot: Snapshot): boolean => !snapshot.matches('shown');

/** Whether the dialog's entry is on its way. */
export const selectIsSaving = (snapshot: Snapshot): boolean =>
  snapshot.matches('adding') || snapshot.matches('updating') || snapshot.matches('comparing');

/** The dialog over the list. */
export const selectDialog = (
  snapshot: Snapshot,
): 'none' | 'entering' | 'resolvingConflict' | 'confirmingDelete' | 'offering' => {
  if (snapshot.matches('resolvingConflict')) return 'resolvingConflict';
  if (snapshot.matches('entering') || selectIsSaving(snapshot)) return 'entering';
  if (snapshot.matches('offering') || snapshot.matches('renewing')) return 'offering';
  return snapshot.matches('confirmingDelete') || snapshot.matches('removing') ? 'confirmingDelete' : 'none';
};

/** Whether the next term of a licence is being made. */
export const selectIsRenewing = (snapshot: Snapshot): boolean => snapshot.matches('renewing');

/** The next term of the selected licence. */
export const selectNextTerm = ({ context: { licence, today } }: Snapshot): Term | null =>
  licence && renewedTerm(entryOf(licence), today);

/** Whether a licence is being deleted. */
export const selectIsRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing');

/** The selected licence; null while one is added. */
export const selectLicence = ({ context }: Snapshot): Licence | null => context.licence;

/** The entry in its dialog. */
export const selectEntry = ({ context }: Snapshot): LicenceForm => context.entry;

/** What may not be changed of the selected licence. */
export const selectLocks = ({ context }: Snapshot): { count: boolean; start: boolean } =>
  locksOf(context.licence);

/** The fault that is shown, with its words, or the field that the server refused. */
export const selectFault = ({
  context: { fault, refused },
}: Snapshot): { field: LicenceField; text: string } | null =>
  fault ? { field: fault.field, text: licenceWords.faults[fault.code] } : refused;

/** What the count is warned of while it is typed. */
export const selectCountWarning = ({ context: { entry } }: Snapshot): string | undefined =>
  isTooManyLicences(Number(entry.count)) ? licenceWords.faults.licence_count_too_long : undefined;

/** The fields in which this entry and what someone else has saved differ, as both have them. */
export const selectDifferences = ({
  context: { entry, theirs },
}: Snapshot): { field: LicenceField; mine: string; theirs: string }[] => {
  if (theirs === null) return [];
  const other = entryOf(theirs);
  return (['count', 'start', 'end'] as const)
    .filter((field) => entry[field] !== other[field])
    .map((field) => ({ field, mine: entry[field], theirs: other[field] }));
};

/** Why the server refused, where it names no field. */
export const selectRefusal = ({ context }: Snapshot): string | null =>
  context.refused === null ? context.refusal : null;

/** Whether a licence shows its Renew button. */
export const hasNextTerm = ({ licenceStatusId, isRenewed }: Licence): boolean =>
  isRenewable(licenceStatusId) && !isRenewed;
