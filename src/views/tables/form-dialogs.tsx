import { useSelector } from '@xstate/react';
import { fullGameLabel } from '#domain/games.ts';
import type { TableForm } from '#domain/tables/form.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import type { TableFormActor } from '#machines/tables/form.ts';
import { selectDialog, selectDifference } from '#machines/tables/selectors.ts';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';

type Props = { actor: TableFormActor };

/** The dialog that stands over the form, if any. */
export const TableFormDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'differing') return <Differing actor={actor} />;
  return dialog === 'leaving' ? <Leaving actor={actor} /> : null;
};

const Differing = ({ actor }: Props) => {
  const difference = useSelector(actor, selectDifference, isSame);
  const rows = (difference?.fields ?? []).map((field) => ({
    field: words.fields[field],
    mine: difference ? textOf(difference.mine, field) : '',
    theirs: difference ? textOf(difference.theirs, field) : '',
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

function textOf(form: TableForm, field: keyof TableForm): string {
  if (field === 'isOutOfOrder') return form.isOutOfOrder ? words.yes : words.no;
  if (field === 'games') return form.games.map((game) => fullGameLabel(game)).join('; ') || words.nothing;
  return form[field] || words.nothing;
}

const Leaving = ({ actor }: Props) => (
  <LeavingDialog
    words={words}
    onStay={() => actor.send({ type: 'stay' })}
    onLeave={() => actor.send({ type: 'leave' })}
  />
);
