import { describe, expect, it } from 'vitest';
import { coverOn } from '#domain/licences/cover.ts';
import { blockedCountKeys, findLicenceFault, type LicenceEntry } from '#domain/licences/fault.ts';
import { isRenewable, isRunning, licenceLocks, licenceStatusOn } from '#domain/licences/status.ts';
import { dayAt, endOfDay, renewedTerm, yearFrom } from '#domain/licences/term.ts';
import { licenceDay, licenceName } from '#domain/licences/text.ts';
import { licenceWords } from '#domain/words/licences.ts';

const term = { start: '2026-03-15', end: '2027-03-15' };

describe('C-4.10, C-4.13, C-4.14, C-4.33 the status of a licence', () => {
  it.each([
    ['before its first day', '2026-03-14', 10, 'Not Started'],
    ['on its first day', '2026-03-15', 1, 'Active'],
    ['31 days before the end', '2027-02-12', 1, 'Active'],
    ['on the thirtieth last day', '2027-02-14', 9, 'Expiring Soon'],
    ['on its last day', '2027-03-15', 9, 'Expiring Soon'],
    ['on the day after', '2027-03-16', 3, 'Expired'],
  ])('%s', (_when, today, status, name) => {
    expect(licenceStatusOn(today, term)).toBe(status);
    expect(licenceWords.statuses[status as 1]).toBe(name);
  });

  it('is Expiring Soon from the start where the whole term is shorter than 30 days', () => {
    expect(licenceStatusOn('2026-03-15', { start: '2026-03-15', end: '2026-04-01' })).toBe(9);
  });
});

describe('what the licences of a club come to', () => {
  const next = { start: '2027-03-16', end: '2028-03-15' };
  const later = { start: '2028-06-01', end: '2029-05-31' };

  it.each([
    ['one that runs ends on its own day', [term], { ...term, status: 1, renewedUntil: null }],
    ['a later one does not move that day', [later, term], { ...term, status: 1, renewedUntil: null }],
    [
      'what follows without a gap is told apart',
      [next, term],
      { ...term, status: 1, renewedUntil: next.end },
    ],
  ])('%s', (_what, terms, cover) => {
    expect(coverOn('2026-11-20', terms)).toEqual(cover);
  });

  it('one that is renewed does not expire soon', () => {
    expect(coverOn('2027-03-14', [term, next])).toMatchObject({ end: term.end, status: 1 });
    expect(coverOn('2027-03-14', [term, later])).toMatchObject({ end: term.end, status: 9 });
  });

  it('what starts first counts where none runs, else what ended last', () => {
    expect(coverOn('2026-01-01', [later, next, term])).toEqual({
      ...term,
      status: 10,
      renewedUntil: next.end,
    });
    expect(coverOn('2030-01-01', [term, later, next])).toEqual({ ...later, status: 3, renewedUntil: null });
  });
});

describe('C-4.25, C-4.29 to C-4.32 what a status allows', () => {
  it.each([
    [1, { count: false, start: true }, false, true],
    [9, { count: true, start: false }, true, true],
    [3, { count: true, start: false }, true, false],
    [10, { count: true, start: false }, false, false],
  ] as const)('at %i', (status, locks, renewable, running) => {
    expect(licenceLocks(status)).toEqual(locks);
    expect(isRenewable(status)).toBe(renewable);
    expect(isRunning(status)).toBe(running);
  });
});

describe('terms', () => {
  it.each([
    ['2026-11-20', '2027-11-20'],
    ['2027-02-28', '2028-02-28'],
    ['2028-02-29', '2029-02-28'],
    ['2027-12-31', '2028-12-31'],
  ])('C-4.20, C-4.24 one from %s ends on %s', (start, end) => {
    expect(yearFrom(start)).toEqual({ start, end });
  });

  it.each([
    ['on its last day', '2027-03-15', { start: '2027-03-16', end: '2028-03-15' }],
    ['two weeks before', '2027-03-01', { start: '2027-03-16', end: '2028-03-15' }],
    ['the day after its end', '2027-03-16', { start: '2027-03-16', end: '2028-03-16' }],
    ['years after its end', '2030-02-28', { start: '2030-02-28', end: '2031-02-28' }],
  ])('C-4.26, C-4.27, C-4.28 the next of a licence renewed %s', (_when, today, next) => {
    expect(renewedTerm(term, today)).toEqual(next);
  });

  it('C-4.27 the next of one that ends on 29 February ends on 28 February', () => {
    const leap = { start: '2027-03-01', end: '2028-02-29' };
    expect(renewedTerm(leap, '2028-02-20')).toEqual({ start: '2028-03-01', end: '2029-02-28' });
  });
});

