import { sql } from 'kysely';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { known, refusalOf } from './saving.ts';
import { takeTournament } from './store.ts';

/** Keeps who is seeded, the best first, until the draw; the others stand behind them without a number. */
export async function setSeeds(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  { path: { tournamentId }, body: { userIds }, caller, request }: Call<'setSeeds'>,
): Promise<Reply<'setSeeds'>> {
  const who = known(caller);
  const kept = await takeTournament(db, who, tournamentId);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  const refusal = refusalOf(kept, request);
  if (refusal) return refusal;
  if (kept.stage !== 'open' && kept.stage !== 'closed') {
    return { status: 409, body: problemBody(kept.stage === 'draft' ? 'tournament_stage' : 'draw_made') };
  }
  const players = await db
    .selectFrom('tournament_players')
    .select(['user_id', 'seed'])
    .where('tournament_id', '=', kept.id)
    .orderBy('seed')
    .execute();
  const ids = new Set(players.map(({ user_id: id }) => id));
  if (new Set(userIds).size !== userIds.length || userIds.some((id) => !ids.has(id))) {
    return { status: 400, body: problemBody('seeds_wrong', { userIds: problemWords.seeds_wrong }) };
  }
  const of = db.updateTable('tournament_players').where('tournament_id', '=', kept.id);
  await of.set({ seed: null }).where('seed', 'is not', null).execute();
  await sql`
    update tournament_players p set seed = given.place
    from unnest(${userIds}::integer[]) with ordinality as given (id, place)
    where p.tournament_id = ${kept.id} and p.user_id = given.id`.execute(db);
  const { version } = await db
    .updateTable('tournaments')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: new Date(clock()) }))
    .where('id', '=', kept.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const before = players.filter(({ seed }) => seed !== null).map(({ user_id: id }) => id);
  await recordChange(db, who, {
    operation: 'setSeeds',
    record: { kind: 'tournament', id: kept.id, clubId: kept.club_id },
    before: { seeds: before },
    after: { seeds: userIds },
    at: new Date(clock()),
  });
  return { status: 200, body: { version: String(version), message: words.seeded(userIds.length) } };
}
