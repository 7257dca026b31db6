import type { Term } from './term.ts';

/** The status ids of a licence (document 001, section 4). */
export const licenceStatus = { active: 1, expired: 3, expiringSoon: 9, notStarted: 10 } as const;

export type LicenceStatusId = (typeof licenceStatus)[keyof typeof licenceStatus];

/** How many of a licence's last days, its last one included, count as expiring soon. */
const expiringDays = 30;

/** What a licence is on a day of its club; its first and its last day belong to it. */
export function licenceStatusOn(today: string, { start, end }: Term): LicenceStatusId {
  if (today < start) return licenceStatus.notStarted;
  if (today > end) return licenceStatus.expired;
  const { days } = Temporal.PlainDate.from(today).until(end, { largestUnit: 'day' });
  return days < expiringDays ? licenceStatus.expiringSoon : licenceStatus.active;
}

/** What an edit may not change at a status: the start while active, the count at every other one. */
export function licenceLocks(status: LicenceStatusId): { count: boolean; start: boolean } {
  const isActive = status === licenceStatus.active;
  return { count: !isActive, start: isActive };
}

/** Whether a licence of this status can have a next term. */
export function isRenewable(status: LicenceStatusId): boolean {
  return status === licenceStatus.expiringSoon || status === licenceStatus.expired;
}

/** Whether a licence of this status allows its channels today. */
export function isRunning(status: LicenceStatusId): boolean {
  return status === licenceStatus.active || status === licenceStatus.expiringSoon;
}
