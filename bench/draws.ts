import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { seatKnockout } from '#domain/draws/drawn-match.ts';
import { settleResult } from '#domain/draws/settle.ts';
import type { Database } from '#server/database/db.gen.ts';
import { startOrganiser } from '#tests/tournaments/organiser.ts';
import { addPlayers, confirmAll } from './field.ts';
import { median } from './rounds.ts';

/**
 * What a draw of 256 costs: in memory with all results settled, beside brackets-manager.js where `npm ci --prefix bench/peers` has
 * brought it, as a call beside one bare transaction that writes the same rows,
 * and an entry into a tournament with 250 in beside an empty one.
 *
 *   node bench/draws.ts [rounds]
 *   node scripts/with-postgresql.ts node bench/draws.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 9);
const size = 256;

const our = await startOrganiser();
const owner = await our.as('owner');
const players = await addPlayers(our.db, rounds + size);
try {
  await besidePeer();
  await draws();
  await entries();
} finally {
  await our.server.close();
}

async function besidePeer(): Promise<void> {
  const peer = await findPeer();
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [own, other] = [await playInMemory(), peer ? await milliseconds(() => peer.playStage(size)) : NaN];
    // The first round warms both up and does not count.
    if (round === 0) continue;
    times[0].push(own);
    times[1].push(other);
  }
  tell('a draw of 256 with 255 results settled, in memory', median(times[0]), null);
  if (peer) tell('the same beside brackets-manager.js', median(times[0]) / median(times[1]), 0.5);
}

type Peer = { playStage: (players: number) => Promise<number> };

/** The other project, which is no dependency of the product; null where it is not installed. */
async function findPeer(): Promise<Peer | null> {
  const path = join(import.meta.dirname, 'peers/brackets.mjs');
  return existsSync(join(import.meta.dirname, 'peers/node_modules')) ? ((await import(path)) as Peer) : null;
}

function playInMemory(): Promise<number> {
  return milliseconds(async () => {
    const draw = seatKnockout(Array.from({ length: size }, (_, place) => place + 1));
    for (const id of draw.keys()) {
      const winner = draw.get(id)?.players[0] ?? null;
      for (const [changed, match] of settleResult(draw, id, { outcome: 'played', winner }, []).changed)
        draw.set(changed, match);
    }
  });
}

async function draws(): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const id = await fieldOf(players.slice(0, size));
    const call = await milliseconds(async () => {
      const { status } = await owner.post(`/tournament/${id}/draw`, {});
      if (status !== 200) throw new Error(`The draw answered ${status}.`);
    });
    const bare = await writeAgain(our.db, id, await fieldOf(players.slice(0, size)));
    // The first round warms the database and does not count.
    if (round === 0) continue;
    times[0].push(call);
    times[1].push(bare);
  }
  tell('POST draw of 256 beside a transaction of its rows', median(times[0]) / median(times[1]), 2);
}

async function entries(): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (const [place, count] of [0, 250].entries()) {
    const id = await fieldOf(players.slice(0, count), 'open');
    for (let round = 0; round < rounds; round += 1) {
      const userId = players[size + round];
      const enter = async (): Promise<void> => {
        const { status } = await owner.post(`/tournament/${id}/entry`, { userId });
        if (status !== 201) throw new Error(`The entry answered ${status}.`);
      };
      times[place]?.push(await milliseconds(enter));
      await sql`delete from tournament_players where tournament_id = ${id} and user_id = ${userId}`.execute(
        our.db,
      );
      await sql`delete from entries where tournament_id = ${id} and user_id = ${userId}`.execute(our.db);
    }
  }
  tell('an entry with 250 in beside none', median(times[1]) / median(times[0]), 1.3);
}

/** A tournament with these players confirmed. */
async function fieldOf(userIds: readonly number[], stage: 'closed' | 'open' = 'closed'): Promise<number> {
  const id = await our.make({ capacity: size }, stage);
  if (userIds.length === 0) return id;
  await confirmAll(our.db, id, userIds);
  return id;
}

/** The rows that a draw has written, written for another tournament in one transaction; answers milliseconds. */
async function writeAgain(db: Kysely<Database>, from: number, to: number): Promise<number> {
  const rowsOf = async (table: string, where: ReturnType<typeof sql>): Promise<string> => {
    const { rows } = await sql<{ rows: unknown }>`
      select coalesce(json_agg(t), '[]') as rows from ${sql.table(table)} t where ${where}`.execute(db);
    return JSON.stringify(rows[0]?.rows);
  };
  const of = sql`t.tournament_id = ${from}`;
  const kept = {
    rounds: await rowsOf('rounds', of),
    matches: await rowsOf('matches', of),
    draws: await rowsOf('draws', of),
    players: await rowsOf('tournament_players', of),
    outbox: await rowsOf('outbox', sql`t.id in (select id from outbox order by number desc limit ${size})`),
  };
  // Their ids and what names them lie beyond those that the database gives.
  const beyond = 1_000_000 + to * 1_000;
  const moved = (row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> => ({
    ...row,
    ...Object.fromEntries(
      columns.map((column) => [column, row[column] === null ? null : Number(row[column]) + beyond]),
    ),
  });
  const insert = async (trx: Kysely<Database>, table: keyof typeof kept, columns: readonly string[] = []) => {
    const rows = (JSON.parse(kept[table]) as Record<string, unknown>[]).map(({ id, ...row }) => {
      const own = 'tournament_id' in row ? { ...row, tournament_id: to } : { ...row, id: randomUUID() };
      return columns.length === 0 ? own : moved({ id, ...own }, columns);
    });
    const list = sql.join(
      (await writtenOf(trx, table)).filter((name) => name in (rows[0] ?? {})).map((name) => sql.ref(name)),
    );
    await sql`insert into ${sql.table(table)} (${list})
      select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
      trx,
    );
  };
  return milliseconds(() =>
    db.transaction().execute(async (trx) => {
      await sql`update tournament_players p set number = g.number
        from json_to_recordset(${kept.players}::json) as g (user_id integer, number smallint)
        where p.tournament_id = ${to} and p.user_id = g.user_id`.execute(trx);
      await insert(trx, 'rounds', ['id']);
      await insert(trx, 'matches', ['id', 'round_id', 'next_match_id', 'loser_match_id']);
      await insert(trx, 'draws');
      await insert(trx, 'outbox');
    }),
  );
}

/** The columns of a table that are written, not reckoned. */
async function writtenOf(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Prints a ratio with its limit, or milliseconds without one. */
function tell(name: string, value: number, most: number | null): void {
  if (most !== null && value > most) process.exitCode = 1;
  const kind = our.server.store.kind;
  process.stdout.write(
    `${kind}, ${name}: ${most === null ? `${value.toFixed(1)} ms` : `${value.toFixed(2)} (at most ${most})`}\n`,
  );
}
