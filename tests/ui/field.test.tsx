import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Link } from '#views/ui/link.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { faultsIn } from './accessibility.ts';

/** The texts that a screen reader adds to a control's name. */
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('a field is named by its label and described by its hint', async () => {
  const { container } = render(<TextField label="Channel name" mark="optional" hint="No spaces" />);
  const input = screen.getByRole('textbox', { name: /^Channel name/ });

  expect(descriptionOf(input)).toBe('No spaces');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(await faultsIn(container)).toEqual([]);
});

test('an error takes the place of the hint, marks the field and is read with it', async () => {
  const { container } = render(
    <TextField label="Stream key" hint="From your provider" error="Stream key is required" />,
  );
  const input = screen.getByRole('textbox', { name: 'Stream key' });

  expect(descriptionOf(input)).toBe('Stream key is required');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('From your provider')).toBeNull();
  expect(await faultsIn(container)).toEqual([]);
});

test('a field without hint and error points at nothing', () => {
  render(<TextField label="Owner name" />);
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBeNull();
});

test('a read-only field keeps its value, can be reached, and shows a lock', async () => {
  const { container } = render(<TextField label="Club name" defaultValue="Crescent City" readOnly />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Club name' });
  await userEvent.type(input, 'X');

  expect(input.value).toBe('Crescent City');
  expect(document.activeElement).toBe(input);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a field that becomes read-only is the same field, with the focus still in it', async () => {
  const { rerender } = render(<TextField label="Email" />);
  const input = screen.getByRole('textbox');
  await userEvent.click(input);
  rerender(<TextField label="Email" readOnly />);
  expect(document.activeElement).toBe(input);
});

test('a select is a native list with the same label and error', async () => {
  const change = vi.fn();
  const { container } = render(
    <SelectField label="Currency" error="Currency is Required" value="" onChange={change}>
      <option value="">Choose</option>
      <option value="USD">US dollar</option>
    </SelectField>,
  );
  const select = screen.getByRole('combobox', { name: 'Currency' });
  await userEvent.selectOptions(select, 'USD');

  expect(change).toHaveBeenCalledOnce();
  expect(descriptionOf(select)).toBe('Currency is Required');
  expect(await faultsIn(container)).toEqual([]);
});

test('a press on a checkbox label ticks it, and a press on the link in it does not', async () => {
  const check = vi.fn();
  const { container } = render(
    <Checkbox onCheckedChange={check} error="Please accept">
      I accept the <Link href="#eula">agreement</Link>
    </Checkbox>,
  );
  await userEvent.click(screen.getByText(/I accept/));
  expect(check).toHaveBeenLastCalledWith(true);
  screen.getByRole('link').click();

  expect(check).toHaveBeenCalledTimes(1);
  expect(descriptionOf(screen.getByRole('checkbox'))).toBe('Please accept');
  expect(await faultsIn(container)).toEqual([]);
});

test('a search field has a name without a visible label', async () => {
  const { container } = render(<SearchField label="Club name" />);
  expect(screen.getByRole('searchbox', { name: 'Club name' })).toBeTruthy();
  expect(await faultsIn(container)).toEqual([]);
});
