import type { NumberField } from '#domain/schedule/rules-form.ts';
import { lengthText } from '#domain/words/booking.ts';
import { rulesWords as words } from '#domain/words/schedule-rules.ts';
import * as layout from '#styles/form-layout.css.ts';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { faultOf, type RuleParts } from './rule-parts.ts';

const lengths = Array.from({ length: 48 }, (_, index) => index + 1);
const ways = ['either', 'before', 'atClub'] as const;
const goals = ['source', 'credit'] as const;
const hints: Partial<Record<NumberField, keyof typeof words.hints>> = {
  bookAheadDays: 'bookAheadDays',
  leadMinutes: 'leadMinutes',
  noShowLimit: 'noShowLimit',
};

/** How far ahead, how long and how often members book, and how that is paid. */
export const BookingFields = (parts: RuleParts) => {
  const { form, isLocked, send } = parts;
  return (
    <Card as="section">
      <CardHead>{words.booking}</CardHead>
      <div className={layout.fields}>
        <Numbered {...parts} field="bookAheadDays" />
        <Numbered {...parts} field="leadMinutes" />
        <Length {...parts} field="minSlots" />
        <Length {...parts} field="maxSlots" />
        <Numbered {...parts} field="mostOpen" />
        <div className={layout.half}>
          <SelectField
            label={words.fields.pay}
            value={form.pay}
            disabled={isLocked}
            onChange={(event) => {
              const pay = ways.find((way) => way === event.currentTarget.value);
              if (pay) send({ type: 'rule.changed', change: { pay } });
            }}
          >
            {ways.map((way) => (
              <option key={way} value={way}>
                {words.pay[way]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </Card>
  );
};

/** What cancelling and not coming cost. */
export const CancelFields = (parts: RuleParts) => {
  const { form, isLocked, send } = parts;
  return (
    <Card as="section">
      <CardHead>{words.cancelling}</CardHead>
      <div className={layout.fields}>
        <Numbered {...parts} field="freeCancelHours" />
        <Numbered {...parts} field="lateFeeBp" />
        <div className={layout.half}>
          <SelectField
            label={words.fields.refundTo}
            hint={words.hints.refundTo}
            value={form.refundTo}
            disabled={isLocked}
            onChange={(event) => {
              const refundTo = goals.find((goal) => goal === event.currentTarget.value);
              if (refundTo) send({ type: 'rule.changed', change: { refundTo } });
            }}
          >
            {goals.map((goal) => (
              <option key={goal} value={goal}>
                {words.refundTo[goal]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={layout.full}>
          <Checkbox
            checked={form.checkIn}
            disabled={isLocked}
            onCheckedChange={(checkIn) => send({ type: 'rule.changed', change: { checkIn } })}
          >
            {words.fields.checkIn}
          </Checkbox>
        </div>
        <Numbered {...parts} field="noShowAfter" />
        <Numbered {...parts} field="noShowFeeBp" />
        <Numbered {...parts} field="noShowLimit" />
        <Numbered {...parts} field="noShowDays" />
      </div>
    </Card>
  );
};

const Numbered = (parts: RuleParts & { field: NumberField }) => {
  const { form, field, isLocked, send } = parts;
  const hint = hints[field];
  const isShare = field === 'lateFeeBp' || field === 'noShowFeeBp';
  return (
    <div className={layout.half}>
      <TextField
        label={words.fields[field]}
        hint={hint && words.hints[hint]}
        affix={isShare ? words.perCent : undefined}
        name={field}
        inputMode={isShare ? 'decimal' : 'numeric'}
        value={form[field]}
        maxLength={6}
        autoComplete="off"
        error={faultOf(parts, field)}
        state={isLocked ? 'busy' : 'idle'}
        onChange={(event) => send({ type: 'rule.changed', change: { [field]: event.currentTarget.value } })}
      />
    </div>
  );
};

const Length = (parts: RuleParts & { field: 'minSlots' | 'maxSlots' }) => {
  const { form, field, isLocked, send } = parts;
  return (
    <div className={layout.half}>
      <SelectField
        label={words.fields[field]}
        name={field}
        value={form[field]}
        disabled={isLocked}
        error={faultOf(parts, field)}
        onChange={(event) =>
          send({ type: 'rule.changed', change: { [field]: Number(event.currentTarget.value) } })
        }
      >
        {lengths.map((slots) => (
          <option key={slots} value={slots}>
            {lengthText(slots)}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
