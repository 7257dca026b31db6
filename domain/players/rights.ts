import type { RoleId } from '#domain/roles.ts';

/** Who is listed together: people of clubs, administrators of clubs, or those of the association. */
export type PlayerGroup = 'members' | 'clubAdmins' | 'platformAdmins';

/** The roles of each group. */
export const groupRoles: Record<PlayerGroup, readonly RoleId[]> = {
  members: [3, 4, 5],
  clubAdmins: [3, 4],
  platformAdmins: [1, 2],
};

const seen: Record<RoleId, readonly RoleId[]> = {
  1: [1, 2, 3, 4, 5],
  2: [2, 3, 4, 5],
  3: [3, 4, 5],
  4: [3, 4, 5],
  5: [],
};

const kept: Record<RoleId, readonly RoleId[]> = {
  1: [2, 3, 4, 5],
  2: [5],
  3: [3, 4, 5],
  4: [5],
  5: [],
};

/** The roles that someone of a role sees, in the own clubs or everywhere. */
export function rolesSeenBy(roleId: RoleId): readonly RoleId[] {
  return seen[roleId];
}

/** The roles that someone of a role adds and changes; nobody adds above the own one (document 000, section 6). */
export function rolesKeptBy(roleId: RoleId): readonly RoleId[] {
  return kept[roleId];
}

/** Whether a role works for the association and so for every club. */
export function isPlatformRole(roleId: number): boolean {
  return roleId === 1 || roleId === 2;
}

/** Whether a role works for clubs of its own. */
export function isClubRole(roleId: number): boolean {
  return roleId === 3 || roleId === 4;
}

/** Whether one person may change another; the own account is changed in the profile. */
export function mayKeep(
  one: { userId: number; roleId: RoleId },
  other: { userId: number; roleId: RoleId },
): boolean {
  return one.userId !== other.userId && kept[one.roleId].includes(other.roleId);
}

/** Whether one person may switch another's second factor off, should its device be lost. */
export function mayResetFactor(one: { userId: number; roleId: RoleId }, other: { userId: number }): boolean {
  return one.roleId === 1 && one.userId !== other.userId;
}
