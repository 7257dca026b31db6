import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { checkInTimes } from '#domain/tournaments/entries.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import { composeMatches } from './compose.ts';
import { graphOf, matchColumns, type MatchGraph } from './graph.ts';

type OwnPlay = components['schemas']['OwnPlay'];

/** Of the matches that somebody plays or referees, so many are told. */
const most = 50;

/** What somebody plays and referees next, and where to check in before; the called ones first, then by time. */
export async function findOwnPlay(db: Kysely<Database>, caller: Caller, now: number): Promise<OwnPlay> {
  const { userId } = caller;
  const { rows } = await sql<{ graph: MatchGraph }>`
    with page as materialized (
      select row_number() over (order by m.status_id = 7 desc, m.called_at is null, m.schedule_time nulls last, m.id) as place,
        ${matchColumns}
      from matches m where m.status_id in (1, 7) and not m.is_bye
        and (m.player1_id = ${userId} or m.player2_id = ${userId} or m.referee_id = ${userId})
      order by place limit ${most})
    select ${graphOf(caller)} as graph`.execute(db);
  const graph = rows[0]?.graph;
  const matches = graph ? composeMatches(graph, caller) : [];
  const isPlayer = ({ playerId1, playerId2 }: (typeof matches)[number]): boolean =>
    playerId1 === userId || playerId2 === userId;
  return {
    matches: matches.map((match) => ({ part: isPlayer(match) ? 'player' : 'referee', match })),
    checkIns: await findCheckIns(db, userId, now),
  };
}

async function findCheckIns(db: Kysely<Database>, userId: number, now: number): Promise<OwnPlay['checkIns']> {
  const rows = await db
    .selectFrom('entries as e')
    .innerJoin('tournaments as t', 't.id', 'e.tournament_id')
    .select([
      't.id',
      't.name',
      't.time_zone',
      't.check_in_minutes',
      't.starts_on',
      't.start_time',
      'e.status',
    ])
    .where('e.user_id', '=', userId)
    .where('e.status', 'in', ['confirmed', 'checkedIn'])
    .where('t.stage', 'in', ['open', 'closed'])
    .where('t.check_in_minutes', '>', 0)
    .execute();
  return rows
    .flatMap((row) => {
      const times = checkInTimes({
        checkInMinutes: row.check_in_minutes,
        startDate: row.starts_on,
        startTime: row.start_time,
        timeZone: row.time_zone,
      });
      if (!times || times.closesAt <= now) return [];
      return [
        {
          tournamentId: row.id,
          tournament: row.name,
          timeZone: row.time_zone,
          opensAt: new Date(times.opensAt).toISOString(),
          closesAt: new Date(times.closesAt).toISOString(),
          isCheckedIn: row.status === 'checkedIn',
        },
      ];
    })
    .toSorted((a, b) => a.opensAt.localeCompare(b.opensAt));
}
