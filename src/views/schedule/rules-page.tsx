import { useSelector } from '@xstate/react';
import { cityOf } from '#domain/dates/zone.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { rulesWords as words } from '#domain/words/schedule-rules.ts';
import type { RulesForm } from '#domain/schedule/rules-form.ts';
import { lengthText } from '#domain/words/booking.ts';
import {
  selectIsRulesLocked,
  selectIsRulesSaving,
  selectKnownRules,
  selectRulesConflict,
  selectRulesDialog,
  selectRulesFault,
  selectRulesForm,
  selectRulesRefusal,
  selectRulesRestored,
  selectRulesView,
} from '#machines/schedule/rules-selectors.ts';
import type { RulesActor } from '#machines/schedule/rules.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { EditorFrame } from '#views/ui/editor-frame.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { BookingFields, CancelFields } from './rule-fields.tsx';
import { Exceptions } from './exceptions.tsx';
import { Week } from './week.tsx';

export { rulesMachine as machine } from '#machines/schedule/rules.ts';

type Props = { actor: RulesActor };

/** When a club is open, and how its tables are booked. */
export const RulesPage = ({ actor }: Props) => {
  const view = useSelector(actor, selectRulesView);
  const reason = useSelector(actor, selectRulesRefusal);
  const known = useSelector(actor, selectKnownRules);
  if (view === 'failed') {
    return (
      <PageMessage
        title={words.failed}
        text={reason ?? ''}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <Stack gap={5}>
      <PageTitle
        detail={known && words.lead(known.club.name, cityOf(known.zone))}
        actions={
          known && (
            <ButtonLink href={`/table-schedule?clubId=${known.club.clubId}`}>{words.toPlan}</ButtonLink>
          )
        }
      >
        {words.title}
      </PageTitle>
      {view === 'form' && known !== null ? (
        <Fields actor={actor} />
      ) : (
        <SkeletonRows label={words.loading} count={7} />
      )}
      <Dialogs actor={actor} />
    </Stack>
  );
};

const Fields = ({ actor }: Props) => {
  const form = useSelector(actor, selectRulesForm);
  const fault = useSelector(actor, selectRulesFault);
  const reason = useSelector(actor, selectRulesRefusal);
  const restoredFrom = useSelector(actor, selectRulesRestored);
  const isLocked = useSelector(actor, selectIsRulesLocked);
  const isSaving = useSelector(actor, selectIsRulesSaving);
  const fields = useFaultFocus(fault);
  const parts = { form, fault, isLocked, send: actor.send };
  return (
    <EditorFrame
      words={words}
      draftWords={draftWords}
      reason={reason}
      restoredFrom={restoredFrom}
      isLocked={isLocked}
      isSaving={isSaving}
      send={actor.send}
    >
      <div ref={fields}>
        <Stack gap={4}>
          <Week {...parts} />
          <Exceptions {...parts} />
          <BookingFields {...parts} />
          <CancelFields {...parts} />
        </Stack>
      </div>
    </EditorFrame>
  );
};

const Dialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectRulesDialog);
  const conflict = useSelector(actor, selectRulesConflict, isSame);
  const stay = (): void => actor.send({ type: 'stay' });
  if (dialog === 'leaving')
    return <LeavingDialog words={words} onStay={stay} onLeave={() => actor.send({ type: 'leave' })} />;
  if (dialog === 'none' || conflict === null) return null;
  const { fields, mine, theirs } = conflict;
  return (
    <DifferenceDialog
      words={words}
      rows={fields.map((field) => ({
        field: nameOf(field),
        mine: valueText(field, mine),
        theirs: valueText(field, theirs),
      }))}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={stay}
    />
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const nameOf = (field: keyof RulesForm & string): string => {
  if (field === 'windows') return words.hours;
  return field === 'exceptions' ? words.exceptions : words.fields[field];
};

function valueText(field: keyof RulesForm & string, form: RulesForm): string {
  if (field === 'windows') return words.hoursText(form.windows.length);
  if (field === 'exceptions') return words.exceptionsText(form.exceptions.length);
  if (field === 'checkIn') return form.checkIn ? words.yes : words.no;
  if (field === 'pay') return words.pay[form.pay];
  if (field === 'refundTo') return words.refundTo[form.refundTo];
  return field === 'minSlots' || field === 'maxSlots' ? lengthText(form[field]) : form[field];
}
