/**
 * The least that Stripe charges to a card, in the minor unit, by currency: docs.stripe.com/currencies. It names none for the
 * other currencies, whose least amount depends on the rate of the day.
 */
const smallest: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** The least that a card can be asked for, in the minor unit of a currency. */
export const smallestCharge = (currency: string): number => smallest[currency] ?? 1;

/** How a price is paid where credit pays first: the card is left with nothing or with what it can take, as far as the price goes. */
export function splitByCredit(
  price: number,
  balance: number,
  currency: string,
): { credit: number; card: number } {
  const rest = Math.max(0, price - Math.max(0, balance));
  const card = rest === 0 ? 0 : Math.min(price, Math.max(rest, smallestCharge(currency)));
  return { credit: price - card, card };
}
