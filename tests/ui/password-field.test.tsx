import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PasswordField, type PasswordFieldProps } from '#views/ui/password-field.tsx';
import { faultsIn } from './accessibility.ts';

const words = { show: 'Show password', clipboardRefused: 'Copy and paste are off here.' };

const Owner = (props: Partial<PasswordFieldProps>) => {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      words={words}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...props}
    />
  );
};
const field = () => screen.getByLabelText<HTMLInputElement>('Password');

/** Fills a field as a password manager does: the value at once, then one input event. */
const autofill = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  return fireEvent(input, new InputEvent('input', { bubbles: true, cancelable: true }));
};

test.each(['copy', 'cut', 'paste', 'drop'] as const)('refuses %s and says why in a live line', (kind) => {
  const { container } = render(<Owner />);
  const live = container.querySelector('[aria-live=polite]');
  expect(live?.textContent).toBe('');
  const event = createEvent[kind](field());
  fireEvent(field(), event);

  expect(event.defaultPrevented).toBe(true);
  expect(live?.textContent).toBe(words.clipboardRefused);
});

test('pasted text never arrives', async () => {
  render(<Owner />);
  await userEvent.click(field());
  await userEvent.paste('Chalk#147');
  expect(field().value).toBe('');
});

test('typed text arrives', async () => {
  render(<Owner />);
  await userEvent.type(field(), 'Chalk#147');
  expect(field().value).toBe('Chalk#147');
});

test('what a password manager fills in arrives', () => {
  render(<Owner />);
  expect(autofill(field(), 'Chalk#147')).toBe(true);
  expect(field().value).toBe('Chalk#147');
});

test.each([
  ['beforeinput', () => new InputEvent('beforeinput', { bubbles: true, cancelable: true })],
  [
    'the paste keys',
    () => new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, bubbles: true, cancelable: true }),
  ],
  ['the context menu', () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true })],
])('leaves %s alone', (_, make) => {
  render(<Owner />);
  expect(fireEvent(field(), make())).toBe(true);
});

test('lets the clipboard through where its owner allows it', async () => {
  render(<Owner clipboard="allowed" />);
  await userEvent.click(field());
  await userEvent.paste('Chalk#147');
  expect(field().value).toBe('Chalk#147');
});

test('V3 the explanation stays while somebody presses elsewhere, and goes as they type', async () => {
  render(<Owner />);
  await userEvent.click(field());
  await userEvent.paste('x');
  expect(screen.getByText(words.clipboardRefused)).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByText(words.clipboardRefused)).toBeTruthy();
  await userEvent.type(field(), 'x');
  expect(screen.queryByText(words.clipboardRefused)).toBeNull();
});

test('the toggle shows and hides what was typed and says which', async () => {
  render(<Owner />);
  const toggle = screen.getByRole('button', { name: words.show, pressed: false });
  await userEvent.click(toggle);
  expect(field().type).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(toggle);
  expect(field().type).toBe('password');
});

test('a shown password is hidden again before its form leaves', async () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', submit)}>
      <Owner />
      <button>Login</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: words.show }));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));

  expect(submit).toHaveBeenCalledOnce();
  expect(field().type).toBe('password');
});

test('tells a password manager which password it is, and has no faults', async () => {
  const { container } = render(<Owner autoComplete="new-password" error="Passwords Don't Match" />);
  expect(field().autocomplete).toBe('new-password');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(await faultsIn(container)).toEqual([]);
});
