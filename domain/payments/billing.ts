/** The month that a club is charged for at a moment, by the clock of its own zone; null before its day has come. */
export function chargePeriod(
  now: number,
  { timeZone, day }: { timeZone: string; day: number },
): string | null {
  const at = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return at.day < day ? null : at.toPlainDate().toPlainYearMonth().toString();
}

/** How often a monthly charge is tried. */
export const mostTries = 3;

const day = 86_400_000;
/** Days after the first decline on which it is tried again. */
const retryDays = [3, 7];

/** When a charge that was declined at a moment is tried again: on day 3, and on day 7 of the first decline; then no more. */
export function retryAt(declinedAt: number, tries: number): Date | null {
  const to = retryDays[tries - 1];
  if (to === undefined) return null;
  return new Date(declinedAt + (to - (retryDays[tries - 2] ?? 0)) * day);
}
