import { isRunning, licenceStatus, licenceStatusOn, type LicenceStatusId } from './status.ts';
import type { Term } from './term.ts';

/** What a club's licences come to on a day: one term with its status. */
export type Cover = Term & { status: LicenceStatusId };

/**
 * The licences of a club as one on a day: what runs, together with the terms that follow it without a gap; else what
 * starts first; else what ended last. Null without a licence.
 */
export function coverOn(today: string, terms: readonly Term[]): Cover | null {
  const inOrder = terms.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const running = inOrder.filter((term) => isRunning(licenceStatusOn(today, term)));
  const [first] = running;
  if (first) {
    const cover = { start: first.start, end: endOf(running, inOrder) };
    return { ...cover, status: licenceStatusOn(today, cover) };
  }
  const next = inOrder.find(({ start }) => today < start);
  if (next) return { start: next.start, end: endOf([next], inOrder), status: licenceStatus.notStarted };
  const last = terms.toSorted((one, other) => (one.end < other.end ? 1 : -1))[0];
  return last ? { ...last, status: licenceStatus.expired } : null;
}

/** Where terms end that others may prolong. */
function endOf(covered: readonly Term[], inOrder: readonly Term[]): string {
  let end = latest(covered.map((term) => term.end));
  for (const term of inOrder) {
    if (term.start <= dayAfter(end)) end = latest([end, term.end]);
  }
  return end;
}

function latest(days: readonly string[]): string {
  return days.reduce((one, other) => (one > other ? one : other));
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
