import type { StripeStatus } from '#api/payments.ts';

/** A club that has no account with the provider. */
export const notConnected: StripeStatus = {
  clubId: 2,
  is_stripe_connected: false,
  state: 'not_connected',
  due: [],
  deadline: null,
  reason: null,
  chargesEnabled: false,
  payoutsEnabled: false,
  fetchedAt: '2026-11-20T12:00:00.000Z',
  terms: {
    clubName: 'Club Billares Obelisco',
    currency: 'COP',
    platformFee: 2.5,
    transactionFee: 30,
    monthlyCharge: null,
  },
};

/** A club that is paid by card. */
export const connected: StripeStatus = {
  ...notConnected,
  state: 'connected',
  is_stripe_connected: true,
  chargesEnabled: true,
  payoutsEnabled: true,
};
