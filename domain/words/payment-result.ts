import { translated } from '#domain/language/translated.ts';

/** What is read of what has become of a payment. */
export const paymentResultWords = translated('payment-result', {
  verifying: 'Looking at the payment',
  verifyingText: 'Checking the payment. This takes a moment.',
  processing: 'The payment is under way',
  processingText: 'The bank has not decided yet. This page looks again by itself.',
  late: 'It takes longer than usual',
  lateText: 'You can leave this page. The list of payments will show the result.',
  succeeded: 'The payment succeeded',
  succeededText: 'Here is its receipt.',
  failed: 'The payment failed',
  failedText: 'Nothing was taken from the card. The payment can be tried again with another one.',
  refunded: 'The payment was given back',
  refundedText: 'The money is on its way back to the card.',
  unknown: 'The payment could not be checked',
  nameless: 'There is no payment here',
  namelessText: 'The address names none. All of them stand in the list.',
  list: 'Go to all transactions',
  cards: 'Look at your cards',
});
