import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Match } from '#api/matches.ts';
import { firstQuestion, readAddress, writeAddress, type MatchQuestion } from '#machines/matches/address.ts';
import { matchListMachine } from '#machines/matches/list.ts';
import {
  completedMatch,
  nineBallMatch,
  snookerMatch,
  upcomingMatch,
} from '#machines/matches/sample-matches.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { MatchesPage } from '#views/matches/page.tsx';

const rows: Record<number, Match[]> = {
  1: [upcomingMatch],
  6: [completedMatch],
  7: [snookerMatch, nineBallMatch],
};
const choices = {
  tournaments: [{ id: 1, name: 'Copa Panamericana 2026' }],
  clubs: [{ id: 3, name: 'Cue Club Monterrey' }],
};

async function open(search = '', total = 41) {
  const asked: MatchQuestion[] = [];
  const addresses: string[] = [];
  const readPage = fromPromise(async ({ input }: { input: MatchQuestion }) => {
    asked.push(input);
    return { rows: total === 0 ? [] : (rows[input.filters.status] ?? []), total };
  });
  const idle = fromPromise(() => new Promise<never>(() => {}));
  const machine = matchListMachine.provide({
    actors: { readPage: readPage as never, polling: idle as never },
  });
  const actor = createActor(machine, { input: { question: readAddress(search) } });
  actor.on('question.changed', ({ question }) => addresses.push(writeAddress(question)));
  actor.start();
  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    });
  const { container } = render(<MatchesPage actor={actor} choices={choices} />);
  await settle();
  return { actor, asked, addresses, container, settle };
}

it('A-9.07, A-9.08, C-4.12 shows upcoming, live and completed matches, each by its status id', async () => {
  const { asked, addresses, settle } = await open();
  for (const name of ['Live', 'Completed', 'Upcoming']) {
    await userEvent.click(screen.getByRole('radio', { name }));
    await settle();
  }
  expect(asked.map(({ filters }) => filters.status)).toEqual([1, 7, 6, 1]);
  expect(addresses).toEqual(['/match?status=7', '/match?status=6', '/match']);
});

it('narrows by game, tournament and club, each in the address, and begins at the first page', async () => {
  const { addresses, settle } = await open('?page=3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Pool, 9 ball');
  await settle();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Tournament' }),
    'Copa Panamericana 2026',
  );
  await settle();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Club' }), 'Cue Club Monterrey');
  await settle();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'All games');
  expect(addresses).toEqual([
    '/match?game=nineBall',
    '/match?tournament=1&game=nineBall',
    '/match?club=3&tournament=1&game=nineBall',
    '/match?club=3&tournament=1',
  ]);
});

it('shows what an address names even where nobody offers it', async () => {
  await open('?club=77&tournament=88');
  const shown = (name: string) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.text;
  expect([shown('Club'), shown('Tournament')]).toEqual(['Club 77', 'Tournament 88']);
});

it('A-9.01 pages by 10 or 20, and keeps the place', async () => {
  const { asked, addresses, settle } = await open('?page=3');
  const sizes = within(screen.getByRole('combobox', { name: 'Rows' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '20']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '20');
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await settle();
  expect(addresses).toEqual(['/match?page=2&rows=20', '/match?page=3&rows=20']);
  expect(asked.at(-1)).toMatchObject({ page: 3, size: 20 });
});

it('groups what comes and what was by days, and shows live matches as cards', async () => {
  const { actor, settle } = await open();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toMatch(/21 Nov 2026$/);
  act(() => actor.send({ type: 'filters.changed', filters: { status: 6 } }));
  await settle();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toMatch(/19 Nov 2026$/);
  act(() => actor.send({ type: 'filters.changed', filters: { status: 7 } }));
  await settle();
  const cards = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(cards).toEqual(['/match/11', '/match/12']);
});

it('says where nothing fits, and widens the list again', async () => {
  const { addresses } = await open('?status=7&club=3&mine=1', 0);
  expect(screen.getByText('Nobody is playing here just now')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(addresses).toEqual(['/match?status=7']);
});

it('offers nothing to clear where nothing narrows the list', async () => {
  await open('', 0);
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
});

it('follows Back: the address asks, and is not written again', async () => {
  const { actor, asked, addresses, settle } = await open('?status=7&page=2');
  act(() => actor.send({ type: 'address.changed', question: firstQuestion }));
  await settle();
  expect(asked.at(-1)).toEqual(firstQuestion);
  expect(addresses).toEqual([]);
});

it.each([
  ['what comes', '', 41],
  ['what is live', '?status=7', 41],
  ['what was', '?status=6', 41],
  ['nothing', '', 0],
])('has no fault that axe can see, with %s', async (_name, search, total) => {
  const { container } = await open(search, total);
  expect(await faultsIn(container)).toEqual([]);
});
