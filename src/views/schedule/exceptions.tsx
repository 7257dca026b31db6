import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { ExceptionForm } from '#domain/schedule/rules-form.ts';
import { halfHours, halfHourText } from '#domain/schedule/half-hours.ts';
import { dayWords } from '#domain/words/days.ts';
import { rulesWords as words } from '#domain/words/schedule-rules.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { DayField } from '#views/ui/day-field.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { endsFrom, endText, faultOf, type RuleParts } from './rule-parts.ts';
import * as css from './rules.css.ts';

/** Dates on which other hours hold than on their weekday. */
export const Exceptions = (parts: RuleParts) => {
  const { form, isLocked, send } = parts;
  return (
    <Card as="section">
      <Stack gap={3}>
        <CardHead>{words.exceptions}</CardHead>
        <p className={css.hint}>{words.exceptionsHint}</p>
        {form.exceptions.length > 0 && (
          <ul className={css.exceptions}>
            {form.exceptions.map((exception, place) => (
              <li key={exception.key}>
                <Exception {...parts} exception={exception} place={place} />
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button icon={Plus} disabled={isLocked} onClick={() => send({ type: 'exception.added' })}>
            {words.addException}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};

type ExceptionProps = RuleParts & { exception: ExceptionForm; place: number };

const Exception = (props: ExceptionProps) => {
  const { exception, place, isLocked, send } = props;
  const { key, day, isClosed, opens, closes, note } = exception;
  const name = words.exception(place + 1);
  const change = (to: Partial<ExceptionForm>): void => send({ type: 'exception.changed', key, change: to });
  return (
    <div role="group" aria-label={name} className={css.exception}>
      <div className={css.head}>
        <h3>{name}</h3>
        <IconButton
          label={words.remove(name)}
          icon={Trash}
          disabled={isLocked}
          onClick={() => send({ type: 'exception.removed', key })}
        />
      </div>
      <div className={layout.fields}>
        <div className={layout.half}>
          <DayField
            label={words.day}
            words={dayWords}
            name={`exceptions/${place}/day`}
            value={day}
            error={faultOf(props, `exceptions/${place}/day`)}
            state={isLocked ? 'busy' : 'idle'}
            onChange={(to) => change({ day: to })}
          />
        </div>
        <div className={layout.half}>
          <TextField
            label={words.note}
            name={`exceptions/${place}/note`}
            error={faultOf(props, `exceptions/${place}/note`)}
            value={note}
            maxLength={100}
            autoComplete="off"
            state={isLocked ? 'busy' : 'idle'}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </div>
        <div className={layout.full}>
          <Checkbox checked={isClosed} disabled={isLocked} onCheckedChange={(to) => change({ isClosed: to })}>
            {words.isClosed}
          </Checkbox>
        </div>
        {!isClosed && (
          <>
            <div className={layout.half}>
              <SelectField
                label={words.from}
                value={opens}
                disabled={isLocked}
                onChange={(event) => change({ opens: Number(event.currentTarget.value) })}
              >
                {halfHours.map((half) => (
                  <option key={half} value={half}>
                    {halfHourText(half)}
                  </option>
                ))}
              </SelectField>
            </div>
            <div className={layout.half}>
              <SelectField
                label={words.to}
                value={closes}
                disabled={isLocked}
                onChange={(event) => change({ closes: Number(event.currentTarget.value) })}
              >
                {endsFrom(opens).map((half) => (
                  <option key={half} value={half}>
                    {endText(half)}
                  </option>
                ))}
              </SelectField>
            </div>
          </>
        )}
      </div>
    </div>
  );
};
