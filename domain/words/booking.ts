import { translated } from '#domain/language/translated.ts';

const lengthOf = (slots: number): string => {
  const hours = Math.floor(slots / 2);
  const half = slots % 2 === 1;
  if (hours === 0) return '30 minutes';
  const whole = hours === 1 ? '1 hour' : `${hours} hours`;
  return half ? `${whole} 30 minutes` : whole;
};

/** Texts of booking a table. */
export const bookingWords = translated('booking', {
  length: lengthOf,
  /** Refusals that say a number, a day or an amount; `domain/words/problems.ts` has them without. */
  refused: {
    too_far_ahead: (days: number) =>
      `Tables of this club can be booked up to ${days === 1 ? '1 day' : `${days} days`} ahead.`,
    too_short_notice: (minutes: number) =>
      `This club takes bookings up to ${minutes === 1 ? '1 minute' : `${minutes} minutes`} before they begin.`,
    booking_length: (min: number, max: number) =>
      `A booking of this club lasts from ${lengthOf(min)} to ${lengthOf(max)}.`,
  },
});
