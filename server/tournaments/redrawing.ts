import { sql } from 'kysely';
import { isReason } from '#domain/reason.ts';
import { settleLate } from '#domain/draws/settle.ts';
import { canMove } from '#domain/tournaments/stage.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import { findDrawn, insertDraw, reachStage, removeDraw } from './draw-store.ts';
import { findEntrant, moveKeptEntry } from './entrants.ts';
import type { EntryParts } from './entering.ts';
import { mailEntrant } from './entry-mails.ts';
import { drawOf, findLeft, keepSettled, takeKnockout } from './knockout-store.ts';
import { findNewcomer, seatNewcomer, type Change, type Coming } from './newcomers.ts';
import { known, refusalOf } from './saving.ts';
import { takeTournament, type KeptTournament } from './store.ts';

type ChangeReply = Reply<'changeDraw'>;
type Refused = Exclude<ChangeReply, { status: 200 }>;

const refused = (code: Parameters<typeof problemBody>[0]): Refused => ({
  status: 409,
  body: problemBody(code),
});
const wrong = (): Refused => ({
  status: 400,
  body: problemBody('swap_wrong', { swap: problemWords.swap_wrong }),
});

/** Changes a draw by hand: two players change places, one takes the seat of another one, or a late one takes a bye. */
export async function changeDraw(
  parts: EntryParts,
  { path: { tournamentId }, body, caller, request }: Call<'changeDraw'>,
): Promise<ChangeReply> {
  const who = known(caller);
  const kept = await takeTournament(parts.db, who, tournamentId);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  const refusal = refusalOf(kept, request);
  if (refusal) return refusal;
  if (kept.stage !== 'drawn' && kept.stage !== 'running') return refused('tournament_stage');
  const work: Change = { parts, kept, who, at: new Date(parts.clock()) };
  const [one, two] = body.swap ?? [];
  if (one !== undefined && two !== undefined && !body.replace) return swap(work, one, two);
  if (!body.replace || body.swap) return wrong();
  const { in: userId, out, reason } = body.replace;
  const coming = { userId, why: reason?.trim() || null };
  return out === undefined ? letIn(work, coming) : replace(work, out, coming);
}

async function swap(work: Change, one: number, two: number): Promise<ChangeReply> {
  const { kept, parts } = work;
  const drawn = await findDrawn(parts.db, kept.id, partOf(kept));
  if (kept.stage !== 'drawn' || drawn.hasBegun) return refused('draw_begun');
  const names = await findNumbered(work, [one, two]);
  if (one === two || names.size !== 2) return wrong();
  // Whoever stands in a seat, with the number that belongs to it, is the other one from now on.
  await sql`
    update tournament_players p set number = null
    where p.tournament_id = ${kept.id} and p.user_id in (${one}, ${two})`.execute(parts.db);
  const [first, second] = [names.get(one), names.get(two)];
  if (!first || !second) return wrong();
  await takeSeat(work, one, second);
  await takeSeat(work, two, first);
  await renameInMatches(work, [
    [one, two],
    [two, one],
  ]);
  return finishChange(work, 'swapped', words.drawChanged.swapped(first.name, second.name));
}

async function replace(work: Change, out: number, coming: Coming): Promise<ChangeReply> {
  const { kept, parts, who, at } = work;
  const seat = (await findNumbered(work, [out])).get(out);
  if (!seat) return wrong();
  if (await hasPlayed(work, out)) return refused('draw_begun');
  const newcomer = await findNewcomer(work, coming);
  if ('status' in newcomer) return newcomer;
  const leaving = await findEntrant(parts.db, who, { tournamentId: kept.id, userId: out });
  await parts.db
    .deleteFrom('tournament_players')
    .where('tournament_id', '=', kept.id)
    .where('user_id', '=', out)
    .execute();
  if (leaving?.entry) {
    const { id, status } = leaving.entry;
    await moveKeptEntry(parts.db, { id, status: 'withdrawn', answeredBy: who.userId, reason: null, at });
    await recordChange(parts.db, who, {
      operation: 'changeDraw',
      record: { kind: 'entry', id, clubId: kept.club_id },
      before: { userId: out, status },
      after: { userId: out, status: 'withdrawn' },
      at,
    });
    await mailEntrant(parts, kept, leaving, { kind: 'withdrawn' });
  }
  await seatNewcomer(work, newcomer);
  await takeSeat(work, coming.userId, seat);
  await renameInMatches(work, [[out, coming.userId]]);
  return finishChange(work, 'replaced', words.drawChanged.replaced(seat.name, newcomer.player.name));
}

/** A late player takes the bye of the worst number whose player has not begun the next match, and is one number more. */
async function letIn(work: Change, coming: Coming): Promise<ChangeReply> {
  const { kept, parts, at } = work;
  const { userId } = coming;
  if (kept.settings.format !== 'knockout') return wrong();
  const rows = await takeKnockout(parts.db, kept.id);
  const numbers = await findAllNumbers(work);
  const settled = settleLate(drawOf(rows), userId, {
    left: await findLeft(parts.db, kept.id),
    numberOf: (player) => numbers.get(player) ?? 0,
  });
  if (!settled || kept.places >= kept.settings.capacity) return refused('tournament_full');
  const newcomer = await findNewcomer(work, coming);
  if ('status' in newcomer) return newcomer;
  const { player } = newcomer;
  await seatNewcomer(work, newcomer);
  await takeSeat(work, userId, {
    name: player.name,
    number: Math.max(...numbers.values()) + 1,
    groupId: null,
  });
  await keepSettled(parts.db, rows, settled.changed, { at });
  return finishChange(work, 'added', words.drawChanged.added(player.name));
}

