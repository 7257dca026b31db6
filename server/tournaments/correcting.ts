import { sql, type Transaction } from 'kysely';
import { isReason } from '#domain/reason.ts';
import { correctionFault } from '#domain/draws/correction.ts';
import { groupName } from '#domain/draws/names.ts';
import { numberQualifiers } from '#domain/draws/qualifiers.ts';
import { settleResult, settleVoid, type Settled } from '#domain/draws/settle.ts';
import { asUnplayed, correctedMatch } from '#domain/scoring/correct.ts';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { problemWords } from '#domain/words/problems.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal, type ProblemBody } from '#server/http/problem.ts';
import { isSwitchedOff } from '#server/clubs/switched-off.ts';
import { findMatchDetail } from '#server/matches/detail.ts';
import { rerateFrom } from '#server/ratings/replay.ts';
import { holdTournament, keepScore, takeMatch, type TakenMatch } from '#server/scoring/store.ts';
import type { Caller } from '#server/session/caller.ts';
import { findDrawn, insertDraw, removeDraw } from './draw-store.ts';
import { finishTournament, keepPlacings } from './finishing.ts';
import { findGroups } from './groups.ts';
import { drawnOf, drawOf, findLeft, keepSettled, takeWayOn, type KnockoutRow } from './knockout-store.ts';
import { takeTournament } from './store.ts';

type Parts = { db: Transaction<Database>; clock: () => number };
type Refused = { status: 400 | 403 | 404 | 409; body: ProblemBody };
type Answer = Reply<'correctMatch'>;

const refused = (code: Parameters<typeof problemBody>[0], fields?: Record<string, string>): Refused => ({
  status: 409,
  body: fields ? problemBody(code, fields) : problemBody(code),
});

/** A result that is taken to be changed. */
type Work = {
  db: Transaction<Database>;
  who: Caller;
  at: Date;
  taken: TakenMatch;
  before: ScoredMatch;
  reason: string;
  isReset: boolean;
  /** The match and those after it; of a knockout alone. */
  rows: KnockoutRow[];
};

/** Corrects the result of a match that is over, and lets it flow on. */
export async function correctMatch(
  parts: Parts,
  { path: { matchId }, body, caller }: Pick<Call<'correctMatch'>, 'body' | 'caller' | 'path'>,
): Promise<Answer> {
  const { version, reason, reset = false, ...correction } = body;
  const work = await takeWork(parts, caller, { matchId, version, reason, isReset: reset });
  if ('status' in work) return work;
  const { before } = work;
  if (before.statusId !== matchStatus.completed) return refused('match_not_over');
  const after = correctedMatch(before, correction, work.at.getTime());
  if ('fault' in after) {
    const status = after.fault === 'level_not_allowed' ? 409 : 400;
    return { status, body: problemBody(after.fault, { frames: problemWords[after.fault] }) };
  }
  const { outcome, winner } = correction;
  return keep(work, after, (left) =>
    outcome === 'level' ? null : settleResult(drawOf(work.rows), matchId, { outcome, winner }, left),
  );
}

/** Resets a match, which has to be played again. */
export async function voidMatch(
  parts: Parts,
  { path: { matchId }, body, caller }: Pick<Call<'voidMatch'>, 'body' | 'caller' | 'path'>,
): Promise<Answer> {
  const { version, reason, reset = false } = body;
  const work = await takeWork(parts, caller, { matchId, version, reason, isReset: reset });
  if ('status' in work) return work;
  if (work.before.statusId === matchStatus.upcoming) return refused('match_not_over');
  const after = { ...asUnplayed(work.before), version: work.before.version + 1 };
  return keep(work, after, (left) => settleVoid(drawOf(work.rows), matchId, left));
}

async function takeWork(
  { db, clock }: Parts,
  caller: Caller | null,
  of: { matchId: number; version: number; reason: string; isReset: boolean },
): Promise<Refused | Work> {
  if (!caller) throw new Refusal('unauthorised');
  const { matchId, version, isReset } = of;
  await holdTournament(db, matchId);
  const found = await db
    .selectFrom('matches')
    .select('group_id')
    .where('id', '=', matchId)
    .executeTakeFirst();
  const rows = found && found.group_id === null ? await takeWayOn(db, matchId) : [];
  const taken = await takeMatch(db, matchId);
  const before = taken && (await findMatchDetail(db, caller, matchId));
  if (!taken || !before) return { status: 404, body: problemBody('not_found') };
  if (!before.mayManage) return { status: 404, body: problemBody('not_found') };
  // Nobody judges an own match.
  if (!before.mayScore) return { status: 403, body: problemBody('forbidden') };
  if (await isSwitchedOff(db, taken.club_id)) return refused('club_inactive');
  if (before.version !== version) return refused('changed_meanwhile');
  const own = rows.find(({ id }) => id === matchId);
  if (own && drawnOf(own).isByItself) return refused('match_not_over');
  const reason = of.reason.trim();
  if (!isReason(reason)) {
    return { status: 400, body: problemBody('reason_missing', { reason: problemWords.reason_missing }) };
  }
  return { db, who: caller, at: new Date(clock()), taken, before, reason, isReset, rows };
}

