import { useSelector } from '@xstate/react';
import type { PlayerField, PlayerForm } from '#domain/players/form.ts';
import { roleLabel } from '#domain/roles.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { selectDialog } from '#machines/patterns/record-selectors.ts';
import { selectConflict } from '#machines/players/form-selectors.ts';
import type { PlayerFormActor } from '#machines/players/form.ts';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';
import type { PlayerChoices } from './form-fields.tsx';

type Props = { actor: PlayerFormActor; choices: PlayerChoices };

/** The dialog that stands over the form, if any. */
export const PlayerFormDialogs = ({ actor, choices }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'conflict') return <Conflict actor={actor} choices={choices} />;
  return dialog === 'leaving' ? <Leaving actor={actor} /> : null;
};

const Conflict = ({ actor, choices }: Props) => {
  const conflict = useSelector(actor, selectConflict, isSame);
  const rows = (conflict?.fields ?? []).map((field) => ({
    field: words.fields[field],
    mine: conflict ? textOf(conflict.mine, field, choices) : '',
    theirs: conflict ? textOf(conflict.theirs, field, choices) : '',
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

function textOf(form: PlayerForm, field: PlayerField, { clubs }: PlayerChoices): string {
  if (field === 'isReferee' || field === 'isRefereeConfirmed') return form[field] ? words.yes : words.no;
  if (field === 'roleId') return roleLabel(form.roleId);
  if (field !== 'clubs') return form[field] || words.nothing;
  const named = form.clubs.map((id) => clubs.find((club) => club.id === id)?.name ?? `${id}`);
  return named.join('; ') || words.nothing;
}

const Leaving = ({ actor }: Pick<Props, 'actor'>) => (
  <LeavingDialog
    words={words}
    onStay={() => actor.send({ type: 'stay' })}
    onLeave={() => actor.send({ type: 'leave' })}
  />
);
