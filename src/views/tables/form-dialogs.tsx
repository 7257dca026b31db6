import { useSelector } from '@xstate/react';
import { fullGameLabel } from '#domain/games.ts';
import type { TableForm } from '#domain/tables/form.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { selectDialog } from '#machines/patterns/record-selectors.ts';
import type { TableFormActor, Tariff } from '#machines/tables/form.ts';
import { selectConflict, selectTariffs } from '#machines/tables/selectors.ts';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';

type Props = { actor: TableFormActor };

/** The dialog that stands over the form, if any. */
export const TableFormDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'conflict') return <Conflict actor={actor} />;
  return dialog === 'leaving' ? <Leaving actor={actor} /> : null;
};

const Conflict = ({ actor }: Props) => {
  const conflict = useSelector(actor, selectConflict, isSame);
  const tariffs = useSelector(actor, selectTariffs) ?? [];
  const rows = (conflict?.fields ?? []).map((field) => ({
    field: words.fields[field],
    mine: conflict ? textOf(conflict.mine, field, tariffs) : '',
    theirs: conflict ? textOf(conflict.theirs, field, tariffs) : '',
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

function textOf(form: TableForm, field: keyof TableForm, tariffs: readonly Tariff[]): string {
  if (field === 'isOutOfOrder' || field === 'isBookable') return form[field] ? words.yes : words.no;
  if (field === 'tariffId')
    return tariffs.find(({ productId }) => productId === form.tariffId)?.name ?? words.noTariff;
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
