import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useRef, type ReactNode } from 'react';
import { isDay } from '#domain/dates/day.ts';
import { dayFault } from '#domain/dates/typed-day.ts';
import * as css from './day-field.css.ts';
import { Field, type FieldControl, type FieldLook } from './field.tsx';
import { Icon } from './icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useTypedDay, type TypedDayProps } from './use-typed-day.ts';

export type DayFieldWords = {
  /** How a day is written; stands in the field while it is empty, and then beside its label. */
  order: string;
  /** The name of the button that opens the calendar. */
  choose: (field: string) => string;
  /** What is said of a text that is not a whole day. */
  unfinished: string;
  /** What is said of a day that the calendar does not have. */
  unknown: string;
};

export type DayFieldProps = TypedDayProps &
  Omit<FieldLook, 'label' | 'aside'> &
  Pick<TextInputProps, 'name' | 'autoComplete' | 'readOnly' | 'state'> & {
    label: string;
    words: DayFieldWords;
    /** What stands beside the day under the same label, such as a time. */
    children?: (control: FieldControl) => ReactNode;
  };

/** A day, typed as dd-MM-yyyy or chosen in the browser's calendar; its owner has it as YYYY-MM-DD. */
export const DayField = (props: DayFieldProps) => {
  const { label, mark, hint, error, success, id, words, value, min, max, onChange, children, ...input } =
    props;
  const { text, isBeingTyped, handlers } = useTypedDay({ value, min, max, onChange });
  const orderId = useId();
  const fault = dayFault(value);
  // Nobody is told of an unfinished day while they write it.
  const own = fault !== null && (error !== undefined || !isBeingTyped) ? words[fault] : undefined;
  return (
    <Field
      {...{ label, mark, hint, success, id }}
      error={own ?? error}
      aside={
        <span id={orderId} className={css.order} data-state={text === '' ? 'empty' : 'filled'}>
          {words.order}
        </span>
      }
    >
      {(control) => (
        <div className={css.boxes}>
          <TextInput
            autoComplete="off"
            {...input}
            {...control}
            {...handlers}
            aria-describedby={[orderId, control['aria-describedby']].filter(Boolean).join(' ')}
            inputMode="numeric"
            placeholder={words.order}
            spellCheck={false}
            value={text}
            end={<Calendar {...{ label, words, value, min, max, onChange }} state={input.state ?? 'idle'} />}
          />
          {children?.(control)}
        </div>
      )}
    </Field>
  );
};

type CalendarProps = TypedDayProps & Pick<DayFieldProps, 'label' | 'words'> & { state: 'idle' | 'busy' };

const Calendar = ({ label, words, value, min, max, onChange, state }: CalendarProps) => {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={calendar}
        type="date"
        className={css.calendar}
        tabIndex={-1}
        aria-hidden
        autoComplete="off"
        disabled={state === 'busy'}
        min={min}
        max={max}
        value={isDay(value) ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className={css.place}>
        <button
          type="button"
          className={css.open}
          aria-label={words.choose(label)}
          disabled={state === 'busy'}
          onClick={() => calendar.current?.showPicker()}
        >
          <Icon glyph={CalendarDays} />
        </button>
      </span>
    </>
  );
};
