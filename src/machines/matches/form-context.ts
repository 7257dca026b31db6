import type { MatchDetail, Venue } from '#api/matches.ts';
import type { MatchForm, MatchSeat, MatchTextField } from '#domain/matches/form.ts';
import type { FieldFault, RecordContext, RecordEvent } from '#machines/patterns/record-context.ts';
import type { Telling } from '#machines/patterns/telling.ts';

export type { FieldFault };

/** A club by its number that may run a match; nothing is the association. */
export type MatchHost = { value: string; label: string };

/** Somebody who was found by name. */
export type FoundPerson = { userId: number; name: string; email: string };

/** What is known of a match besides its form. */
export type KnownMatch = {
  version: string;
  timeZone: string;
  club: MatchDetail['club'];
  /** Whether a draw has made it. */
  isDrawn: boolean;
};

export type MatchFormContext = RecordContext<MatchForm, KnownMatch> & {
  /** Null makes a match. */
  matchId: number | null;
  /** Whether one may run matches of every club. */
  reach: 'everywhere' | 'ownClubs';
  hosts: MatchHost[];
  /** The clocks of the device, for what no club runs. */
  ownZone: string;
  venue: Venue | null;
  isVenueFailed: boolean;
  /** For whom somebody is looked for. */
  seat: MatchSeat;
  search: string;
  found: FoundPerson[];
};

export type MatchFormEvent =
  | RecordEvent
  | { type: 'changed'; field: MatchTextField; value: string }
  | { type: 'rated'; isRated: boolean }
  | { type: 'choose'; seat: MatchSeat }
  | { type: 'take.off'; seat: MatchSeat }
  | { type: 'search.changed'; text: string }
  | { type: 'person.chosen'; person: FoundPerson }
  | { type: 'propose' }
  | { type: 'venue.retry' }
  | { type: 'remove' }
  | { type: 'confirm' }
  | { type: 'cancel' };

export type MatchFormEmitted = { type: 'left' } | Telling;

export type MatchFormInput = Pick<MatchFormContext, 'matchId' | 'reach' | 'hosts' | 'ownZone'> & {
  typedBy?: number;
};
