import { groupName } from '#domain/draws/names.ts';
import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { keepPlacings } from './finishing.ts';
import { findGroups, tiesOf } from './groups.ts';
import { known, refusalOf } from './saving.ts';
import { takeTournament } from './store.ts';

/** Keeps the order of players who are level at the end of a group, as a lot or a play-off has decided it. */
export async function settleTie(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  { path: { tournamentId }, body, caller, request }: Call<'settleTie'>,
): Promise<Reply<'settleTie'>> {
  const who = known(caller);
  const kept = await takeTournament(db, who, tournamentId);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  const refusal = refusalOf(kept, request);
  if (refusal) return refusal;
  const groups = await findGroups(db, kept.id, kept.settings);
  const group = groups.find(({ position }) => position === body.groupNumber);
  if (!group) return { status: 404, body: problemBody('not_found') };
  const given = new Set(body.userIds);
  const tie = tiesOf(group.lines).find(
    (ids) => ids.length === given.size && ids.every((id) => given.has(id)),
  );
  if (!tie || given.size !== body.userIds.length) return { status: 409, body: problemBody('tie_none') };
  const at = new Date(clock());
  for (const [place, userId] of body.userIds.entries()) {
    await db
      .updateTable('tournament_players')
      .set({ tie_order: place + 1, tie_by: body.by })
      .where('tournament_id', '=', kept.id)
      .where('user_id', '=', userId)
      .execute();
  }
  await db
    .updateTable('tournaments')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', kept.id)
    .execute();
  await keepPlacings(db, kept.id, at);
  await recordChange(db, who, {
    operation: 'settleTie',
    record: { kind: 'tournament', id: kept.id, clubId: kept.club_id },
    after: { group: body.groupNumber, order: body.userIds, by: body.by },
    at,
  });
  return { status: 200, body: { message: words.tieSettled(groupName(body.groupNumber)) } };
}
