import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import { graphOf, matchColumns, type MatchGraph } from './graph.ts';

/** A frame as the database has it. */
export type FrameRow = {
  number: number;
  player1_points: number;
  player2_points: number;
  player1_break: number | null;
  player2_break: number | null;
  winner_id: number | null;
  ended_at: string | null;
};

/** What of the caller decides about writing scores; null where nobody calls. */
export type ScorerRow = { isReferee: boolean; clubIds: number[] } | null;

/** A result as a correction has kept it. */
export type KeptResult = {
  statusId: number;
  winner: number | null;
  frames: { player1Points: number; player2Points: number; winner: number | null }[];
};

/** The last correction of a match that is over. */
export type CorrectionRow = { at: string; reason: string; before: KeptResult; after: KeptResult } | null;

type FoundMatch = {
  graph: MatchGraph;
  frames: FrameRow[];
  scorer: ScorerRow;
  isLevelAllowed: boolean;
  correction: CorrectionRow;
};

/** One match with its frames in their order, and who asks, in one statement. */
export async function findMatch(
  db: Kysely<Database>,
  caller: Caller | null,
  id: number,
): Promise<FoundMatch> {
  const { rows } = await sql<FoundMatch>`
    with page as materialized (select 1 as place, ${matchColumns} from matches m where m.id = ${id})
    select ${graphOf(caller)} as graph,
      (select coalesce(json_agg(f order by f.number), '[]') from frames f where f.match_id = ${id}) as frames,
      ${scorerJson(caller)} as scorer,
      exists (select from page p join tournaments t on t.id = p.tournament_id
        where p.group_id is not null and t.is_level_allowed) as "isLevelAllowed",
      (select json_build_object('at', c.at, 'reason', c.reason, 'before', c.before, 'after', c.after)
        from page p join corrections c on c.match_id = p.id
        where p.corrected_at is not null and p.status_id = 6 order by c.id desc limit 1) as correction`.execute(
    db,
  );
  return rows[0] as FoundMatch;
}

function scorerJson(caller: Caller | null): RawBuilder<ScorerRow> {
  if (caller === null) return sql`null::json`;
  return sql`(
    select json_build_object('isReferee', u.is_referee, 'clubIds', (
      select coalesce(json_agg(club_id), '[]') from club_members cm
      where cm.user_id = u.id and cm.status = 'member' and cm.role = u.role_id
        and (cm.role <> 5 or cm.referee_since is not null)))
    from users u where u.id = ${caller.userId})`;
}
