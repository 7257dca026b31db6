import { useSelector } from '@xstate/react';
import { dayText } from '#domain/dates/typed-day.ts';
import type { ProfileField, ProfileForm } from '#domain/profile/form.ts';
import { profileWords as words } from '#domain/words/profile.ts';
import type { ProfileActor } from '#machines/profile/machine.ts';
import { selectConflict } from '#machines/profile/selectors.ts';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';

/** What was typed here beside what was saved elsewhere meanwhile. */
export const ResolvingConflict = ({ actor }: { actor: ProfileActor }) => {
  const conflict = useSelector(actor, selectConflict, isSame);
  const rows = (conflict?.fields ?? []).map((field) => ({
    field: words.fields[field],
    mine: conflict ? textOf(conflict.mine, field) : '',
    theirs: conflict ? textOf(conflict.theirs, field) : '',
  }));
  return (
    <DifferenceDialog
      words={words}
      rows={rows}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={() => actor.send({ type: 'stay' })}
    />
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function textOf(form: ProfileForm, field: ProfileField): string {
  const value = form[field];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === '') return words.nothing;
  if (field === 'dob') return dayText(value);
  if (field === 'countryCode') return value.replace(',', ' ');
  if (field === 'gender') return words.genders[value as keyof typeof words.genders];
  return field === 'styleOfPlaying' ? words.styles[value as keyof typeof words.styles] : value;
}
