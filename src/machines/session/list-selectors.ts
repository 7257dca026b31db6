import type { SnapshotFrom } from 'xstate';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { sessionListWords as words } from '#domain/words/session-list.ts';
import type { sessionListMachine } from './list.ts';

type Snapshot = SnapshotFrom<typeof sessionListMachine>;

/** A session as the list shows it. */
export type SessionLine = {
  sessionId: string;
  device: string;
  detail: string;
  isHere: boolean;
  isEnding: boolean;
  /** The name of the button that signs out there. */
  endName: string;
};

/** The lines of the list, or null before it has been read. */
export const selectLines = (snapshot: Snapshot): readonly SessionLine[] | null =>
  snapshot.matches('loading') || snapshot.matches('failed') ? null : linesOf(snapshot.context);

/** The lines of sessions, each told from every other by its name and time. */
export function linesOf({ rows, timeZone, ending }: Snapshot['context']): readonly SessionLine[] {
  const told = (instant: string): string => fixtureTime(instant, timeZone)?.text ?? instant;
  return rows.map((row) => {
    const seen = row.isCurrent ? words.activeNow : words.lastSeen(told(row.lastSeenAt));
    const parts = [seen, words.since(told(row.createdAt)), ...(row.isRemembered ? [words.remembered] : [])];
    return {
      sessionId: row.sessionId,
      device: row.device,
      detail: parts.join(' · '),
      isHere: row.isCurrent,
      isEnding: row.sessionId === ending,
      endName: words.endNamed(row.device, told(row.lastSeenAt)),
    };
  });
}

/** Why the sessions could not be read, or null. */
export const selectFailure = (snapshot: Snapshot): string | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null;

/** Whether nothing can be pressed now. */
export const selectIsLocked = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether it is being asked if every device is meant, or they are being signed out. */
export const selectIsAsking = (snapshot: Snapshot): boolean =>
  snapshot.matches('asking') || selectIsEndingAll(snapshot);

/** Whether every device is being signed out. */
export const selectIsEndingAll = (snapshot: Snapshot): boolean =>
  snapshot.matches('endingAll') || snapshot.matches('ended');
