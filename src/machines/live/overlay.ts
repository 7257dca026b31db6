import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { readOverlay, type OverlayAnswer, type OverlayPlace } from '#api/live.ts';
import type { Match } from '#api/matches.ts';
import { readingOf } from '#machines/generic/reading-of.ts';

export type { OverlayPlace } from '#api/live.ts';

const largestId = 2_147_483_647;

/** What the address of an overlay names; null where it names nothing. */
export function readOverlayAddress(search: string): OverlayPlace | null {
  const said = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const text = said.get(name) ?? '';
    return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId ? Number(text) : null;
  };
  const [matchId, clubId, table] = [number('match'), number('club'), number('table')];
  if (said.has('match')) return matchId === null ? null : { by: 'match', matchId };
  return clubId === null || table === null ? null : { by: 'table', clubId, table };
}

/** The scoreboard of a match, or of whichever match is played on a table. */
export const overlayMachine = readingOf<OverlayPlace, OverlayAnswer>(readOverlay);

export type OverlayActor = ActorRefFrom<typeof overlayMachine>;

type Snapshot = SnapshotFrom<typeof overlayMachine>;

/** What an overlay shows. */
export type OverlayState = 'loading' | 'missing' | 'failed' | 'free' | 'shown';

export const selectOverlayState = (snapshot: Snapshot): OverlayState => {
  if (snapshot.matches({ asking: 'loading' })) return 'loading';
  if (snapshot.matches({ asking: 'missing' })) return 'missing';
  if (snapshot.matches({ asking: 'failed' })) return 'failed';
  return snapshot.context.answer?.match ? 'shown' : 'free';
};

/** The match of the scoreboard. */
export const selectOverlayMatch = ({ context }: Snapshot): Match | null => context.answer?.match ?? null;
