import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Plus from 'lucide-react/icons/plus';
import { expect, test, vi } from 'vitest';
import { Button } from '#views/ui/button.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';

test('a busy button says so, keeps its label and the focus, and answers no second press', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Register</Button>);
  const button = screen.getByRole('button', { name: 'Register' });
  await userEvent.click(button);
  rerender(
    <Button state="busy" onClick={press}>
      Register
    </Button>,
  );
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');

  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toBe(screen.getByRole('button', { name: 'Register', busy: true }));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a busy submit button sends its form no second time', async () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', submit)}>
      <input aria-label="Email" />
      <Button type="submit" state="busy">
        Login
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), '{Enter}');

  expect(submit).not.toHaveBeenCalled();
});

test('a spinner takes the place of the icon, so that the width stays', () => {
  const { rerender, container } = render(<Button icon={Plus}>Add new Club</Button>);
  const drawings = () => container.querySelectorAll('button > svg').length;
  expect(drawings()).toBe(1);
  rerender(
    <Button icon={Plus} state="busy">
      Add new Club
    </Button>,
  );
  expect(drawings()).toBe(1);
});

test('a button sends no form unless it is told to', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('a link that looks like a button is a link', () => {
  render(
    <ButtonLink href="/registration" tone="primary">
      Member registration
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Member registration' }).getAttribute('href')).toBe(
    '/registration',
  );
});
