import { navigationWords } from './words/navigation.ts';

const words = navigationWords.roles;

/** The five roles, each with the address where its work begins (document 000, section 2). */
export const roles = [
  {
    id: 1,
    key: 'platformSuperAdmin',
    get label() {
      return words.platformSuperAdmin;
    },
    landing: '/club-management',
  },
  {
    id: 2,
    key: 'platformAdmin',
    get label() {
      return words.platformAdmin;
    },
    landing: '/player',
  },
  {
    id: 3,
    key: 'clubSuperAdmin',
    get label() {
      return words.clubSuperAdmin;
    },
    landing: '/club-table',
  },
  {
    id: 4,
    key: 'clubAdmin',
    get label() {
      return words.clubAdmin;
    },
    landing: '/player',
  },
  {
    id: 5,
    key: 'player',
    get label() {
      return words.player;
    },
    landing: '/match',
  },
] as const;

export type Role = (typeof roles)[number];
export type RoleId = Role['id'];

/** The role of an id, or undefined for an id that no role has. */
export function findRole(roleId: unknown): Role | undefined {
  return roles.find((role) => role.id === roleId);
}

/** Whether a value is the id of a role. */
export function isRoleId(value: unknown): value is RoleId {
  return findRole(value) !== undefined;
}

/** What people read under the name of someone with this role; nothing for an unknown role. */
export function roleLabel(roleId: number): string {
  return findRole(roleId)?.label ?? '';
}

/** Where a role lands after sign-in and where Manage leads; any other role lands on `/`. */
export function landingPage(roleId: number): Role['landing'] | '/' {
  return findRole(roleId)?.landing ?? '/';
}
