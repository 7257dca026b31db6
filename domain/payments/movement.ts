import type { TransactionStatus } from './ledger.ts';

/** What a payment has done to the money of who looks at it, as a sign before the amount and a word. */
export type Movement = {
  sign: '+' | '−' | '';
  word: 'received' | 'paid' | 'expected' | 'due' | 'notReceived' | 'notPaid' | 'givenBack';
};

/** Money has a sign once it has moved, and while it has not moved back. */
export function movementOf(status: TransactionStatus, direction: 'in' | 'out'): Movement {
  const isIn = direction === 'in';
  if (status === 'succeeded') return isIn ? { sign: '+', word: 'received' } : { sign: '−', word: 'paid' };
  if (status === 'refunded') return { sign: '', word: 'givenBack' };
  if (status === 'failed') return { sign: '', word: isIn ? 'notReceived' : 'notPaid' };
  return { sign: '', word: isIn ? 'expected' : 'due' };
}

/** Whether there is a receipt of a payment: of what nobody has paid there is none. */
export const hasReceipt = (status: TransactionStatus): boolean =>
  status === 'succeeded' || status === 'refunded';
