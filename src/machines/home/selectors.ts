import type { SnapshotFrom } from 'xstate';
import type { Match, MatchDetail } from '#api/matches.ts';
import { problemText } from '#api/problem.ts';
import { byInterest } from '#domain/matches/featured.ts';
import { errorWords } from '#domain/words/errors.ts';
import type { homeMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof homeMachine>;

/** What stands on the cloth. */
export type Cloth =
  | { kind: 'match'; match: Match; frames: MatchDetail['frames'] | null }
  /** The match of the address is on its way, cannot be read, or is not there. */
  | { kind: 'waiting' }
  | { kind: 'unread' }
  | { kind: 'missing' }
  /** Nothing is played and nothing is scheduled. */
  | { kind: 'nothing' };

/** Whether nothing can be shown yet. */
export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether not one part could be read. */
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.matches({ sections: 'failed' });

/** Why not one part could be read. */
export function selectReason({ context: { problem } }: Snapshot): string {
  if (problem === null) return errorWords.failed;
  return problem.kind === 'offline' ? errorWords.connectivity : problemText(problem);
}

/** Whether the last refresh failed. */
export const selectIsStale = (snapshot: Snapshot): boolean =>
  snapshot.matches({ sections: { shown: 'stale' } }) || snapshot.matches({ sections: { shown: 'retrying' } });

/** All that was read last. */
export const selectSections = ({ context }: Snapshot): Snapshot['context'] => context;

/** The instant of the last reading; the epoch before the first one. */
export const selectNow = ({ context }: Snapshot): string => context.readAt ?? '1970-01-01T00:00:00Z';

/** The match of the address, else the featured live one, else the next one. */
export function selectCloth(snapshot: Snapshot): Cloth {
  const { chosenId, featuredId, upcoming } = snapshot.context;
  const shown = matchOf(snapshot, chosenId ?? featuredId);
  if (shown) return shown;
  if (chosenId === null) {
    const next = upcoming?.find(({ scheduleTime }) => scheduleTime !== null);
    return next ? { kind: 'match', match: next, frames: null } : { kind: 'nothing' };
  }
  if (snapshot.matches({ cloth: 'missing' })) return { kind: 'missing' };
  return { kind: snapshot.matches({ cloth: 'resting' }) ? 'unread' : 'waiting' };
}

/** The live matches beside the one on the cloth. */
export function selectOthers(snapshot: Snapshot): readonly Match[] {
  const cloth = selectCloth(snapshot);
  const onCloth = cloth.kind === 'match' ? cloth.match.matchId : null;
  return byInterest(snapshot.context.live?.rows ?? []).filter(({ matchId }) => matchId !== onCloth);
}

function matchOf({ context }: Snapshot, id: number | null): Cloth | null {
  const { live, upcoming, results } = context;
  const detail = context.detail?.matchId === id ? context.detail : null;
  const rows = [...(live?.rows ?? []), ...(upcoming ?? []), ...(results ?? [])];
  const match = rows.find(({ matchId }) => matchId === id) ?? detail;
  return match && { kind: 'match', match, frames: detail?.frames ?? null };
}
