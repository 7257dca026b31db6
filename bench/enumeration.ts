import type { FastifyInstance } from 'fastify';
import { median } from './rounds.ts';
import { buildApp } from '#server/app.ts';
import { readConfiguration } from '#server/configuration.ts';
import { openDatabase } from '#server/database/open.ts';
import { createClock } from '#server/services/clock.ts';
import { createPasswords } from '#server/services/passwords.ts';
import { secretsFrom } from '#server/services/secrets.ts';

/**
 * How much longer a call takes for an address that has an account than for one that has none, at each call that takes
 * an address: the gap of the medians in milliseconds, calls in turns, each for an address and from a network address
 * of its own. The chance beside it is the gap between the calls of one kind, the odd ones and the even ones: on a busy
 * machine, no gap says more than that.
 *
 *   node bench/enumeration.ts [calls of each kind] [runs] [end of the address of the one call to measure]
 */
const [calls = 400, runs = 3] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4] ?? '';
const secrets = secretsFrom('a secret for measuring and for nothing else');
const passwords = createPasswords(secrets);
const clock = createClock();
const store = await openDatabase({ dataDir: null, url: process.env['DATABASE_URL'] });
const app = await buildApp({
  configuration: readConfiguration({}),
  store,
  clock,
  secrets,
  passwords,
  bundles: null,
  logLevel: 'silent',
});

const password_hash = await passwords.hash('Corner#2026');
const people = Array.from({ length: calls }, (_, n) => ({
  email: `known${n}@bench.example`,
  first_name: 'Known',
  last_name: 'Person',
  role_id: 5,
  status_id: 1,
  password_hash,
}));
await store.db
  .insertInto('users')
  .values(people)
  .onConflict((conflict) => conflict.doNothing())
  .execute();

type Method = 'POST' | 'PUT';
const targets: [Method, string, object][] = [
  ['POST', '/api/player/verify/email', {}],
  ['POST', '/api/player/verify/code', { code: '123456' }],
  ['PUT', '/api/user/forgotPassword', {}],
  ['POST', '/api/login', { password: 'a wrong password' }],
];

for (let run = 0; run < runs; run += 1) {
  // Everybody's budgets come back.
  clock.moveTo(clock.offset() + 2 * 86_400_000);
  const measured = targets.filter(([, url]) => url.endsWith(only));
  for (const [method, url, more] of measured) await compare(app, { method, url, more });
}
await app.close();
await store.close();

async function compare(
  server: FastifyInstance,
  { method, url, more }: { method: Method; url: string; more: object },
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < calls; n += 1) {
    const kinds = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const place = kind === 'known' ? n : calls + n;
      const began = performance.now();
      await server.inject({
        method,
        url,
        remoteAddress: `10.${Math.floor(place / 62_500)}.${Math.floor(place / 250) % 250}.${place % 250}`,
        payload: { email: `${kind}${n}@bench.example`, ...more },
      });
      times[kind].push(performance.now() - began);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const [odd, even] = [1, 0].map((rest) => median(times.unknown.filter((_time, n) => n % 2 === rest)));
  const gap = Math.abs(known - unknown).toFixed(2);
  const chance = Math.abs((odd ?? 0) - (even ?? 0)).toFixed(2);
  const line = `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, gap ${gap} ms, by chance ${chance} ms`;
  process.stdout.write(`${method} ${url}: ${line}\n`);
}
