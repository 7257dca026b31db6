import type { components } from '#contract/api.gen.ts';
import { isTimeZone } from '#domain/clubs/zone.ts';
import { keptLength } from '#domain/tournaments/length.ts';
import { frameRules, oneGameRules } from '#domain/draws/tie-breaks.ts';
import { isPlayedInFrames } from '#domain/matches/length.ts';
import { tournamentFaults, type TournamentEntry, type TournamentFaults } from '#domain/tournaments/fault.ts';
import { problemWords } from '#domain/words/problems.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';

type Given = components['schemas']['TournamentRequest'];

/** A new tournament of which nothing is told but what has to be. */
function blankEntry({ name, gameType, format, timeZone }: Given): TournamentEntry {
  return {
    name,
    gameType,
    format,
    timeZone,
    clubId: null,
    description: '',
    tournamentFrame: null,
    raceTo: null,
    targetPoints: null,
    timeLimit: null,
    roundLengths: [],
    startDate: null,
    endDate: null,
    startTime: null,
    capacity: 256,
    entryMode: 'open',
    needsApproval: false,
    entryOpensAt: null,
    entryClosesAt: null,
    checkInMinutes: 0,
    groupCount: format === 'roundRobin' ? 1 : null,
    qualifierCount: 0,
    hasThirdPlace: false,
    isLevelAllowed: false,
    tieBreaks: [],
    isRated: true,
    isHandicapped: false,
    levelId: null,
    categoryId: null,
  };
}

/** A tournament as it is to be: what is given lies over what is kept. */
export function entryOf(given: Given, kept: TournamentEntry | null): TournamentEntry {
  const told = { ...(kept ?? blankEntry(given)), ...given };
  const { targetPoints } = keptLength(told.gameType, { targetPoints: told.targetPoints });
  const entry = { ...told, targetPoints };
  if (entry.tieBreaks.length > 0 || entry.format === 'knockout') return entry;
  const isInFrames = isPlayedInFrames({ frame: entry.tournamentFrame, raceTo: entry.raceTo });
  const rules = isInFrames ? frameRules : oneGameRules;
  return { ...entry, tieBreaks: [...rules.tieBreaks] };
}

/** The answer to what is wrong with a tournament, or null. */
export function faultAnswer(entry: TournamentEntry): { status: 400; body: ProblemBody } | null {
  if (!isTimeZone(entry.timeZone)) return answerOf({ timeZone: 'time_zone_unknown' });
  return answerOf(tournamentFaults(entry));
}

/** The first fault as the code, all of them at their fields. */
export function answerOf(faults: TournamentFaults): { status: 400; body: ProblemBody } | null {
  const found = Object.entries(faults);
  const [first] = found;
  if (!first) return null;
  const fields = Object.fromEntries(found.map(([field, code]) => [field, problemWords[code]]));
  return { status: 400, body: problemBody(first[1], fields) };
}
