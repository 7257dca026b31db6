import type { RoleId } from '#domain/roles.ts';

/** The person behind a request, as the database has it at this moment. */
export type Caller = {
  userId: number;
  roleId: RoleId;
  sessionId: number;
  kind: 'full' | 'pending';
  remembered: boolean;
  expiresAt: Date;
};
