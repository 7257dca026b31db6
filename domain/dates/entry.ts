/** The instant (ISO 8601) of a date and time as a field has them, by the clocks of a zone; null where they are none. */
export function instantOf(entry: string, timeZone: string): string | null {
  try {
    const at = Temporal.PlainDateTime.from(entry).toZonedDateTime(timeZone);
    return new Date(at.epochMilliseconds).toISOString();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
