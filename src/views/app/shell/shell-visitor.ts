import type { Membership } from '#domain/navigation/guard.ts';

/** What the shell shows of the person signed in. */
export type ShellUser = {
  readonly fullName: string;
  readonly roleId: number;
  /** The address of the picture; without one the initials stand in its place. */
  readonly profileImage: string | null;
};

/** Someone signed in, with the clubs joined. */
export type ShellMember = {
  readonly user: ShellUser;
  readonly clubs: readonly Membership[];
  /** A second factor has to be set up before anything else. */
  readonly isFactorDue?: boolean;
};

/** Whom the shell greets; a pending visitor is offered neither a sign-in nor a menu. */
export type ShellVisitor =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'pending' }
  | ({ readonly kind: 'signedIn' } & ShellMember);
