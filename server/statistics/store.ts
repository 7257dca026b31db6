import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Database } from '#server/database/db.gen.ts';

type Statistics = components['schemas']['Statistics'];
type Form = Statistics['form'][number];

/** What is asked of somebody's matches. */
export type StatisticsFilters = {
  gameType?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** So many of the latest matches and of the highest breaks are told. */
const most = 10;

/** The figures of a player as they are counted; of matches that ended without a winner none is won or lost. */
export type StatisticsRow = Omit<Statistics, 'form'> & {
  form: (Omit<Form, 'opponent'> & { opponent: string; isHidden: boolean; clubId: number | null })[];
};

/** Counts somebody's matches that are over, by the days of the halls in which they were played. */
export async function findStatistics(
  db: Kysely<Database>,
  userId: number,
  { gameType, from, to }: StatisticsFilters,
): Promise<StatisticsRow> {
  const { rows } = await sql<StatisticsRow>`
    with mine as (
      select m.id, m.game_type, m.club_id, m.ended_at, coalesce(m.race_to, m.best_of, 1) = 1 as is_one_game,
        m.winner_id, m.player1_id = ${userId} as is_first,
        case when m.player1_id = ${userId} then m.player2_id else m.player1_id end as other_id,
        case when m.player1_id = ${userId} then m.player1_frames else m.player2_frames end as own_frames,
        case when m.player1_id = ${userId} then m.player2_frames else m.player1_frames end as other_frames,
        case when m.player1_id = ${userId} then m.player1_highest_break else m.player2_highest_break end as own_break,
        to_char(m.ended_at at time zone coalesce(t.time_zone, c.time_zone, 'UTC'), 'YYYY-MM-DD') as day
      from matches m left join tournaments t on t.id = m.tournament_id left join clubs c on c.id = m.club_id
      where m.status_id = 6 and not m.is_bye and (m.player1_id = ${userId} or m.player2_id = ${userId})
        ${gameType === undefined ? sql`` : sql`and m.game_type = ${gameType}`}
    ), kept as (
      select * from mine where true
        ${from === undefined ? sql`` : sql`and day >= ${from}`} ${to === undefined ? sql`` : sql`and day <= ${to}`}
    )
    select (select ${wonAndLost(userId)} from kept) as matches, (select ${framesWonAndLost} from kept) as frames,
      (select coalesce(json_agg(g order by (g.matches->>'played')::int desc, g."gameType"), '[]') from (
        select game_type as "gameType", ${wonAndLost(userId)} as matches, ${framesWonAndLost} as frames,
          max(own_break) as "highestBreak" from kept group by game_type) g) as games,
      (select coalesce(json_agg(b order by b.points desc, b.day desc), '[]') from (
        select game_type as "gameType", own_break as points, id as "matchId", day from kept
        where own_break > 0 order by own_break desc, ended_at desc limit ${most}) b) as "highestBreaks",
      (select coalesce(json_agg(f order by f.at desc, f."matchId" desc), '[]') from (
        select k.id as "matchId", k.game_type as "gameType", btrim(u.first_name || ' ' || u.last_name) as opponent,
          u.privacy_on as "isHidden", k.club_id as "clubId", k.winner_id = ${userId} as "isWon", k.day, k.ended_at as at,
          case when k.is_one_game then coalesce(case when k.is_first then r.player1_points else r.player2_points end,
            k.own_frames) else k.own_frames end as own,
          case when k.is_one_game then coalesce(case when k.is_first then r.player2_points else r.player1_points end,
            k.other_frames) else k.other_frames end as other
        from kept k join users u on u.id = k.other_id left join frames r on r.match_id = k.id and r.number = 1
        where k.winner_id is not null order by k.ended_at desc, k.id desc limit ${most}) f) as form`.execute(
    db,
  );
  return rows[0] as StatisticsRow;
}

/** Matches that were played, and how many of them a player has won and lost. */
function wonAndLost(userId: number) {
  return sql`json_build_object(
    'played', count(*),
    'won', count(*) filter (where winner_id = ${userId}),
    'lost', count(*) filter (where winner_id <> ${userId}))`;
}

/** The same of frames, of the matches that have any. */
const framesWonAndLost = sql.raw(`json_build_object(
    'played', coalesce(sum(own_frames + other_frames) filter (where not is_one_game), 0),
    'won', coalesce(sum(own_frames) filter (where not is_one_game), 0),
    'lost', coalesce(sum(other_frames) filter (where not is_one_game), 0))`);
