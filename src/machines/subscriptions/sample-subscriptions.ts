import type { Subscription } from '#api/subscriptions.ts';

const club = { clubId: 1, name: 'Brooklyn Cue Club' };

export const subscriptionClubs = [
  { ...club, currency: 'USD' },
  { clubId: 2, name: 'Club Billares Obelisco', currency: 'JPY' },
];

export const adultMembership: Subscription = {
  id: 7,
  club,
  name: 'Adult membership',
  amount: 4550,
  currency: 'USD',
  interval: 'month',
  createdBy: { userId: 3, fullName: 'Marcus Whitfield' },
  createdAt: '2026-10-02T15:00:00.000Z',
  members: 2,
  isWithdrawn: false,
};
