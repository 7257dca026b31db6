import { isClubRole } from '#domain/players/rights.ts';
import { canMoveMatch, stateOfMatch } from '#domain/tournaments/matches.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal, type ProblemBody } from '#server/http/problem.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { holdTournament, takeMatch } from '#server/scoring/store.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { isSwitchedOff } from '#server/clubs/switched-off.ts';
import { findMatchDetail } from './detail.ts';
import { hasOtherMatch, isAnyoneBusy, takeTable } from './tables.ts';

type CallParts = Pick<SessionParts, 'clock'> & { db: Transaction<Database>; outbox: Outbox };
type Refused = { status: 404 | 409; body: ProblemBody };
const refused = (code: Parameters<typeof problemBody>[0]): Refused => ({
  status: 409,
  body: problemBody(code),
});

const threeHours = 3 * 3600;

/** Calls the players of a match to a table, or takes the call back. */
export async function callMatch(
  { db, clock, outbox }: CallParts,
  { path: { matchId }, body, caller }: Pick<Call<'callMatch'>, 'body' | 'caller' | 'path'>,
): Promise<Reply<'callMatch'>> {
  if (!caller) throw new Refusal('unauthorised');
  await holdTournament(db, matchId);
  const taken = await takeMatch(db, matchId);
  const match = taken && (await findMatchDetail(db, caller, matchId));
  if (!taken || !match) return { status: 404, body: problemBody('not_found') };
  if (!match.mayScore) {
    // For the people of other clubs there is no match to call.
    const isForeign = isClubRole(caller.roleId) && !match.mayManage;
    return isForeign
      ? { status: 404, body: problemBody('not_found') }
      : { status: 403, body: problemBody('forbidden') };
  }
  if (await isSwitchedOff(db, taken.club_id)) return refused('club_inactive');
  if (match.version !== body.version) return refused('changed_meanwhile');
  const state = stateOfMatch(match.statusId, match.calledAt);
  if (state === 'over') return refused('match_over');
  if (state === 'live') return refused('match_started');
  const players = [match.playerId1, match.playerId2];
  const isReady = !players.includes(null);
  if (body.isCalled && !isReady) return refused('match_not_ready');
  if (!canMoveMatch(body.isCalled ? 'upcoming' : state, body.isCalled ? 'call' : 'uncall')) {
    return refused('changed_meanwhile');
  }
  const tableId = body.tableId ?? match.table?.tableId;
  const fault = body.isCalled
    ? await callFault(db, { matchId, clubId: taken.club_id, tableId, players })
    : null;
  if (fault) return fault;
  const at = new Date(clock());
  await db
    .updateTable('matches')
    .set((eb) => ({
      called_at: body.isCalled ? at : null,
      ...(body.isCalled && tableId !== undefined && { table_id: tableId }),
      updated_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', matchId)
    .execute();
  await recordChange(db, caller, {
    operation: 'callMatch',
    record: { kind: 'match', id: matchId, clubId: taken.club_id },
    before: { isCalled: match.calledAt !== null, tableId: match.table?.tableId ?? null },
    after: { isCalled: body.isCalled, tableId: tableId ?? null },
    at,
  });
  const now = await findMatchDetail(db, caller, matchId);
  if (!now) return { status: 404, body: problemBody('not_found') };
  if (body.isCalled) await mailCall({ db, outbox }, now);
  return { status: 200, body: now };
}

async function callFault(
  db: Transaction<Database>,
  of: {
    matchId: number;
    clubId: number | null;
    tableId: number | undefined;
    players: readonly (number | null)[];
  },
): Promise<Refused | null> {
  if (of.tableId !== undefined) {
    const table = await takeTable(db, of.clubId, of.tableId);
    if (!table) return { status: 404, body: problemBody('not_found') };
    if (table.is_out_of_order) return refused('table_out_of_order');
    if (await hasOtherMatch(db, table.id, of.matchId)) return refused('table_in_play');
  }
  return (await isAnyoneBusy(db, of.players, of.matchId)) ? refused('player_busy') : null;
}

type Called = NonNullable<Awaited<ReturnType<typeof findMatchDetail>>>;

async function mailCall(
  { db, outbox }: Pick<CallParts, 'db' | 'outbox'>,
  { matchId, matchName, playerId1, playerId2, table, tournament }: Called,
): Promise<void> {
  if (!outbox.isOpen) return;
  const players = await db
    .selectFrom('users')
    .select(['email', 'first_name as firstName'])
    .where('id', 'in', [playerId1 ?? 0, playerId2 ?? 0])
    .orderBy('id')
    .execute();
  await outbox.addAll(
    db,
    players.map(({ email, firstName }) => ({
      to: email,
      template: 'matchCalled' as const,
      parameters: {
        firstName,
        matchId,
        match: tournament ? `${tournament.name}, ${matchName}` : matchName,
        table: table ? (table.name ?? String(table.number)) : null,
      },
      lasts: threeHours,
    })),
  );
}
