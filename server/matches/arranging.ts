import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import {
  arrangedOf,
  matchFault,
  timeFault,
  type Arranged,
  type ArrangementFault,
} from '#domain/matches/arrangement.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import { problemWords } from '#domain/words/problems.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal, type ProblemBody } from '#server/http/problem.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { findPlaceFault } from '#server/services/office.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { mailPlanned } from './plan-mails.ts';
import { freeSlots, isHalfHour, keepSlot, takeTable, type MatchTable } from './tables.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'> & { outbox: Outbox };
type Schemas = components['schemas'];
type Code = Schemas['ProblemCode'];
type Refused = { status: 400 | 404 | 409; body: ProblemBody };

const atField = ({ code, field }: ArrangementFault): Refused => ({
  status: 400,
  body: problemBody(code, { [field]: problemWords[code] }),
});
/** A refusal that names the field that is meant, where it is one. */
const refused = (code: Code, field?: string): Refused => ({
  status: 409,
  body: problemBody(code, field === undefined ? undefined : { [field]: problemWords[code] }),
});
const missing = (field?: string): Refused => ({
  status: 404,
  body: problemBody('not_found', field === undefined ? undefined : { [field]: problemWords.not_found }),
});

/** Makes a single match; sent again under its key it is made once. */
export async function createMatch(
  { db, clock, outbox }: Parts,
  { body, caller }: Pick<Call<'createMatch'>, 'body' | 'caller'>,
): Promise<Reply<'createMatch'>> {
  if (!caller) throw new Refusal('unauthorised');
  const match = arrangedOf(body, null);
  const place = await findPlaceFault(db, caller, match.clubId);
  if (place === 'forbidden') throw new Refusal('forbidden');
  if (place !== null) return { status: place === 'not_found' ? 404 : 409, body: problemBody(place) };
  const now = clock();
  const at = new Date(now);
  const broken = matchFault(match) ?? timeFault(match, null, now);
  if (broken) return atField(broken);
  const fault = (await playersFault(db, caller, match)) ?? (await refereeFault(db, match.refereeId));
  if (fault) return fault;
  const table = await findTable(db, match, null);
  if ('status' in table) return table;
  const { id } = await db
    .insertInto('matches')
    .values({
      ...columnsOf(match),
      club_id: match.clubId,
      status_id: matchStatus.upcoming,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const taken = await keepTable(db, { id, match, table: table.table, madeBy: caller.userId, at });
  if (taken) return taken;
  await mailPlanned({ db, outbox }, match.matchName, [id]);
  await recordChange(db, caller, {
    operation: 'createMatch',
    record: { kind: 'match', id, clubId: match.clubId },
    after: match,
    at,
  });
  return { status: 201, body: { id, message: matchPagesWords.arranged.made(match.matchName) } };
}

/** Changes a match that has not begun; of a tournament's time, table and referee alone. */
export async function updateMatch(
  { db, clock, outbox }: Parts,
  { body: { matchId, ...given }, caller, request }: Call<'updateMatch'>,
): Promise<Reply<'updateMatch'>> {
  if (!caller) throw new Refusal('unauthorised');
  const kept = await takeArranged(db, caller, matchId);
  const stop = kept && (upcomingFault(kept) ?? versionFault(kept, request.headers['if-match']));
  if (!kept) return missing();
  if (stop) return stop;
  if (kept.isOfTournament) {
    const locked = Object.keys(given).filter((field) => !ofTournament.has(field));
    if (locked.length > 0) {
      const fields = Object.fromEntries(locked.map((field) => [field, problemWords.match_locked]));
      return { status: 409, body: problemBody('match_locked', fields) };
    }
  }
  const match = arrangedOf(given, kept.match);
  const now = clock();
  const at = new Date(now);
  const broken = (kept.isOfTournament ? null : matchFault(match)) ?? timeFault(match, kept.match, now);
  if (broken) return atField(broken);
  const fault =
    (kept.isOfTournament ? null : await playersFault(db, caller, match)) ??
    (await refereeFault(db, match.refereeId));
  if (fault) return fault;
  const table = await findTable(db, match, kept.match);
  if ('status' in table) return table;
  await freeSlots(db, [matchId]);
  await db
    .updateTable('matches')
    .set((eb) => ({
      ...columnsOf(match),
      ...(match.tableId !== kept.match.tableId && { called_at: null }),
      updated_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', matchId)
    .execute();
  const taken = await keepTable(db, { id: matchId, match, table: table.table, madeBy: caller.userId, at });
  if (taken) return taken;
  const isMoved = (['scheduleTime', 'tableId'] as const).some((field) => match[field] !== kept.match[field]);
  if (isMoved) await mailPlanned({ db, outbox }, kept.tournament ?? match.matchName, [matchId]);
  await recordChange(db, caller, {
    operation: 'updateMatch',
    record: { kind: 'match', id: matchId, clubId: match.clubId },
    before: kept.match,
    after: match,
    at,
  });
  return { status: 200, body: { message: matchPagesWords.arranged.changed(match.matchName) } };
}

/** Deletes a single match that has not begun. */
export async function deleteMatch(
  { db, clock }: Parts,
  { path: { matchId }, caller, request }: Call<'deleteMatch'>,
): Promise<Reply<'deleteMatch'>> {
  if (!caller) throw new Refusal('unauthorised');
  const kept = await takeArranged(db, caller, matchId);
  if (!kept) return missing();
  const fault =
    (kept.isOfTournament ? refused('tournament_locked') : null) ??
    upcomingFault(kept) ??
    versionFault(kept, request.headers['if-match']);
  if (fault) return fault;
  await db.deleteFrom('matches').where('id', '=', matchId).execute();
  await recordChange(db, caller, {
    operation: 'deleteMatch',
    record: { kind: 'match', id: matchId, clubId: kept.match.clubId },
    before: kept.match,
    at: new Date(clock()),
  });
  return { status: 200, body: { message: matchPagesWords.arranged.removed(kept.match.matchName) } };
}

const ofTournament: ReadonlySet<string> = new Set(['plannedMinutes', 'refereeId', 'scheduleTime', 'tableId']);

function columnsOf({ length, players, starts, ...match }: Arranged) {
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

/** Players have to be members of the club; of the association's matches, of any club that is active. */
async function playersFault(
  db: Kysely<Database>,
  caller: Caller,
  { clubId, players }: Arranged,
): Promise<Refused | null> {
  const { rows } = await sql<{ id: number; isActive: boolean; clubs: number[] }>`
    select u.id, u.status_id in (1, 4) as "isActive", playing_clubs(u.id) as clubs from users u
    where u.id = any(${[...players]}::integer[]) and u.role_id = 5`.execute(db);
  for (const [index, id] of players.entries()) {
    const player = rows.find((row) => row.id === id);
    const field = `playerId${index + 1}`;
    if (!player) return caller.roleId <= 2 ? missing(field) : refused('player_not_member', field);
    const isIn = clubId === null ? player.clubs.length > 0 : player.clubs.includes(clubId);
    if (!isIn) return refused('player_not_member', field);
    if (!player.isActive) return refused('player_inactive', field);
  }
  return null;
}

async function refereeFault(db: Kysely<Database>, refereeId: number | null): Promise<Refused | null> {
  if (refereeId === null) return null;
  const referee = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', refereeId)
    .where('is_referee', '=', true)
    .where('status_id', '=', 1)
    .executeTakeFirst();
  return referee ? null : missing('refereeId');
}

/** The table of a match, taken; none where the match has none. */
async function findTable(
  db: Kysely<Database>,
  match: Arranged,
  kept: Arranged | null,
): Promise<Refused | { table: MatchTable | null }> {
  if (match.tableId === null) return { table: null };
  const table = await takeTable(db, match.clubId, match.tableId);
  if (!table) return missing('tableId');
  if (table.is_out_of_order && match.tableId !== kept?.tableId)
    return refused('table_out_of_order', 'tableId');
  const { scheduleTime, plannedMinutes } = match;
  const isKept = scheduleTime !== null && plannedMinutes !== null;
  if (isKept && !isHalfHour(scheduleTime, table.time_zone))
    return atField({ code: 'slots_wrong', field: 'scheduleTime' });
  return { table };
}

/** Keeps the table for as long as the match is planned; nothing where it has no time or no length. */
async function keepTable(
  db: Kysely<Database>,
  of: { id: number; match: Arranged; table: MatchTable | null; madeBy: number; at: Date },
): Promise<Refused | null> {
  const { scheduleTime, plannedMinutes } = of.match;
  if (!of.table || scheduleTime === null || plannedMinutes === null) return null;
  const { id: matchId, table, madeBy, at } = of;
  const isThere = await keepSlot(db, {
    matchId,
    table,
    startsAt: scheduleTime,
    minutes: plannedMinutes,
    madeBy,
    at,
  });
  return isThere ? null : refused('table_taken', 'tableId');
}

type Kept = {
  match: Arranged;
  isOfTournament: boolean;
  tournament: string | null;
  statusId: number;
  version: number;
  isInactive: boolean;
};

/** A match that the caller runs, taken for this transaction with its tournament; undefined where there is none. */
async function takeArranged(db: Kysely<Database>, caller: Caller, id: number): Promise<Kept | undefined> {
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

function upcomingFault({ statusId, isInactive }: Kept): Refused | null {
  if (isInactive) return refused('club_inactive');
  if (statusId === matchStatus.live) return refused('match_started');
  return statusId === matchStatus.completed ? refused('match_over') : null;
}

function versionFault({ version }: Kept, read: string | undefined) {
  if (read === undefined || read === String(version)) return null;
  return { status: 412, body: problemBody('changed_meanwhile') } as const;
}
