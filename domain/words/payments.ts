/** What people read of payments; the texts of document 001, section 8, are to the letter. */
export const paymentWords = {
  offboarded: 'Stripe account deleted successfully!',
  eventTaken: 'Taken.',
};
