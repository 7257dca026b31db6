import { fromPromise } from 'xstate';
import type { ClubEntry, PendingUser, StoredUser } from '#domain/session/stored.ts';
import { readPendingUser, readSession, readWanted, type Wanted } from './storage.ts';

/** What the browser remembers of who is signed in; the token itself stays in storage. */
export type Remembered = {
  user: StoredUser | null;
  clubs: ClubEntry[];
  expiresAt: string | null;
  /** Who has signed in as far as the terms, without the token. */
  pending: Omit<PendingUser, 'token'> | null;
  wanted: Wanted | null;
};

/** Reads what the browser remembers; damaged values are dropped on the way. */
export const recallSession = fromPromise<Remembered>(async () => {
  const session = readSession();
  const pending = session ? null : readPendingUser();
  return {
    user: session?.user ?? null,
    clubs: session?.clubs ?? [],
    expiresAt: session?.tokenExpiresAt || null,
    pending: pending && {
      userId: pending.userId,
      email: pending.email,
      shouldRemember: pending.shouldRemember,
      ...(pending.isFirst ? { isFirst: true } : {}),
    },
    wanted: readWanted(),
  };
});
