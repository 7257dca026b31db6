import { sql, type Kysely } from 'kysely';
import { thirdPlaceName } from '#domain/draws/names.ts';
import { matchStatus } from '#domain/matches/status.ts';
import type { TournamentEntry } from '#domain/tournaments/fault.ts';
import { ownRounds } from '#domain/tournaments/form.ts';
import { lockGroups } from '#domain/tournaments/locks.ts';
import {
  isKnockoutDue,
  isLengthLocked,
  roundLock,
  type RoundFacts,
} from '#domain/tournaments/round-locks.ts';
import type { Database } from '#server/database/db.gen.ts';
import { lengthColumns } from './draw-rows.ts';
import type { KeptTournament } from './store.ts';

/** Matches of one length: a round, or the match for third place within one. */
type Round = {
  id: number;
  part: 'group' | 'knockout';
  isThird: boolean;
  matches: number;
  /** Nobody has played; what ended by itself, as a bye does, was not played. */
  isFree: boolean;
};

async function findRounds(db: Kysely<Database>, tournamentId: number): Promise<Round[]> {
  const { rows } = await sql<Round>`
    select r.id, r.part, m.name = ${thirdPlaceName} as "isThird", count(*)::integer as matches,
      bool_or(m.status_id = ${matchStatus.upcoming}) and not bool_or(m.status_id = ${matchStatus.live}
        or m.status_id = ${matchStatus.completed} and m.outcome <> 'bye'
        and not (m.outcome = 'walkover' and m.ended_by is null)) as "isFree"
    from rounds r join matches m on m.round_id = r.id where r.tournament_id = ${tournamentId}
    group by 1, 2, 3 order by r.id`.execute(db);
  return rows;
}

const factsOf = ({ part, isThird, matches, isFree }: Round): RoundFacts => ({
  isKnockout: part === 'knockout',
  matches: isThird ? 2 : matches,
  takesLength: isFree,
});

/** The lengths among changed fields that come too late, as the rounds that have them have begun. */
export async function lateLengths(
  db: Kysely<Database>,
  { id, stage, settings }: KeptTournament,
  { entry, changed }: { entry: TournamentEntry; changed: readonly string[] },
): Promise<string[]> {
  const lengths = changed.filter((field) => lockGroups.length.some((each) => each === field));
  if (stage !== 'running' || lengths.length === 0) return [];
  const rounds = (await findRounds(db, id)).map(factsOf);
  const drawn = { rounds, isKnockoutDue: isKnockoutDue(settings, rounds) };
  const own = new Set(entry.roundLengths.map(({ matches }) => matches));
  const isMainLate = isLengthLocked(drawn, own);
  const areRoundsLate = ownRounds.some(
    (matches) =>
      ownLength(entry, matches) !== ownLength(settings, matches) && roundLock(drawn, matches) === 'begun',
  );
  return lengths.filter((field) => (field === 'roundLengths' ? areRoundsLate : isMainLate));
}

function ownLength({ roundLengths }: TournamentEntry, matches: number): string {
  const own = roundLengths.find((round) => round.matches === matches);
  const { tournamentFrame, raceTo, targetPoints, timeLimit } = own ?? {};
  return JSON.stringify([tournamentFrame, raceTo, targetPoints, timeLimit].map((length) => length ?? null));
}

/** Gives matches that are drawn the length of their tournament, in rounds in which nothing has begun, and whether they are rated. */
export async function keepLengths(
  db: Kysely<Database>,
  tournamentId: number,
  { entry, at }: { entry: TournamentEntry; at: Date },
): Promise<void> {
  for (const { id, part, isThird, matches, isFree } of await findRounds(db, tournamentId)) {
    if (!isFree) continue;
    const ofRound = isThird ? 2 : matches;
    const columns = lengthColumns(entry, part === 'group' ? null : ofRound);
    await db
      .updateTable('matches')
      .set((eb) => ({ ...columns, updated_at: at, version: eb('version', '+', 1) }))
      .where('round_id', '=', id)
      .where('status_id', '=', matchStatus.upcoming)
      .where('name', isThird ? '=' : '<>', thirdPlaceName)
      .execute();
  }
  await db
    .updateTable('matches')
    .set((eb) => ({ is_rated: entry.isRated, version: eb('version', '+', 1) }))
    .where('tournament_id', '=', tournamentId)
    .where('status_id', '=', matchStatus.upcoming)
    .where('is_rated', '<>', entry.isRated)
    .execute();
}
