import { translated } from '#domain/language/translated.ts';

/** What is read of what has become of a payment. */
export const paymentResultWords = translated('payment-result', {
  verifying: 'Looking at the payment',
  verifyingText: 'Asking what has become of it. It takes a moment.',
  processing: 'The payment is under way',
  processingText: 'The bank has not decided yet. This page looks again by itself.',
  late: 'It takes longer than usual',
  lateText: 'You can leave this page. The payment stands in the list, with what has become of it.',
  succeeded: 'The payment succeeded',
  succeededText: 'Here is its receipt.',
  failed: 'The payment failed',
  failedText: 'Nothing was taken from the card. The payment can be tried again with another one.',
  refunded: 'The payment was given back',
  refundedText: 'The money is on its way back to the card.',
  unknown: 'Nobody could say what has become of the payment',
  nameless: 'There is no payment here',
  namelessText: 'The address names none. All of them stand in the list.',
  list: 'Go to all transactions',
  cards: 'Look at your cards',
});
