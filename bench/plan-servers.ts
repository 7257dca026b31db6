import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { buildApp } from '#server/app.ts';
import { readConfiguration } from '#server/configuration.ts';
import { runAsCaller } from '#server/database/caller-context.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call } from '#server/http/contract.ts';
import { answerDayPlan } from '#server/schedule/plan.ts';
import { createClock } from '#server/services/clock.ts';
import { tokenHash } from '#server/services/tokens.ts';
import { createSession, findSession } from '#server/session/store.ts';
import { testDatabase, testPasswords, testSecrets } from '#tests/support/database.ts';
import { benchDay, fillBookings } from './booked-clubs.ts';

/** Where the two servers of the child process answer, and who asks them. */
export type PlanPorts = { product: number; bare: number; kind: string; token: string };

const clubId = 1;

/** The plan of the first club has forty tables and three hundred bookings. */
async function growPlan(db: Kysely<Database>): Promise<void> {
  await sql`insert into club_tables (club_id, number, name, is_bookable, place, tariff_id)
    select club_id, n, 'Table ' || n, true, n, tariff_id
    from club_tables, generate_series(11, 40) n where club_id = ${clubId} and number = 1`.execute(db);
  await sql`insert into table_bookings (club_id, table_id, kind, status, starts_at, ends_at, local_start, zone, guest_name, price,
      currency, created_at)
    select t.club_id, t.id, 'play', 'booked', b.starts_at, b.starts_at + interval '1 hour',
      to_char(b.starts_at at time zone b.zone, 'YYYY-MM-DD"T"HH24:MI'), b.zone, 'Guest', 2000, 'USD', now()
    from club_tables t, lateral (
      select o.starts_at, o.zone from table_bookings o join club_tables f on f.id = o.table_id
      where f.club_id = ${clubId} and f.number = 1 and o.status = 'booked' order by o.starts_at
      limit case when t.number <= 30 then 7 else 6 end) b
    where t.club_id = ${clubId} and t.number > 10`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** A session of who runs the first club. */
async function signIn(db: Kysely<Database>): Promise<string> {
  await db.updateTable('users').set({ status_id: 1 }).execute();
  const { token } = await createSession(db, Date.now(), {
    userId: 1,
    kind: 'full',
    remembered: false,
    idleSeconds: 86_400,
    absoluteSeconds: 86_400,
    bound: false,
    userAgent: 'bench',
    ipHash: Buffer.alloc(32),
    provedAt: null,
  });
  return token;
}

/** A server that does the same statements and sends what they gave. */
function bareServer(db: Kysely<Database>): FastifyInstance {
  const app = fastify({ logger: false });
  app.get<{ Params: { id: string }; Querystring: { date: string } }>(
    '/api/schedule/club/:id',
    async ({ headers, params, query }) => {
      const hash = tokenHash(headers.authorization?.slice('Bearer '.length));
      const caller = hash && (await findSession(db, hash));
      if (!caller) return null;
      const call = {
        path: { clubId: Number(params.id) },
        query,
        caller,
        request: { headers: {} },
        reply: { header: () => undefined },
      } as unknown as Call<'getDayPlan'>;
      const { status, body } = await runAsCaller(caller, () =>
        answerDayPlan({ db, clock: () => Date.parse(`${benchDay}T18:00:00Z`) }, call),
      );
      return status === 200 ? body : null;
    },
  );
  return app;
}

async function portOf(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** In a process of its own: both servers over one store, told to the parent by their ports. */
if (import.meta.main) {
  const store = await testDatabase('empty');
  await fillBookings(store.db, 10_000);
  await growPlan(store.db);
  const token = await signIn(store.db);
  const app = await buildApp({
    configuration: readConfiguration({}),
    store,
    clock: createClock(),
    secrets: testSecrets,
    passwords: testPasswords,
    bundles: null,
    logLevel: 'silent',
  });
  const bare = bareServer(store.db);
  const ports: PlanPorts = {
    product: await portOf(app),
    bare: await portOf(bare),
    kind: store.kind,
    token,
  };
  process.send?.(ports);
  process.once('disconnect', () => {
    void Promise.all([app.close(), bare.close()]).then(() => store.close());
  });
}
