import type { SnapshotFrom } from 'xstate';
import type { MatchDetail } from '#api/matches.ts';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import type { matchCentreMachine } from './centre.ts';
import type { matchListMachine } from './list.ts';

type List = SnapshotFrom<typeof matchListMachine>;
type Centre = SnapshotFrom<typeof matchCentreMachine>;

/** Whether something narrows the list beyond the status. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { clubId, tournamentId, gameType, mine } = context.question.filters;
  return clubId !== null || tournamentId !== null || gameType !== null || mine;
};

/** The instant of the last reading of the list; the epoch before the first one. */
export const selectListReadAt = ({ context }: List): string => context.readAt ?? '1970-01-01T00:00:00Z';

/** What stands on the page of a match. */
export const selectCentreState = (centre: Centre): 'loading' | 'missing' | 'failed' | 'shown' => {
  if (centre.matches('loading')) return 'loading';
  if (centre.matches('missing')) return 'missing';
  return centre.matches('failed') ? 'failed' : 'shown';
};

/** The match with its frames. */
export const selectMatch = ({ context }: Centre): MatchDetail | null => context.match;

/** Whether the last refresh of a match failed. */
export const selectIsMatchStale = (centre: Centre): boolean =>
  centre.matches({ shown: 'stale' }) || centre.matches({ shown: 'retrying' });

/** The clock from which times are read. */
export type Clock = {
  kind: 'hall' | 'own';
  zone: string;
  ownZone: string;
  /** The hall's zone is none, so that UTC takes its place. */
  isUnknown: boolean;
};

/** Whose clock the times are read from, and its zone. */
export const selectClock = ({ context: { clock, ownZone, match } }: Centre): Clock => {
  const hall = fixtureTime('1970-01-01T00:00:00Z', match?.timeZone ?? 'UTC');
  const isHall = clock === 'hall';
  return {
    kind: clock,
    zone: isHall ? (hall?.timeZone ?? 'UTC') : ownZone,
    ownZone,
    isUnknown: isHall && (hall?.isZoneUnknown ?? false),
  };
};

/** The instant of the last reading of a match; the epoch before the first one. */
export const selectReadAt = ({ context }: Centre): string => context.readAt ?? '1970-01-01T00:00:00Z';
