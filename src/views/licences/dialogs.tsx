import { useSelector } from '@xstate/react';
import { blockedCountKeys, type LicenceField } from '#domain/licences/fault.ts';
import { licenceDay, licenceName } from '#domain/licences/text.ts';
import { dayWords } from '#domain/words/days.ts';
import { licenceWords as words } from '#domain/words/licences.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { LicencesActor } from '#machines/licences/machine.ts';
import {
  selectCountWarning,
  selectDialog,
  selectDifferences,
  selectEntry,
  selectFault,
  selectIsRemoving,
  selectIsRenewing,
  selectIsSaving,
  selectLicence,
  selectLocks,
  selectNextTerm,
  selectRefusal,
} from '#machines/licences/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { DayField } from '#views/ui/day-field.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import * as css from './section.css.ts';

type Props = { actor: LicencesActor };

/** The dialog that stands over the licences, if any. */
export const LicenceDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'resolvingConflict') return <ResolvingConflict actor={actor} />;
  if (dialog === 'entering') return <Entering actor={actor} />;
  if (dialog === 'offering') return <Offering actor={actor} />;
  return dialog === 'confirmingDelete' ? <ConfirmingDelete actor={actor} /> : null;
};

const Entering = ({ actor }: Props) => {
  const licence = useSelector(actor, selectLicence);
  const isSaving = useSelector(actor, selectIsSaving);
  const reason = useSelector(actor, selectRefusal);
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      title={licence ? words.edit(licenceName(licence.id)) : words.addTitle}
      closing={isSaving ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      onSubmit={() => actor.send({ type: 'save' })}
      footer={
        <>
          <Button tone="secondary" disabled={isSaving} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="primary" state={isSaving ? 'busy' : 'idle'}>
            {words.save}
          </Button>
        </>
      }
    >
      {reason !== null && (
        <div className={css.reason}>
          <Banner tone="error" announce="alert">
            {reason}
          </Banner>
        </div>
      )}
      <Fields actor={actor} />
    </Dialog>
  );
};

/** What both have, side by side. */
const ResolvingConflict = ({ actor }: Props) => {
  const name = licenceName(useSelector(actor, selectLicence)?.id ?? 0);
  const rows = useSelector(actor, selectDifferences, isSameText);
  return (
    <DifferenceDialog
      words={{ ...words, differTitle: words.differTitle(name) }}
      rows={rows.map(({ field, mine, theirs }) => ({
        field: words.fields[field],
        mine: textOf(field, mine),
        theirs: textOf(field, theirs),
      }))}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={() => actor.send({ type: 'stay' })}
    />
  );
};

const isSameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function textOf(field: LicenceField, value: string): string {
  if (value === '') return words.nothing;
  return field === 'count' ? value : licenceDay(value);
}

const Fields = ({ actor }: Props) => {
  const entry = useSelector(actor, selectEntry);
  const fault = useSelector(actor, selectFault);
  const warning = useSelector(actor, selectCountWarning);
  const locks = useSelector(actor, selectLocks, isSame);
  const isSaving = useSelector(actor, selectIsSaving);
  const fields = useFaultFocus(fault);
  const of = (field: 'count' | 'start' | 'end') => ({
    name: field,
    label: words.fields[field],
    value: entry[field],
    state: isSaving ? ('busy' as const) : ('idle' as const),
    error: fault?.field === field ? fault.text : undefined,
  });
  const change = (field: LicenceField) => (value: string) => actor.send({ type: 'changed', field, value });
  return (
    <div className={css.fields} ref={fields}>
      <TextField
        {...of('count')}
        {...(fault === null && { error: warning })}
        inputMode="numeric"
        readOnly={locks.count}
        hint={locks.count && problemWords.licence_count_locked}
        onChange={(event) => change('count')(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (blockedCountKeys.includes(event.key)) event.preventDefault();
        }}
      />
      <DayField
        {...of('start')}
        words={dayWords}
        readOnly={locks.start}
        hint={locks.start && problemWords.licence_start_locked}
        onChange={change('start')}
      />
      <DayField {...of('end')} words={dayWords} onChange={change('end')} />
    </div>
  );
};

const isSame = (
  one: { count: boolean; start: boolean },
  other: { count: boolean; start: boolean },
): boolean => one.count === other.count && one.start === other.start;

/** The next term, before it is made. */
const Offering = ({ actor }: Props) => {
  const licence = useSelector(actor, selectLicence);
  const next = useSelector(actor, selectNextTerm, isSameText);
  const isRenewing = useSelector(actor, selectIsRenewing);
  const cancel = (): void => actor.send({ type: 'cancel' });
  if (licence === null || next === null) return null;
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.renewTitle(licenceName(licence.id))}
      purpose={words.renewPurpose(licence.numberOfLicence, licenceDay(next.start), licenceDay(next.end))}
      closing={isRenewing ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      footer={
        <>
          <Button tone="secondary" disabled={isRenewing} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            tone="primary"
            state={isRenewing ? 'busy' : 'idle'}
            onClick={() => actor.send({ type: 'renew.now' })}
          >
            {words.renewNow}
          </Button>
        </>
      }
    />
  );
};

const ConfirmingDelete = ({ actor }: Props) => {
  const name = licenceName(useSelector(actor, selectLicence)?.id ?? 0);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <AlertDialog
      title={words.removeTitle(name)}
      purpose={words.removePurpose}
      closeLabel={words.close}
      state={isRemoving ? 'busy' : 'idle'}
      cancel={words.cancel}
      onCancel={cancel}
      confirm={words.removeNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
    />
  );
};
