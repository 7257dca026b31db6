let offset = 0;
let isLearned = false;
const hearers = new Set<() => void>();

/** The server's time in milliseconds since the epoch, however wrong the device's clock is. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Learns the distance to the server's clock from an answer that carries its time. */
export function learnServerTime(iso: string): void {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return;
  offset = instant - Date.now();
  isLearned = true;
  for (const hear of hearers) hear();
}

/** Calls back whenever the server's time has been learnt; answers how to stop. */
export function hearServerTime(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Milliseconds from the device's clock to the server's. */
export function clockOffset(): number {
  return offset;
}

/** Takes up the distance that was known before a reload, until an answer tells the time again. */
export function recallClockOffset(milliseconds: number): void {
  if (!isLearned) offset = milliseconds;
}

/** The present day where the device is, as YYYY-MM-DD. */
export function todayHere(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = Temporal.Instant.fromEpochMilliseconds(Math.round(serverNow()));
  return now.toZonedDateTimeISO(zone).toPlainDate().toString();
}
