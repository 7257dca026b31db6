import { entryFault, holdsPlace, moveEntry, ownActs, type EntryStatus } from '#domain/tournaments/entries.ts';
import type { Stage } from '#domain/tournaments/stage.ts';
import { isReason } from '#domain/reason.ts';
import { problemWords } from '#domain/words/problems.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import { factsOf, findEntrant, freePlace, givePlace, moveKeptEntry, positionOf } from './entrants.ts';
import { messageOf, type EntryParts } from './entering.ts';
import { fillPlaces, mailEntrant, type EntryNewsKind } from './entry-mails.ts';
import { known } from './saving.ts';
import { settleDeparture } from './settling.ts';
import { takeShown } from './store.ts';

/** The stages at which entries move; from the draw on somebody can only leave. */
const isRunning: ReadonlySet<Stage> = new Set(['open', 'closed', 'drawn', 'running']);

/** What players are told of that others do about their entries. */
const news: Partial<Record<EntryStatus, EntryNewsKind>> = {
  confirmed: 'confirmed',
  waiting: 'waiting',
  refused: 'refused',
  withdrawn: 'withdrawn',
  disqualified: 'disqualified',
};

/** Moves an entry on; a place that comes free goes to the first who waits, in the same transaction. */
export async function updateEntry(
  { db, clock, outbox }: EntryParts,
  { path: { tournamentId }, body: { userId, act, reason: given }, caller }: Call<'updateEntry'>,
): Promise<Reply<'updateEntry'>> {
  const who = known(caller);
  const isDesk = who.roleId !== 5;
  if (!isDesk && !ownActs.has(act)) return { status: 403, body: problemBody('forbidden') };
  const tournament = await takeShown(db, who, tournamentId);
  const isReached = tournament && (isDesk ? tournament.may_manage : userId === who.userId);
  const player = isReached && (await findEntrant(db, who, { tournamentId, userId }));
  if (!player || !player.entry) return { status: 404, body: problemBody('not_found') };
  const { club_status: clubStatus, club_id: clubId, stage } = tournament;
  if (clubStatus !== null && clubStatus !== 1) return { status: 409, body: problemBody('club_inactive') };
  if (!isRunning.has(stage)) return { status: 409, body: problemBody('entry_status') };
  const now = clock();
  const { id, status: before } = player.entry;
  const facts = factsOf(tournament, { isDesk, now });
  const status = moveEntry(before, act, facts);
  if (status === null) return { status: 409, body: problemBody(entryFault(before, act, facts)) };
  const reason = given?.trim() || null;
  if (status === 'disqualified' && !isReason(reason ?? '')) {
    return { status: 400, body: problemBody('reason_missing', { reason: problemWords.reason_missing }) };
  }
  const isLeaving = holdsPlace(before) && !holdsPlace(status);
  // From the draw on others depend on it: the organisers replace a player, or leave the seat empty.
  if (isLeaving && facts.isDrawn && !isDesk) return { status: 409, body: problemBody('draw_made') };
  const at = new Date(now);
  await moveKeptEntry(db, { id, status, answeredBy: who.userId, reason, at });
  const place = { tournamentId, userId };
  if (holdsPlace(status) && !holdsPlace(before)) await givePlace(db, place);
  if (isLeaving && facts.isDrawn) await settleDeparture(db, { ...place, by: who.userId, at });
  else if (isLeaving) await freePlace(db, place);
  await recordChange(db, who, {
    operation: 'updateEntry',
    record: { kind: 'entry', id, clubId },
    before: { userId, status: before },
    after: { userId, status, ...(reason !== null && { reason }) },
    at,
  });
  const kind = act === 'undoCheckIn' ? undefined : news[status];
  if (isDesk && kind) await mailEntrant({ db, outbox }, tournament, player, { kind, reason });
  if (isLeaving && !facts.isDrawn) await fillPlaces({ db, outbox, at }, tournament);
  const position = await positionOf(db, place);
  const told = { status, position, name: isDesk ? player.name : tournament.settings.name };
  return { status: 200, body: { status, position, message: messageOf(who, told) } };
}
