import type { BookingRules } from '#domain/booking/rules.ts';
import { isDay } from '#domain/dates/day.ts';
import { findHoursFault, type OpeningException, type WeeklyWindow } from './hours.ts';

/** Opening hours of a weekday as they are chosen. */
export type WindowForm = WeeklyWindow & { readonly key: number };

/** What holds on one date; a closed one keeps the hours that it would have. */
export type ExceptionForm = {
  readonly key: number;
  readonly day: string;
  readonly isClosed: boolean;
  readonly opens: number;
  readonly closes: number;
  readonly note: string;
};

/** The rules that are typed as numbers. */
export const numberFields = {
  bookAheadDays: { least: 0, most: 365 },
  leadMinutes: { least: 0, most: 1_440 },
  mostOpen: { least: 1, most: 99 },
  freeCancelHours: { least: 0, most: 168 },
  lateFeeBp: { least: 0, most: 100 },
  noShowFeeBp: { least: 0, most: 100 },
  noShowAfter: { least: 5, most: 120 },
  noShowLimit: { least: 0, most: 99 },
  noShowDays: { least: 1, most: 365 },
} as const;

export type NumberField = keyof typeof numberFields;

/** When a club is open and how its tables are booked, as it is typed; shares in per cent. */
export type RulesForm = Record<NumberField, string> & {
  readonly windows: readonly WindowForm[];
  readonly exceptions: readonly ExceptionForm[];
  readonly minSlots: number;
  readonly maxSlots: number;
  readonly pay: BookingRules['pay'];
  readonly checkIn: boolean;
  readonly refundTo: BookingRules['refundTo'];
};

type Kept = {
  readonly rules: BookingRules;
  readonly hours: readonly WeeklyWindow[];
  readonly exceptions: readonly (OpeningException & { readonly note: string | null })[];
};

const fields = Object.keys(numberFields) as NumberField[];
const isShare = (field: NumberField): boolean => field === 'lateFeeBp' || field === 'noShowFeeBp';

/** From two in the afternoon to midnight: what most halls are open. */
const usualHours = { opens: 28, closes: 48 } as const;

/** The most windows, and the most exceptions, of a club. */
export const most = { windows: 70, exceptions: 366 } as const;

/** What is kept, as a form. */
export function rulesFormOf({ rules, hours, exceptions }: Kept): RulesForm {
  const typed = Object.fromEntries(
    fields.map((field) => [field, String(isShare(field) ? rules[field] / 100 : rules[field])]),
  ) as Record<NumberField, string>;
  return {
    ...typed,
    windows: hours.map((window, place) => ({ ...window, key: place + 1 })),
    exceptions: exceptions.map(({ day, opens, closes, note }, place) => ({
      key: place + 1,
      day,
      isClosed: opens === null || closes === null,
      opens: opens ?? usualHours.opens,
      closes: closes ?? usualHours.closes,
      note: note ?? '',
    })),
    minSlots: rules.minSlots,
    maxSlots: rules.maxSlots,
    pay: rules.pay,
    checkIn: rules.checkIn,
    refundTo: rules.refundTo,
  };
}

/** A form before anything was read. */
export const blankRules = (rules: BookingRules): RulesForm =>
  rulesFormOf({ rules, hours: [], exceptions: [] });

const numberOf = (form: RulesForm, field: NumberField): number => {
  const text = form[field].trim().replace(',', '.');
  return /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
};

