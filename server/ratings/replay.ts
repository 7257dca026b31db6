import { sql, type Kysely } from 'kysely';
import { gameOf, games, type Discipline } from '#domain/games.ts';
import {
  expectedShare,
  replayRatings,
  type Base,
  type Rated,
  type RatedMatch,
} from '#domain/ratings/rating.ts';
import type { Database } from '#server/database/db.gen.ts';

type Row = {
  id: number;
  game_type: string;
  club_id: number | null;
  /** When it ended, or had ended before it was taken back. */
  ended_at: Date | string;
  player1_id: number;
  player2_id: number;
  player1_frames: number;
  player2_frames: number;
  winner_id: number | null;
  is_one_game: boolean;
  counts: boolean;
  had_steps: boolean;
};

/**
 * Lets a match that has ended, or whose result has changed, move the ratings of its club and discipline: all counted matches
 * from it on are replayed, in the order in which they ended. A second transaction waits, so the last one sees all matches.
 */
export async function rerateFrom(db: Kysely<Database>, matchId: number, at: Date): Promise<void> {
  const [match] = await findMatches(db, sql`m.id = ${matchId}`, at);
  if (!match || match.club_id === null || (!match.counts && !match.had_steps)) return;
  const { discipline } = gameOf(match.game_type);
  const of = { clubId: match.club_id, discipline };
  await holdRatings(db, of);
  const later = await findMatches(
    db,
    sql`m.id <> ${matchId} and m.club_id = ${of.clubId} and m.game_type in (${gameTypes(discipline)})
      and (m.ended_at, m.id) > (${new Date(match.ended_at)}, ${matchId})
      and exists (select from rating_steps s where s.match_id = m.id)`,
    at,
  );
  const replayed = [...(match.counts ? [match] : []), ...later];
  await replay(db, { ...of, at, from: match, replayed });
}

const gameTypes = (discipline: Discipline) =>
  sql.join(games.filter((game) => game.discipline === discipline).map(({ id }) => id));

/** One replay at a time a club and discipline. */
export async function holdRatings(
  db: Kysely<Database>,
  { clubId, discipline }: { clubId: number; discipline: Discipline },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`ratings ${clubId} ${discipline}`}))`.execute(db);
}

/** Matches that are over, with whether each counts: played out between two who were members then, without a head start. */
async function findMatches(db: Kysely<Database>, where: ReturnType<typeof sql>, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.game_type, m.club_id, m.player1_id, m.player2_id, m.player1_frames, m.player2_frames,
      m.winner_id, coalesce(m.race_to, m.best_of, 1) = 1 as is_one_game,
      coalesce(least(m.ended_at, (select min(s.ended_at) from rating_steps s where s.match_id = m.id)), ${now}) as ended_at,
      exists (select from rating_steps s where s.match_id = m.id) as had_steps,
      m.status_id = 6 and m.ended_at is not null and (coalesce(m.race_to, m.best_of, 1) = 1
        or m.player1_frames + m.player2_frames > 0) and m.outcome in ('played', 'level') and m.is_rated and coalesce(t.is_rated, true)
        and m.player1_start = 0 and m.player2_start = 0 and m.player1_id is not null and m.player2_id is not null
        and m.is_between_members as counts
    from matches m left join tournaments t on t.id = m.tournament_id
    where ${where} order by m.ended_at, m.id`.execute(db);
  return rows;
}

type Replay = { clubId: number; discipline: Discipline; at: Date; from: Row; replayed: readonly Row[] };

async function replay(
  db: Kysely<Database>,
  { clubId, discipline, at, from, replayed }: Replay,
): Promise<void> {
  // A match that was taken back has other players by now, or none: who had steps of it loses them.
  const gone = [from.id, ...replayed.map(({ id }) => id)];
  const { rows: stepped } = await sql<{ id: number }>`
    select distinct s.user_id as id from rating_steps s where s.match_id in (${sql.join(gone)})`.execute(db);
  const players = replayed.flatMap(({ player1_id: one, player2_id: two }) => [one, two]);
  const people = [...new Set([...stepped.map(({ id }) => id), ...players])];
  const moment = new Date(from.ended_at);
  const { rows: begun } = await sql<{ user_id: number; rating: number; frames: number }>`
    select u.id as user_id,
      coalesce(case when b.at > s.ended_at or s.ended_at is null then b.rating else s.after end, 500)::float as rating,
      coalesce((select sum(p.frames) from rating_steps p where p.user_id = u.id and p.club_id = ${clubId}
        and p.discipline = ${discipline} and (p.ended_at, p.match_id) < (${moment}, ${from.id})), 0)::integer as frames
    from users u
    left join lateral (select p.after, p.ended_at from rating_steps p where p.user_id = u.id and p.club_id = ${clubId}
      and p.discipline = ${discipline} and (p.ended_at, p.match_id) < (${moment}, ${from.id})
      order by p.ended_at desc, p.match_id desc limit 1) s on true
    left join lateral (select b.rating, b.at from rating_bases b where b.user_id = u.id and b.club_id = ${clubId}
      and b.discipline = ${discipline} and b.at <= ${moment} order by b.at desc, b.id desc limit 1) b on true
    where u.id in (${sql.join(people)})`.execute(db);
  const start = new Map<number, Rated>(
    begun.map(({ user_id: id, rating, frames }) => [id, { rating, frames }]),
  );
  const { rows: bases } = await sql<Base>`
    select b.user_id as "userId", (extract(epoch from b.at) * 1000)::float as at, b.rating::float as rating
    from rating_bases b where b.club_id = ${clubId} and b.discipline = ${discipline} and b.at > ${moment}
      and b.user_id in (${sql.join(people)}) order by b.at, b.id`.execute(db);
  const { ratings, steps } = replayRatings(replayed.map(ratedMatch), bases, start);
  const byMatch = new Map(replayed.map((row) => [row.id, row]));
  const before = new Map(steps.map((step) => [`${step.matchId} ${step.userId}`, step.before]));
  const written = steps.map(({ matchId, userId, before: own, after, frames }) => {
    const row = byMatch.get(matchId) ?? from;
    const side = row.player1_id === userId ? 0 : 1;
    const other = before.get(`${matchId} ${side === 0 ? row.player2_id : row.player1_id}`) ?? own;
    return {
      match_id: matchId,
      user_id: userId,
      ended_at: row.ended_at,
      before: own,
      after,
      frames,
      expected: Math.round(frames * expectedShare(own, other) * 10) / 10,
      won: wonOf(row)[side],
    };
  });
  const made = people.map((userId) => ({ user_id: userId, ...(ratings.get(userId) ?? start.get(userId)) }));
  await sql`select keep_ratings(${clubId}::integer, ${discipline}, ${at}::timestamptz, ${JSON.stringify(gone)}::json,
    ${JSON.stringify(written)}::json, ${JSON.stringify(made)}::json)`.execute(db);
}

/** Frames of both sides; of one game 1 for who has won it, and half each where it ended level. */
function wonOf(row: Row): readonly [number, number] {
  if (!row.is_one_game) return [row.player1_frames, row.player2_frames];
  if (row.winner_id === null) return [0.5, 0.5];
  return row.winner_id === row.player1_id ? [1, 0] : [0, 1];
}

const ratedMatch = (row: Row): RatedMatch => ({
  id: row.id,
  endedAt: new Date(row.ended_at).getTime(),
  players: [row.player1_id, row.player2_id],
  won: wonOf(row),
});
