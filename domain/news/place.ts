import type { RoleId } from '#domain/roles.ts';

/** Whether a role writes news at all. */
export const writesNews = (roleId: RoleId): boolean => roleId <= 4;

/** Whether someone writes for a place: a club, or the association where there is none (document 000, section 1). */
export function writesFor(
  { roleId, clubIds }: { roleId: RoleId; clubIds: readonly number[] },
  clubId: number | null,
): boolean {
  if (roleId <= 2) return true;
  return writesNews(roleId) && clubId !== null && clubIds.includes(clubId);
}
