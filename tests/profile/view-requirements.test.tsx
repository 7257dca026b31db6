import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { Problem, silentProblem } from '#api/problem.ts';
import type { Profile, ProfileUpdate } from '#api/profile.ts';
import { profileMachine } from '#machines/profile/machine.ts';
import { profileModel } from '#machines/profile/model.ts';
import { differenceRows } from '#tests/support/difference-rows.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { ProfilePage } from '#views/profile/page.tsx';

const [read] = profileModel.outcomes['getProfile'] ?? [];
const choices = { countries: [], currencies: [{ currency: 'Euro', currencyCode: 'EUR' }] };

const profile = (read as unknown as { output: Profile }).output;

/** The page of a profile that is read so, and its server, which refuses what is saved. */
async function open(answer: Profile = profile) {
  const sent: ProfileUpdate[] = [];
  const calls: ((error: unknown) => void)[] = [];
  let kept = answer;
  const machine = profileMachine.provide({
    actors: {
      getProfile: fromPromise(async () => kept),
      updateProfile: fromPromise<Profile, ProfileUpdate>(
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
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const refuse = async (fields: Record<string, string>) => {
    await save();
    const message = 'Something is missing or not right.';
    const refused = { kind: 'refused', status: 400, code: 'invalid_request', message, fields } as const;
    await act(async () => calls.at(-1)?.(new Problem({ ...silentProblem('unanswered'), ...refused })));
  };
  /** Saves, unless that is under way, over a profile that is another one by now. */
  const changeMeanwhile = async (now: Profile, state: 'to be saved' | 'under way' = 'to be saved') => {
    if (state === 'to be saved') await save();
    kept = now;
    const refused = { kind: 'refused', status: 412, code: 'changed_meanwhile' } as const;
    await act(async () => calls.at(-1)?.(new Problem({ ...silentProblem('unanswered'), ...refused })));
  };
  return { container, sent, refuse, changeMeanwhile, reload: () => (actor.stop(), unmount()) };
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

it('V12 a number that is pasted with its dial code brings its country along', async () => {
  const { sent } = await open();
  fireEvent.input(screen.getByLabelText(/Mobile/), { target: { value: '+57 300 1234567' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent.at(-1)?.body).toEqual({ countryCode: 'CO,+57', mobile: '3001234567' });
});

describe('a profile that was changed elsewhere meanwhile', () => {
  const city = () => screen.getByLabelText<HTMLInputElement>(/City/);
  const mobile = () => screen.getByLabelText<HTMLInputElement>(/Mobile/);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
  const phone = { countryCode: 'CO,+57', mobile: '3105550199' };
  const title = 'Your profile was changed elsewhere';

  it('C4 is told no more than what was typed here, on the version that was read', async () => {
    const { sent, refuse } = await open();
    type(city(), 'Medellín');
    await refuse({});
    type(mobile(), phone.mobile);
    await press('Save');
    expect(sent).toEqual([
      { body: { city: 'Medellín' }, version: '1' },
      { body: { city: 'Medellín', ...phone }, version: '1' },
    ]);
  });

  it('C4 is joined with what was typed here, where that is of other fields', async () => {
    const { sent, changeMeanwhile } = await open();
    type(city(), 'Medellín');
    await changeMeanwhile({ ...profile, ...phone, version: '2' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.at(-1)).toEqual({ body: { city: 'Medellín' }, version: '2' });
    expect(mobile().value).toBe(phone.mobile);
  });

  it('C4 is shown beside what was typed here, where both have changed the same', async () => {
    const { container, sent, changeMeanwhile } = await open();
    type(city(), 'Medellín');
    type(mobile(), phone.mobile);
    await changeMeanwhile({ ...profile, city: 'Pasto', height: 172, version: '2' });
    expect(differenceRows(title)).toEqual([['City', 'Yours Medellín', 'Saved elsewhere Pasto']]);
    expect(await faultsIn(container)).toEqual([]);
    await press('Save mine');
    expect(sent.at(-1)).toEqual({ body: { city: 'Medellín', ...phone }, version: '2' });
  });

  it('C4 stays where it is taken, and what else was typed here is still there to be saved', async () => {
    const { sent, changeMeanwhile } = await open();
    type(city(), 'Medellín');
    type(mobile(), phone.mobile);
    await changeMeanwhile({ ...profile, city: 'Pasto', version: '2' });
    await press('Take saved');
    expect([city().value, mobile().value]).toEqual(['Pasto', phone.mobile]);
    await press('Save');
    expect(sent.at(-1)).toEqual({ body: phone, version: '2' });
  });

  it('C4 is told again after going on typing, and is what discarding leads back to', async () => {
    const { sent, changeMeanwhile } = await open();
    type(city(), 'Medellín');
    await changeMeanwhile({ ...profile, city: 'Pasto', version: '2' });
    await press('Go back');
    await press('Save');
    expect(sent.at(-1)).toEqual({ body: { city: 'Medellín' }, version: '1' });
    await changeMeanwhile({ ...profile, city: 'Pasto', version: '2' }, 'under way');
    await press('Go back');
    await press('Discard changes');
    await press('Discard');
    expect(city().value).toBe('Pasto');
    await press('Save');
    expect(sent.at(-1)).toEqual({ body: {}, version: '2' });
  });

  it('says each field as the form says it', async () => {
    const { changeMeanwhile } = await open();
    fireEvent.change(screen.getByLabelText(/Gender/), { target: { value: 'undisclosed' } });
    fireEvent.change(screen.getByLabelText(/Style of playing/), { target: { value: '' } });
    type(screen.getByLabelText(/Date of birth/, { selector: '[name]' }), '05-03-1998');
    fireEvent.click(screen.getByLabelText('Is Referee'));
    type(mobile(), phone.mobile);
    const theirs = { gender: 'male', styleOfPlaying: 'ambidextrous', dob: '1998-03-06' } as const;
    await changeMeanwhile({ ...profile, ...theirs, countryCode: 'US,+1', mobile: null, version: '2' });
    expect(differenceRows(title)).toEqual([
      ['Country code', 'Yours CO +57', 'Saved elsewhere US +1'],
      ['Mobile number', `Yours ${phone.mobile}`, 'Saved elsewhere Nothing'],
      ['Date of birth', 'Yours 05-03-1998', 'Saved elsewhere 06-03-1998'],
      ['Gender', 'Yours I would rather not say', 'Saved elsewhere Male'],
      ['Style of playing', 'Yours Nothing', 'Saved elsewhere Both hands'],
    ]);
  });

  it('C4 has, after a reload, what was typed here and what was changed there', async () => {
    const { reload } = await open();
    type(city(), 'Medellín');
    reload();
    const { sent } = await open({ ...profile, mobile: '3105550777', version: '2' });
    expect([city().value, mobile().value]).toEqual(['Medellín', '3105550777']);
    await press('Save');
    expect(sent).toEqual([{ body: { city: 'Medellín' }, version: '2' }]);
  });

  it('C4 is not written over by a draft that was typed before', async () => {
    const { reload } = await open();
    type(city(), 'Medellín');
    reload();
    const theirs = { ...profile, city: 'Pasto', version: '2' };
    const { changeMeanwhile } = await open(theirs);
    await changeMeanwhile(theirs);
    expect(differenceRows(title)).toEqual([['City', 'Yours Medellín', 'Saved elsewhere Pasto']]);
  });
});
