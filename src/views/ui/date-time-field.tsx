import { joinedEntry, partsOfEntry } from '#domain/dates/entry.ts';
import { DayField, type DayFieldProps, type DayFieldWords } from './day-field.tsx';
import { TextInput } from './text-input.tsx';

export type DateTimeFieldWords = DayFieldWords & {
  /** The name of the box of the time. */
  time: (field: string) => string;
};

export type DateTimeFieldProps = Omit<
  DayFieldProps,
  'autoComplete' | 'children' | 'max' | 'min' | 'words'
> & {
  words: DateTimeFieldWords;
};

/** A day and a time of day under one label; their owner has them as YYYY-MM-DDTHH:MM, as far as they are typed. */
export const DateTimeField = ({ value, onChange, ...field }: DateTimeFieldProps) => {
  const { label, words, name, readOnly, state = 'idle' } = field;
  const { day, time } = partsOfEntry(value);
  return (
    <DayField {...field} value={day} onChange={(next) => onChange(joinedEntry({ day: next, time }))}>
      {(control) => (
        <TextInput
          {...{ readOnly, state }}
          name={name && `${name}-time`}
          type="time"
          autoComplete="off"
          aria-label={words.time(label)}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          value={time}
          onChange={(event) => onChange(joinedEntry({ day, time: event.currentTarget.value }))}
        />
      )}
    </DayField>
  );
};
