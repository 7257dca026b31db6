import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { WindowForm } from '#domain/schedule/rules-form.ts';
import { halfHours, halfHourText } from '#domain/schedule/half-hours.ts';
import { rulesWords as words } from '#domain/words/schedule-rules.ts';
import { scheduleWords } from '#domain/words/schedule.ts';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { FieldMessage } from '#views/ui/field-message.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Select } from '#views/ui/select.tsx';
import { endsFrom, endText, faultOf, type RuleParts } from './rule-parts.ts';
import * as css from './rules.css.ts';

/** The opening hours of each weekday. */
export const Week = (parts: RuleParts) => {
  const { form } = parts;
  const error = faultOf(parts, 'windows');
  return (
    <Card as="section">
      <CardHead>{words.hours}</CardHead>
      <p className={css.hint}>{words.hoursHint}</p>
      {form.windows.length === 0 && <p>{words.alwaysOpen}</p>}
      <ul className={css.week}>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <Weekday key={weekday} {...parts} weekday={weekday} />
        ))}
      </ul>
      {error !== undefined && (
        <div role="alert">
          <FieldMessage id="hours-fault" error={error} />
        </div>
      )}
    </Card>
  );
};

const Weekday = (parts: RuleParts & { weekday: number }) => {
  const { form, isLocked, send, weekday } = parts;
  const day = scheduleWords.weekdays[weekday - 1] ?? '';
  const windows = form.windows.filter((one) => one.weekday === weekday);
  return (
    <li className={css.day}>
      <span className={css.name}>{day}</span>
      <div className={css.windows}>
        {windows.length === 0 && form.windows.length > 0 && (
          <span className={css.closed}>{words.closedDay}</span>
        )}
        {windows.map((window) => (
          <Window key={window.key} {...parts} window={window} day={day} />
        ))}
      </div>
      <div className={css.tools}>
        {windows.length > 0 && (
          <IconButton
            label={words.copy(day)}
            icon={Copy}
            disabled={isLocked}
            onClick={() => send({ type: 'day.copied', weekday })}
          />
        )}
        <IconButton
          label={words.addHours(day)}
          icon={Plus}
          disabled={isLocked}
          onClick={() => send({ type: 'window.added', weekday })}
        />
      </div>
    </li>
  );
};

const Window = ({ window, day, isLocked, send }: RuleParts & { window: WindowForm; day: string }) => {
  const { key, opens, closes } = window;
  return (
    <div className={css.window}>
      <span className={css.time}>
        <Select
          name="windows"
          aria-label={words.opens(day)}
          value={opens}
          disabled={isLocked}
          onChange={(event) =>
            send({ type: 'window.changed', key, change: { opens: Number(event.currentTarget.value) } })
          }
        >
          {halfHours.map((half) => (
            <option key={half} value={half}>
              {halfHourText(half)}
            </option>
          ))}
        </Select>
      </span>
      <span className={css.time}>
        <Select
          aria-label={words.closes(day)}
          value={closes}
          disabled={isLocked}
          onChange={(event) =>
            send({ type: 'window.changed', key, change: { closes: Number(event.currentTarget.value) } })
          }
        >
          {endsFrom(opens).map((half) => (
            <option key={half} value={half}>
              {endText(half)}
            </option>
          ))}
        </Select>
      </span>
      <IconButton
        label={words.removeHours(day, halfHourText(opens))}
        icon={Trash}
        disabled={isLocked}
        onClick={() => send({ type: 'window.removed', key })}
      />
    </div>
  );
};
