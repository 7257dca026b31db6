import { digitsOf } from '#domain/verification/code.ts';
import { isDay } from './day.ts';

/** The parts of a day in the order in which a field has them: dd-MM-yyyy. */
export type DayPart = 'day' | 'month' | 'year';

/** What a field holds, and the letter before which its caret stands. */
export type Typing = { text: string; caret: number };

const dayFirst = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** Two more than a day has, so that what was typed too much is seen. */
const longest = 12;

/** A day, YYYY-MM-DD, as a field writes it: dd-MM-yyyy; what is no day stays as it was typed. */
export function dayText(day: string): string {
  return isDay(day) ? day.split('-').toReversed().join('-') : day;
}

/** What stands in a field as the day that it means, YYYY-MM-DD; what means none stays as it was typed. */
export function dayTyped(text: string): string {
  const day = wholeDay(text);
  return day !== null && isDay(day) ? day : text;
}

/** Why a text that stands for a day is none; an empty one, and a day, have no fault. */
export function dayFault(text: string): 'unfinished' | 'unknown' | null {
  if (text === '' || isDay(text)) return null;
  return wholeDay(text) === null ? 'unfinished' : 'unknown';
}

/** Three numbers that say day, month and year, as YYYY-MM-DD, whether or not the calendar has that day. */
function wholeDay(text: string): string | null {
  const [, year, month, day] = yearFirst.exec(text) ?? reordered(dayFirst.exec(text));
  if (year === undefined || month === undefined || day === undefined) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function reordered(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[3], found[2], found[1]] : [];
}

/**
 * What a field holds after it held `before` and somebody typed, pasted or deleted. Hyphens are put in where the text
 * grows at its end; anywhere else it is left as it was typed, so that nothing moves under the caret.
 */
export function afterTyping(before: string, { text, caret }: Typing): Typing {
  const kept = cleaned(text);
  if (caret < text.length)
    return { text: kept, caret: Math.min(cleaned(text.slice(0, caret)).length, kept.length) };
  const isDeletion = kept.length < before.length && before.startsWith(kept);
  const grown = isDeletion ? kept : hyphened(kept);
  return { text: grown, caret: grown.length };
}

/** Digits and single hyphens; blanks, dots and strokes count as hyphens. */
function cleaned(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s./\\‐-―−-]+/gu, '-')
    .replaceAll(/[^-]/gu, digitsOf)
    .replaceAll(/^-+|(?<=-)-+/g, '')
    .slice(0, longest);
}

const steps: [found: RegExp, put: string][] = [
  // Who writes the year first is understood at the third hyphen.
  [/^(\d\d)-(\d\d)-(\d{1,2})-$/, '$1$2-$3-'],
  [/^(\d{4})-(\d)-/, '$1-0$2-'],
  [/^(\d{4}-\d\d)(\d)/, '$1-$2'],
  [/^(\d{4})-(\d\d)-(\d\d).*$/, '$3-$2-$1'],
  [/^(\d)-/, '0$1-'],
  [/^(\d\d)(\d+)$/, '$1-$2'],
  [/^(\d\d)-(\d)-/, '$1-0$2-'],
  [/^(\d\d-\d\d)(\d+)$/, '$1-$2'],
  [/^(\d\d-\d\d-\d{4}).*$/, '$1'],
];

function hyphened(text: string): string {
  return steps.reduce((done, [found, put]) => done.replace(found, put), text);
}

/** The part of a day before whose end the caret stands. */
export function partAt({ text, caret }: Typing): DayPart {
  const before = text.slice(0, caret).split('-').length;
  return before === 1 ? 'day' : before === 2 ? 'month' : 'year';
}

/** Where a part stands in dd-MM-yyyy. */
export const partPlaces: Readonly<Record<DayPart, readonly [start: number, end: number]>> = {
  day: [0, 2],
  month: [3, 5],
  year: [6, 10],
};

/**
 * A day, YYYY-MM-DD, with one part a step on or back: days and months go round, a month that is too short for the day
 * has its last one, and what would lie outside of the first and the last day is that day.
 */
export function steppedDay(
  day: string,
  part: DayPart,
  by: 1 | -1,
  { min = '0001-01-01', max = '9999-12-31' }: { min?: string | undefined; max?: string | undefined } = {},
): string {
  const at = Temporal.PlainDate.from(day);
  const round = (value: number, count: number): number => ((value - 1 + by + count) % count) + 1;
  const stepped = {
    day: () => at.with({ day: round(at.day, at.daysInMonth) }),
    month: () => at.with({ month: round(at.month, 12) }),
    year: () => at.with({ year: Math.min(Math.max(at.year + by, 1), 9999) }),
  }[part]();
  const text = stepped.toString();
  if (text < min) return min;
  return text > max ? max : text;
}
