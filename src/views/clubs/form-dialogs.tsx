import { useSelector } from '@xstate/react';
import { addressLine } from '#domain/clubs/form.ts';
import type { PictureChange } from '#domain/images/change.ts';
import { clubFormWords as words } from '#domain/words/club-form.ts';
import type { ClubFormActor } from '#machines/clubs/form.ts';
import type { ClubEdit } from '#machines/clubs/form-context.ts';
import { selectConflict, selectDialog, selectMessage } from '#machines/clubs/form-selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';
import { AddressDialog, type AddressDialogProps } from './address-dialog.tsx';

type Props = { actor: ClubFormActor };

/** The dialog that stands over the form, if any. */
export const FormDialogs = ({ actor, choices }: AddressDialogProps) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'addressing') return <AddressDialog actor={actor} choices={choices} />;
  if (dialog === 'resolvingConflict') return <Conflict actor={actor} />;
  if (dialog === 'leaving') return <Leaving actor={actor} />;
  return dialog === 'saved' ? <Saved actor={actor} /> : null;
};

/** What both have changed, side by side. */
const Conflict = ({ actor }: Props) => {
  const conflict = useSelector(actor, selectConflict, isSame);
  const rows = (conflict?.fields ?? []).map((field) => ({
    field: nameOf(field),
    mine: conflict ? textOf(conflict.mine, field, words.pictureMine) : '',
    theirs: conflict ? textOf(conflict.theirs, field, words.pictureTheirs) : '',
  }));
  return (
    <DifferenceDialog
      words={{ ...words, field: words.sections.organization }}
      rows={rows}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={() => actor.send({ type: 'stay' })}
    />
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const nameOf = (field: keyof ClubEdit): string => {
  if (field === 'address') return words.address;
  if (field === 'channels') return words.sections.channels;
  return field === 'logo' ? words.logo : words.fields[field];
};

function textOf(form: ClubEdit, field: keyof ClubEdit, picture: string): string {
  if (field === 'isAffiliated') return form.isAffiliated ? words.yes : words.no;
  if (field === 'address')
    return `${addressLine(form.address)}, ${form.address.countryId}, ${form.address.timeZone}`;
  if (field === 'channels') return form.channels.map(({ channel }) => channel).join(', ') || words.nothing;
  if (field === 'logo') return hasPicture(form.logo) ? picture : words.nothing;
  return form[field] || words.nothing;
}

const hasPicture = ({ saved, change }: { saved: string | null; change: PictureChange }): boolean =>
  change.state === 'given' ? change.imageId !== null : saved !== null;

const Saved = ({ actor }: Props) => (
  <AlertDialog
    title={words.savedTitle}
    purpose={useSelector(actor, selectMessage)}
    cancel={words.done}
    onCancel={() => actor.send({ type: 'close' })}
  />
);

const Leaving = ({ actor }: Props) => (
  <LeavingDialog
    words={words}
    onStay={() => actor.send({ type: 'stay' })}
    onLeave={() => actor.send({ type: 'leave' })}
  />
);
