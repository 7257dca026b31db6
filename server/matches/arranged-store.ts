import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Arranged } from '#domain/matches/arrangement.ts';
import { matchStatus } from '#domain/matches/status.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import { refused, type Refused } from './arrangement-checks.ts';

type Schemas = components['schemas'];

/** A match as it is kept, with what decides whether it can be changed. */
export type Kept = {
  match: Arranged;
  isOfTournament: boolean;
  tournament: string | null;
  statusId: number;
  version: number;
  isInactive: boolean;
};

/** A match that the caller runs, taken for this transaction with its tournament; undefined where there is none. */
export async function takeArranged(
  db: Kysely<Database>,
  caller: Caller,
  id: number,
): Promise<Kept | undefined> {
  const tournaments = await sql<{ name: string }>`
    select t.name from tournaments t where t.id = (select m.tournament_id from matches m where m.id = ${id})
    for update`.execute(db);
  const row = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .where('is_bye', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const isOwn = caller.roleId <= 2 || (row.club_id !== null && caller.clubs.includes(row.club_id));
  if (!isOwn) return undefined;
  const club =
    row.club_id === null
      ? undefined
      : await db.selectFrom('clubs').select('status_id').where('id', '=', row.club_id).executeTakeFirst();
  const match: Arranged = {
    clubId: row.club_id,
    matchName: row.name,
    gameType: row.game_type as Schemas['GameType'],
    length: {
      frame: row.best_of,
      raceTo: row.race_to,
      targetPoints: row.target_points,
      timeLimit: row.time_limit_minutes,
    },
    players: [row.player1_id, row.player2_id],
    starts: [row.player1_start, row.player2_start],
    scheduleTime: row.schedule_time === null ? null : new Date(row.schedule_time).getTime(),
    plannedMinutes: row.planned_minutes,
    tableId: row.table_id,
    refereeId: row.referee_id,
    isRated: row.is_rated,
  };
  return {
    match,
    isOfTournament: row.tournament_id !== null,
    tournament: tournaments.rows[0]?.name ?? null,
    statusId: row.status_id,
    version: row.version,
    isInactive: club !== undefined && club.status_id !== 1,
  };
}

/** Only what has not begun is changed, and nothing of a club that is switched off. */
export function upcomingFault({ statusId, isInactive }: Kept): Refused | null {
  if (isInactive) return refused('club_inactive');
  if (statusId === matchStatus.live) return refused('match_started');
  return statusId === matchStatus.completed ? refused('match_over') : null;
}

/** What is written of a match that is arranged. */
export function columnsOf({ length, players, starts, ...match }: Arranged) {
  return {
    name: match.matchName,
    game_type: match.gameType,
    best_of: length.frame,
    race_to: length.raceTo,
    target_points: length.targetPoints,
    time_limit_minutes: length.timeLimit ?? null,
    player1_id: players[0],
    player2_id: players[1],
    player1_start: starts[0],
    player2_start: starts[1],
    schedule_time: match.scheduleTime === null ? null : new Date(match.scheduleTime),
    planned_minutes: match.plannedMinutes,
    table_id: match.tableId,
    referee_id: match.refereeId,
    is_rated: match.isRated,
  };
}
