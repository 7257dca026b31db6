import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, type InputFrom } from 'xstate';
import type { Licence, Licences, updateLicence } from '#api/licences.ts';
import { millisecondsOf } from '#domain/licences/term.ts';
import { licencesMachine } from '#machines/licences/machine.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { LicencesSection } from '#views/licences/section.tsx';

const licence = (id: number, licenceStatusId: Licence['licenceStatusId'], isRenewed = false): Licence => ({
  id,
  clubId: 3,
  numberOfLicence: 12,
  startDate: millisecondsOf('2026-03-15'),
  endDate: millisecondsOf('2027-03-15'),
  licenceStatusId,
  isRenewed,
  version: '1',
});

type Change = InputFrom<typeof updateLicence>;

async function open(
  answers: Licence[][],
  update: (change: Change) => { message: string } = () => ({ message: '' }),
) {
  const days: (string | null)[] = [];
  let pass = (): void => {};
  let asked = 0;
  const machine = licencesMachine.provide({
    actors: {
      listLicences: fromPromise<Licences, { clubId: number }>(async () => {
        const rows = answers[Math.min(asked, answers.length - 1)] ?? [];
        asked += 1;
        return { rows, today: millisecondsOf('2026-11-20'), timeZone: 'Pacific/Auckland' };
      }),
      updateLicence: fromPromise<{ message: string }, Change>(async ({ input }) => update(input)),
      deadline: fromCallback<{ type: 'deadline.passed' }, { at: string | null }>(({ input, sendBack }) => {
        days.push(input.at);
        pass = () => sendBack({ type: 'deadline.passed' });
      }),
    },
  });
  const actor = createActor(machine, { input: { clubId: 3 } });
  const { container } = render(<LicencesSection actor={actor} />);
  await act(async () => {
    actor.start();
  });
  return { actor, container, days, midnight: () => act(async () => pass()) };
}

