import { translated } from '#domain/language/translated.ts';

/** Texts of the credit that members have at a club. */
export const creditWords = translated('credit', {
  refused: {
    credit_low: (amount: string) => `There is not enough credit: ${amount} are missing.`,
  },
  faults: {
    notMember: 'This person is no member of the club.',
    amount: 'Write an amount that is not nothing; what is put in or paid out is above it.',
    overdraft: 'Less than what this person owes already cannot be allowed.',
  },
  booked: (amount: string) => `The credit is ${amount} now.`,
  overdraftSet: (amount: string) => `This person may owe up to ${amount}.`,
});
