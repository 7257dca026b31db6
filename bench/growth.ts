import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Client } from 'pg';
import { demoPassword } from '#server/demo/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startProduct } from './product.ts';
import { inTurns, type Target } from './rounds.ts';

/**
 * The figures of docs/growth.md: what one process answers in a second (sign-ins: bench/sign-in.ts), how much of a core the database takes meanwhile, and
 * on a PostgreSQL what a row of the tables that only grow takes on the disk. It needs a build, and a Linux for the cores.
 *
 *   node bench/growth.ts
 *   node scripts/with-postgresql.ts node bench/growth.ts
 */
const server = process.env['TEST_DATABASE_URL'];
const rows = Number(process.env['ROWS'] ?? 200_000);
const load = { callers: 16, seconds: 3, rounds: 3 };

const withDatabase = async (statement: string): Promise<void> => {
  const owner = new Client({ connectionString: server });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
};

if (server) {
  const name = `bench_growth_${process.pid}`;
  await withDatabase(`create database ${name}`);
  process.env['DATABASE_URL'] = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await measureRates();
  await withDatabase(`drop database ${name}`);
  await measureRows();
} else {
  await measureRates();
}

async function measureRates(): Promise<void> {
  const product = await startProduct();
  const body = JSON.stringify({
    email: 'player@baulk.example',
    password: demoPassword,
    shouldRemember: false,
  });
  const json = { 'content-type': 'application/json' };
  const { token } = (await (
    await fetch(`${product.address}/api/login`, { method: 'POST', headers: json, body })
  ).json()) as { token: string };
  const targets: Record<string, Target> = {
    'pages (GET /match)': { url: `${product.address}/match` },
    'calls of visitors (GET /api/match)': { url: `${product.address}/api/match?limit=20&pageNumber=1` },
    'calls of members (GET /api/profile)': {
      url: `${product.address}/api/profile`,
      headers: { authorization: `Bearer ${token}` },
    },
  };
  for (const [name, target] of Object.entries(targets)) {
    const before = { process: coresOf('server/main.ts'), database: coresOf('postgres:') };
    const begin = performance.now();
    const { [name]: rate = Number.NaN } = await inTurns({ [name]: target }, load);
    const seconds = (performance.now() - begin) / 1000;
    // A connection that has ended takes its seconds with it.
    const share = (now: number, then: number): string => Math.max(0, (now - then) / seconds).toFixed(2);
    process.stdout.write(
      `${server ? 'postgresql' : 'embedded'}, ${name}: ${rate.toFixed(0)} a second; ` +
        `${share(coresOf('server/main.ts'), before.process)} cores of the process, ` +
        `${share(coresOf('postgres:'), before.database)} of the database\n`,
    );
  }
  await product.close();
}

/** Seconds of a core that the processes of a name have had. */
function coresOf(name: string): number {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .reduce((sum, id) => {
      try {
        if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(name)) return sum;
        // After the name in parentheses: user and system time are the twelfth and the thirteenth field, in hundredths.
        const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return sum + (Number(fields[11]) + Number(fields[12])) / 100;
      } catch {
        // It has ended meanwhile.
        return sum;
      }
    }, 0);
}

async function measureRows(): Promise<void> {
  const store = await testDatabase('empty');
  await sql`insert into users (email, first_name, last_name, role_id)
    select 'person' || i || '@bench.example', 'First' || i, 'Last' || i, 5
    from generate_series(1, 1000) i`.execute(store.db);
  await sql`insert into sign_in_history (user_id, outcome, at, ip_hash, user_agent)
    select 1 + i % 1000, 'signed_in', now() - make_interval(secs => i), sha256(i::text::bytea),
      'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    from generate_series(1, ${rows}) i`.execute(store.db);
  await sql`insert into audit_entries (at, operation, user_id, club_id, kind, record_id, changes)
    select now() - make_interval(secs => i), 'updateClub', 1 + i % 1000, 1 + i % 100, 'club', 1 + i % 100,
      '[{"field": "contactNumber", "before": "555 0100", "after": "555 0101"}]'::jsonb
    from generate_series(1, ${rows}) i`.execute(store.db);
  for (const table of ['sign_in_history', 'audit_entries']) {
    const { rows: sizes } = await sql<{ size: number }>`
      select pg_total_relation_size(${table}::regclass)::float8 as size`.execute(store.db);
    const bytes = (sizes[0]?.size ?? Number.NaN) / rows;
    process.stdout.write(`${table}: ${bytes.toFixed(0)} bytes a row with its indexes\n`);
  }
  await store.close();
}
