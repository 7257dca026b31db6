import { dayText } from './typed-day.ts';

/** A day and a time of day as their fields have them. */
export type DateAndTime = { day: string; time: string };

/** What stands in the fields of a day and a time as one text, such as 2027-03-05T18:00; empty while both are. */
export const joinedEntry = ({ day, time }: DateAndTime): string =>
  day === '' && time === '' ? '' : `${day}T${time}`;

/** The parts of such a text, whether or not both are whole. */
export function partsOfEntry(entry: string): DateAndTime {
  const [day = '', time = ''] = entry.split('T');
  return { day, time };
}

/** Such a text as people read it: 05-03-2027 18:00. */
export function entryText(entry: string): string {
  const { day, time } = partsOfEntry(entry);
  return `${dayText(day)} ${time}`.trim();
}

/** Whether something stands in the fields that is no day with a time of day. */
export const isUnfinishedEntry = (entry: string): boolean => entry !== '' && instantOf(entry, 'UTC') === null;

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
