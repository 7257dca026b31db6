import type { RoleId } from '#domain/roles.ts';

/** The person behind a request, as the database has it at this moment. */
export type Caller = {
  userId: number;
  roleId: RoleId;
  sessionId: number;
  /** The clubs for which somebody of role 3 or 4 works. */
  clubs: readonly number[];
  kind: 'full' | 'pending';
  remembered: boolean;
  expiresAt: Date;
  /** When the session has last proved the password, if it ever has. */
  provedAt: Date | null;
};
