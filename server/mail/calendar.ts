import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressOf, type Frame } from './letter.ts';

/** Something that a calendar keeps; instants in ISO 8601. */
export type CalendarEvent = {
  /** By which a calendar finds it again: a kind and an id. */
  uid: string;
  /** A later number takes the place of an earlier one. */
  sequence: number;
  startsAt: string;
  endsAt: string;
  title: string;
  place: string;
  /** An address of the product, without its origin. */
  path: string;
};

/** Events as a calendar takes them in, or lets them go. */
export type CalendarFile = {
  method: 'publish' | 'cancel';
  /** When this was so, in ISO 8601. */
  at: string;
  events: readonly CalendarEvent[];
};

/** A calendar file (RFC 5545); its times are in UTC, which every program shows in its own zone. */
export function calendarText({ method, at, events }: CalendarFile, frame: Frame): string {
  const isCancelled = method === 'cancel';
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Baulk', product: 'Tables' },
  });
  for (const { uid, sequence, startsAt, endsAt, title, place, path } of events) {
    calendar.createEvent({
      id: `${uid}@${frame.publicUrl.hostname}`,
      sequence,
      stamp: new Date(at),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: title,
      location: place,
      url: addressOf(frame, path),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
