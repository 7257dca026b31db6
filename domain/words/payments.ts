import { translated } from '#domain/language/translated.ts';

/** What the server says of payments. */
export const paymentWords = translated('payment', {
  eventTaken: 'Taken.',
  billing: { charge: (month: string) => `Monthly charge for ${month}` },
});
