/** Seconds of a slot; a booking is a whole number of them. */
export const slotSeconds = 1_800;

const slotMilliseconds = slotSeconds * 1_000;

/** Whether an instant stands at minute 00 or 30 of the clocks of an IANA zone. */
export function isSlotEdge(instant: Temporal.Instant, zone: string): boolean {
  const { minute, second, millisecond, microsecond, nanosecond } = instant.toZonedDateTimeISO(zone);
  return minute % 30 === 0 && second + millisecond + microsecond + nanosecond === 0;
}

/** Where a booking ends: elapsed time, whatever the clocks do on the way. */
export function endOfSlots(start: Temporal.Instant, slots: number): Temporal.Instant {
  return start.add({ seconds: slots * slotSeconds });
}

/** The instants at which the slots of a stretch of time begin; its end may lie anywhere. */
export function slotsBetween(start: Temporal.Instant, end: Temporal.Instant): Temporal.Instant[] {
  const count = Math.ceil((end.epochMilliseconds - start.epochMilliseconds) / slotMilliseconds);
  return Array.from({ length: Math.max(0, count) }, (_, index) => endOfSlots(start, index));
}

/** The instant of a wall clock time, the first one where it is repeated; null where the clocks skip it. */
export function instantOf(wall: Temporal.PlainDateTime, zone: string): Temporal.Instant | null {
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return earlier.toPlainDateTime().equals(wall) ? earlier.toInstant() : null;
}

/** The wall clock time of an instant, to the minute. */
export function wallOf(instant: Temporal.Instant, zone: string): string {
  return instant.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}
