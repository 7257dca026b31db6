import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inTurns, type Target } from './rounds.ts';
import { demoPassword } from '#server/demo/accounts.ts';

/**
 * POST /api/login and GET /api/profile of the product, as a ratio to a bare server of the same framework that does
 * the same hash and the same statements.
 *
 *   node bench/sign-in.ts
 */
const servers = fork(join(import.meta.dirname, 'sign-in-servers.ts'));
const [ports] = (await once(servers, 'message')) as [{ product: number; bare: number }];

const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ email: 'player@baulk.example', password: demoPassword, shouldRemember: false });
const login = (port: number): Target => ({
  url: `http://127.0.0.1:${port}/api/login`,
  method: 'POST',
  headers: json,
  body,
});
const answer = (await (
  await fetch(login(ports.product).url, { method: 'POST', headers: json, body })
).json()) as { token: string };
const profile = (port: number): Target => ({
  url: `http://127.0.0.1:${port}/api/profile`,
  headers: { authorization: `Bearer ${answer.token}` },
});

const rows: [string, (port: number) => Target, number][] = [
  ['POST /api/login', login, 2],
  ['GET /api/profile', profile, 16],
];
for (const [name, target, callers] of rows) {
  const { product = 0, bare = 0 } = await inTurns(
    { product: target(ports.product), bare: target(ports.bare) },
    { callers, seconds: 3, rounds: 5 },
  );
  const ratio = (product / bare).toFixed(2);
  process.stdout.write(`${name}: ${product.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, ratio ${ratio}\n`);
}
servers.kill();
