import type { MemberSubscription } from '#api/subscriptions.ts';

const until = '2026-12-22T15:00:00.000Z';
const paid = { paidUntil: until, card: 'Visa ending 4242', reason: null, retryAt: null };

/** What a club offers and nobody has taken up. */
export const offered: MemberSubscription = {
  id: 7,
  club: { clubId: 1, name: 'Brooklyn Cue Club' },
  name: 'Adult membership',
  amount: 4550,
  currency: 'USD',
  interval: 'month',
  isOpen: true,
  isWithdrawn: false,
  taken: null,
};
export const shut: MemberSubscription = { ...offered, isOpen: false };
export const active: MemberSubscription = { ...offered, taken: { ...paid, state: 'active' } };
export const ending: MemberSubscription = { ...offered, taken: { ...paid, state: 'ending' } };
export const withdrawn: MemberSubscription = { ...ending, isWithdrawn: true };
export const paying: MemberSubscription = {
  ...offered,
  taken: { ...paid, paidUntil: null, state: 'paying' },
};
export const declined: MemberSubscription = {
  ...offered,
  taken: { ...paid, paidUntil: null, state: 'declined', reason: 'insufficient_funds' },
};
export const overdue: MemberSubscription = {
  ...offered,
  taken: { ...paid, state: 'overdue', reason: 'card_declined', retryAt: '2026-12-25T15:00:00.000Z' },
};
