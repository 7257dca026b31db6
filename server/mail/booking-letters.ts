import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { cityOf } from '#domain/dates/zone.ts';
import { decimalText } from '#domain/language/locale.ts';
import { moneyText } from '#domain/payments/money.ts';
import { bookingMailWords } from '#domain/words/mail-booking.ts';
import { planWords } from '#domain/words/plan.ts';
import { buttonTo, greeting, note, text, type Letters } from './letter-parts.ts';

/** What goes back, and where to; a mail of an older process says it of one amount. */
type Returned = { amount: number; currency: string; to: 'card' | 'credit' };

/** What players are told of their bookings, one or several of a series; instants in ISO 8601. */
type BookingNews = {
  firstName: string;
  kind: keyof typeof bookingMailWords.kinds;
  club: string;
  at: string;
  timeZone: string;
  bookings: { id: number; version: number; table: BookedTable; startsAt: string; endsAt: string }[];
  before: { table: BookedTable; startsAt: string } | null;
  /** In the minor unit; null where nothing is to be said of it. */
  price: { amount: number; currency: string; isPaid: boolean } | null;
  fee: { amount: number; currency: string } | null;
  /** What goes back of what was paid; a mail of an older process does not say. */
  back?: Returned | Returned[] | null;
  reason: string | null;
  /** Why the club cannot keep it; missing in mails of an earlier version. */
  calledOff?: keyof typeof bookingMailWords.calledOff | null;
};

type BookedTable = { number: number; name: string | null };

/** What mails about bookings are told. */
export type BookingMails = { booking: BookingNews };

/** How mails about bookings are written. */
export const bookingLetters: Letters<BookingMails> = {
  booking({
    firstName,
    kind,
    club,
    at,
    timeZone,
    bookings,
    before,
    price,
    fee,
    back,
    reason: given,
    calledOff,
  }) {
    const words = bookingMailWords;
    const { subject, heading, text: said } = words.kinds[kind];
    const timeOf = (instant: string) => fixtureTime(instant, timeZone)?.text ?? instant;
    const [first] = bookings;
    const isCancelled = kind === 'cancelled';
    const isInCalendar = !neverBooked.has(kind);
    return {
      subject: subject(club),
      preview: first ? timeOf(first.startsAt) : '',
      heading,
      reason: words.reason,
      ...(isInCalendar && {
        calendar: {
          method: isCancelled ? 'cancel' : 'publish',
          at,
          events: bookings.map(({ id, version, table, startsAt, endsAt }) => ({
            uid: `booking-${id}`,
            sequence: version,
            startsAt,
            endsAt,
            title: words.event(club),
            place: `${club}, ${tableText(table)}`,
            path: '/table-schedule',
          })),
        },
      }),
      passages: [
        greeting(firstName),
        text(said),
        ...bookings.map(({ table, startsAt, endsAt }) =>
          text(
            words.time(
              tableText(table),
              lastingText(timeOf(startsAt), { startsAt, endsAt }),
              cityOf(timeZone),
            ),
          ),
        ),
        ...(before === null ? [] : [text(words.before(tableText(before.table), timeOf(before.startsAt)))]),
        ...(given === null ? [] : [text(words.because(given))]),
        ...(calledOff ? [text(words.calledOff[calledOff](club)), text(words.free)] : []),
        ...(price === null
          ? []
          : [text((price.isPaid ? words.paid : words.atClub)(moneyText(price.amount, price.currency)))]),
        ...(fee === null ? [] : [text(words.fee(moneyText(fee.amount, fee.currency)))]),
        ...[back ?? []]
          .flat()
          .map(({ to, amount, currency }) => text(words.back[to](moneyText(amount, currency)))),
        buttonTo(words.button, '/table-schedule'),
        ...(isInCalendar ? [note(isCancelled ? words.outOfCalendar : words.intoCalendar)] : []),
      ],
    };
  },
};

/** What was never booked stands in no calendar. */
const neverBooked = new Set<BookingNews['kind']>(['gone', 'notMoved', 'unpaid', 'noCards', 'notCharged']);

const tableText = ({ number, name }: BookedTable): string => planWords.table(number, name);

/** A beginning with how long it lasts: an hour and a half, as its reader writes it. */
function lastingText(start: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const lasted = (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000;
  return bookingMailWords.lasts(start, bookingMailWords.hours(decimalText(lasted, 1, 0), lasted));
}
