/** The month that a club is charged for at a moment, by the clock of its own zone; null before its day has come. */
export function chargePeriod(
  now: number,
  { timeZone, day }: { timeZone: string; day: number },
): string | null {
  const at = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return at.day < day ? null : at.toPlainDate().toPlainYearMonth().toString();
}
