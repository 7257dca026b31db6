const halfHoursADay = 48;

/** A half hour from midnight on the clock; those over 48 are on the next day. */
export function halfHourText(half: number): string {
  const inDay = half % halfHoursADay;
  return `${String(Math.floor(inDay / 2)).padStart(2, '0')}:${inDay % 2 === 0 ? '00' : '30'}`;
}

/** The half hours of a day. */
export const halfHours: readonly number[] = Array.from({ length: halfHoursADay }, (_, half) => half);
