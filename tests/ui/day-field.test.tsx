import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { dayWords as words } from '#domain/words/days.ts';
import { DayField, type DayFieldProps } from '#views/ui/day-field.tsx';
import { faultsIn } from './accessibility.ts';

const report = vi.fn();

/** A field with its owner, who is told of each change. */
const Owned = ({ value: first = '', ...rest }: Partial<DayFieldProps>) => {
  const [value, setValue] = useState(first);
  return (
    <DayField
      label="Start date"
      words={words}
      {...rest}
      value={value}
      onChange={(day) => {
        report(day);
        setValue(day);
      }}
    />
  );
};

const show = (props: Partial<DayFieldProps> = {}) => {
  report.mockReset();
  return render(<Owned {...props} />).container;
};
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });
/** What is read with the field, one thing after another. */
const told = () =>
  (box().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
const held = (): unknown => report.mock.lastCall?.[0];
const opener = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a day: Start date' });
const calendarIn = (container: Element) => container.querySelector('input[type=date]') as HTMLInputElement;

describe('a field of a day', () => {
  test('C-9.02 shows the day as dd-MM-yyyy and says so, also while it is empty', async () => {
    const container = show({ value: '2027-03-05' });
    expect(box().value).toBe('05-03-2027');
    expect(told()).toEqual(['dd-mm-yyyy']);
    expect(box().placeholder).toBe('dd-mm-yyyy');
    expect(await faultsIn(container)).toEqual([]);
  });

  test('C-9.02 puts hyphens between digits as they are typed, and gives its owner YYYY-MM-DD', async () => {
    show();
    await userEvent.type(box(), '0503');
    expect(box().value).toBe('05-03');
    await userEvent.keyboard('2027');
    expect(box().value).toBe('05-03-2027');
    expect(held()).toBe('2027-03-05');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(box().value).toBe('05-0');
    await userEvent.clear(box());
    expect(held()).toBe('');
    expect(told()).toEqual(['dd-mm-yyyy']);
  });

  test.each(['5/3/2027', '05.03.2027', '2027-03-05'])('C-9.02 takes %s typed and pasted', async (text) => {
    show();
    for (const give of [() => userEvent.type(box(), text), () => userEvent.paste(text)]) {
      await userEvent.clear(box());
      await give();
      await userEvent.tab();
      expect(box().value).toBe('05-03-2027');
      expect(held()).toBe('2027-03-05');
      await userEvent.click(box());
    }
  });

  test('is mended in its middle without a jump of the caret', async () => {
    show({ value: '2027-03-05' });
    await userEvent.click(box());
    box().setSelectionRange(1, 1);
    await userEvent.keyboard('{Backspace}1');
    expect(box().value).toBe('15-03-2027');
    expect(box().selectionStart).toBe(1);
    await userEvent.keyboard('x');
    expect([box().value, box().selectionStart]).toEqual(['15-03-2027', 1]);
    expect(held()).toBe('2027-03-15');
  });

  test('is put in order once it is left, not while it is typed', async () => {
    show({ value: '2027-03-15' });
    await userEvent.click(box());
    box().setSelectionRange(1, 1);
    await userEvent.keyboard('{Backspace}');
    expect(box().value).toBe('5-03-2027');
    expect(held()).toBe('2027-03-05');
    await userEvent.tab();
    expect(box().value).toBe('05-03-2027');
  });

  test.each([
    ['0503', '05-03', words.unfinished],
    ['31022027', '31-02-2027', words.unknown],
  ])('keeps %s as it was typed, and says why it is no day once it is left', async (keys, text, why) => {
    const container = show();
    await userEvent.type(box(), keys);
    expect(box().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(box().value).toBe(text);
    expect(held()).toBe(text);
    expect(told()).toEqual(['dd-mm-yyyy', why]);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(await faultsIn(container)).toEqual([]);
    await userEvent.click(box());
    await userEvent.keyboard('{Backspace}');
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  test('says what its owner finds wrong with a day, and by itself what is none', () => {
    const early = 'The licence cannot start before today.';
    const { rerender } = render(
      <DayField label="Start date" words={words} value="2026-01-01" error={early} onChange={report} />,
    );
    expect(told()).toEqual(['dd-mm-yyyy', early]);
    rerender(<DayField label="Start date" words={words} value="31-02-2027" error="No" onChange={report} />);
    expect(told()).toEqual(['dd-mm-yyyy', words.unknown]);
  });

  test('shows what its owner holds where that is not what was typed', async () => {
    render(<DayField label="Start date" words={words} value="2027-03-05" onChange={() => {}} />);
    await userEvent.type(box(), '{Backspace}');
    expect(box().value).toBe('05-03-2027');
  });

  test('moves by the arrows the part in which the caret stands, and marks it', async () => {
    show({ value: '2027-01-31', min: '2026-11-20' });
    const marked = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0);
    await userEvent.click(box());
    box().setSelectionRange(4, 4);
    await userEvent.keyboard('{ArrowUp}');
    expect([box().value, marked()]).toEqual(['28-02-2027', '02']);
    box().setSelectionRange(0, 0);
    await userEvent.keyboard('{ArrowDown}');
    expect([box().value, marked()]).toEqual(['27-02-2027', '27']);
    box().setSelectionRange(10, 10);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect([box().value, marked()]).toEqual(['20-11-2026', '2026']);
    expect(held()).toBe('2026-11-20');
  });

  test('leaves the arrows alone where there is no day to move', async () => {
    show();
    await userEvent.type(box(), '05-0{ArrowUp}');
    expect(box().value).toBe('05-0');
  });

  test('opens the calendar of the browser, which stays between the first and the last day', async () => {
    const container = show({ value: '2027-03-05', min: '2026-11-20', max: '2027-11-20' });
    const calendar = calendarIn(container);
    calendar.showPicker = vi.fn();
    await userEvent.click(opener());
    expect(calendar.showPicker).toHaveBeenCalledOnce();
    expect([calendar.min, calendar.max, calendar.value]).toEqual(['2026-11-20', '2027-11-20', '2027-03-05']);
    fireEvent.change(calendar, { target: { value: '2027-04-01' } });
    expect(box().value).toBe('01-04-2027');
    expect(held()).toBe('2027-04-01');
    fireEvent.change(calendar, { target: { value: '' } });
    expect(box().value).toBe('');
  });

  test('has the calendar beside it for the eye and the pointer alone', async () => {
    const container = show();
    await userEvent.tab();
    expect(document.activeElement).toBe(box());
    await userEvent.tab();
    expect(document.activeElement).toBe(opener());
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    expect(calendarIn(container).name).toBe('');
  });

  test('that is locked takes no typing, no arrows and no calendar', async () => {
    const container = show({ value: '2027-03-05', readOnly: true, hint: 'The start cannot be changed.' });
    await userEvent.type(box(), '1{ArrowUp}');
    expect(box().value).toBe('05-03-2027');
    expect(report).not.toHaveBeenCalled();
    expect(told()).toEqual(['dd-mm-yyyy', 'The start cannot be changed.']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(calendarIn(container)).toBeNull();
    expect(await faultsIn(container)).toEqual([]);
  });

  test('that is busy keeps its look and takes nothing', () => {
    const container = show({ value: '2027-03-05', state: 'busy' });
    act(() => box().focus());
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(box().readOnly).toBe(true);
    expect(opener().disabled).toBe(true);
    expect(calendarIn(container).disabled).toBe(true);
    expect(report).not.toHaveBeenCalled();
  });
});
