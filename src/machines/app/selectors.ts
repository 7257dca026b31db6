import type { SnapshotFrom } from 'xstate';
import type { Config } from '#api/platform.ts';
import type { ClubEntry, StoredUser } from '#domain/session/stored.ts';
import type { Visitor } from '#domain/navigation/guard.ts';
import { isFactorDue } from '#domain/second-factor/code.ts';
import type { configMachine } from './config.ts';
import type { noticesMachine, NumberedNotice } from './notices.ts';
import type { sessionMachine } from './session.ts';

type Session = SnapshotFrom<typeof sessionMachine>;
type Configured = SnapshotFrom<typeof configMachine>;
type FactorMode = Config['modes']['secondFactor'];
type Notices = SnapshotFrom<typeof noticesMachine>;

/** Where the visitor stands towards the product; null while that is being found out, or the page loads again. */
export function selectVisitor(session: Session, factor?: FactorMode): Visitor | null {
  const { user, clubs, pending } = session.context;
  if (user) {
    const { roleId } = user;
    return { kind: 'signedIn', roleId, clubs, ...(isFactorDue(user, factor) && { isFactorDue: true }) };
  }
  if (pending) return { kind: 'pending' };
  return session.matches('recalling') || session.matches('left') ? null : { kind: 'signedOut' };
}

/** Whether the association offers or requires a second factor; undefined until the server has said so. */
export const selectFactorMode = ({ context }: Configured): FactorMode | undefined =>
  context.config?.modes.secondFactor;

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
