import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { activeClub, inactiveClub } from '#machines/clubs/sample-clubs.ts';
import { firstQuestion } from '#machines/clubs/address.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { openClubs } from './opened.tsx';

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

it('C-7.04 tells of a club where it is, who answers for it, its licences, its fee and whether it is active', async () => {
  await openClubs();
  const row = rowOf(activeClub.name);
  for (const text of [
    'Monterrey, Mexico',
    'Lucía Garza Treviño',
    'lucia@cueclubmty.example',
    'Expiring Soon',
    'to 12/09/2026',
    '2.5%',
    'MXN',
  ]) {
    expect(row.getByText(text)).toBeDefined();
  }
  expect(row.getByRole('switch', { name: 'Cue Club Monterrey is active', checked: true })).toBeDefined();
  expect(row.getByRole('link', { name: activeClub.name }).getAttribute('href')).toBe('/add-club?clubId=3');
});

it('says where nobody answers for a club and no licence was given', async () => {
  await openClubs();
  const row = rowOf(inactiveClub.name);
  expect(row.getByText('Nobody')).toBeDefined();
  expect(row.getByText('No licence')).toBeDefined();
  expect(row.getByRole('switch', { checked: false })).toBeDefined();
});

it.each([
  [1, 'Active', 'to 12/09/2026'],
  [9, 'Expiring Soon', 'to 12/09/2026'],
  [3, 'Expired', 'since 12/10/2026'],
  [10, 'Not Started', 'from 12/09/2025'],
] as const)('C-4.33 names status %i %s with the day that matters', async (licenceStatusId, name, day) => {
  await openClubs('', [{ ...activeClub, licenceStatusId }]);
  expect(rowOf(activeClub.name).getByText(name)).toBeDefined();
  expect(rowOf(activeClub.name).getByText(day)).toBeDefined();
});

it('tells until when a licence runs and until when it is renewed, each by its day', async () => {
  await openClubs('', [{ ...activeClub, licenceStatusId: 1, licenceRenewedUntil: Date.UTC(2027, 11, 9) }]);
  expect(rowOf(activeClub.name).getByText('to 12/09/2026')).toBeDefined();
  expect(rowOf(activeClub.name).getByText('renewed to 12/09/2027')).toBeDefined();
});

it('sorts by its heads, one way and the other', async () => {
  const { asked, addresses, settle } = await openClubs();
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('Club').getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Club' }));
  await settle();
  expect(head('Club').getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'Licence status' }));
  await settle();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorted by' }), 'Newest first');
  await settle();
  expect(asked.map(({ filters }) => filters.sort)).toEqual(['name', '-name', 'licenceEnd', '-created']);
  expect(addresses).toEqual(['sort=-name', 'sort=licenceEnd', 'sort=-created']);
});

it('shows what an address asks, and follows Back without writing it again', async () => {
  const { actor, asked, addresses, settle } = await openClubs(
    '?name=liga&status=2&sort=-name&page=2&rows=20',
  );
  expect(asked).toEqual([{ filters: { name: 'liga', clubStatusId: 2, sort: '-name' }, page: 2, size: 20 }]);
  expect(screen.getByRole('radio', { name: 'Inactive', checked: true })).toBeDefined();
  act(() => actor.send({ type: 'address.changed', question: firstQuestion }));
  await settle();
  expect(asked.at(-1)).toEqual(firstQuestion);
  expect(addresses).toEqual([]);
});

it.each(['?status=3&sort=fee&page=-1&rows=50', '?name=%20%20', '?page=1e9&status=x', ''])(
  'takes what %s says wrongly as if it had not been said',
  async (search) => {
    expect((await openClubs(search)).asked).toEqual([firstQuestion]);
  },
);

it('widens what was narrowed to nothing', async () => {
  const { addresses } = await openClubs('?status=2&name=xyz&sort=-name', []);
  expect(screen.getByText('There is no such club')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(addresses).toEqual(['sort=-name']);
});

it('names the menu, the switch and the pages so that axe finds no fault', async () => {
  const { container } = await openClubs();
  expect(await faultsIn(container)).toEqual([]);
});

it('has no fault that axe can see while it asks', async () => {
  const { desk, settle } = await openClubs();
  act(() => desk.send({ type: 'switch', club: activeClub, clubStatusId: 2 }));
  await settle();
  expect(screen.getByRole('alertdialog', { name: 'Switch off Cue Club Monterrey?' })).toBeDefined();
  expect(await faultsIn(document.body)).toEqual([]);
});