describe('the day of a club', () => {
  it('is the day on its own calendar', () => {
    const noon = Date.parse('2026-11-20T12:00:00Z');
    expect(
      ['Pacific/Auckland', 'Pacific/Pago_Pago', 'Asia/Kolkata'].map((zone) => dayAt(noon, zone)),
    ).toEqual(['2026-11-21', '2026-11-20', '2026-11-20']);
  });

  it.each([
    ['at midnight', '2026-11-20T12:00:00Z', 'Pacific/Auckland', '2026-11-21T11:00:00.000Z'],
    ['where the day has 23 hours', '2026-03-08T06:00:00Z', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    [
      'where the clocks skip midnight',
      '2018-11-03T20:00:00Z',
      'America/Sao_Paulo',
      '2018-11-04T03:00:00.000Z',
    ],
    ['where a whole day is skipped', '2011-12-30T09:00:00Z', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('ends %s', (_where, now, zone, end) => {
    expect(new Date(endOfDay(dayAt(Date.parse(now), zone), zone)).toISOString()).toBe(end);
  });
});

describe('C-3.21, C-9.03 the table of licences', () => {
  it('names a licence CS-{id} and writes its days MM/DD/YYYY', () => {
    expect(licenceName(1043)).toBe('CS-1043');
    expect(licenceDay('2026-03-15')).toBe('03/15/2026');
  });
});

describe('an entry', () => {
  const unfinished = 'Write the day as dd-mm-yyyy, for example 05-03-2027.';
  const today = '2026-11-20';
  const entry = (more: { count?: number | null; start?: string; end?: string } = {}): LicenceEntry => {
    const { count = 12, start = today, end = '2027-11-20' } = more;
    return { count, term: { start, end } };
  };
  const kept = (start: string, end: string) => ({ count: 12, term: { start, end } });
  const textOf = (given: LicenceEntry, before: ReturnType<typeof kept> | null = null): string | null => {
    const fault = findLicenceFault(given, today, before);
    return fault && licenceWords.faults[fault.code];
  };

  it('of today and one year is right', () => {
    expect(findLicenceFault(entry(), today)).toBeNull();
    expect(findLicenceFault(entry({ count: 999 }), today)).toBeNull();
    expect(findLicenceFault(entry({ end: '2036-11-20' }), today)).toBeNull();
  });

  it.each([
    ['C-5.11 no number', { count: null }, 'Number of License is Required'],
    ['C-5.11 a number of none', { count: 0 }, 'Number of License is Required'],
    ['C-5.18, C-5.19 a thousand', { count: 1000 }, 'Number of License can not have more than 3 digits'],
    ['no start', { start: '' }, 'Start Date is Required'],
    ['C-5.48 a start yesterday', { start: '2026-11-19' }, 'The licence cannot start before today.'],
    ['no end', { end: '' }, 'Expiry Date is Required'],
    [
      'C-5.49 an end on the day of the start',
      { end: today },
      'The licence has to end at least one day after its start.',
    ],
    [
      'an end more than ten years ahead',
      { end: '2036-11-21' },
      'The licence has to end within 10 years from today.',
    ],
    ['C-9.02 a start that is unfinished', { start: '05-03-20' }, unfinished],
    ['C-9.02 an end on a day that is not in the calendar', { end: '29-02-2027' }, unfinished],
  ])('with %s is refused', (_what, more, text) => {
    expect(textOf(entry(more))).toBe(text);
  });

  it('names one fault at a time, the number first', () => {
    expect(findLicenceFault(entry({ count: null, start: '2020-01-01', end: '' }), today)).toEqual({
      field: 'count',
      code: 'licence_count_missing',
    });
  });

  it('C-4.29, C-4.30 of an active licence may change its number and not its start', () => {
    const active = kept('2026-11-01', '2027-11-01');
    expect(textOf(entry({ count: 40, ...active.term }), active)).toBeNull();
    expect(textOf(entry({ start: '2026-11-25' }), active)).toBe(
      'The start cannot be changed at this status.',
    );
  });

  it.each([
    ['expired', kept('2025-01-01', '2026-01-01')],
    ['expiring soon', kept('2025-12-01', '2026-12-01')],
    ['not started', kept('2026-12-24', '2027-12-24')],
  ])('C-4.31, C-4.32 of one that is %s may change its start and not its number', (_status, before) => {
    expect(textOf(entry({ start: '2026-12-01', end: '2027-12-01' }), before)).toBeNull();
    expect(textOf(entry({ count: 13 }), before)).toBe('The number cannot be changed at this status.');
    expect(textOf(entry({ start: '2026-11-19' }), before)).toBe('The licence cannot start before today.');
  });

  it.each([
    ['start', { start: '20267-12-25', end: '2027-12-25' }, 'day_malformed'],
    ['end', { start: '2026-12-25', end: '20277-12-25' }, 'day_malformed'],
  ])('has no day where the year of its %s has five digits', (field, given, code) => {
    expect(findLicenceFault({ count: 12, term: given }, '2026-11-20')).toEqual({ field, code });
  });

  it('C-5.48 with a start that was left as it was may lie in the past', () => {
    const expired = kept('2025-01-01', '2026-01-01');
    expect(textOf(entry({ start: '2025-01-01', end: '2026-02-01' }), expired)).toBeNull();
  });

  it('C-5.27 takes no key that a number field would take beside digits', () => {
    expect(blockedCountKeys).toEqual(['e', 'E', '+', '-', '.']);
  });
});
