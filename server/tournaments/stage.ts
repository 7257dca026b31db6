import { isReason } from '#domain/reason.ts';
import { publishFaults } from '#domain/tournaments/fault.ts';
import { moveTo, moveTournament } from '#domain/tournaments/stage.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { SessionParts } from '#server/session/open.ts';
import { answerOf } from './entry.ts';
import { known, refusalOf } from './saving.ts';
import { mailEntrants } from './entry-mails.ts';
import { takeTournament, type KeptTournament } from './store.ts';

/** Publishes a tournament, closes or reopens its entries, or cancels it; its life says what may be. */
export async function moveStage(
  { db, clock, outbox }: Pick<SessionParts, 'db' | 'clock'> & { outbox: Outbox },
  { path: { tournamentId }, body, caller, request }: Call<'setTournamentStage'>,
): Promise<Reply<'setTournamentStage'>> {
  const who = known(caller);
  const kept = await takeTournament(db, who, tournamentId);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  const refusal = refusalOf(kept, request);
  if (refusal) return refusal;
  const { stage, settings } = kept;
  const move = moveTo(stage, body.stage);
  if (moveTournament(stage, move) === null) return { status: 409, body: problemBody('tournament_stage') };
  const faults = move === 'publish' ? answerOf(publishFaults(settings)) : null;
  if (faults) return faults;
  const at = new Date(clock());
  const isClosingAhead = Date.parse(settings.entryClosesAt ?? '') > at.getTime();
  const reached = moveTournament(stage, move, { isClosingAhead, hasNoneLive: !kept.has_live });
  if (reached === null && move === 'cancel') return { status: 409, body: problemBody('match_live') };
  if (reached === null || reached === 'deleted') {
    const fields = { entryClosesAt: problemWords.entry_close_past };
    return { status: 400, body: problemBody('entry_close_past', fields) };
  }
  const reason = body.reason?.trim() ?? '';
  if (reached === 'cancelled' && !isReason(reason)) {
    return { status: 400, body: problemBody('reason_missing', { reason: problemWords.reason_missing }) };
  }
  const isCancelled = reached === 'cancelled';
  if (isCancelled) await removeUnplayed(db, kept.id);
  await db
    .updateTable('tournaments')
    .set((eb) => ({
      stage: reached,
      status_id: isCancelled ? 6 : 1,
      cancel_reason: isCancelled ? reason : null,
      updated_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', kept.id)
    .execute();
  const record = { kind: 'tournament', id: kept.id, clubId: kept.club_id } as const;
  const after = { stage: reached, ...(isCancelled && { cancelReason: reason }) };
  await recordChange(db, who, { operation: 'setTournamentStage', record, before: { stage }, after, at });
  if (isCancelled) await mailCancelled({ db, outbox }, kept, reason);
  return { status: 200, body: { message: words.moved[body.stage](settings.name) } };
}

/** Matches of a cancelled tournament that have not begun are gone; what was played stays. */
async function removeUnplayed(db: SessionParts['db'], tournamentId: number): Promise<void> {
  // What was played leads nowhere any more.
  await db
    .updateTable('matches')
    .set({ next_match_id: null, next_match_slot: null, loser_match_id: null, loser_match_slot: null })
    .where('tournament_id', '=', tournamentId)
    .where('next_match_id', 'is not', null)
    .execute();
  await db
    .deleteFrom('matches')
    .where('tournament_id', '=', tournamentId)
    .where('status_id', '=', 1)
    .execute();
}

/** Everyone who plays, waits or has asked is told that it does not take place. */
async function mailCancelled(
  parts: { db: SessionParts['db']; outbox: Outbox },
  tournament: KeptTournament,
  reason: string,
): Promise<void> {
  const entered = await parts.db
    .selectFrom('entries')
    .select('user_id')
    .where('tournament_id', '=', tournament.id)
    .where('status', 'in', ['requested', 'waiting', 'confirmed', 'checkedIn'])
    .execute();
  const ids = entered.map(({ user_id: id }) => id);
  await mailEntrants(parts, tournament, ids, { kind: 'cancelled', reason });
}
