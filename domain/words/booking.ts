import { translated } from '#domain/language/translated.ts';

/** Texts of booking a table. */
export const bookingWords = translated('booking', {
  length: {
    half: '30 minutes',
    hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
    hoursAndHalf: (hours: number) => (hours === 1 ? '1 hour 30 minutes' : `${hours} hours 30 minutes`),
  },
  /** Refusals that say a number, a day or an amount; `domain/words/problems.ts` has them without. */
  refused: {
    too_far_ahead: (days: number) =>
      `Tables of this club can be booked up to ${days === 1 ? '1 day' : `${days} days`} ahead.`,
    too_short_notice: (minutes: number) =>
      `This club takes bookings up to ${minutes === 1 ? '1 minute' : `${minutes} minutes`} before they begin.`,
    booking_length: (shortest: string, longest: string) =>
      `A booking of this club lasts from ${shortest} to ${longest}.`,
    fee_due: (amount: string) => `You still owe this club ${amount}. Please pay it first.`,
    booking_blocked: (limit: number, days: number) =>
      `You have missed ${limit === 1 ? '1 booking' : `${limit} bookings`} in ${days} days. Please book at the club.`,
    too_many_bookings: (count: number) =>
      `You have ${count === 1 ? '1 booking' : `${count} bookings`} still to come, which is the most that this club allows.`,
    slot_missing: (day: string) => `This time does not exist on ${day}: the clocks go forward.`,
    series_clash: (times: readonly string[]) =>
      `Nothing was booked. These times are taken: ${times.join(', ')}.`,
    amount_small: (least: string) =>
      `A card can be asked for ${least} at the least. Please pay in another way.`,
    move_small: (amount: string, least: string) =>
      `That time costs ${amount} more, and a card can be asked for ${least} at the least. Please choose another time.`,
    fee_changed: (amount: string) => `Cancelling costs ${amount} by now. Please decide again.`,
  },
  faults: {
    notMember: 'This person is no member of the club.',
    nobodyInBlock: 'A table that is blocked is kept for nobody.',
    creditOfMember: 'Only a member has credit to pay with.',
    whoPlays: 'Choose a member or write the name of a guest.',
    reason: 'Please say why.',
    card: 'Choose a card.',
    notDearer: 'A move is paid in advance only if the booking was paid by card and the new time costs more.',
    refundTo: 'Where the money goes is for the player to choose.',
  },
  payment: (table: number, time: string) => `Table ${table}, ${time}`,
  released: 'The table is free for others again.',
  made: (count: number) => (count === 1 ? 'The table is booked.' : `The table is booked ${count} times.`),
  moved: 'The booking is moved.',
  clockKept: (count: number) =>
    count === 1 ? '1 booking keeps its clock time.' : `${count} bookings keep their clock time.`,
  instantKept: (count: number) =>
    count === 1 ? '1 booking stays at its new time.' : `${count} bookings stay at their new time.`,
  clockRefused: {
    taken: (table: number, time: string) => `Table ${table} is taken on ${time}.`,
    missing: (table: number, time: string) => `Table ${table}: ${time} does not exist any more.`,
    uneven: (table: number) =>
      `Table ${table}: its new time is no full or half hour, so it cannot stay there.`,
    past: (table: number, time: string) => `Table ${table}: ${time} has passed.`,
    underWay: (table: number) => `Table ${table}: a payment for moving this booking is under way.`,
  },
  cancelled: (count: number) =>
    count === 1 ? 'The booking is taken back.' : `${count} bookings are taken back.`,
});

/** How long some half hours are. */
export function lengthText(slots: number): string {
  const { half, hours, hoursAndHalf } = bookingWords.length;
  if (slots === 1) return half;
  return slots % 2 === 0 ? hours(slots / 2) : hoursAndHalf((slots - 1) / 2);
}
