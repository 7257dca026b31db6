import { isRunning, licenceStatus, licenceStatusOn, type LicenceStatusId } from './status.ts';
import { dayAfter, type Term } from './term.ts';

/** What a club's licences come to on a day: one term with its status, and the end of the terms that follow it without a gap. */
export type Cover = Term & { status: LicenceStatusId; renewedUntil: string | null };

/**
 * The licences of a club as one on a day: what runs; else what starts first; else what ended last. What is renewed already
 * does not expire soon. Null without a licence.
 */
export function coverOn(today: string, terms: readonly Term[]): Cover | null {
  const inOrder = terms.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const running = inOrder.filter((term) => isRunning(licenceStatusOn(today, term)));
  const [first] = running;
  if (first) {
    const term = { start: first.start, end: latest(running.map(({ end }) => end)) };
    const covered = { ...term, end: endOf(running, inOrder) };
    return { ...term, status: licenceStatusOn(today, covered), renewedUntil: renewed(term, covered) };
  }
  const next = inOrder.find(({ start }) => today < start);
  if (next) {
    const { start, end } = next;
    const renewedUntil = renewed(next, { start, end: endOf([next], inOrder) });
    return { start, end, status: licenceStatus.notStarted, renewedUntil };
  }
  const last = terms.toSorted((one, other) => (one.end < other.end ? 1 : -1))[0];
  return last
    ? { start: last.start, end: last.end, status: licenceStatus.expired, renewedUntil: null }
    : null;
}

const renewed = (term: Term, covered: Term): string | null => (covered.end === term.end ? null : covered.end);

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
