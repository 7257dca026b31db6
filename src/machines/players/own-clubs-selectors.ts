import type { SnapshotFrom } from 'xstate';
import type { ownClubsMachine } from './own-clubs.ts';

type Snapshot = SnapshotFrom<typeof ownClubsMachine>;

/** A club that one belongs to, or has asked. */
export type OwnClub = { clubId: number; name: string; state: 'member' | 'join' | 'leave' };

/** The own clubs and those that were asked, each once. */
export const selectOwnClubs = ({ context: { clubs, requests } }: Snapshot): OwnClub[] => {
  const members = clubs.map(({ clubId, name }): OwnClub => {
    const isLeaving = requests.some((request) => request.clubId === clubId && request.kind === 'leave');
    return { clubId, name, state: isLeaving ? 'leave' : 'member' };
  });
  const waiting = requests.filter(({ kind }) => kind === 'join');
  return [...members, ...waiting.map(({ clubId, name }): OwnClub => ({ clubId, name, state: 'join' }))];
};

/** The clubs with which nothing is going on yet. */
export const selectOffered = (snapshot: Snapshot): { clubId: number; name: string }[] => {
  const taken = new Set(selectOwnClubs(snapshot).map(({ clubId }) => clubId));
  return snapshot.context.offered.filter(({ clubId }) => !taken.has(clubId));
};

/** The club that is to be asked. */
export const selectChosen = ({ context }: Snapshot): number | null => context.chosen;

/** The club about which it is asked whether one wants to leave it. */
export const selectLeaving = (snapshot: Snapshot): string | null =>
  snapshot.matches('asking') || snapshot.matches('leaving') ? (snapshot.context.leaving?.name ?? null) : null;

/** What stands in the section. */
export const selectView = (snapshot: Snapshot): 'loading' | 'failed' | 'shown' => {
  if (snapshot.matches('loading') || snapshot.matches('offering')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'shown';
};

/** Why the clubs could not be read. */
export const selectRefusal = ({ context }: Snapshot): string => context.refusal ?? '';

/** Whether nothing can be asked now. */
export const selectIsLocked = (snapshot: Snapshot): boolean => !snapshot.matches('shown');

/** Whether a request is on its way, or what came of it is being read. */
export const selectIsUnderWay = (snapshot: Snapshot): boolean =>
  selectIsLocked(snapshot) && !snapshot.matches('asking') && selectView(snapshot) === 'shown';

/** Whether a club is being asked to take one in. */
export const selectIsJoining = (snapshot: Snapshot): boolean => snapshot.matches('joining');

/** The club whose request is being taken back, or null. */
export const selectWithdrawing = (snapshot: Snapshot): number | null =>
  snapshot.matches('withdrawing') ? (snapshot.context.withdrawing?.clubId ?? null) : null;

/** Whether a club is being asked to let one go. */
export const selectIsLeaving = (snapshot: Snapshot): boolean => snapshot.matches('leaving');
