import { fireEvent, screen } from '@testing-library/react';
import { partsOfEntry } from '#domain/dates/entry.ts';
import { dayText } from '#domain/dates/typed-day.ts';
import { dayWords } from '#domain/words/days.ts';

/** Types a day and a time, given as YYYY-MM-DDTHH:MM, into their field. */
export function typeDateTime(label: string, entry: string): void {
  const { day, time } = partsOfEntry(entry);
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), {
    target: { value: dayText(day) },
  });
  fireEvent.change(screen.getByLabelText(dayWords.time(label)), { target: { value: time } });
}
