import { createHash } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import { verify } from '@node-rs/argon2';
import fastify from 'fastify';
import { sql, type Kysely } from 'kysely';
import { buildApp } from '#server/app.ts';
import { readConfiguration } from '#server/configuration.ts';
import type { Database } from '#server/database/db.gen.ts';
import { openDatabase } from '#server/database/open.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { createClock } from '#server/services/clock.ts';
import { createPasswords } from '#server/services/passwords.ts';
import { secretsFrom } from '#server/services/secrets.ts';

/** The product and the bare server over one database, each on a free port that is told to the parent. */
const secrets = secretsFrom('a secret for measuring and for nothing else');
const passwords = createPasswords(secrets);
const clock = createClock();
const store = await openDatabase({ dataDir: null, url: process.env['DATABASE_URL'] });
await seedDemo(store.db, { clock: () => clock.now(), passwordHash: passwords.hash, secrets });
const product = await buildApp({
  configuration: readConfiguration({}),
  store,
  clock,
  secrets,
  passwords,
  bundles: null,
  logLevel: 'warn',
});
const bare = bareServer(store.db);
await Promise.all([product, bare].map((app) => app.listen({ host: '127.0.0.1', port: 0 })));
const portOf = (app: { server: Server }): number => (app.server.address() as AddressInfo).port;
process.send?.({ product: portOf(product), bare: portOf(bare) });

/** The statements of the product's handlers, and nothing around them. */
function bareServer(db: Kysely<Database>) {
  const app = fastify();
  app.post('/api/login', async (request) => {
    const { email, password } = request.body as { email: string; password: string };
    const { rows } = await sql<Record<string, unknown>>`
      select id, password_hash, role_id, status_id, first_name, last_name, email from users where email = ${email}
    `.execute(db);
    const user = rows[0] as { id: number; password_hash: string };
    await sql`insert into sign_in_throttle as kept (subject, failures, last_at) values ('bare', 1, now())
      on conflict (subject) do update set failures = kept.failures + 1 returning failures`.execute(db);
    for (const key of ['bare:1', 'bare:2', 'bare:3']) {
      await sql`insert into limits as kept (key, window_start, n) select ${key}, date_trunc('hour', now()), 1
        where coalesce((select sum(n) from limits where key = ${key} and window_start < '2000-01-01'), 0) < 9
        on conflict (key, window_start) do update set n = kept.n + 1 returning n`.execute(db);
    }
    const pepper = secrets.digest('password', password).toString('base64');
    const isSame = await verify(user.password_hash.replace(`,keyid=${secrets.keyId}$`, '$'), pepper);
    const token = createHash('sha256').update(`${Math.random()}`).digest();
    await db.transaction().execute(async (transaction) => {
      await sql`insert into sessions (user_id, token_hash, kind, remembered, created_at, active_at, idle_seconds,
        expires_at, ip_hash) values (${user.id}, ${token}, 'full', false, now(), now(), 3600,
        now() + interval '1 hour', ${token}) returning id`.execute(transaction);
      await sql`select clubs.id, clubs.name from club_members join clubs on clubs.id = club_members.club_id
        where user_id = ${user.id} order by clubs.name`.execute(transaction);
      await sql`insert into sign_in_history (user_id, outcome, at, ip_hash) values (${user.id}, 'signed_in', now(),
        ${token})`.execute(transaction);
    });
    await sql`delete from sign_in_throttle where subject = 'bare'`.execute(db);
    for (const key of ['bare:1', 'bare:2', 'bare:3']) {
      await sql`update limits set n = n - 1 where key = ${key} and n > 0`.execute(db);
    }
    return { isSame, user: { ...user, password_hash: undefined } };
  });
  app.get('/api/profile', async (request) => {
    const hash = createHash('sha256').update(String(request.headers.authorization).slice(7)).digest();
    const { rows } = await sql<{ user_id: number }>`
      select sessions.id, user_id, kind, remembered, binding_hash, active_at, idle_seconds, expires_at, role_id
      from sessions join users on users.id = user_id
      where token_hash = ${hash} and ended_at is null and status_id = 1`.execute(db);
    const id = rows[0]?.user_id;
    const user = await sql`select * from users where id = ${id}`.execute(db);
    const clubs = await sql`select clubs.id, clubs.name from club_members
      join clubs on clubs.id = club_members.club_id where user_id = ${id} and status = 'member'
      order by clubs.name`.execute(db);
    return { user: user.rows[0], clubs: clubs.rows };
  });
  return app;
}
