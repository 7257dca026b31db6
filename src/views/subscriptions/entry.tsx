import { useSelector } from '@xstate/react';
import { intervals, longestName } from '#domain/subscriptions/form.ts';
import { subscriptionWords as words } from '#domain/words/subscriptions.ts';
import type { SubscriptionsActor } from '#machines/subscriptions/machine.ts';
import {
  selectClubs,
  selectCurrency,
  selectEntry,
  selectFault,
  selectForm,
  selectRefusal,
} from '#machines/subscriptions/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import * as css from './section.css.ts';

type Props = { actor: SubscriptionsActor };

/** A new subscription. */
export const SubscriptionEntry = ({ actor }: Props) => {
  const isSaving = useSelector(actor, selectEntry) === 'saving';
  const refusal = useSelector(actor, selectRefusal);
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      title={words.add}
      purpose={words.addPurpose}
      closing={isSaving ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      onSubmit={() => actor.send({ type: 'submit' })}
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
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      <Fields actor={actor} />
    </Dialog>
  );
};

const Fields = ({ actor }: Props) => {
  const form = useSelector(actor, selectForm);
  const clubs = useSelector(actor, selectClubs);
  const currency = useSelector(actor, selectCurrency);
  const fault = useSelector(actor, selectFault);
  const isSaving = useSelector(actor, selectEntry) === 'saving';
  const fields = useFaultFocus(fault);
  const of = (field: 'name' | 'amount') => ({
    name: field,
    label: words.fields[field],
    value: form[field],
    state: isSaving ? ('busy' as const) : ('idle' as const),
    autoComplete: 'off',
    error: fault?.field === field ? fault.text : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      actor.send({ type: 'changed', field, value: event.currentTarget.value }),
  });
  return (
    <div className={css.fields} ref={fields}>
      {clubs.length > 1 && (
        <SelectField
          label={words.fields.club}
          value={form.clubId}
          disabled={isSaving}
          onChange={(event) =>
            actor.send({ type: 'club.changed', clubId: Number(event.currentTarget.value) })
          }
        >
          {clubs.map(({ clubId, name }) => (
            <option key={clubId} value={clubId}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField {...of('name')} maxLength={longestName} hint={words.nameHint} />
      <TextField {...of('amount')} inputMode="decimal" maxLength={13} affix={currency} />
      <SelectField
        label={words.fields.interval}
        value={form.interval}
        disabled={isSaving}
        onChange={(event) =>
          actor.send({
            type: 'interval.changed',
            interval: intervals.find((one) => one === event.currentTarget.value) ?? 'month',
          })
        }
      >
        {intervals.map((interval) => (
          <option key={interval} value={interval}>
            {words.intervals[interval]}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
