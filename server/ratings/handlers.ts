import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { isReason } from '#domain/reason.ts';
import { games } from '#domain/games.ts';
import { seesHiddenNames, shownName } from '#domain/matches/privacy.ts';
import { isHandicap } from '#domain/ratings/head-start.ts';
import { firstRating, roundedRating } from '#domain/ratings/rating.ts';
import { problemWords } from '#domain/words/problems.ts';
import { ratingWords as words } from '#domain/words/ratings.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import { addingFault, seesClub } from '#server/rankings/records.ts';
import { findLines } from '#server/rankings/lines.ts';
import { findRankings } from '#server/rankings/settings.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { holdRatings } from './replay.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Schemas = components['schemas'];

/** How strong the members of a club are, and how strong a player is in the own ones (A-1.37, A-6.11). */
export function createRatingHandlers(
  parts: Parts,
): Pick<Handlers, 'getOwnRatings' | 'listRatings' | 'setRating'> {
  return {
    listRatings: (call) => listRatings(parts, call),
    setRating: (call) => parts.db.transaction().execute((db) => setRating({ ...parts, db }, call)),
    getOwnRatings: (call) => getOwnRatings(parts, call),
  };
}

type Listed = Schemas['RatedPlayer'];

async function listRatings(
  { db }: Parts,
  { path: { clubId }, query, caller }: Call<'listRatings'>,
): Promise<Reply<'listRatings'>> {
  if (!caller) throw new Refusal('unauthorised');
  if (!(await seesClub(db, caller, clubId))) return { status: 404, body: problemBody('not_found') };
  const { discipline, search = '', userId, limit = 10, pageNumber = 1 } = query;
  const fullName = sql`btrim(u.first_name || ' ' || u.last_name)`;
  const found = sql`
    from club_members m join users u on u.id = m.user_id and u.role_id = 5
    left join ratings r on r.club_id = m.club_id and r.user_id = m.user_id and r.discipline = ${discipline}
    where m.club_id = ${clubId} and m.status = 'member'
      and position(folded_name(${search.trim()}) in u.folded_name) > 0
      ${userId === undefined ? sql`` : sql`and m.user_id = ${userId}`}`;
  const { rows } = await sql<Listed>`
    select u.id as "userId", ${fullName} as "fullName", r.rating::float as rating, coalesce(r.frames, 0) as frames,
      r.handicap, r.changed_at as "changedAt", coalesce(r.version, 0)::text as version ${found}
    order by r.rating desc nulls last, natural_key(u.folded_name), u.id
    limit ${limit} offset ${(pageNumber - 1) * limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
  const shown = rows.map((row) => ({
    ...row,
    changedAt: row.changedAt === null ? null : new Date(row.changedAt).toISOString(),
  }));
  return { status: 200, body: { rows: shown, total: counted.rows[0]?.total ?? 0 } };
}

type Kept = { rating: number; frames: number; handicap: number | null; version: number };

/** Sets a rating, a handicap or both by hand, on the version that was read; what matches do to a rating begins there. */
async function setRating(
  { db, clock }: Parts,
  { body, caller, request }: Call<'setRating'>,
): Promise<Reply<'setRating'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { clubId, userId, discipline, handicap } = body;
  const rating = body.rating === undefined ? undefined : roundedRating(body.rating);
  const refusal = await addingFault(db, caller, clubId);
  if (refusal) return refusal;
  const reason = body.reason.trim();
  if (!isReason(reason)) {
    return { status: 400, body: problemBody('reason_missing', { reason: problemWords.reason_missing }) };
  }
  const game = games.find((each) => each.discipline === discipline);
  if (handicap != null && game && !isHandicap(game.id, handicap)) {
    return { status: 400, body: problemBody('handicap_range', { handicap: problemWords.handicap_range }) };
  }
  const name = await findMember(db, { clubId, userId });
  if (name === undefined) return { status: 404, body: problemBody('not_found') };
  await holdRatings(db, { clubId, discipline });
  const before = await findRating(db, { clubId, userId, discipline });
  const outdated = versionFault(before?.version ?? 0, request);
  if (outdated) return outdated;
  const at = new Date(clock());
  const after = {
    rating: rating ?? before?.rating ?? firstRating,
    frames: before?.frames ?? 0,
    handicap: handicap === undefined ? (before?.handicap ?? null) : handicap,
  };
  await sql`
    insert into ratings (club_id, user_id, discipline, rating, frames, handicap, changed_at)
    values (${clubId}, ${userId}, ${discipline}, ${after.rating}, ${after.frames}, ${after.handicap}::smallint, ${at})
    on conflict (club_id, user_id, discipline) do update set rating = excluded.rating, handicap = excluded.handicap,
      changed_at = excluded.changed_at, version = ratings.version + 1`.execute(db);
  if (rating !== undefined) {
    await db
      .insertInto('rating_bases')
      .values({ club_id: clubId, user_id: userId, discipline, at, rating, reason, set_by: caller.userId })
      .execute();
  }
  await recordChange(db, caller, {
    operation: 'setRating',
    record: { kind: 'rating', id: userId, clubId },
    before: before ? { discipline, ...told(before) } : { discipline, rating: null, handicap: null },
    after: { discipline, ...told(after), reason },
    at,
  });
  return { status: 200, body: { message: words.set(name) } };
}

const told = ({ rating, handicap }: Pick<Kept, 'rating' | 'handicap'>) => ({ rating, handicap });

async function findMember(
  db: Kysely<Database>,
  { clubId, userId }: { clubId: number; userId: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select btrim(u.first_name || ' ' || u.last_name) as name
    from club_members m join users u on u.id = m.user_id and u.role_id = 5
    where m.club_id = ${clubId} and m.user_id = ${userId} and m.status = 'member'`.execute(db);
  return rows[0]?.name;
}

