import type { CreditAccount, CreditEntry } from '#api/credit.ts';

const club = { clubId: 1, name: 'Brooklyn Rack House' };

/** A member with credit, who may owe nothing. */
export const withCredit: CreditAccount = {
  club,
  user: { userId: 5, fullName: 'Pilar Montoya' },
  isMember: true,
  currency: 'USD',
  balance: 4500,
  overdraft: 0,
};

/** Somebody who has left the club and owes something. */
export const owing: CreditAccount = {
  club,
  user: { userId: 52, fullName: 'Boris Lund' },
  isMember: false,
  currency: 'USD',
  balance: -250,
  overdraft: 2000,
};

/** What was booked last to the account of the member. */
export const latest: CreditEntry = {
  entryId: 2,
  club,
  userId: withCredit.user.userId,
  amount: -500,
  balanceAfter: 4500,
  currency: 'USD',
  kind: 'adjustment',
  bookingId: null,
  reason: 'Typed twice',
  createdAt: '2026-11-20T18:00:00.000Z',
};

/** What was booked before it. */
export const earlier: CreditEntry = {
  ...latest,
  entryId: 1,
  amount: 5000,
  balanceAfter: 5000,
  kind: 'cashIn',
  reason: 'Cash at the desk',
};
