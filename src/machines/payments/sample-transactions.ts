import type { Transaction } from '#api/payments.ts';

/** A booking that a member has paid, as the club sees it. */
export const paid: Transaction = {
  ref: 'demo-0001',
  kind: 'memberPayment',
  direction: 'in',
  status: 'succeeded',
  amount: 2400,
  fee: 90,
  currency: 'USD',
  club: { clubId: 1, name: 'Brooklyn Cue Club' },
  user: { userId: 5, fullName: 'Valentina Quintero' },
  description: 'Table booking',
  reason: null,
  card: 'Visa ending 4242',
  createdAt: '2026-11-20T12:00:00.000Z',
  settledAt: '2026-11-20T12:00:40.000Z',
  retryAt: null,
};

/** A charge of the month that was declined. */
export const declined: Transaction = {
  ...paid,
  ref: 'demo-0002',
  kind: 'clubCharge',
  direction: 'out',
  status: 'failed',
  amount: 9900,
  fee: 0,
  user: null,
  description: 'Monthly charge',
  reason: 'card_declined',
  retryAt: '2026-11-23T12:00:40.000Z',
};

/** A payment that the provider has not decided on. */
export const underWay: Transaction = {
  ...paid,
  ref: 'demo-0003',
  status: 'processing',
  settledAt: null,
};

/** A payment that was given back. */
export const givenBack: Transaction = { ...paid, ref: 'demo-0004', status: 'refunded' };
