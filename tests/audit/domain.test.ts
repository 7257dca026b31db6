import { describe, expect, it } from 'vitest';
import { changesBetween } from '#domain/audit/changes.ts';
import { daysAsInstants } from '#domain/dates/day-range.ts';

describe('what the audit tells of a change', () => {
  it('is each field that differs, by name, with what it was and what it is', () => {
    expect(
      changesBetween({ name: 'Cue', city: 'Lima', fee: 3 }, { name: 'Cue', city: 'Cusco', fee: 4 }),
    ).toEqual([
      { field: 'city', before: 'Lima', after: 'Cusco' },
      { field: 'fee', before: '3', after: '4' },
    ]);
  });

  it('is every field that something has when it is made or taken away', () => {
    expect(changesBetween(null, { name: 'Cue', mobile: '' })).toEqual([
      { field: 'name', before: null, after: 'Cue' },
    ]);
    expect(changesBetween({ name: 'Cue' }, null)).toEqual([{ field: 'name', before: 'Cue', after: null }]);
  });

  it('is nothing where nothing differs, an empty text and none being the same', () => {
    expect(changesBetween({ mobile: '', list: [1] }, { mobile: null, list: [1] })).toEqual([]);
  });

  it.each([
    'password',
    'newPassword',
    'streamKey',
    'stream_key',
    'pin',
    'userPin',
    'token',
    'passwordHash',
    'grant',
  ])('says that %s has changed, and never to what', (field) => {
    const told = JSON.stringify([
      changesBetween({ [field]: 'hush-1' }, { [field]: 'hush-2' }),
      changesBetween(null, { more: { [field]: 'hush-3' } }),
    ]);
    expect(told).toContain(field);
    expect(told).not.toContain('hush');
  });
});

describe('days of a zone', () => {
  it('begin and end at its midnights, across a change of the clock', () => {
    const { since, until } = daysAsInstants({ from: '2026-11-01', to: '2026-11-01' }, 'America/New_York');
    expect(new Date(since ?? 0).toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(new Date(until ?? 0).toISOString()).toBe('2026-11-02T05:00:00.000Z');
  });

  it('stay within what every database takes', () => {
    const { since, until } = daysAsInstants({ from: '0000-01-01', to: '9999-12-31' }, 'UTC');
    expect([since, until].map((at) => new Date(at ?? 0).toISOString().slice(0, 10))).toEqual([
      '1970-01-01',
      '9999-12-31',
    ]);
  });

  it('are open where no day is named', () => {
    expect(daysAsInstants({}, 'UTC')).toEqual({ since: undefined, until: undefined });
  });
});
