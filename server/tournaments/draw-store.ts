import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { DrawnRound, MatchRow } from './draw-rows.ts';

/** A player of the field as a draw depends on it. */
export type FieldPlayer = {
  userId: number;
  email: string;
  firstName: string;
  name: string;
  isHidden: boolean;
  seed: number | null;
  status: string | null;
  entryId: number | null;
  isActive: boolean;
  club: number | null;
  country: string | null;
};

/** Everyone who has a place, in the order of their ids. */
export async function findPlayers(db: Kysely<Database>, tournamentId: number): Promise<FieldPlayer[]> {
  const { rows } = await sql<FieldPlayer>`
    select u.id as "userId", u.email, u.first_name as "firstName", btrim(u.first_name || ' ' || u.last_name) as name,
      u.privacy_on as "isHidden", p.seed, e.status, e.id as "entryId",
      u.status_id in (1, 4) and u.role_id = 5 as "isActive", (playing_clubs(u.id))[1] as club, u.country_id as country
    from tournament_players p join users u on u.id = p.user_id
    left join entries e on e.tournament_id = p.tournament_id and e.user_id = p.user_id
    where p.tournament_id = ${tournamentId} and p.left_at is null order by u.id`.execute(db);
  return rows;
}

/** Who had to check in and did not, and who cannot play any more, is left out. */
export function isPresent(
  { checkInMinutes }: { checkInMinutes: number },
  { isActive, status }: FieldPlayer,
): boolean {
  return isActive && (checkInMinutes === 0 || status === 'checkedIn');
}

/** What has been drawn so far, and whether play has begun on it. */
export type Drawn = {
  /** Draws by lot, not changes by hand. */
  draws: number;
  /** The number of the next row. */
  next: number;
  hasBegun: boolean;
  matches: number;
};

/** How often a part of a tournament was drawn; ids of matches say nothing about what was played by itself. */
export async function findDrawn(
  db: Kysely<Database>,
  tournamentId: number,
  part: 'group' | 'knockout',
): Promise<Drawn> {
  const own = part === 'group' ? sql`m.group_id is not null` : sql`m.group_id is null`;
  const { rows } = await sql<Drawn>`
    select (select count(*) from draws d where d.tournament_id = t.id and d.part = ${part} and d.kind = 'drawn') as draws,
      (select coalesce(max(d.number), 0) + 1 from draws d where d.tournament_id = t.id and d.part = ${part}) as next,
      (select count(*) from matches m where m.tournament_id = t.id and ${own}) as matches,
      exists (select from matches m where m.tournament_id = t.id and ${own} and (m.status_id = 7 or m.status_id = 6
        and m.outcome <> 'bye' and not (m.outcome = 'walkover' and m.ended_by is null))) as "hasBegun"
    from tournaments t where t.id = ${tournamentId}`.execute(db);
  return rows[0] ?? { draws: 0, next: 1, hasBegun: false, matches: 0 };
}

/**
 * Takes a part of a draw away: its matches with their rounds and, of groups, the groups; with the whole of it the seats of those who
 * have left.
 */
export async function removeDraw(
  db: Kysely<Database>,
  tournamentId: number,
  part: 'all' | 'knockout',
): Promise<void> {
  const ofPart = part === 'all' ? sql`true` : sql`group_id is null`;
  await sql`delete from matches where tournament_id = ${tournamentId} and ${ofPart}`.execute(db);
  const rounds = db.deleteFrom('rounds').where('tournament_id', '=', tournamentId);
  await (part === 'all' ? rounds : rounds.where('part', '=', 'knockout')).execute();
  if (part === 'knockout') return;
  await db
    .deleteFrom('tournament_players')
    .where('tournament_id', '=', tournamentId)
    .where('left_at', 'is not', null)
    .execute();
  await db
    .updateTable('tournament_players')
    .set({ group_id: null, number: null, tie_order: null, tie_by: null })
    .where('tournament_id', '=', tournamentId)
    .execute();
  await db.deleteFrom('tournament_groups').where('tournament_id', '=', tournamentId).execute();
}

/** Ids for matches that lead to each other before they are written. */
export async function reserveMatches(db: Kysely<Database>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('matches', 'id'))::integer as id
    from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Makes the groups of a tournament; answers their ids in their order. */
export async function insertGroups(
  db: Kysely<Database>,
  tournamentId: number,
  count: number,
): Promise<number[]> {
  const rows = await db
    .insertInto('tournament_groups')
    .values(
      Array.from({ length: count }, (_, place) => ({ tournament_id: tournamentId, position: place + 1 })),
    )
    .returning(['id', 'position'])
    .execute();
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
}

/** Gives players their numbers in the draw, and of groups their group. */
export async function numberField(
  db: Kysely<Database>,
  tournamentId: number,
  players: readonly { userId: number; number: number; groupId: number | null }[],
): Promise<void> {
  await sql`
    update tournament_players p set number = g.number, group_id = g.group_id
    from json_to_recordset(${JSON.stringify(
      players.map(({ userId, number, groupId }) => ({ user_id: userId, number, group_id: groupId })),
    )}::json) as g (user_id integer, number smallint, group_id integer)
    where p.tournament_id = ${tournamentId} and p.user_id = g.user_id`.execute(db);
}

/** Writes rounds with their matches; the rounds follow those that are there. */
export async function insertRounds(
  db: Kysely<Database>,
  tournamentId: number,
  rounds: readonly DrawnRound[],
): Promise<void> {
  const { rows } = await sql<{ id: number; position: number }>`
    insert into rounds (tournament_id, position, name, part)
    select ${tournamentId}, r.place + coalesce((
      select max(k.position) from rounds k where k.tournament_id = ${tournamentId}), 0), r.name, r.part
    from json_to_recordset(${JSON.stringify(
      rounds.map(({ name, part }, place) => ({ place: place + 1, name, part })),
    )}::json) as r (place integer, name text, part text)
    returning id, position`.execute(db);
  const ids = rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
  const matches = rounds.flatMap((round, place) =>
    round.matches.map((match): MatchRow => ({ ...match, round_id: ids[place] ?? null })),
  );
  await insertMatches(db, matches);
}

async function insertMatches(db: Kysely<Database>, matches: readonly MatchRow[]): Promise<void> {
  const columns = Object.keys(matches[0] ?? {});
  if (columns.length === 0) return;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into matches (${list})
    select ${list} from json_populate_recordset(null::matches, ${JSON.stringify(matches)}::json)`.execute(db);
}

/** Keeps what was drawn, or changed by hand. */
export async function insertDraw(
  db: Kysely<Database>,
  row: Omit<Insertable<Database['draws']>, 'players'> & { players: unknown },
): Promise<number> {
  const { id } = await db
    .insertInto('draws')
    .values({ ...row, players: JSON.stringify(row.players) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Brings a tournament to a stage; answers its version from then on. */
export async function reachStage(
  db: Kysely<Database>,
  tournamentId: number,
  { stage, at }: { stage: 'closed' | 'drawn' | 'finished' | 'running'; at: Date },
): Promise<string> {
  const status = stage === 'running' ? 7 : stage === 'finished' ? 6 : 1;
  const { version } = await db
    .updateTable('tournaments')
    .set((eb) => ({ stage, status_id: status, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', tournamentId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return String(version);
}
