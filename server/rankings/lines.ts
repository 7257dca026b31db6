import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { games } from '#domain/games.ts';
import { seesHiddenNames, shownName } from '#domain/matches/privacy.ts';
import { isInSpan, rankSeason, type RankingLine } from '#domain/rankings/ranking.ts';
import { pointsOf, type LevelPoints } from '#domain/rankings/points.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findLevels } from './levels.ts';
import { findRankings } from './settings.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Ranking = components['schemas']['Ranking'];
type Placed = {
  tournamentId: number;
  playerId: number;
  place: number;
  pointsPlace: number;
  levelId: number;
  endedOn: string;
  timeZone: string;
};

/** A ranking as it is now, from the places that finished tournaments keep: a place that changes moves it at once. */
export async function findLines(db: Kysely<Database>, ranking: Ranking, now: number): Promise<RankingLine[]> {
  const levels = new Map<number, LevelPoints>(
    (await findLevels(db, ranking)).map(({ levelId, years }) => [
      levelId,
      new Map(years.map(({ year, points }) => [year, points])),
    ]),
  );
  const counted = (await findPlaced(db, ranking)).filter(({ endedOn, timeZone }) => {
    const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
    return isInSpan(Temporal.PlainDate.from(endedOn), ranking, today);
  });
  const made = counted.map(({ playerId, tournamentId, place, pointsPlace, levelId, endedOn }) => {
    const year = Number(endedOn.slice(0, 4));
    return {
      playerId,
      tournamentId,
      place,
      points: pointsOf(levels.get(levelId) ?? new Map(), year, pointsPlace),
    };
  });
  // Who has made no point stands in no ranking.
  return rankSeason(made, ranking.bestOf).filter(({ points }) => points > 0);
}

async function findPlaced(
  db: Kysely<Database>,
  { clubId, discipline, categoryId, year, span }: Ranking,
): Promise<Placed[]> {
  const types = games.filter((game) => game.discipline === discipline).map(({ id }) => id);
  const since = span === 'season' ? year : year - 2;
  // Tournament by tournament: left to itself, the database reads the places of all clubs in those years.
  const { rows } = await sql<Placed>`
    select t.id as "tournamentId", p.user_id as "playerId", p.place, p.points_place as "pointsPlace",
      t.level_id as "levelId", to_char(p.ended_on, 'YYYY-MM-DD') as "endedOn", t.time_zone as "timeZone"
    from tournaments t cross join lateral (
      select * from placings of_one where of_one.tournament_id = t.id
        and of_one.ended_on between ${`${since}-01-01`}::date and ${`${year}-12-31`}::date
      offset 0) p
    where t.club_id = ${clubId} and t.level_id is not null and t.stage = 'finished'
      ${discipline === null ? sql`` : sql`and t.game_type in (${sql.join(types)})`}
      ${categoryId === null ? sql`` : sql`and t.category_id = ${categoryId}`}`.execute(db);
  return rows;
}

/** A ranking as everyone reads it. */
export async function getRanking(
  { db, clock }: Parts,
  { path: { id }, query: { limit = 10, pageNumber = 1 }, caller }: Call<'getRanking'>,
): Promise<Reply<'getRanking'>> {
  const [ranking] = await findRankings(db, { id });
  if (!ranking) return { status: 404, body: problemBody('not_found') };
  const lines = await findLines(db, ranking, clock());
  const page = lines.slice((pageNumber - 1) * limit, pageNumber * limit);
  return {
    status: 200,
    body: { ranking, rows: await named(db, { ranking, caller }, page), total: lines.length },
  };
}

async function named(
  db: Kysely<Database>,
  { ranking: { clubId }, caller }: { ranking: Ranking; caller: Caller | null },
  lines: readonly RankingLine[],
): Promise<components['schemas']['RankingLine'][]> {
  const playerIds = lines.map(({ playerId }) => playerId);
  const tournamentIds = [
    ...new Set(lines.flatMap(({ results }) => results.map(({ tournamentId }) => tournamentId))),
  ];
  if (lines.length === 0) return [];
  const { rows: people } = await sql<{ id: number; name: string; isHidden: boolean }>`
    select u.id, btrim(u.first_name || ' ' || u.last_name) as name, u.privacy_on as "isHidden"
    from users u where u.id in (${sql.join(playerIds)})`.execute(db);
  const { rows: tournaments } = await sql<{ id: number; name: string }>`
    select t.id, t.name from tournaments t where t.id in (${sql.join(tournamentIds)})`.execute(db);
  const { rows: shared } = await sql<{ id: number; playerId: number; placeTo: number }>`
    select p.tournament_id as id, p.user_id as "playerId", p.place_to as "placeTo" from placings p
    where p.tournament_id in (${sql.join(tournamentIds)}) and p.user_id in (${sql.join(playerIds)})`.execute(
    db,
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  const nameOf = new Map(tournaments.map(({ id, name }) => [id, name]));
  const lastPlaces = new Map(shared.map(({ id, playerId, placeTo }) => [`${id} ${playerId}`, placeTo]));
  const reader = caller && { userId: caller.userId, roleId: caller.roleId, clubIds: caller.clubs };
  return lines.map(({ rank, playerId, points, results }) => ({
    rank,
    playerId,
    playerName: shownName(
      byId.get(playerId) ?? { name: '', isHidden: true },
      seesHiddenNames(reader, { people: [playerId], clubId }),
    ),
    points,
    results: results.map(({ tournamentId, place, points: made, isCounted }) => ({
      tournamentId,
      tournament: nameOf.get(tournamentId) ?? '',
      place,
      placeTo: lastPlaces.get(`${tournamentId} ${playerId}`) ?? place,
      points: made,
      isCounted,
    })),
  }));
}
