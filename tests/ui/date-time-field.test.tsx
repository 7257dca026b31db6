import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { dayWords as words } from '#domain/words/days.ts';
import { DateTimeField } from '#views/ui/date-time-field.tsx';
import { faultsIn } from './accessibility.ts';

const report = vi.fn();

const Owned = ({ error }: { error?: string }) => {
  const [value, setValue] = useState('');
  const change = (entry: string): void => {
    report(entry);
    setValue(entry);
  };
  return <DateTimeField label="Entries close" {...{ words, value, error }} onChange={change} />;
};
const held = (): unknown => report.mock.lastCall?.[0];
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Entries close' });
const time = () => screen.getByLabelText<HTMLInputElement>('Time: Entries close');

test('C-9.02 a day and a time stand under one label, the day as dd-MM-yyyy, and their owner has both as one', async () => {
  const { container } = render(<Owned />);
  await userEvent.type(day(), '05032027');
  await userEvent.type(time(), '18:30');
  expect(day().value).toBe('05-03-2027');
  expect(held()).toBe('2027-03-05T18:30');
  expect(await faultsIn(container)).toEqual([]);
});

test('what is typed of a day or of a time alone is kept, and nothing typed is nothing', async () => {
  render(<Owned />);
  await userEvent.type(time(), '18:30');
  expect(held()).toBe('T18:30');
  await userEvent.type(day(), '0503');
  expect([day().value, time().value, held()]).toEqual(['05-03', '18:30', '05-03T18:30']);
  await userEvent.clear(day());
  await userEvent.clear(time());
  expect(held()).toBe('');
});

test('an error is told of both boxes', () => {
  render(<Owned error="Please enter a date and a time." />);
  for (const box of [day(), time()]) {
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const told = (box.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.querySelector(`[id="${id}"]`));
    expect(told.map((one) => one?.textContent)).toContain('Please enter a date and a time.');
  }
});
