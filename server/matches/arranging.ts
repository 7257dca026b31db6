import { arrangedOf, matchFault, timeFault } from '#domain/matches/arrangement.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { matchPagesWords } from '#domain/words/match-pages.ts';
import { problemWords } from '#domain/words/problems.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { findPlaceFault } from '#server/services/office.ts';
import type { SessionParts } from '#server/session/open.ts';
import { columnsOf, takeArranged, upcomingFault } from './arranged-store.ts';
import {
  atField,
  findTable,
  keepTable,
  missing,
  playersFault,
  refereeFault,
  refused,
} from './arrangement-checks.ts';
import { mailPlanned } from './plan-mails.ts';
import { freeSlots } from './tables.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'> & { outbox: Outbox };
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
  const stop = kept && (upcomingFault(kept) ?? versionFault(kept.version, request));
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
    versionFault(kept.version, request);
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
