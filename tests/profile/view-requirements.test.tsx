import { act, fireEvent, render, screen } from '#tests/support/testing-library.ts';
import { userEvent } from '@testing-library/user-event';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { Problem, silentProblem } from '#api/problem.ts';
import type { Profile, ProfileChanges } from '#api/profile.ts';
import { profileMachine } from '#machines/profile/machine.ts';
import { profileModel } from '#machines/profile/model.ts';
import { faultsIn } from '#tests/views-kit/accessibility.ts';
import { ProfilePage } from '#views/profile/page.tsx';

const [read] = profileModel.outcomes['getProfile'] ?? [];
const choices = { countries: [], currencies: [{ currency: 'Euro', currencyCode: 'EUR' }] };

const profile = (read as unknown as { output: Profile }).output;

/** The page of a profile that is read so, and its server, which refuses what is saved. */
async function open(answer: Profile = profile) {
  const sent: ProfileChanges[] = [];
  const calls: ((error: unknown) => void)[] = [];
  const machine = profileMachine.provide({
    actors: {
      getProfile: fromPromise(async () => answer),
      updateProfile: fromPromise<Profile, ProfileChanges>(
        ({ input }) =>
          new Promise((_resolve, reject) => {
            sent.push(input);
            calls.push(reject);
          }),
      ),
    },
  });
  const actor = createActor(machine, { input: { userId: 5, today: '2026-11-20' } }).start();
  const { container, unmount } = render(<ProfilePage actor={actor} choices={choices} />);
  await screen.findByRole('button', { name: 'Save' });
  const refuse = async (fields: Record<string, string>) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const message = 'Something is missing or not right.';
    const refused = { kind: 'refused', status: 400, code: 'invalid_request', message, fields } as const;
    await act(async () => calls.at(-1)?.(new Problem({ ...silentProblem('unanswered'), ...refused })));
  };
  return { container, sent, refuse, reload: () => (actor.stop(), unmount()) };
}

/** What is told of a field. */
const toldOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' ');

describe('a profile that the server refuses', () => {
  it.each([
    ['dob', /Date of birth/, 'Enter a day of birth that has been.'],
    ['currency', /Currency/, 'Please choose another one.'],
    ['pin', 'New PIN', 'User pin is required in correct format'],
  ] as const)('says at the field %s what is wrong with it, and leads there', async (name, label, text) => {
    const { container, refuse } = await open();
    const city = screen.getByLabelText<HTMLInputElement>(/City/);
    fireEvent.input(city, { target: { value: 'Medellín' } });
    await refuse({ [name]: text });
    const field = screen.getByLabelText(label, { selector: '[name]' });
    expect(toldOf(field)).toContain(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('Something is missing or not right.')).toBeNull();
    expect(city.value).toBe('Medellín');
    expect(await faultsIn(container)).toEqual([]);
  });

  it('is told in a banner where the form has no such field', async () => {
    const { refuse } = await open();
    await refuse({ imageId: 'This picture is no longer kept.' });
    expect(screen.getByText('Something is missing or not right.')).toBeTruthy();
  });
});

describe('a profile that an administrator has changed meanwhile', () => {
  const city = () => screen.getByLabelText<HTMLInputElement>(/City/);
  const mobile = () => screen.getByLabelText<HTMLInputElement>(/Mobile/);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('C4 is told no more than what was typed here, so that all else stays', async () => {
    const { sent, refuse } = await open();
    fireEvent.input(city(), { target: { value: 'Medellín' } });
    await refuse({});
    fireEvent.input(mobile(), { target: { value: '3105550199' } });
    await save();
    expect(sent).toEqual([
      { city: 'Medellín' },
      { city: 'Medellín', countryCode: 'CO,+57', mobile: '3105550199' },
    ]);
  });

  it('C4 has, after a reload, what was typed here and what was changed there', async () => {
    const { reload } = await open();
    fireEvent.input(city(), { target: { value: 'Medellín' } });
    reload();
    const { sent } = await open({ ...profile, mobile: '3105550777' });
    expect([city().value, mobile().value]).toEqual(['Medellín', '3105550777']);
    await save();
    expect(sent).toEqual([{ city: 'Medellín' }]);
  });
});