async function findRating(
  db: Kysely<Database>,
  { clubId, userId, discipline }: { clubId: number; userId: number; discipline: string },
): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select r.rating::float as rating, r.frames, r.handicap, r.version from ratings r
    where r.club_id = ${clubId} and r.user_id = ${userId} and r.discipline = ${discipline} for update`.execute(
    db,
  );
  return rows[0];
}

type Step = Omit<Schemas['RatingStep'], 'opponent'> & { opponent: string; isHidden: boolean };
type Own = Omit<Schemas['OwnRating'], 'steps'> & { steps: Step[] };

/** So many of the last matches of each rating are told. */
const mostSteps = 10;

async function getOwnRatings(
  { db, clock }: Parts,
  { caller }: Call<'getOwnRatings'>,
): Promise<Reply<'getOwnRatings'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { userId } = caller;
  const { rows } = await sql<Own>`
    select r.club_id as "clubId", c.name as club, r.discipline, r.rating::float as rating, r.frames, r.handicap,
      coalesce((select json_agg(s order by s."endedAt" desc, s."matchId" desc) from (
        select p.match_id as "matchId", p.ended_at as "endedAt", p.before::float, p.after::float, p.frames,
          p.expected::float, p.won::float, btrim(o.first_name || ' ' || o.last_name) as opponent,
          o.privacy_on as "isHidden"
        from rating_steps p join rating_steps q on q.match_id = p.match_id and q.user_id <> p.user_id
        join users o on o.id = q.user_id
        where p.user_id = r.user_id and p.club_id = r.club_id and p.discipline = r.discipline
        order by p.ended_at desc, p.match_id desc limit ${mostSteps}) s), '[]') as steps
    from ratings r join clubs c on c.id = r.club_id and c.deleted_at is null
    where r.user_id = ${userId} order by r.rating desc, natural_key(c.folded_name), r.discipline`.execute(db);
  const ratings = rows.map((row) => ({
    ...row,
    steps: row.steps.map((step) => stepOf(step, caller, row.clubId)),
  }));
  return { status: 200, body: { ratings, ranks: await findOwnRanks(db, userId, clock()) } };
}

/** A player sees the names of those whom the player has met. */
function stepOf(
  { isHidden, opponent, endedAt, ...step }: Step,
  caller: Caller,
  clubId: number,
): Schemas['RatingStep'] {
  const reader = { userId: caller.userId, roleId: caller.roleId, clubIds: [] };
  const seesHidden = seesHiddenNames(reader, { people: [caller.userId], clubId });
  return {
    ...step,
    endedAt: new Date(endedAt).toISOString(),
    opponent: shownName({ name: opponent, isHidden }, seesHidden),
  };
}

/** The ranks of a player from last year on, in the clubs in whose tournaments the player was. */
async function findOwnRanks(
  db: Kysely<Database>,
  userId: number,
  now: number,
): Promise<Schemas['OwnRank'][]> {
  const { rows: clubs } = await sql<{ id: number }>`
    select distinct t.club_id as id from placings p join tournaments t on t.id = p.tournament_id
    where p.user_id = ${userId} and t.club_id is not null and t.level_id is not null`.execute(db);
  const year = new Date(now).getUTCFullYear();
  const ranks: Schemas['OwnRank'][] = [];
  for (const { id: clubId } of clubs) {
    for (const ranking of await findRankings(db, { clubId })) {
      if (ranking.year < year - 1) continue;
      const lines = await findLines(db, ranking, now);
      const own = lines.find(({ playerId }) => playerId === userId);
      if (!own) continue;
      const { rankingId, name, club } = ranking;
      const players = lines.length;
      ranks.push({ rankingId, name, club, year: ranking.year, rank: own.rank, points: own.points, players });
    }
  }
  return ranks;
}
