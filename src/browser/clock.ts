let offset = 0;

/** The server's time in milliseconds since the epoch, however wrong the device's clock is. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Learns the distance to the server's clock from an answer that carries its time. */
export function learnServerTime(iso: string): void {
  const instant = Date.parse(iso);
  if (!Number.isNaN(instant)) offset = instant - Date.now();
}

/** The present day where the device is, as YYYY-MM-DD. */
export function todayHere(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = Temporal.Instant.fromEpochMilliseconds(Math.round(serverNow()));
  return now.toZonedDateTimeISO(zone).toPlainDate().toString();
}
