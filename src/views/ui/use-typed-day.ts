import { useState, type ComponentPropsWithRef } from 'react';
import { isDay } from '#domain/dates/day.ts';
import { useAfterPress } from './use-press.ts';
import { afterTyping, dayText, dayTyped, partAt, partPlaces, steppedDay } from '#domain/dates/typed-day.ts';

export type TypedDayProps = {
  /** YYYY-MM-DD, empty, or what was typed as far as it is no day yet. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
};

type Handlers = Required<Pick<ComponentPropsWithRef<'input'>, 'onChange' | 'onKeyDown' | 'onBlur'>>;

const stepsOf: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** The text of a field of a day: as it is typed until the field is left, then dd-MM-yyyy. */
export const useTypedDay = ({ value, min, max, onChange }: TypedDayProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const afterPress = useAfterPress();
  const text = typed !== null && dayTyped(typed) === value ? typed : dayText(value);
  const handlers: Handlers = {
    onChange: ({ currentTarget: field }) => {
      const caret = field.selectionStart ?? field.value.length;
      const after = afterTyping(text, { text: field.value, caret });
      write(field, after.text, [after.caret, after.caret]);
      setTyped(after.text);
      onChange(dayTyped(after.text));
    },
    onKeyDown: (event) => {
      const { currentTarget: field, key } = event;
      const by = stepsOf[key];
      const isHeld = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (by === undefined || isHeld || field.readOnly || !isDay(value)) return;
      event.preventDefault();
      const part = partAt({ text, caret: field.selectionStart ?? 0 });
      const stepped = steppedDay(value, part, by, { min, max });
      write(field, dayText(stepped), partPlaces[part]);
      setTyped(null);
      onChange(stepped);
    },
    // What is wrong with the day is told then, and moves what stands below.
    onBlur: () => afterPress(() => setTyped(null)),
  };
  return { text, isBeingTyped: typed !== null, handlers };
};

/** Writes at once what is shown next: a field that is written later loses its caret. */
function write(field: HTMLInputElement, text: string, [start, end]: readonly [number, number]): void {
  if (field.value !== text) field.value = text;
  if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end);
}
