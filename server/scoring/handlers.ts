import type { Kysely, Transaction } from 'kysely';
import { afterEntry } from '#domain/scoring/apply.ts';
import type { Told } from '#domain/audit/changes.ts';
import type { Entry, ScoredMatch } from '#domain/scoring/entry.ts';
import { entryFault, type ScoringFault } from '#domain/scoring/fault.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody, Refusal, type ProblemBody } from '#server/http/problem.ts';
import { isAnyoneBusy } from '#server/matches/tables.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { EndedMatch } from '#server/tournaments/settling.ts';
import {
  holdTournament,
  keepScore,
  openTournament,
  leaveTakenTable,
  putOnTable,
  takeMatch,
  type TakenMatch,
} from './store.ts';

type Operation = 'startMatch' | 'recordFrame' | 'undoFrame' | 'endMatch';

const operationOf = {
  start: 'startMatch',
  frame: 'recordFrame',
  undo: 'undoFrame',
  end: 'endMatch',
} as const satisfies Record<Entry['kind'], Operation>;

/** What the matches give to who writes their scores. */
export type Matches = {
  findDetail(db: Kysely<Database>, caller: Caller, id: number): Promise<ScoredMatch | null>;
  settleEnd(db: Transaction<Database>, match: EndedMatch, at: Date): Promise<void>;
};
type Parts = Pick<SessionParts, 'clock'> & { matches: Matches };
type Answer = { status: 200; body: ScoredMatch } | { status: 400 | 403 | 404 | 409; body: ProblemBody };

/** Scores as roles 1 to 4 and referees write them at the table. */
export function createScoringHandlers(parts: Parts): Pick<Handlers, Operation> {
  return {
    startMatch: (call) => write(parts, call, { kind: 'start', body: call.body }),
    recordFrame: (call) => write(parts, call, { kind: 'frame', body: call.body }),
    undoFrame: (call) => write(parts, call, { kind: 'undo', body: call.body }),
    endMatch: (call) => write(parts, call, { kind: 'end', body: call.body }),
  };
}

type Work = (db: Transaction<Database>) => Promise<Answer>;
type EntryCall<Replied> = Pick<Call<Operation>, 'path' | 'caller'> & {
  once: (work: Work, answerNow: Work) => Promise<Replied>;
};

/**
 * Writes one entry down, or says why it cannot be. One that is sent again is answered with the match as it is by then: it
 * may have been waiting on a device while others went on.
 */
async function write<Replied>(
  parts: Parts,
  { path: { matchId }, caller, once }: EntryCall<Replied>,
  entry: Entry,
): Promise<Replied> {
  if (!caller) throw new Refusal('unauthorised');
  const told = { caller, matchId, entry };
  return once(
    (db) => writeIn(db, parts, told),
    async (db) => {
      const match = await parts.matches.findDetail(db, caller, matchId);
      if (!match) return { status: 404, body: problemBody('not_found') };
      return match.mayScore ? { status: 200, body: match } : { status: 403, body: problemBody('forbidden') };
    },
  );
}

async function writeIn(
  db: Transaction<Database>,
  { clock, matches }: Parts,
  { caller, matchId, entry }: { caller: Caller; matchId: number; entry: Entry },
): Promise<Answer> {
  if (entry.kind === 'start' || entry.kind === 'end') await holdTournament(db, matchId);
  const taken = await takeMatch(db, matchId);
  const before = taken && (await matches.findDetail(db, caller, matchId));
  if (!taken || !before) return { status: 404, body: problemBody('not_found') };
  if (!before.mayScore) return { status: 403, body: problemBody('forbidden') };
  const now = Math.max(clock(), Date.parse(before.startedAt ?? '') || 0);
  const fault = entryFault(before, entry, now);
  if (fault) return { status: statusOf(fault), body: problemBody(fault) };
  const refusal = await takeTable(db, taken, matchId, entry);
  if (refusal) return refusal;
  const players = [before.playerId1, before.playerId2];
  if (entry.kind === 'start' && (await isAnyoneBusy(db, players, matchId))) {
    return { status: 409, body: problemBody('player_busy') };
  }
  const after = afterEntry(before, entry, now);
  const endedBy = entry.kind === 'end' ? caller.userId : null;
  await keepScore(db, before, after, { now, by: caller.userId, endedBy });
  await recordChange(db, caller, {
    operation: operationOf[entry.kind],
    record: { kind: 'match', id: matchId, clubId: taken.club_id },
    before: toldOfScore(before),
    after: toldOfScore(after),
    at: new Date(now),
  });
  // Who ends a match without playing, by a walkover, has begun the tournament as well.
  const isBegun = entry.kind === 'start' || entry.kind === 'end';
  if (isBegun && taken.tournament_id !== null) await openTournament(db, taken.tournament_id);
  if (entry.kind === 'end') {
    const { tournament_id: tournamentId, group_id: groupId } = taken;
    const { outcome, winner } = after;
    await matches.settleEnd(db, { id: matchId, tournamentId, groupId, outcome, winner }, new Date(now));
  }
  return { status: 200, body: (await matches.findDetail(db, caller, matchId)) ?? after };
}

async function takeTable(
  db: Transaction<Database>,
  taken: TakenMatch,
  id: number,
  entry: Entry,
): Promise<Answer | null> {
  if (entry.kind !== 'start') return null;
  if (entry.body.tableId === undefined) {
    await leaveTakenTable(db, id);
    return null;
  }
  const outcome = await putOnTable(db, { id, clubId: taken.club_id }, entry.body.tableId);
  if (outcome === 'missing') return { status: 404, body: problemBody('not_found') };
  return outcome === 'taken' ? { status: 409, body: problemBody('table_in_play') } : null;
}

/** What the audit tells of a score. */
function toldOfScore(match: ScoredMatch): Told {
  const frames = match.frames.map(
    ({ player1Points, player2Points, endedAt }) =>
      `${player1Points}:${player2Points}${endedAt === null ? '…' : ''}`,
  );
  return {
    statusId: match.statusId,
    frames: frames.join(' '),
    winner: match.winner,
    version: match.version,
  };
}

/** What is wrong with the entry itself, and not with the moment. */
const ownFaults: ReadonlySet<ScoringFault> = new Set([
  'frame_break_high',
  'frame_break_points',
  'frame_level',
  'frame_not_won',
  'frame_points_high',
  'winner_not_ahead',
  'winner_not_playing',
]);

function statusOf(fault: ScoringFault): 400 | 409 {
  return ownFaults.has(fault) ? 400 : 409;
}
