import type { SnapshotFrom } from 'xstate';
import type { ClubEntry, StoredUser } from '#domain/session/stored.ts';
import type { Visitor } from '#domain/navigation/guard.ts';
import type { noticesMachine, NumberedNotice } from './notices.ts';
import type { sessionMachine } from './session.ts';

type Session = SnapshotFrom<typeof sessionMachine>;
type Notices = SnapshotFrom<typeof noticesMachine>;

/** Where the visitor stands towards the product; null while that is still being found out. */
export function selectVisitor(session: Session): Visitor | null {
  const { user, clubs, pending } = session.context;
  if (user) return { kind: 'signedIn', roleId: user.roleId, clubs };
  if (pending) return { kind: 'pending' };
  return session.matches('recalling') ? null : { kind: 'signedOut' };
}

/** The signed-in user, or null. */
export const selectUser = (session: Session): StoredUser | null => session.context.user;

/** The clubs of the signed-in user. */
export const selectClubs = (session: Session): readonly ClubEntry[] => session.context.clubs;

/** The notice that is shown, or null. */
export const selectNotice = (notices: Notices): NumberedNotice | null =>
  notices.matches('told') ? (notices.context.queue[0] ?? null) : null;

/** What was shown before and is gone, the latest first. */
export const selectRecent = ({ context: { recent, queue } }: Notices): readonly NumberedNotice[] =>
  recent.filter(({ id }) => queue.every((notice) => notice.id !== id));
