import type { components } from '#contract/api.gen.ts';
import { instantOf } from '#domain/dates/entry.ts';
import { planPageWords } from '#domain/words/plan-page.ts';
import { problemWords } from '#domain/words/problems.ts';

type Schemas = components['schemas'];

/** How matches are to be planned, as the form has it; times are on the clocks of the tournament. */
export type PlanOptions = {
  from: string;
  dayFrom: string;
  dayTo: string;
  minutes: string;
  rest: string;
  tableIds: number[];
  /** Whether what has a time already gets a new one. */
  replan: boolean;
};

export const planFields = [
  'from',
  'dayFrom',
  'dayTo',
  'minutes',
  'rest',
  'tableIds',
  'replan',
] as const satisfies (keyof PlanOptions)[];
export type PlanField = (typeof planFields)[number];
export type PlanFault = { field: PlanField; text: string };

type Planned = { startDate: string | null; timeZone: string; settings: { startTime: string | null } };

/** What is proposed for a tournament at an instant: from its first day or now, on all tables that can be played on. */
export function proposedPlan(
  { startDate, timeZone, settings: { startTime } }: Planned,
  tables: readonly { tableId: number; state: Schemas['BoardTable']['state'] }[],
  now: number,
): PlanOptions {
  const here = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .add({ minutes: 30 })
    .round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'floor' });
  const soon = here.toPlainDateTime().toString({ smallestUnit: 'minute' });
  const first = startDate === null ? soon : `${startDate}T${startTime ?? '10:00'}`;
  return {
    from: first > soon ? first : soon,
    dayFrom: startTime ?? '10:00',
    dayTo: '22:00',
    minutes: '60',
    rest: '30',
    tableIds: tables.filter(({ state }) => state !== 'outOfOrder').map(({ tableId }) => tableId),
    replan: false,
  };
}

const isCount = (typed: string, most: number): boolean => /^\d{1,3}$/.test(typed) && Number(typed) <= most;

/** The first thing that is wrong with a form, in the order of its fields. */
export function planFault(options: PlanOptions, timeZone: string): PlanFault | null {
  const { faults } = planPageWords;
  if (instantOf(options.from, timeZone) === null) return { field: 'from', text: faults.from };
  if (options.dayFrom === '') return { field: 'dayFrom', text: faults.dayFrom };
  if (options.dayTo <= options.dayFrom) return { field: 'dayTo', text: faults.dayTo };
  const { minutes, rest } = options;
  if (!isCount(minutes, 600) || Number(minutes) === 0 || Number(minutes) % 30 !== 0) {
    return { field: 'minutes', text: problemWords.slots_wrong };
  }
  if (!isCount(rest, 600)) return { field: 'rest', text: faults.rest };
  return options.tableIds.length === 0 ? { field: 'tableIds', text: faults.tableIds } : null;
}

/** A form without a fault as the call takes it. */
export function planRequest(
  { from, minutes, rest, ...kept }: PlanOptions,
  timeZone: string,
): Schemas['PlanRequest'] {
  return {
    ...kept,
    from: instantOf(from, timeZone) ?? '',
    minutes: Number(minutes),
    rest: Number(rest),
  };
}
