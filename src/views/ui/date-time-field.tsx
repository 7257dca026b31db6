import { useId } from 'react';
import { joinedEntry, partsOfEntry } from '#domain/dates/entry.ts';
import { dayFault } from '#domain/dates/typed-day.ts';
import * as css from './date-time-field.css.ts';
import { DayInput, type DayFieldProps, type DayFieldWords } from './day-field.tsx';
import * as dayCss from './day-field.css.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';
import { useTypedDay } from './use-typed-day.ts';

export type DateTimeFieldWords = DayFieldWords & {
  /** The name of the box of the time. */
  time: (field: string) => string;
};

export type DateTimeFieldProps = Omit<DayFieldProps, 'autoComplete' | 'max' | 'min' | 'words'> & {
  words: DateTimeFieldWords;
};

/** A day and a time of day under one label; their owner has them as YYYY-MM-DDTHH:MM, as far as they are typed. */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const { label, mark, hint, error, success, id, words, value, onChange, ...input } = props;
  const { day, time } = partsOfEntry(value);
  const changeDay = (next: string): void => onChange(joinedEntry({ day: next, time }));
  const { text, isBeingTyped, handlers } = useTypedDay({ value: day, onChange: changeDay });
  const orderId = useId();
  const fault = dayFault(day);
  // Nobody is told of an unfinished day while they write it.
  const own = fault !== null && (error !== undefined || !isBeingTyped) ? words[fault] : undefined;
  return (
    <Field
      {...{ label, mark, hint, success, id }}
      error={own ?? error}
      aside={
        <span id={orderId} className={dayCss.order} data-state={text === '' ? 'empty' : 'filled'}>
          {words.order}
        </span>
      }
    >
      {(control) => (
        <div className={css.boxes}>
          <DayInput
            {...input}
            {...handlers}
            {...{ label, words, control, orderId, text, day }}
            onDay={changeDay}
          />
          <TextInput
            {...input}
            name={input.name && `${input.name}-time`}
            type="time"
            autoComplete="off"
            aria-label={words.time(label)}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            value={time}
            onChange={(event) => onChange(joinedEntry({ day, time: event.currentTarget.value }))}
          />
        </div>
      )}
    </Field>
  );
};