/** What is told of a field. */
const toldOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' ');

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name} `) }));

it('C-4.25 shows Renew at Expiring Soon and Expired alone, and not where the next term is made', async () => {
  await open([[licence(1, 1), licence(2, 3), licence(3, 9), licence(4, 10), licence(5, 9, true)]]);
  const offered = screen
    .getAllByRole('button', { name: /^Renew/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(offered).toEqual(['Renew CS-2', 'Renew CS-3']);
});

it('C-2.26, C-4.26 to C-4.28 shows the next term in a dialog before it is made', async () => {
  const ending = (one: Licence, day: string): Licence => ({ ...one, endDate: millisecondsOf(day) });
  const { actor } = await open([[ending(licence(2, 3), '2026-01-31'), ending(licence(3, 9), '2026-12-09')]]);
  const offers = [
    ['Renew CS-2', 'The next term has 12 licences, from 11/20/2026 to 11/20/2027.'],
    ['Renew CS-3', 'The next term has 12 licences, from 12/10/2026 to 12/09/2027.'],
  ] as const;
  for (const [name, purpose] of offers) {
    fireEvent.click(screen.getByRole('button', { name }));
    const dialog = screen.getByRole('dialog', { name: `${name}?` });
    expect(dialog.textContent).toContain(purpose);
    expect(await faultsIn(document.body)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(actor.getSnapshot().value).toBe('shown');
  }
});

it('C-4.29 to C-4.32 marks what each status locks', async () => {
  await open([[licence(1, 1), licence(2, 3)]]);
  const locked = (name: string) =>
    row(name)
      .getAllByText('locked')
      .map((mark) => mark.closest('td')?.textContent);
  expect(locked('CS-1')).toEqual(['Start 03/15/2026locked']);
  expect(locked('CS-2')).toEqual(['Count 12locked']);
});

it('C-5.27 takes no e, +, - or period where a number of licences is typed', async () => {
  await open([[]]);
  fireEvent.click(screen.getByRole('button', { name: 'Add licence' }));
  const field = screen.getByRole('textbox', { name: 'Number of licences' });
  const taken = ['e', '+', '-', '.', '7'].map((key) => fireEvent.keyDown(field, { key }));
  expect(taken).toEqual([false, false, false, false, true]);
  for (const pasted of ['1e3', '-5', '1.5', '12']) fireEvent.change(field, { target: { value: pasted } });
  expect((field as HTMLInputElement).value).toBe('12');
});

it('C-5.19 warns of a fourth digit while it is typed', async () => {
  await open([[]]);
  fireEvent.click(screen.getByRole('button', { name: 'Add licence' }));
  const field = screen.getByRole('textbox', { name: 'Number of licences' });
  const warning = 'Number of License can not have more than 3 digits';
  fireEvent.change(field, { target: { value: '999' } });
  expect(screen.queryByText(warning)).toBeNull();
  fireEvent.change(field, { target: { value: '12345' } });
  expect(screen.getByText(warning)).toBeDefined();
  fireEvent.change(field, { target: { value: '123' } });
  expect(screen.queryByText(warning)).toBeNull();
});

it('C-4.19, C-4.24 begins today for a year, and moves the end with the start', async () => {
  await open([[]]);
  fireEvent.click(screen.getByRole('button', { name: 'Add licence' }));
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([value('Start date'), value('Expiry date')]).toEqual(['20-11-2026', '20-11-2027']);
  fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2028-02-29' } });
  expect([value('Start date'), value('Expiry date')]).toEqual(['29-02-2028', '28-02-2029']);
});

it('C-9.02 takes days as dd-MM-yyyy, and saves nothing while one is unfinished', async () => {
  const sent: Change['body'][] = [];
  const [startDate, endDate] = [millisecondsOf('2026-12-15'), millisecondsOf('2027-12-15')];
  await open([[{ ...licence(1, 10), startDate, endDate }]], ({ body }) => {
    sent.push(body);
    return { message: 'Changes to CS-1 saved.' };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit CS-1' }));
  const start = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });
  await userEvent.clear(start);
  await userEvent.type(start, '0503');
  const save = screen.getByRole('button', { name: 'Save licence' });
  await userEvent.click(save);
  expect(sent).toEqual([]);
  expect(start.value).toBe('05-03');
  expect(toldOf(start)).toContain('Write the day as dd-mm-yyyy, for example 05-03-2027.');
  expect(document.activeElement).toBe(start);
  await userEvent.type(start, '2027');
  expect(start.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(save);
  expect(sent).toMatchObject([{ startDate: Date.UTC(2027, 2, 5), endDate: Date.UTC(2028, 2, 5) }]);
});

it('C-4.10 reads the licences again at midnight of the club, without a reload', async () => {
  const { days, midnight } = await open([[licence(1, 9)], [licence(1, 3)]]);
  expect(days).toEqual(['2026-11-20T11:00:00.000Z']);
  expect(row('CS-1').getByText('Expiring Soon')).toBeDefined();
  await midnight();
  expect(row('CS-1').getByText('Expired')).toBeDefined();
});

it('has no fault that axe can see, as a table, empty and with its dialog', async () => {
  const { container, actor } = await open([[licence(1, 1), licence(2, 3)]]);
  expect(await faultsIn(container)).toEqual([]);
  act(() => actor.send({ type: 'edit', licence: licence(1, 1) }));
  expect(await faultsIn(document.body)).toEqual([]);
});

it('shows what someone else has saved meanwhile, and writes over it on their version alone', async () => {
  const theirs = { ...licence(1, 1), numberOfLicence: 30, version: '2' };
  const sent: { count: number; version: string }[] = [];
  const { actor } = await open([[licence(1, 1)], [theirs], [theirs]], ({ body, version }) => {
    sent.push({ count: body.numberOfLicence, version });
    if (version === '1') throw changedMeanwhile;
    return { message: 'Changes to CS-1 saved.' };
  });
  await act(async () => actor.send({ type: 'edit', licence: licence(1, 1) }));
  await act(async () => actor.send({ type: 'changed', field: 'count', value: '40' }));
  await act(async () => actor.send({ type: 'save' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Someone else has changed CS-1' }));
  expect(dialog.getByRole('row', { name: 'Number of licences Yours 40 Theirs 30' })).toBeTruthy();
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save mine' })));
  expect(sent).toEqual([
    { count: 40, version: '1' },
    { count: 40, version: '2' },
  ]);
});

it('goes on from what someone else has saved, where that is taken', async () => {
  const theirs = { ...licence(1, 1), numberOfLicence: 30, version: '2' };
  const { actor } = await open([[licence(1, 1)], [theirs]], () => {
    throw changedMeanwhile;
  });
  await act(async () => actor.send({ type: 'edit', licence: licence(1, 1) }));
  await act(async () => actor.send({ type: 'changed', field: 'count', value: '40' }));
  await act(async () => actor.send({ type: 'save' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take theirs' })));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number of licences' }).value).toBe('30');
});
