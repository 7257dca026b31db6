import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterTyping,
  dayFault,
  dayText,
  dayTyped,
  partAt,
  partPlaces,
  steppedDay,
  type DayPart,
} from '#domain/dates/typed-day.ts';

const dayLong = 86_400_000;

/** Days by an own calendar, so that the one under test is not judged by itself. */
const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLong).toISOString().slice(0, 10);
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
const numbersOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/** Any day from 1600 to 2399, and more often than chance has it the ends of months and of February. */
const days: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 0, max: 292_193 }).map((count) => plus('1600-01-01', count)),
  fc
    .tuple(
      fc.integer({ min: 1601, max: 2399 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -2, max: 2 }),
    )
    .map(([year, month, shift]) => plus(`${year}-${String(month).padStart(2, '0')}-01`, shift)),
  fc.constantFrom('1600-02-29', '1900-02-28', '2000-02-29', '2028-02-29', '2100-02-28'),
);

/** What a field holds after keys, pressed one after another at its end; ⌫ deletes. */
const keyed = (keys: string, from = ''): string =>
  Array.from(keys).reduce((text, key) => {
    const next = key === '⌫' ? text.slice(0, -1) : text + key;
    return afterTyping(text, { text: next, caret: next.length }).text;
  }, from);
const pasted = (text: string, over = ''): string => afterTyping(over, { text, caret: text.length }).text;

