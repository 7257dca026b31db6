import type { TestClient } from '#tests/support/server.ts';
import { startOrganiser } from '#tests/tournaments/organiser.ts';
import { median } from './rounds.ts';

/**
 * Fifty people enter at once for the last place of a tournament: exactly one of them is confirmed, the others wait in an order;
 * and all of it takes hardly longer than fifty who come one after another.
 *
 *   node scripts/with-postgresql.ts node bench/last-place.ts
 */
const [capacity, askers, rounds, most] = [16, 50, 5, 1.5];
const our = await startOrganiser();
const ids = await our.players(capacity - 1 + askers);
const clients = await Promise.all(ids.slice(capacity - 1).map(our.player));
const times: [number[], number[]] = [[], []];
const found = new Set<string>();
for (let round = 0; round <= rounds; round += 1) {
  const [atOnce, inTurn] = [await measure(enterAtOnce), await measure(enterInTurn)];
  // The first round warms the database and does not count.
  if (round === 0) continue;
  times[0].push(atOnce);
  times[1].push(inTurn);
}
const { kind } = our.server.store;
await our.server.close();
const [atOnce, inTurn] = [median(times[0]), median(times[1])];
process.stdout.write(
  `${kind}, ${askers} entries for the last place: ${[...found].join('; ')}\n` +
    `${kind}, at once ${atOnce.toFixed(0)} ms, in turn ${inTurn.toFixed(0)} ms: ${(atOnce / inTurn).toFixed(2)} (at most ${most})\n`,
);
if (atOnce / inTurn > most || found.size !== 1) process.exitCode = 1;

async function enterAtOnce(id: number): Promise<void> {
  await Promise.all(clients.map((client) => enter(client, id)));
}

async function enterInTurn(id: number): Promise<void> {
  for (const client of clients) await enter(client, id);
}

async function enter(client: TestClient, id: number): Promise<void> {
  const { status } = await client.post(`/tournament/${id}/entry`, {});
  if (status !== 201) throw new Error(`An entry answered ${status}.`);
}

/** The milliseconds in which all enter a tournament that has one place left; what has become of them is noted. */
async function measure(enterAll: (id: number) => Promise<void>): Promise<number> {
  const id = await our.make({ capacity });
  await our.enter(id, ids.slice(0, capacity - 1));
  const begin = performance.now();
  await enterAll(id);
  const time = performance.now() - begin;
  const { confirmed = [], waiting = [] } = await our.field(id);
  found.add(`${confirmed.length - capacity + 1} confirmed, ${new Set(waiting).size} places in the list`);
  if (confirmed.length !== capacity || waiting.length !== askers - 1) process.exitCode = 1;
  return time;
}
