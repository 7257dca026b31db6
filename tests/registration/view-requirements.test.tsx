import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { Problem, silentProblem, type ProblemData } from '#api/problem.ts';
import type { Message, RegistrationRequest } from '#api/registration.ts';
import type { RegistrationForm } from '#domain/registration/form.ts';
import { problemWords } from '#domain/words/problems.ts';
import { registrationMachine } from '#machines/registration/machine.ts';
import type { RegistrationEmitted } from '#machines/registration/setup.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import type { OfferedChoices } from '#views/registration/form-parts.ts';
import { RegistrationPage } from '#views/registration/page.tsx';

const choices: OfferedChoices = {
  countries: [
    { countryId: 'CO', countryName: 'Colombia', countryCode: '+57' },
    { countryId: 'GB', countryName: 'United Kingdom', countryCode: '+44' },
    { countryId: 'US', countryName: 'United States', countryCode: '+1' },
  ],
  currencies: [{ currency: 'Colombian Peso', currencyCode: 'COP' }],
  clubs: [
    { id: 4, name: 'Club Billares Obelisco' },
    { id: 9, name: 'Brooklyn Cue Club' },
  ],
  onRetry: null,
};

const password = 'kT9#velvet-Rail';
const email = 'rosa@baulk.example';

type Call = {
  request: RegistrationRequest;
  key: string;
  resolve: (message: Message) => void;
  reject: (error: unknown) => void;
};

