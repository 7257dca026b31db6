import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayWords } from '#domain/words/days.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import type { SignInListActor } from '#machines/reports/list.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { untilStill } from '#tests/support/still.ts';
import { ReportsPage } from '#views/reports/page.tsx';
import { clubs, giveDay, startDays, startFile, startReport } from './opened.tsx';

async function open(actor: SignInListActor = startReport()) {
  const file = startFile();
  const days = startDays((filters) => actor.send({ type: 'filters.changed', filters }));
  const { container } = render(
    <ReportsPage actor={actor} file={file} days={days} clubs={clubs} changes={null} />,
  );
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
  return { container, actor, file };
}
const filtersOf = (actor: SignInListActor) => actor.getSnapshot().context.question.filters;

describe('the report of log-ins', () => {
  it('C-2.59, C-2.85 tells who came, with which role, of which clubs, from what, and when they left', async () => {
    const { container } = await open();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    const ana = rows.find((text) => text.includes('Ana Beltrán'));
    expect(ana).toContain('Player');
    expect(ana).toContain('Cue Club Monterrey');
    expect(ana).toContain('Chrome on Android');
    expect(ana).toContain(words.still);
    const marcus = rows.find((text) => text.includes('Marcus Whitfield'));
    expect(marcus).toContain(words.noClub);
    // In a block without heads each time says which of the two it is.
    expect(marcus).toMatch(/M in.+M out$/);
    expect(ana).not.toMatch(/out$/);
    expect(await faultsIn(container)).toEqual([]);
  });

  it('draws each day, and gives the same numbers as a table', async () => {
    await open();
    const picture = screen.getByRole('img', { name: words.chart });
    expect([...picture.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
      '13-Mar-2026: Log-ins 1, Log-outs 1',
      '14-Mar-2026: Log-ins 1, Log-outs 0',
    ]);
    fireEvent.click(screen.getByText(words.chartTable));
    const table = screen.getByRole('table', { name: words.chart });
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('14-Mar-2026');
  });

  it('is narrowed by name, role, club and days, and all of it again', async () => {
    const { actor } = await open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' Ana ' } });
    fireEvent.submit(screen.getByRole('searchbox').closest('form') as HTMLFormElement);
    expect(filtersOf(actor).search).toBe('Ana');
    fireEvent.change(screen.getByRole('combobox', { name: words.role }), { target: { value: '5' } });
    fireEvent.change(screen.getByRole('combobox', { name: words.club }), { target: { value: '3' } });
    fireEvent.change(screen.getByLabelText(words.from), { target: { value: '2026-03-01' } });
    expect(filtersOf(actor)).toMatchObject({ from: '', to: '' });
    giveDay(words.to, '2026-03-31');
    const said = { search: 'Ana', roleId: 5, clubId: 3, from: '2026-03-01', to: '2026-03-31' };
    expect(filtersOf(actor)).toEqual(said);
    fireEvent.click(screen.getByRole('radio', { name: words.periods.all }));
    expect(filtersOf(actor)).toMatchObject({ from: '', to: '' });
    await untilStill();
  });

  it('does not ask for days that are no span, and says so', async () => {
    const asked: unknown[] = [];
    const { actor } = await open(startReport('?from=2026-03-01&to=2026-03-31', asked));
    for (const [label, typed] of [
      [words.from, '0202-03-01'],
      [words.to, '2026-02-28'],
    ] as const) {
      giveDay(label, typed);
      expect(screen.getByText(words.noSpan)).toBeDefined();
    }
    expect(filtersOf(actor)).toMatchObject({ from: '2026-03-01', to: '2026-03-31' });
    expect(asked).toHaveLength(1);
  });

  it('C-9.02 has its days as dd-MM-yyyy, and asks for none that is unfinished', async () => {
    const asked: unknown[] = [];
    const { actor, container } = await open(startReport('?from=2026-03-01&to=2026-03-31', asked));
    giveDay(words.from, '2026-03-05');
    expect(screen.getByLabelText<HTMLInputElement>(words.from).value).toBe('05-03-2026');
    expect(filtersOf(actor)).toMatchObject({ from: '2026-03-05', to: '' });
    giveDay(words.to, '31.3.');
    expect(screen.getByLabelText<HTMLInputElement>(words.to).value).toBe('31-03-');
    expect(screen.getByText(dayWords.unfinished)).toBeDefined();
    expect(screen.queryByText(words.noSpan)).toBeNull();
    expect(await faultsIn(container)).toEqual([]);
    expect(filtersOf(actor)).toMatchObject({ from: '2026-03-05', to: '' });
    giveDay(words.to, '31.3.2026');
    await untilStill();
    expect(screen.queryByText(dayWords.unfinished)).toBeNull();
    expect(filtersOf(actor)).toMatchObject({ from: '2026-03-05', to: '2026-03-31' });
  });

  it('offers the clubs that an address names, though nobody names them', async () => {
    await open(startReport('?club=77'));
    expect(screen.getByRole('option', { name: words.clubNumber(77) })).toBeDefined();
  });

  it('asks for a file with what the report is narrowed by', async () => {
    const { file } = await open(startReport('?role=4&name=ana'));
    fireEvent.click(screen.getByRole('button', { name: words.export }));
    expect(file.getSnapshot().context.filters).toMatchObject({ roleId: 4, search: 'ana' });
  });
});
