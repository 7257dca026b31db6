import { describe, expect, it } from 'vitest';
import { csvText } from '#domain/csv.ts';
import { readAddress, writeAddress } from '#machines/reports/address.ts';
import { linesOf } from '#machines/reports/export.ts';
import { chosenPeriod, daysOfPeriod } from '#machines/reports/periods.ts';
import { sampleSignIns } from '#machines/reports/sample-sign-ins.ts';

describe('a file of comma-separated values', () => {
  it('quotes commas, semicolons, quotes and line breaks, and says that it is UTF-8', () => {
    expect(csvText([['a,b', 'x;=1+1', 'say "x"', 'two\nlines'], ['é']])).toBe(
      '\uFEFF"a,b","x;=1+1","say ""x""","two\nlines"\r\né\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('gives a spreadsheet no formula to run: %s', (value) => {
    expect(csvText([[value]])).toContain(`'${value}`);
  });

  it('has a line for each log-in under the names of its columns', () => {
    const [head, first, second] = linesOf(sampleSignIns);
    expect(head).toEqual(['Member', 'Role', 'Clubs', 'Device', 'Logged in', 'Logged out']);
    expect(first?.at(-1)).toBe('');
    expect(second).toEqual([
      'Marcus Whitfield',
      'Club Admin',
      '',
      'Safari on macOS',
      '2026-03-13T15:00:00.000Z',
      '2026-03-13T16:40:00.000Z',
    ]);
  });
});

describe('the address of the report', () => {
  it('says all that is asked, and nothing where nothing is', () => {
    const address = 'name=ana&role=5&club=3&from=2026-03-01&to=2026-03-31&page=2&rows=20';
    expect(writeAddress(readAddress(address))).toBe(address);
    expect(writeAddress(readAddress(''))).toBe('');
  });

  it.each(['role=9', 'club=x', 'from=2026-02-30', 'to=yesterday', 'page=0', 'rows=7'])(
    'takes %s as if it had not been said',
    (said) => expect(writeAddress(readAddress(said))).toBe(''),
  );
});

describe('days that are asked for often', () => {
  it.each(['7', '30', '90', 'all'] as const)('%s are known again by their days', (period) =>
    expect(chosenPeriod(daysOfPeriod(period))).toBe(period),
  );

  it('are so many, today included', () => {
    const { from, to } = daysOfPeriod('7');
    expect(Temporal.PlainDate.from(from).until(to).days).toBe(6);
  });
});
