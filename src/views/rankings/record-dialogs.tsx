import { useSelector } from '@xstate/react';
import type { RecordForm } from '#domain/rankings/record-form.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import type { RankingRecordActor } from '#machines/rankings/record.ts';
import {
  selectConflict,
  selectDialog,
  selectKind,
  selectKnown,
} from '#machines/rankings/record-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';

type Props = { actor: RankingRecordActor };

/** What is asked before something is lost, and what two have made of one record. */
export const RecordDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'conflict') return <Conflict actor={actor} />;
  if (dialog === 'confirming' || dialog === 'deleting') return <Removal actor={actor} />;
  return dialog === 'leaving' ? (
    <LeavingDialog
      words={words}
      onStay={() => actor.send({ type: 'stay' })}
      onLeave={() => actor.send({ type: 'leave' })}
    />
  ) : null;
};

const Removal = ({ actor }: Props) => {
  const kind = useSelector(actor, selectKind);
  const name = useSelector(actor, selectKnown)?.name ?? '';
  const isBusy = useSelector(actor, selectDialog) === 'deleting';
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.removeTitle(name)}
      purpose={kind === 'rating' ? '' : words.removePurpose[kind]}
      closing={isBusy ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            tone="dangerSolid"
            state={isBusy ? 'busy' : 'idle'}
            onClick={() => actor.send({ type: 'confirm' })}
          >
            {words.removeNow}
          </Button>
        </>
      }
    />
  );
};

const Conflict = ({ actor }: Props) => {
  const conflict = useSelector(actor, selectConflict, isSame);
  const known = useSelector(actor, selectKnown);
  const labelOf = (value: string): string =>
    known?.choices.find((choice) => choice.value === value)?.label ?? value;
  const textOf = (form: RecordForm | undefined, field: keyof RecordForm): string => {
    const value = form?.[field] ?? '';
    if (field === 'categoryId') return labelOf(String(value));
    if (field === 'span') return words.spans[value === 'rolling' ? 'rolling' : 'season'];
    if (Array.isArray(value)) return value.map((one) => labelOf(String(one))).join('; ');
    return typeof value === 'string' ? value : yearsText(form);
  };
  const rows = (conflict?.fields ?? []).map((field) => ({
    field: words.form.fields[field],
    mine: textOf(conflict?.mine, field) || words.nothing,
    theirs: textOf(conflict?.theirs, field) || words.nothing,
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

const yearsText = (form: RecordForm | undefined): string =>
  Object.entries(form?.years ?? {})
    .map(([year, points]) => `${year}: ${points.join(' ')}`)
    .join('; ');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