/** Writes a corrected match down with all that rests on it, or says what is in its way; the caller rolls a refusal back. */
async function keep(
  work: Work,
  after: ScoredMatch,
  settle: (left: readonly number[]) => Settled | null,
): Promise<Answer> {
  const { db, who, at, taken, before, reason, rows } = work;
  const { matchId } = before;
  const tournamentId = taken.tournament_id;
  const left = tournamentId === null ? [] : await findLeft(db, tournamentId);
  const settled = tournamentId === null || taken.group_id !== null ? null : settle(left);
  const fault = settled && correctionFault(settled, work.isReset);
  if (fault) {
    const fields = fault.matches.map(({ id }) => [
      rows.find((row) => row.id === id)?.name ?? '',
      problemWords[fault.code],
    ]);
    return refused(fault.code, Object.fromEntries(fields));
  }
  const isOver = after.statusId === matchStatus.completed;
  const order = await findOrder(work);
  await keepScore(db, before, after, {
    now: at.getTime(),
    by: who.userId,
    endedBy: isOver ? who.userId : null,
  });
  await db.updateTable('matches').set({ corrected_at: at }).where('id', '=', matchId).execute();
  const resetIds = [...(settled?.over ?? [])].map(({ id }) => id);
  const lost = await findFrames(db, resetIds);
  if (settled) {
    await keepSettled(db, rows, new Map([...settled.changed].filter(([id]) => id !== matchId)), { at });
  }
  const stop = await regroup(work, order);
  if (stop) return stop;
  await db
    .insertInto('corrections')
    .values({
      match_id: matchId,
      at,
      by: who.userId,
      reason,
      before: JSON.stringify({ ...toldOf(before), given: lost }),
      after: JSON.stringify(toldOf(after)),
      reset_match_ids: JSON.stringify(resetIds),
    })
    .execute();
  await recordChange(db, who, {
    operation: isOver ? 'correctMatch' : 'voidMatch',
    record: { kind: 'match', id: matchId, clubId: taken.club_id },
    before: toldOf(before),
    after: { ...toldOf(after), reason, reset: resetIds },
    at,
  });
  if (tournamentId !== null) await keepStage(db, tournamentId, at);
  for (const id of [matchId, ...resetIds]) await rerateFrom(db, id, at);
  return { status: 200, body: (await findMatchDetail(db, who, matchId)) ?? before };
}

const toldOf = ({ outcome, winner, frames, statusId }: ScoredMatch) => ({
  statusId,
  outcome,
  winner,
  frames,
});

async function findFrames(db: Transaction<Database>, matchIds: readonly number[]): Promise<unknown[]> {
  if (matchIds.length === 0) return [];
  return db
    .selectFrom('frames')
    .selectAll()
    .where('match_id', 'in', [...matchIds])
    .orderBy('match_id')
    .execute();
}

/** Who plays the knockout that was drawn from the groups, in their order; null where none was. */
async function findOrder({ db, who, taken }: Work): Promise<number[] | null> {
  if (taken.tournament_id === null || taken.group_id === null) return null;
  const drawn = await findDrawn(db, taken.tournament_id, 'knockout');
  const kept = drawn.matches > 0 ? await takeTournament(db, who, taken.tournament_id) : undefined;
  if (!kept) return null;
  const groups = await findGroups(db, kept.id, kept.settings);
  return numberQualifiers(groups.map(({ qualified }) => qualified));
}

/** Gives a knockout up that was drawn from other places in the groups, or says why it stands in the way. */
async function regroup(work: Work, before: number[] | null): Promise<Refused | null> {
  const { db, who, taken, at, reason } = work;
  if (before === null || taken.tournament_id === null) return null;
  const now = (await findOrder(work)) ?? [];
  if (String(now) === String(before)) return null;
  const drawn = await findDrawn(db, taken.tournament_id, 'knockout');
  const { groupNumber } = work.before;
  const fields = { [groupName(groupNumber ?? 1)]: problemWords.knockout_drawn };
  if (!work.isReset) return refused('knockout_drawn', fields);
  if (drawn.hasBegun) return refused('next_match_over');
  await removeDraw(db, taken.tournament_id, 'knockout');
  const row = {
    tournament_id: taken.tournament_id,
    part: 'knockout',
    number: drawn.next,
    kind: 'undone',
    made_at: at,
  };
  await insertDraw(db, { ...row, made_by: who.userId, reason, players: [] });
  return null;
}

/** Reopens a finished tournament that has open matches again; otherwise writes its places again. */
async function keepStage(db: Transaction<Database>, tournamentId: number, at: Date): Promise<void> {
  const { rows } = await sql`
    update tournaments t set stage = 'running', status_id = 7, version = version + 1, updated_at = ${at}
    where t.id = ${tournamentId} and t.stage = 'finished' and (
      exists (select from matches m where m.tournament_id = t.id and m.status_id <> 6)
      or t.qualifier_count > 0 and t.format = 'roundRobin' and not exists (
        select from rounds r where r.tournament_id = t.id and r.part = 'knockout'))
    returning t.id`.execute(db);
  if (rows.length > 0) {
    await sql`select keep_placings(${tournamentId}::integer, ${at}::date, '[]'::json)`.execute(db);
  } else if (!(await finishTournament(db, tournamentId, at))) await keepPlacings(db, tournamentId, at);
}
