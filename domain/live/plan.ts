import { isRecord } from '#domain/session/stored.ts';

/** A date of a club on which bookings have changed; who has booked what is nobody's to hear. */
export type PlanChange = { readonly clubId: number; readonly date: string };

const isPlanChange = (value: unknown): value is PlanChange =>
  isRecord(value) &&
  Number.isInteger(value['clubId']) &&
  typeof value['date'] === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value['date']);

/** The change that a text says; null for anything else. */
export function readPlanChange(text: string): PlanChange | null {
  const value = parse(text);
  return isPlanChange(value) ? { clubId: value.clubId, date: value.date } : null;
}

/** The changes of plans that a message of the live line says; none for anything else. */
export function readPlanChanges(text: string): PlanChange[] {
  const value = parse(text);
  const plans = isRecord(value) ? value['plans'] : null;
  return Array.isArray(plans) && plans.every(isPlanChange) ? plans : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
