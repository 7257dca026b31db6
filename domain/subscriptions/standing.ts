/** How a member subscription stands: its payment under way, paid, paid for the last time, not renewed yet, or not paid. */
export type MemberState = 'paying' | 'active' | 'ending' | 'overdue' | 'declined';

type Kept = {
  paidUntil: Date | null;
  cancelledAt: Date | null;
  endedAt: Date | null;
  /** What has become of the payment of the latest period. */
  payment: { status: string; retryAt: Date | null } | null;
};

/** How the latest one of a member stands; null where it is over. */
export function memberStateOf(
  { paidUntil, cancelledAt, endedAt, payment }: Kept,
  now: number,
): MemberState | null {
  if (endedAt !== null) return payment?.status === 'failed' ? 'declined' : null;
  if (paidUntil === null) return 'paying';
  if (paidUntil.getTime() > now) return cancelledAt === null ? 'active' : 'ending';
  const isUnderWay = payment?.status === 'pending' || payment?.status === 'processing';
  if (cancelledAt !== null) return isUnderWay ? 'paying' : null;
  return payment?.status === 'failed' ? 'overdue' : 'paying';
}

/** What a member can do with what a club offers: take it up, end it, or go on with what was to end; null for nothing. */
export function memberActOf({
  isOpen,
  isWithdrawn,
  state,
}: {
  isOpen: boolean;
  isWithdrawn: boolean;
  state: MemberState | null;
}): 'take' | 'end' | 'renew' | null {
  if (state === 'active' || state === 'overdue') return 'end';
  if (isWithdrawn || state === 'paying') return null;
  if (state === 'ending') return 'renew';
  return isOpen ? 'take' : null;
}
