import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeField } from '#views/ui/code-field.tsx';
import { Countdown } from '#views/ui/countdown.tsx';
import { RuleList, StrengthMeter } from '#views/ui/strength-meter.tsx';
import { faultsIn } from './accessibility.ts';

const Code = ({ state = 'idle', error }: { state?: 'idle' | 'busy'; error?: string }) => {
  const [code, setCode] = useState('');
  return (
    <CodeField
      label="Code"
      name="code"
      length={6}
      value={code}
      state={state}
      error={error}
      onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
    />
  );
};

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const cells = (container: Element) =>
  [...container.querySelectorAll('[aria-hidden] > span')].map((cell) => cell.textContent).join('|');

test('a code field is one real input that phones fill in, drawn as cells', async () => {
  const { container } = render(<Code />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(input().autocomplete).toBe('one-time-code');
  expect(input().inputMode).toBe('numeric');
  await userEvent.type(input(), '48');
  expect(cells(container)).toBe('4|8||||');
  expect(container.querySelector('[data-state=current]')).toBe(
    container.querySelectorAll('[aria-hidden] > span')[2],
  );
  expect(await faultsIn(container)).toEqual([]);
});

test('a code is pasted and filled in as a whole, blanks and all', async () => {
  const { container } = render(<Code />);
  await userEvent.click(input());
  await userEvent.paste('482 715');
  expect(cells(container)).toBe('4|8|2|7|1|5');
  fireEvent.input(input(), { target: { value: '913 846' } });
  expect(input().value).toBe('913846');
});

test('a busy code field takes no typing, a wrong one says why', async () => {
  const { container, rerender } = render(<Code state="busy" />);
  await userEvent.type(input(), '48');
  expect(input().value).toBe('');
  rerender(<Code error="Please enter a valid otp." />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(await faultsIn(container)).toEqual([]);
});

test('a strength is told by bars and by a word that is spoken', async () => {
  const { container, rerender } = render(<StrengthMeter level={0} label="Password strength" word="" />);
  expect(container.querySelectorAll('[data-state=filled]')).toHaveLength(0);
  rerender(<StrengthMeter level={2} label="Password strength" word="Medium" />);
  expect(container.querySelectorAll('[data-state=filled]')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('Password strengthMedium');
  expect(await faultsIn(container)).toEqual([]);
});

test('each rule says whether it is met', async () => {
  const { container } = render(
    <RuleList
      label="What it needs"
      words={{ met: 'met', missing: 'missing' }}
      rules={[
        { id: 'digit', text: 'A digit', isMet: true },
        { id: 'length', text: '8 characters or more', isMet: false },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A digitmet',
    '8 characters or moremissing',
  ]);
  expect(await faultsIn(container)).toEqual([]);
});

test('a countdown is read when it is sought and not spoken each second', async () => {
  const { container } = render(<Countdown time="04:12" caption="left to use it" share={0.84} />);
  expect(screen.getByRole('timer').textContent).toBe('04:12');
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  expect(await faultsIn(container)).toEqual([]);
});
