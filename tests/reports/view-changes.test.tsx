import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { reportWords } from '#domain/words/reports.ts';
import { changeListModel } from '#machines/reports/changes-model.ts';
import { changeListMachine, readChangesAddress, writeChangesAddress } from '#machines/reports/changes.ts';
import { sampleChanges } from '#machines/reports/sample-changes.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { untilStill } from '#tests/support/still.ts';
import { ChangesPage } from '#views/reports/changes-page.tsx';
import { clubs, giveDay, startDays } from './opened.tsx';

const words = reportWords.changes;

proveView(changeListModel, (actor) => (
  <ChangesPage actor={actor} days={startDays()} clubs={clubs} signIns="/reports" />
));

it('the audit tells who changed what, field by field, and is narrowed by record and days', async () => {
  const readPage = fromPromise(async () => ({ rows: sampleChanges, total: 2 }));
  const polling = fromPromise(() => new Promise<never>(() => {}));
  const machine = changeListMachine.provide({
    actors: { readPage: readPage as never, polling: polling as never },
  });
  const actor = createActor(machine, { input: { question: readChangesAddress('') } }).start();
  const days = startDays((filters) => actor.send({ type: 'filters.changed', filters }));
  const { container } = render(<ChangesPage actor={actor} days={days} clubs={clubs} signIns="/reports" />);
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
  const [club, channel] = screen.getAllByRole('row').slice(1);
  expect(club?.textContent).toContain('Update club');
  expect(club?.textContent).toContain('Saltillo → Monterrey');
  expect(club?.textContent).toContain(`Monthly charge day${words.empties} → 7`);
  expect(channel?.textContent).toContain(words.looked);
  expect(channel?.textContent).toContain(words.nobody);
  fireEvent.click(screen.getByText(words.fieldCount(2)));
  expect(await faultsIn(container)).toEqual([]);
  fireEvent.change(screen.getByRole('combobox', { name: words.kind }), { target: { value: 'licence' } });
  giveDay(reportWords.from, '2026-03-01');
  await untilStill();
  expect(actor.getSnapshot().context.question.filters).toMatchObject({ kind: 'licence', from: '2026-03-01' });
});

it('the audit is narrowed by who made the changes, and by anyone again', async () => {
  const asked: unknown[] = [];
  const machine = changeListMachine.provide({
    actors: {
      readPage: fromPromise(async ({ input }: { input: unknown }) => {
        asked.push(input);
        return { rows: sampleChanges, total: 2 };
      }) as never,
      polling: fromPromise(() => new Promise<never>(() => {})) as never,
    },
  });
  const actor = createActor(machine, { input: { question: readChangesAddress('by=77') } }).start();
  render(<ChangesPage actor={actor} days={startDays()} clubs={clubs} signIns="/reports" />);
  const by = screen.getByRole<HTMLSelectElement>('combobox', { name: words.by });
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
  const offered = () => [...by.options].map(({ text }) => text);
  expect([by.value, offered()]).toEqual(['77', [words.anyone, 'Person 77', 'Valeria Ocampo']]);
  fireEvent.change(by, { target: { value: '1' } });
  expect(writeChangesAddress(actor.getSnapshot().context.question)).toBe('part=changes&by=1');
  fireEvent.change(by, { target: { value: '' } });
  expect(writeChangesAddress(actor.getSnapshot().context.question)).toBe('part=changes');
  await untilStill();
  expect(asked).not.toHaveLength(0);
});

it('its address says all that is asked', () => {
  const address = 'part=changes&kind=club&club=3&by=1&from=2026-03-01&to=2026-03-02&page=2&rows=20';
  expect(writeChangesAddress(readChangesAddress(address))).toBe(address);
  expect(writeChangesAddress(readChangesAddress('kind=x&club=0&by=x&page=x'))).toBe('part=changes');
});
