import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/database/db.gen.ts';
import { Refusal } from '#server/http/problem.ts';

type Parts = {
  db: Kysely<Database>;
  clock: () => number;
  /** Who shows it is told; null serves no figures. */
  token: string | null;
  /** How many pages hear live scores from this process. */
  listeners: () => number;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Serves the figures of this process to a Prometheus at /metrics (`docs/operation.md`). Called before the routes, whose
 * answers it times by their pattern, so that no address, id or name of a person becomes a label.
 */
export function serveMetrics(app: FastifyInstance, { db, clock, token, listeners }: Parts): void {
  if (token === null) return;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    // The line of live scores is open for hours, and its time says nothing.
    if (route === '/metrics' || route === '/api/live') return;
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  addGauges({ db, clock, listeners }, registers);
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(given), digest(token))) throw new Refusal('unauthorised');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** What stands in the database is counted when it is asked for. */
function addGauges({ db, clock, listeners }: Omit<Parts, 'token'>, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const one = new Gauge({
      name,
      help,
      registers,
      async collect() {
        one.set(await read());
      },
    });
  };
  const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
    (await query.execute(db)).rows[0]?.n ?? 0;
  gauge('baulk_live_listeners', 'Pages that hear live scores from this process.', listeners);
  gauge('baulk_mails_waiting', 'Mails that have not left yet.', () =>
    count(sql`select count(*)::float8 as n from outbox where state = 'waiting'`),
  );
  gauge('baulk_mails_oldest_seconds', 'Seconds for which the oldest of them has waited.', () =>
    count(sql`select coalesce(extract(epoch from ${new Date(clock())}::timestamptz - min(created_at)), 0)::float8 as n
      from outbox where state = 'waiting'`),
  );
  gauge('baulk_payments_pending', 'Payments that are under way.', () =>
    count(sql`select count(*)::float8 as n from transactions where status in ('pending', 'processing')`),
  );
  gauge('baulk_sessions_open', 'Sessions that have not ended.', () =>
    count(
      sql`select count(*)::float8 as n from sessions where ended_at is null and expires_at > ${new Date(clock())}`,
    ),
  );
}