type Seat = { name: string; number: number; groupId: number | null };

async function findNumbered({ parts, kept }: Change, ids: readonly number[]): Promise<Map<number, Seat>> {
  const { rows } = await sql<Seat & { id: number }>`
    select p.user_id as id, btrim(u.first_name || ' ' || u.last_name) as name, p.number, p.group_id as "groupId"
    from tournament_players p join users u on u.id = p.user_id
    where p.tournament_id = ${kept.id} and p.user_id in (${sql.join(ids)}) and p.number is not null
      and p.left_at is null`.execute(parts.db);
  return new Map(rows.map(({ id, ...seat }) => [id, seat]));
}

async function findAllNumbers({ parts, kept }: Change): Promise<Map<number, number>> {
  const rows = await parts.db
    .selectFrom('tournament_players')
    .select(['user_id', 'number'])
    .where('tournament_id', '=', kept.id)
    .execute();
  return new Map(rows.map(({ user_id: id, number }) => [id, number ?? 0]));
}

async function takeSeat({ parts, kept }: Change, userId: number, { number, groupId }: Seat): Promise<void> {
  await parts.db
    .updateTable('tournament_players')
    .set({ number, group_id: groupId })
    .where('tournament_id', '=', kept.id)
    .where('user_id', '=', userId)
    .execute();
}

/** Whether a player has begun a match, or somebody has ended one. */
async function hasPlayed({ parts, kept }: Change, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from matches m where m.tournament_id = ${kept.id} and ${userId} in (m.player1_id, m.player2_id)
      and (m.status_id = 7 or m.status_id = 6 and m.outcome <> 'bye'
        and not (m.outcome = 'walkover' and m.ended_by is null)) limit 1`.execute(parts.db);
  return rows.length > 0;
}

async function renameInMatches(
  { parts, kept, at }: Change,
  names: readonly (readonly [number, number])[],
): Promise<void> {
  const renamed = (column: string) =>
    sql`case ${sql.ref(column)} ${sql.join(
      names.map(([from, to]) => sql`when ${from} then ${to}::integer`),
      sql` `,
    )} else ${sql.ref(column)} end`;
  const ids = sql.join(names.map(([from]) => from));
  await sql`
    update matches set player1_id = ${renamed('player1_id')}, player2_id = ${renamed('player2_id')},
      winner_id = ${renamed('winner_id')}, called_at = null, version = version + 1, updated_at = ${at}
    where tournament_id = ${kept.id} and (player1_id in (${ids}) or player2_id in (${ids}))`.execute(
    parts.db,
  );
}

const partOf = ({ settings }: KeptTournament): 'group' | 'knockout' =>
  settings.format === 'knockout' ? 'knockout' : 'group';

/** Keeps a change among the draws, where everyone can read that it was made. */
async function finishChange(
  { parts, kept, who, at }: Change,
  kind: 'added' | 'replaced' | 'swapped',
  message: string,
): Promise<ChangeReply> {
  const { db } = parts;
  const part = partOf(kept);
  const { next } = await findDrawn(db, kept.id, part);
  const players = await db
    .selectFrom('tournament_players')
    .select('user_id')
    .where('tournament_id', '=', kept.id)
    .where('number', 'is not', null)
    .orderBy('number')
    .execute();
  const order = players.map(({ user_id: userId }) => userId);
  const row = { tournament_id: kept.id, part, number: next, kind, made_at: at, made_by: who.userId };
  const id = await insertDraw(db, { ...row, players: order });
  const version = await reachStage(db, kept.id, {
    stage: kept.stage === 'running' ? 'running' : 'drawn',
    at,
  });
  await recordChange(db, who, {
    operation: 'changeDraw',
    record: { kind: 'draw', id, clubId: kept.club_id },
    after: { tournamentId: kept.id, kind, number: next, players: order },
    at,
  });
  return { status: 200, body: { number: next, clashes: [], version, message } };
}

/** Undoes a draw of which nothing has been played; entries can be changed again. */
export async function deleteDraw(
  parts: EntryParts,
  { path: { tournamentId }, body, caller, request }: Call<'deleteDraw'>,
): Promise<Reply<'deleteDraw'>> {
  const { db, clock } = parts;
  const who = known(caller);
  const kept = await takeTournament(db, who, tournamentId);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  const refusal = refusalOf(kept, request);
  if (refusal) return refusal;
  const part = partOf(kept);
  const drawn = await findDrawn(db, kept.id, part);
  if (!canMove(kept.stage, 'undraw', { hasNoneBegun: !drawn.hasBegun })) {
    return refused(drawn.hasBegun ? 'draw_begun' : 'tournament_stage');
  }
  const reason = body.reason.trim();
  if (!isReason(reason)) {
    return { status: 400, body: problemBody('reason_missing', { reason: problemWords.reason_missing }) };
  }
  const at = new Date(clock());
  await removeDraw(db, kept.id, 'all');
  const row = { tournament_id: kept.id, part, number: drawn.next, kind: 'undone', made_at: at };
  const id = await insertDraw(db, { ...row, made_by: who.userId, reason, players: [] });
  await reachStage(db, kept.id, { stage: 'closed', at });
  await recordChange(db, who, {
    operation: 'deleteDraw',
    record: { kind: 'draw', id, clubId: kept.club_id },
    after: { tournamentId: kept.id, reason },
    at,
  });
  return { status: 200, body: { message: words.undrawn(kept.settings.name) } };
}