function open(offered: OfferedChoices = choices) {
  const calls: Call[] = [];
  const told: RegistrationEmitted[] = [];
  const machine = registrationMachine.provide({
    actors: {
      registerPlayer: fromPromise<Message, { request: RegistrationRequest; key: string }>(
        ({ input }) => new Promise((resolve, reject) => calls.push({ ...input, resolve, reject })),
      ),
    },
  });
  const actor = createActor(machine, { input: {} }).start();
  actor.on('*', (event) => told.push(event));
  const { container } = render(
    <RegistrationPage
      actor={actor}
      choices={offered}
      renderProof={({ faults }) => faults.email ?? faults.code}
    />,
  );
  const answer = (work: (call: Call | undefined) => void) => act(async () => work(calls.at(-1)));
  return { actor, calls, told, container, answer };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const register = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

/** A form that breaks no rule, and whose address is proved. */
async function openWhole() {
  const form = open();
  type('First name', 'Rosa');
  type('Last name', 'Méndez');
  type('Mobile number', '3105550148');
  type('PIN', '4821');
  type('Password', password);
  type('Confirm password', password);
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await act(async () =>
    form.actor.send({ type: 'proof.changed', email, stage: 'verified', grant: 'a grant of the server' }),
  );
  return form;
}

describe('filling in the form', () => {
  it('A-3.04 begins with US,+1, takes another country by typing, and says what is chosen in short', async () => {
    const { actor } = open();
    expect(field('Country code').value).toBe('US +1');
    await userEvent.type(field('Country code'), 'colom{Enter}');
    expect(field('Country code').value).toBe('CO +57');
    expect(actor.getSnapshot().context.form.countryCode).toBe('CO,+57');
  });

  it('takes the country over from a number that is pasted with its dial code', async () => {
    open();
    type('Mobile number', '+57 300 1234567');
    expect([field('Country code').value, field('Mobile number').value]).toEqual(['CO +57', '3001234567']);
  });

  it('refuses a number that is too short for its country, at its field, before anything is sent', async () => {
    const { calls } = await openWhole();
    type('Mobile number', '1');
    await register();
    expect(calls).toEqual([]);
    expect(screen.getByText('This number is too short or too long for its country.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Mobile number'));
  });

  it.each([
    ['usa', 'United States'],
    ['uk', 'United Kingdom'],
    ['england', 'United Kingdom'],
  ])('V19 finds a country as %s', async (typed, chosen) => {
    open();
    await userEvent.type(field('Country code'), typed);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(chosen),
    ]);
  });

  it('V19 says so where no country is found', async () => {
    open();
    await userEvent.type(field('Country code'), 'atlantis');
    expect(screen.getAllByText('No country found.').length).toBeGreaterThan(0);
  });

  it('A-3.08, A-3.09 takes a currency and several clubs, and clubs off again', async () => {
    const { actor } = open();
    await userEvent.type(field('Currency optional'), 'peso{Enter}');
    await userEvent.type(field('Clubs optional'), 'brook{Enter}obel{Enter}');
    expect(actor.getSnapshot().context.form).toMatchObject({ currency: 'COP', clubs: [9, 4] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Brooklyn Cue Club' }));
    expect(actor.getSnapshot().context.form.clubs).toEqual([4]);
  });

  it('A-5.27, A-5.34, A-5.36 says so when a field has not taken all that was pasted', () => {
    open();
    type('First name', 'R2-D2');
    expect(field('First name').value).toBe('R-D');
    expect(
      screen.getByText(
        'Names take letters, spaces, apostrophes, hyphens and periods only; the rest was left out.',
      ),
    ).toBeTruthy();
    type('PIN', '04821999');
    expect(field('PIN').value).toBe('482199');
    expect(screen.getByText(/does not begin with 0; the rest was left out/)).toBeTruthy();
    type('Mobile number', '+1 (310) 555-0148');
    expect(field('Mobile number').value).toBe('3105550148');
  });

  it('A-5.23, C-9.24 judges the password and compares the confirmation with every letter', () => {
    open();
    for (const [typed, word] of [
      ['baulk', 'Weak'],
      ['Baulktable', 'Medium'],
      [password, 'Strong'],
    ] as const) {
      type('Password', typed);
      expect(screen.getByText(word)).toBeTruthy();
    }
    type('Confirm password', 'kT9');
    expect(screen.getByText("Passwords Don't Match")).toBeTruthy();
    type('Confirm password', password);
    expect(screen.queryByText("Passwords Don't Match")).toBeNull();
  });

  it('L8 advises against a password that is guessed first, and takes it', () => {
    const { actor } = open();
    type('Password', 'Password1!');
    type('Confirm password', 'Password1!');
    expect(screen.getByText(/among those that are guessed first/)).toBeTruthy();
    expect(actor.getSnapshot().context.form.password).toBe('Password1!');
  });

  it('A-2.129 opens the agreement beside itself', () => {
    open();
    const link = screen.getByRole('link', { name: /end user licence agreement/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/termsConditions', '_blank']);
  });

  it('has no faults for those who listen to it, empty and with something to mend', async () => {
    const { container } = open();
    expect(await faultsIn(container.ownerDocument.body)).toEqual([]);
    await register();
    expect(document.activeElement).toBe(field('First name'));
    expect(await faultsIn(container.ownerDocument.body)).toEqual([]);
  });

  it.each([
    ['usa', 'US +1'],
    ['america', 'US +1'],
  ])('finds a country by what people call it: %s', async (typed, shown) => {
    open();
    await userEvent.type(field('Country code'), `${typed}{Enter}`);
    expect(field('Country code').value).toBe(shown);
  });

  it('tells browsers what a password has to have, so that what they propose is taken', async () => {
    open();
    const rules = document.querySelector('input[name="password"]')?.getAttribute('passwordrules');
    expect(rules).toBe(
      'minlength: 8; maxlength: 128; required: lower; required: upper; required: digit; required: [!@#$%^&*];',
    );
  });

  it('offers another try where the lists could not be read, and stays usable without them', async () => {
    let tries = 0;
    const { actor } = open({ countries: [], currencies: [], clubs: [], onRetry: () => (tries += 1) });
    expect(field('Country code').value).toBe('US +1');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
    expect(actor.getSnapshot().matches('editing')).toBe(true);
  });
});

describe('what is kept', () => {
  it('comes back after a reload, without secrets', async () => {
    const first = await openWhole();
    const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join();
    expect(kept).toContain('Méndez');
    expect(kept).not.toMatch(/\b4821\b|velvet|a grant of the server/);
    first.actor.stop();
    const { actor } = open();
    const { form, isRestored }: { form: RegistrationForm; isRestored: boolean } = actor.getSnapshot().context;
    expect(isRestored).toBe(true);
    expect(form).toMatchObject({ lastName: 'Méndez', mobile: '3105550148', password: '', pin: '' });
  });

  it('is dropped by who leaves, after a question', async () => {
    const { told } = await openWhole();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Leave the registration?' }));
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    expect(told).toEqual([{ type: 'left', to: 'page', email }]);
    expect(JSON.stringify(sessionStorage)).not.toContain('Méndez');
  });

  it('nobody is asked who has typed nothing', async () => {
    const { told } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(told).toEqual([{ type: 'left', to: 'page', email: '' }]);
  });
});

describe('sending the form', () => {
  it('A-7.18 sends all fields, and leaves out what was left open', async () => {
    const { calls } = await openWhole();
    await register();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.request).toEqual({
      firstName: 'Rosa',
      lastName: 'Méndez',
      email,
      countryCode: 'US,+1',
      mobile: '3105550148',
      pin: '4821',
      password,
      confirmPassword: password,
      isEulaAccepted: true,
      isReferee: false,
      emailVerified: true,
      grant: 'a grant of the server',
    });
  });

  it('is the same registration when its answer was lost, and another one once something is changed', async () => {
    const { calls, answer, told } = await openWhole();
    await register();
    await answer((call) => call?.reject(new Problem(silentProblem('unanswered'))));
    expect(told.map(({ type }) => type)).toEqual(['notice']);
    await register();
    expect(calls[1]?.key).toBe(calls[0]?.key);
    await answer((call) => call?.reject(new Problem(silentProblem('unanswered'))));
    type('Last name', 'Mendoza');
    await register();
    expect(calls[2]?.key).not.toBe(calls[0]?.key);
  });

  it('A-7.19 shows what the server refuses at its field, with the focus on it', async () => {
    const { answer } = await openWhole();
    await register();
    const refused: ProblemData = {
      ...silentProblem('unanswered'),
      kind: 'refused',
      status: 400,
      code: 'pin_malformed',
      message: problemWords.pin_malformed,
      fields: { pin: problemWords.pin_malformed },
    };
    await answer((call) => call?.reject(new Problem(refused)));
    expect(screen.getByText(problemWords.pin_malformed)).toBeTruthy();
    expect(document.activeElement).toBe(field('PIN'));
    expect(field('Password').value).toBe(password);
  });

  it('asks for another proof where the server does not know of it', async () => {
    const { answer, told } = await openWhole();
    await register();
    const unproved = { code: 'email_unverified', message: problemWords.email_unverified };
    const refused: ProblemData = {
      ...silentProblem('unanswered'),
      kind: 'refused',
      status: 400,
      ...unproved,
    };
    await answer((call) => call?.reject(new Problem(refused)));
    expect(told).toEqual([{ type: 'proof.refused' }]);
    expect(screen.getByText(problemWords.email_unverified)).toBeTruthy();
  });

  it('A-2.132, V11 leads who is registered to the sign-in, and nothing of the form is left', async () => {
    const { answer, told, actor } = await openWhole();
    await register();
    await answer((call) => call?.resolve({ message: 'Registered.' }));
    const done = within(screen.getByRole('dialog', { name: 'You are registered' }));
    // V11: nobody was asked, since no club was chosen.
    expect(done.queryByText(/clubs that you chose/)).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('Méndez');
    expect(actor.getSnapshot().context.form.password).toBe('');
    await userEvent.click(done.getByRole('button', { name: 'Login' }));
    expect(told).toEqual([{ type: 'proof.used' }, { type: 'left', to: 'login', email }]);
  });
});
