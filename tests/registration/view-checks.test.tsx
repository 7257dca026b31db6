import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { EmailCodeSent } from '#api/verification.ts';
import { registrationPageMachine } from '#machines/registration/page.ts';
import { verificationMachine } from '#machines/verification/machine.ts';
import { RegistrationPage } from '#views/registration/page.tsx';
import { VerificationBlock } from '#views/verification/block.tsx';

const choices = { countries: [], currencies: [], clubs: [], onRetry: null };
const password = 'kT9#velvet-Rail';

/** The form with the proof of its address; a code that is asked for is sent. */
function open(): void {
  const now = Date.now();
  const sent: EmailCodeSent = {
    message: 'Sent.',
    expiresAt: new Date(now + 300_000).toISOString(),
    resendAt: new Date(now + 30_000).toISOString(),
    serverNow: new Date(now).toISOString(),
  };
  const proof = verificationMachine.provide({ actors: { sendEmailCode: fromPromise(async () => sent) } });
  const page = createActor(registrationPageMachine.provide({ actors: { proof } })).start();
  const { form, proof: block } = page.getSnapshot().children;
  if (form === undefined || block === undefined) throw new Error('The page has no form.');
  render(
    <RegistrationPage
      actor={form}
      choices={choices}
      renderProof={(parts) => <VerificationBlock actor={block} {...parts} />}
    />,
  );
}

const type = (name: string, value: string) => () =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });
const focused = () => document.activeElement?.getAttribute('name');

it('A-5.06 to A-5.16 each check is told in its words, at its field, in its order', async () => {
  open();
  const [register, send] = [
    screen.getByRole('button', { name: 'Register' }),
    screen.getByRole('button', { name: 'Send code' }),
  ];
  for (const [message, field, mend] of [
    ['First Name is required', 'firstName', type('First name', 'Rosa')],
    ['Last Name is required', 'lastName', type('Last name', 'Méndez')],
    ['Email is required in correct format', 'email', type('Email', 'rosa@checks.example')],
    ['Mobile number is required', 'mobile', type('Mobile number', '(310) 555')],
    [
      'This number is too short or too long for its country.',
      'mobile',
      type('Mobile number', '+1 (310) 555-0148'),
    ],
    ['Password policy does not match', 'password', type('Password', password)],
    ["Passwords Don't Match", 'confirmPassword', type('Confirm password', password)],
    ['User pin is required in correct format', 'pin', type('PIN', '04821')],
    [
      'Please accept the terms and conditions.',
      'isEulaAccepted',
      () => userEvent.click(screen.getByRole('checkbox', { name: /I accept/ })),
    ],
    ['Please verify your email address.', 'email', () => userEvent.click(send)],
  ] as const) {
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.click(register);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect([message, focused()]).toEqual([message, field]);
    await mend();
  }
  const code = await screen.findByRole('textbox', { name: /6-digit code/ });
  expect(document.activeElement).toBe(code);
  await userEvent.click(register);
  expect(screen.getAllByText('Please enter a valid otp.').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(code);
});
