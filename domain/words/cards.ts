import { translated } from '#domain/language/translated.ts';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** What is read of saved cards. */
export const cardWords = translated('card', {
  title: 'Payment',
  detail: 'Cards that you pay with. Their numbers are with the payment provider and never come here.',
  list: 'Your cards',
  loading: 'Reading your cards',
  saving: 'Saving your card',
  failed: 'Your cards could not be read',
  unsaved: 'Your card is not saved yet',
  off: 'Payments are switched off here',
  offText: 'This installation has no payment provider, so no card can be saved.',
  empty: 'No card saved',
  emptyText: 'Save one, and you can pay with it from then on.',
  add: 'Save a card',
  noPage: 'The payment provider has no page for this.',
  leaving: 'The payment provider’s page opens in a moment.',
  ending: (brand: string, last4: string): string => `${brand} ending ${last4}`,
  expires: (month: string) => `Expires ${month}`,
  isDefault: 'Default',
  prefer: (name: string) => `Make ${name} the default`,
  preferShort: 'Make default',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removePurpose: 'It is removed at the payment provider too. You can save it again later.',
  removeNow: 'Remove card',
  instead: 'Pay with',
  insteadPurpose: 'A subscription is paid by this card. Choose the card that pays for it from now on.',
  keep: 'Keep card',
  close: 'Close',
  saved: 'Your card was saved.',
  madeDefault: 'Your default card was changed.',
  removed: 'Your card was removed.',
});

/** A card in words: its brand and the digits that it ends with. */
export function cardText(brand: string, last4: string): string {
  return cardWords.ending(brandNames[brand] ?? brand, last4);
}

/** The month in which a card expires, as it stands on the card: MM/YY. */
export function expiryText(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
