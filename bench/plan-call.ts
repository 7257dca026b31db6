import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PlanPorts } from './plan-servers.ts';
import { benchDay } from './booked-clubs.ts';
import { inTurns, type Target } from './rounds.ts';

/**
 * The plan of a day of forty tables and three hundred bookings, as a ratio to a bare server of the same framework that does the
 * same statements; and what it costs to hear that nothing has changed, as a part of the full answer.
 *
 *   node bench/plan-call.ts
 *   node scripts/with-postgresql.ts node bench/plan-call.ts
 */
const [least, most] = [0.8, 0.2];
const servers = fork(join(import.meta.dirname, 'plan-servers.ts'));
const [ports] = (await once(servers, 'message')) as [PlanPorts];

const target = (port: number): Target => ({
  url: `http://127.0.0.1:${port}/api/schedule/club/1?date=${benchDay}`,
  headers: { authorization: `Bearer ${ports.token}` },
});
const product = target(ports.product);
const answer = await fetch(product.url, { headers: product.headers ?? {} });
const { bookings, tables } = (await answer.json()) as { bookings: object[]; tables: object[] };
if (bookings.length !== 300 || tables.length !== 40) throw new Error('This is another plan.');
const unchanged: Target = {
  ...product,
  headers: { ...product.headers, 'if-none-match': answer.headers.get('etag') ?? '' },
  status: 304,
};
const rates = await inTurns(
  { product, bare: target(ports.bare), unchanged },
  // Short and many, so that all meet the same noise of the machine.
  { callers: 8, seconds: 0.5, rounds: 15 },
);
servers.disconnect();
await once(servers, 'exit');

const { product: full = 0, bare = 0, unchanged: same = 0 } = rates;
const [ratio, part] = [full / bare, full / same];
if (ratio < least || part > most) process.exitCode = 1;
process.stdout.write(
  `${ports.kind}, the plan of a day: ${full.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, ratio ${ratio.toFixed(2)}, at least ${least}\n` +
    `${ports.kind}, unchanged: ${same.toFixed(0)}/s, ${part.toFixed(2)} of the full answer, at most ${most}\n`,
);
