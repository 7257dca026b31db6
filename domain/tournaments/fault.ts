import type { components } from '#contract/api.gen.ts';
import { lengthFault } from './length.ts';

type ProblemCode = components['schemas']['ProblemCode'];

/** What is told of a tournament; times are instants in ISO 8601, days are those of its zone. */
export type TournamentEntry = Omit<components['schemas']['TournamentSettings'], 'clubId'> & {
  clubId?: number | null;
};

/** The fields of a tournament with the code of what is wrong with each. */
export type TournamentFaults = Partial<Record<keyof TournamentEntry, ProblemCode>>;

/** What is wrong with a tournament, by its field; empty where it can be kept. */
export function tournamentFaults(entry: TournamentEntry): TournamentFaults {
  const faults: TournamentFaults = {};
  const note = (field: keyof TournamentEntry, code: ProblemCode | false | null): void => {
    if (code && !faults[field]) faults[field] = code;
  };
  note('name', entry.name.trim() === '' && 'tournament_name_missing');
  note('capacity', isOutside(entry.capacity, 2, 256) && 'capacity_range');
  note('endDate', isBefore(entry.endDate, entry.startDate) && 'dates_order');
  note('entryClosesAt', isEntryWrong(entry) && 'entry_times');
  noteLengths(entry, note);
  noteGroups(entry, note);
  const breaks = entry.tieBreaks;
  note('tieBreaks', new Set(breaks).size !== breaks.length && 'tie_breaks_wrong');
  return faults;
}

type Lengths = Partial<Pick<TournamentEntry, 'tournamentFrame' | 'raceTo' | 'targetPoints' | 'timeLimit'>>;

const lengthOf = ({ tournamentFrame, raceTo, targetPoints, timeLimit }: Lengths) => ({
  frame: tournamentFrame ?? null,
  raceTo: raceTo ?? null,
  targetPoints: targetPoints ?? null,
  timeLimit: timeLimit ?? null,
});

type Note = (field: keyof TournamentEntry, code: ProblemCode | false | null) => void;

function noteLengths(entry: TournamentEntry, note: Note): void {
  const own = lengthFault(entry.gameType, lengthOf(entry));
  // A draft may be kept before it says how long a match is.
  if (own !== 'length_missing') note('tournamentFrame', own);
  for (const round of entry.roundLengths) note('roundLengths', lengthFault(entry.gameType, lengthOf(round)));
}

function noteGroups(entry: TournamentEntry, note: Note): void {
  if (entry.format === 'knockout') {
    note('groupCount', entry.groupCount !== null && 'groups_range');
    return;
  }
  note('groupCount', isOutside(entry.groupCount ?? 0, 1, 32) && 'groups_range');
  note('qualifierCount', isOutside(entry.qualifierCount, 0, 8) && 'qualifiers_range');
  const smallest = Math.floor(entry.capacity / (entry.groupCount ?? 1));
  note('qualifierCount', entry.qualifierCount > 0 && entry.qualifierCount >= smallest && 'qualifiers_range');
}

/** What is still missing before a tournament can be published, by its field. */
export function publishFaults(entry: TournamentEntry): TournamentFaults {
  const length = lengthFault(entry.gameType, lengthOf(entry));
  return {
    ...(entry.startDate === null && { startDate: 'day_missing' }),
    ...(entry.endDate === null && { endDate: 'day_missing' }),
    ...(entry.entryClosesAt === null && { entryClosesAt: 'entry_close_missing' }),
    ...(length !== null && { tournamentFrame: length }),
    ...tournamentFaults(entry),
  };
}

const isOutside = (value: number, least: number, most: number): boolean => value < least || value > most;

const isBefore = (day: string | null, other: string | null): boolean =>
  day !== null && other !== null && day < other;

/** Entries close after they open, and before play begins. */
function isEntryWrong({
  entryOpensAt,
  entryClosesAt,
  startDate,
  startTime,
  timeZone,
}: TournamentEntry): boolean {
  if (entryClosesAt === null) return false;
  const closes = Date.parse(entryClosesAt);
  if (entryOpensAt !== null && Date.parse(entryOpensAt) >= closes) return true;
  if (startDate === null) return false;
  const begins = Temporal.PlainDate.from(startDate).toZonedDateTime({
    timeZone,
    plainTime: startTime ?? '23:59',
  });
  return closes > begins.epochMilliseconds;
}