/** What is sent of a form without faults. */
export function rulesRequest(form: RulesForm): {
  rules: BookingRules;
  hours: WeeklyWindow[];
  exceptions: { day: string; opens: number | null; closes: number | null; note: string | null }[];
} {
  const numbers = Object.fromEntries(
    fields.map((field) => {
      const number = numberOf(form, field);
      return [field, isShare(field) ? Math.round(number * 100) : number];
    }),
  ) as Record<NumberField, number>;
  const { minSlots, maxSlots, pay, checkIn, refundTo } = form;
  return {
    rules: { ...numbers, minSlots, maxSlots, pay, checkIn, refundTo },
    hours: form.windows
      .map(({ weekday, opens, closes }) => ({ weekday, opens, closes }))
      .toSorted((one, other) => one.weekday - other.weekday || one.opens - other.opens),
    exceptions: form.exceptions
      .map(({ day, isClosed, opens, closes, note }) => ({
        day,
        opens: isClosed ? null : opens,
        closes: isClosed ? null : closes,
        note: note.trim() || null,
      }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  };
}

export type RulesFault = {
  field: string;
  code: 'overlap' | 'dayWrong' | 'dayTwice' | 'maxBelowMin' | 'numberWrong';
};

/** The first thing that is wrong with a form, or null. */
export function findRulesFormFault(form: RulesForm): RulesFault | null {
  if (findHoursFault(form.windows) !== null) return { field: 'windows', code: 'overlap' };
  for (const [place, { day }] of form.exceptions.entries()) {
    if (!isDay(day)) return { field: `exceptions/${place}/day`, code: 'dayWrong' };
    if (form.exceptions.findIndex((one) => one.day === day) < place) {
      return { field: `exceptions/${place}/day`, code: 'dayTwice' };
    }
  }
  if (form.maxSlots < form.minSlots) return { field: 'maxSlots', code: 'maxBelowMin' };
  const wrong = fields.find((field) => {
    const number = numberOf(form, field);
    const { least, most: top } = numberFields[field];
    const isWhole = isShare(field) || Number.isInteger(number);
    return Number.isNaN(number) || number < least || number > top || !isWhole;
  });
  return wrong ? { field: wrong, code: 'numberWrong' } : null;
}

/** The fields in which two forms differ; which row has which key does not count. */
export function rulesDifferences(one: RulesForm, other: RulesForm): (keyof RulesForm & string)[] {
  const text = (value: unknown): string =>
    JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part));
  return (Object.keys(one) as (keyof RulesForm & string)[]).filter(
    (field) => text(one[field]) !== text(other[field]),
  );
}

const nextKey = (rows: readonly { key: number }[]): number => Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** The form with hours on one more weekday, after those that it has; a full one stays. */
export function withWindow(form: RulesForm, weekday: number): RulesForm {
  if (form.windows.length >= most.windows) return form;
  const last = form.windows.findLast((one) => one.weekday === weekday);
  const opens = last ? Math.min(47, last.closes + 1) : usualHours.opens;
  const closes = last ? Math.min(95, opens + 4) : usualHours.closes;
  return { ...form, windows: [...form.windows, { key: nextKey(form.windows), weekday, opens, closes }] };
}

/** The form with other hours; an end that is no end any more moves along. */
export function withWindowChanged(form: RulesForm, key: number, change: Partial<WindowForm>): RulesForm {
  const windows = form.windows.map((window) =>
    window.key === key ? inOrder({ ...window, ...change }) : window,
  );
  return { ...form, windows };
}

/** An end lies after its beginning, and a day later at most. */
function inOrder<Hours extends { opens: number; closes: number }>(hours: Hours): Hours {
  const closes = Math.min(Math.max(hours.closes, hours.opens + 1), hours.opens + 48, 95);
  return { ...hours, closes };
}

/** The form whose every weekday has the hours of one. */
export function withDayCopied(form: RulesForm, weekday: number): RulesForm {
  const hours = form.windows.filter((one) => one.weekday === weekday);
  const windows = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => hours.map((one) => ({ ...one, weekday: day })));
  return { ...form, windows: windows.map((window, place) => ({ ...window, key: place + 1 })) };
}

/** The form with one more exception, closed until something else is said. */
export function withException(form: RulesForm, day: string): RulesForm {
  if (form.exceptions.length >= most.exceptions) return form;
  const key = nextKey(form.exceptions);
  return { ...form, exceptions: [...form.exceptions, { key, day, isClosed: true, ...usualHours, note: '' }] };
}

/** The form with an exception changed. */
export function withExceptionChanged(
  form: RulesForm,
  key: number,
  change: Partial<ExceptionForm>,
): RulesForm {
  const exceptions = form.exceptions.map((one) => (one.key === key ? inOrder({ ...one, ...change }) : one));
  return { ...form, exceptions };
}
