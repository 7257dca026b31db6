import type { RoleId } from '#domain/roles.ts';

/** Who looks at people, which decides what can be done to whom. */
export type Viewer = { userId: number; roleId: RoleId };
