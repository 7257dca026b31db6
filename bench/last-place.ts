import { startOrganiser } from '#tests/tournaments/organiser.ts';

/**
 * Fifty people enter at once for the last place of a tournament: exactly one of them is confirmed, the others wait in an order.
 *
 *   node scripts/with-postgresql.ts node bench/last-place.ts
 */
const [capacity, askers] = [16, 50];
const our = await startOrganiser();
const id = await our.make({ capacity });
const ids = await our.players(capacity - 1 + askers);
await our.enter(id, ids.slice(0, capacity - 1));
const clients = await Promise.all(ids.slice(capacity - 1).map(our.player));
const begin = performance.now();
const answers = await Promise.all(clients.map((client) => client.post(`/tournament/${id}/entry`, {})));
const time = performance.now() - begin;
const confirmed = answers.filter(({ body }) => body['status'] === 'confirmed').length;
const positions = new Set(
  answers.map(({ body }) => body['position']).filter((position) => position !== null),
);
const field = await our.field(id);
const { kind } = our.server.store;
await our.server.close();
process.stdout.write(
  `${kind}, ${askers} entries at once for the last place: ${confirmed} confirmed, ${positions.size} places in the list, ` +
    `${time.toFixed(0)} ms\n`,
);
if (confirmed !== 1 || positions.size !== askers - 1 || field.confirmed?.length !== capacity)
  process.exitCode = 1;
