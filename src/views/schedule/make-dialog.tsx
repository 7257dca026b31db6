import { useSelector } from '@xstate/react';
import { momentText } from '#domain/schedule/day-times.ts';
import { planWords as words } from '#domain/words/plan.ts';
import type { MakeField, MakeForm } from '#machines/schedule/make-form.ts';
import type { MakeActor } from '#machines/schedule/make.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import {
  selectChoice,
  selectIsBusy,
  selectIsDetailing,
  selectMakeFault,
  selectMakeForm,
  selectPeople,
  selectRefusal,
} from '#machines/schedule/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { tableText } from './texts.ts';

type Props = { actor: MakeActor; plan: DayPlan };

const kinds = ['guest', 'member', 'block'] as const;
const ways = ['atClub', 'credit'] as const;

/** Once, and weeks in a row up to a year. */
const times = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 26, 39, 52];

/** For whom a club books the table that it has chosen, or why it blocks it, and how often. */
export const MakeDialog = ({ actor, plan }: Props) => {
  const isOpen = useSelector(actor, selectIsDetailing);
  const isBusy = useSelector(actor, selectIsBusy);
  const refusal = useSelector(actor, selectRefusal);
  const fault = useSelector(actor, selectMakeFault);
  const fields = useFaultFocus(fault);
  const form = useSelector(actor, selectMakeForm);
  const { startsAt, tableId } = useSelector(actor, selectChoice);
  const table = plan.tables.find((one) => one.tableId === tableId);
  if (!isOpen || startsAt === null) return null;
  const errorOf = (field: MakeField) => (fault?.field === field ? fault.text : undefined);
  const close = (): void => actor.send({ type: 'close' });
  const change = (changed: Partial<MakeForm>): void => actor.send({ type: 'form.changed', change: changed });
  return (
    <Dialog
      state="open"
      title={words.making.title}
      purpose={words.making.purpose(table ? tableText(table) : '', momentText(startsAt, plan.zone))}
      closing="deliberate"
      onClose={isBusy ? undefined : close}
      onSubmit={isBusy ? undefined : () => actor.send({ type: 'submit' })}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={close}>
            {words.making.cancel}
          </Button>
          <Button tone="primary" type="submit" state={isBusy ? 'busy' : 'idle'}>
            {form.kind === 'block' ? words.making.block : words.making.book}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <Stack gap={4}>
          <VisuallyHidden>
            <span role="status">{isBusy && words.held.wait}</span>
          </VisuallyHidden>
          {refusal !== null && (
            <Banner tone="error" announce="alert">
              {refusal}
            </Banner>
          )}
          <Segmented
            label={words.making.kind}
            options={kinds.map((kind) => ({ value: kind, label: words.making.kinds[kind] }))}
            value={form.kind}
            onValueChange={(kind) => change({ kind })}
          />
          {form.kind === 'guest' && (
            <TextField
              name="guestName"
              label={words.making.guest}
              error={errorOf('guestName')}
              value={form.guestName}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => change({ guestName: event.currentTarget.value })}
            />
          )}
          {form.kind === 'member' && (
            <Member actor={actor} form={form} error={errorOf('userId')} change={change} />
          )}
          <TextField
            name="reason"
            error={errorOf('reason')}
            label={form.kind === 'block' ? words.making.blockReason : words.making.reason}
            value={form.reason}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          <SelectField
            name="times"
            error={errorOf('times')}
            label={words.making.times}
            hint={payHint(form)}
            value={form.times}
            onChange={(event) => change({ times: Number(event.currentTarget.value) })}
          >
            {times.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? words.making.once : words.making.weeks(count)}
              </option>
            ))}
          </SelectField>
        </Stack>
      </div>
    </Dialog>
  );
};

/** How it is paid, as the form stands. */
function payHint({ kind, payBy }: MakeForm): string | undefined {
  if (kind === 'block') return undefined;
  return kind === 'member' && payBy === 'credit' ? words.making.creditHint : words.making.pay;
}

type MemberProps = {
  actor: MakeActor;
  form: MakeForm;
  error: string | undefined;
  change: (changed: Partial<MakeForm>) => void;
};

const Member = ({ actor, form, error, change }: MemberProps) => {
  const people = useSelector(actor, selectPeople);
  return (
    <>
      <TextField
        label={words.making.memberSearch}
        value={form.search}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => actor.send({ type: 'search.changed', search: event.currentTarget.value })}
      />
      <SelectField
        name="userId"
        label={words.making.member}
        error={error}
        value={form.userId ?? ''}
        onChange={(event) => change({ userId: Number(event.currentTarget.value) || null })}
      >
        <option value="">{words.making.chooseMember}</option>
        {people.map(({ userId, fullName }) => (
          <option key={userId} value={userId}>
            {fullName}
          </option>
        ))}
      </SelectField>
      <Segmented
        label={words.making.payBy}
        options={ways.map((way) => ({ value: way, label: words.making.ways[way] }))}
        value={form.payBy}
        onValueChange={(payBy) => change({ payBy })}
      />
    </>
  );
};
