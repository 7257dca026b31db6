import { useSelector } from '@xstate/react';
import { addressLine, type ClubForm } from '#domain/clubs/form.ts';
import { clubFormWords as words } from '#domain/words/club-form.ts';
import type { ClubFormActor } from '#machines/clubs/form.ts';
import {
  selectDifferences,
  selectDialog,
  selectLogoDifference,
  selectMessage,
} from '#machines/clubs/form-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';
import { AddressDialog, type AddressDialogProps } from './address-dialog.tsx';

type Props = { actor: ClubFormActor };

/** The dialog that stands over the form, if any. */
export const FormDialogs = ({ actor, choices }: AddressDialogProps) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'addressing') return <AddressDialog actor={actor} choices={choices} />;
  if (dialog === 'differing') return <Differing actor={actor} />;
  if (dialog === 'leaving') return <Leaving actor={actor} />;
  return dialog === 'saved' ? <Saved actor={actor} /> : null;
};

/** What both have, side by side. */
const Differing = ({ actor }: Props) => {
  const differences = useSelector(actor, selectDifferences, isSame);
  const logo = useSelector(actor, selectLogoDifference, isSame);
  const rows = differences.map(({ field, mine, theirs }) => ({
    field: nameOf(field),
    mine: textOf(mine, field),
    theirs: textOf(theirs, field),
  }));
  const logoRow = logo && {
    field: words.logo,
    mine: logo.mine ? words.pictureMine : words.nothing,
    theirs: logo.theirs ? words.pictureTheirs : words.nothing,
  };
  return (
    <DifferenceDialog
      words={{ ...words, field: words.sections.organization }}
      rows={logoRow ? [...rows, logoRow] : rows}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={() => actor.send({ type: 'stay' })}
    />
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const nameOf = (field: keyof ClubForm): string => (field === 'address' ? words.address : words.fields[field]);

function textOf(form: ClubForm, field: keyof ClubForm): string {
  if (field === 'isAffiliated') return form.isAffiliated ? words.yes : words.no;
  if (field === 'address')
    return `${addressLine(form.address)}, ${form.address.countryId}, ${form.address.timeZone}`;
  return form[field] || words.nothing;
}

const Saved = ({ actor }: Props) => (
  <Dialog
    state="open"
    width="confirm"
    closing="locked"
    title={words.savedTitle}
    purpose={useSelector(actor, selectMessage)}
    footer={
      <Button tone="primary" onClick={() => actor.send({ type: 'close' })}>
        {words.done}
      </Button>
    }
  />
);

const Leaving = ({ actor }: Props) => (
  <LeavingDialog
    words={words}
    onStay={() => actor.send({ type: 'stay' })}
    onLeave={() => actor.send({ type: 'leave' })}
  />
);
