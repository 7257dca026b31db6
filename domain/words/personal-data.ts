import { translated } from '#domain/language/translated.ts';

/** Texts of what is kept of a person. */
export const personalDataWords = translated('personal-data', {
  title: 'Personal data',
  own: 'You can download all that is kept about you, or have it erased.',
  ofOther: (name: string) =>
    `For when ${name} asks for it: all that is kept about them as a file, or its erasure.`,
  download: 'Download the data',
  downloaded: 'The data is in your downloads.',
  erase: 'Erase the data',
  ownTitle: 'Erase your data and close your account?',
  otherTitle: (name: string) => `Erase the data of ${name}?`,
  purpose:
    'Name, address, phone, picture, cards and sign-ins are deleted, and every session ends. Results and payments stay without the name, as those of a former member. This cannot be undone.',
  now: 'Erase now',
  keep: 'Keep it',
  erasedOwn: 'Your data is erased, and your account is closed.',
  erasedOther: (name: string) => `The data of ${name} is erased.`,
  waits: (reasons: readonly string[]) => `Please close these first: ${reasons.join(', ')}.`,
  reasons: {
    lastAdmin: 'the only account that runs the association',
    contact: 'being the point of contact of a club',
    bookings: 'table bookings to come',
    fees: 'a fee that is owed',
    credit: 'credit or debt at a club',
    subscription: 'a subscription that renews',
    payments: 'a payment under way',
    tournaments: 'a tournament that is not over',
    matches: 'a match that is not over',
  },
});