describe('a day that is typed', () => {
  it.each([
    ['digits alone', '05032027', '05-03-2027'],
    ['hyphens', '05-03-2027', '05-03-2027'],
    ['dots', '05.03.2027', '05-03-2027'],
    ['strokes', '05/03/2027', '05-03-2027'],
    ['blanks', '05 03 2027', '05-03-2027'],
    ['no zeros', '5/3/2027', '05-03-2027'],
    ['the year first', '2027-03-05', '05-03-2027'],
    ['a year first that could be a day and a month', '2012-03-05', '05-03-2012'],
    ['letters between', '05mar03-2027', '05-03-2027'],
    ['more digits than there are', '0503202799', '05-03-2027'],
    ['digits of an Arabic keyboard', '٠٥٠٣٢٠٢٧', '05-03-2027'],
  ])('C-9.02 with %s stands as dd-MM-yyyy', (_how, keys, text) => expect(keyed(keys)).toBe(text));

  it.each([
    ['2027-03-05', '05-03-2027'],
    ['2027-03-05T00:00', '05-03-2027'],
    [' 05.03.2027 ', '05-03-2027'],
    ['5/3/2027', '05-03-2027'],
    ['05–03–2027', '05-03-2027'],
    ['05032027', '05-03-2027'],
    ['nothing of the kind', ''],
  ])('C-9.02 or pasted as %j stands as %j, also over another one', (text, shown) => {
    expect(pasted(text)).toBe(shown);
    expect(pasted(text, '31-12-1999')).toBe(shown);
  });

  it('can be deleted letter by letter, and typed on from anywhere', () => {
    const whole = '05-03-2027';
    for (let count = 1; count <= whole.length; count += 1) {
      const rest = keyed('⌫'.repeat(count), whole);
      expect(rest).toBe(whole.slice(0, whole.length - count));
      expect(keyed('05032027'.slice(rest.replaceAll('-', '').length), rest)).toBe(whole);
    }
  });

  it('keeps what is typed in its middle, with the caret where it was', () => {
    const over = '05-03-2027';
    expect(afterTyping(over, { text: '5-03-2027', caret: 0 })).toEqual({ text: '5-03-2027', caret: 0 });
    expect(afterTyping('5-03-2027', { text: '15-03-2027', caret: 1 })).toEqual({
      text: '15-03-2027',
      caret: 1,
    });
    expect(afterTyping(over, { text: '05--03-2027', caret: 3 })).toEqual({ text: over, caret: 3 });
    expect(afterTyping(over, { text: '0x5-03-2027', caret: 2 })).toEqual({ text: over, caret: 1 });
  });

  it('never moves the caret past what was typed, whatever is typed where', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(), (before, text, place) => {
        const caret = place % (text.length + 1);
        const after = afterTyping(before, { text, caret });
        expect(after.text).toMatch(/^\d[\d-]{0,11}$|^$/);
        expect(after.caret).toBeLessThanOrEqual(after.text.length);
        if (caret === text.length) expect(after.caret).toBe(after.text.length);
        else expect(after.caret).toBeLessThanOrEqual(caret);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what a field says', () => {
  it('C-9.02 is the day dd-MM-yyyy, and the same day again, however it is written', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('-', '.', '/', ' '), (day, between) => {
        const [year, month, date] = numbersOf(day);
        const text = dayText(day);
        expect(text).toBe(day.replace(/^(....)-(..)-(..)$/, '$3-$2-$1'));
        expect(dayTyped(text)).toBe(day);
        expect(dayTyped(day)).toBe(day);
        expect(dayTyped(keyed(text.replaceAll('-', '')))).toBe(day);
        expect(dayTyped(keyed(day))).toBe(day);
        expect(dayTyped(pasted([date, month, year].join(between)))).toBe(day);
        expect(dayFault(day)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('is a day exactly where the calendar has it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1600, max: 2399 }),
        fc.integer({ min: 0, max: 13 }),
        fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 28, max: 31 })),
        (year, month, date) => {
          const two = (number: number) => String(number).padStart(2, '0');
          const text = `${two(date)}-${two(month)}-${year}`;
          const isThere = month >= 1 && month <= 12 && date >= 1 && date <= lengthOf(year, month);
          expect(dayTyped(text)).toBe(isThere ? `${year}-${two(month)}-${two(date)}` : text);
          expect(dayFault(dayTyped(text))).toBe(isThere ? null : 'unknown');
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each(['5', '05-', '05-03', '05-03-20', '05-03-202', '2027-03', '1-2-3-4', '105-03-2027'])(
    'stays as it was typed while it is unfinished: %s',
    (text) => {
      expect(dayTyped(text)).toBe(text);
      expect(dayText(text)).toBe(text);
      expect(dayFault(text)).toBe('unfinished');
    },
  );

  it('is nothing at all where nothing stands in it, which is no fault', () => {
    expect([dayTyped(''), dayText(''), dayFault('')]).toEqual(['', '', null]);
  });
});

describe('the arrows', () => {
  it.each([
    ['2027-03-05', 'day', 1, '2027-03-06'],
    ['2027-03-31', 'day', 1, '2027-03-01'],
    ['2027-03-01', 'day', -1, '2027-03-31'],
    ['2028-02-29', 'day', 1, '2028-02-01'],
    ['2027-02-01', 'day', -1, '2027-02-28'],
    ['2027-01-31', 'month', 1, '2027-02-28'],
    ['2028-03-31', 'month', -1, '2028-02-29'],
    ['2027-12-05', 'month', 1, '2027-01-05'],
    ['2027-01-05', 'month', -1, '2027-12-05'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['9999-12-31', 'year', 1, '9999-12-31'],
    ['0001-01-01', 'year', -1, '0001-01-01'],
  ] as const)('move of %s the %s by %i to %s', (day, part, by, moved) => {
    expect(steppedDay(day, part, by)).toBe(moved);
  });

  it('stay between the first and the last day', () => {
    const bounds = { min: '2026-11-20', max: '2027-11-20' };
    expect(steppedDay('2026-11-20', 'day', -1, bounds)).toBe('2026-11-20');
    expect(steppedDay('2026-11-30', 'day', 1, bounds)).toBe('2026-11-20');
    expect(steppedDay('2026-12-05', 'month', 1, bounds)).toBe('2026-11-20');
    expect(steppedDay('2027-01-05', 'year', 1, bounds)).toBe('2027-11-20');
  });

  it('move one part and, of the others, a day that its month does not have alone', () => {
    fc.assert(
      fc.property(
        days,
        fc.constantFrom<DayPart>('day', 'month', 'year'),
        fc.constantFrom(1 as const, -1 as const),
        (day, part, by) => {
          const [year, month, date] = numbersOf(day);
          const [newYear, newMonth, newDate] = numbersOf(steppedDay(day, part, by));
          const length = lengthOf(newYear, newMonth);
          expect(newYear).toBe(part === 'year' ? year + by : year);
          expect(newMonth).toBe(part === 'month' ? ((month + by + 11) % 12) + 1 : month);
          expect(newDate).toBe(
            part === 'day' ? ((date - 1 + by + length) % length) + 1 : Math.min(date, length),
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('move the part in which the caret stands', () => {
    const at = (text: string) =>
      Array.from({ length: text.length + 1 }, (_, caret) => partAt({ text, caret })[0]).join('');
    expect(at('05-03-2027')).toBe('dddmmmyyyyy');
    expect(at('5-3-2027')).toBe('ddmmyyyyy');
    expect(Object.values(partPlaces).map(([start, end]) => '05-03-2027'.slice(start, end))).toEqual([
      '05',
      '03',
      '2027',
    ]);
  });
});
