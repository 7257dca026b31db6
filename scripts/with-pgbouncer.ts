import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs a command with a PgBouncer in transaction mode before the PostgreSQL that TEST_DATABASE_URL names; the command
 * finds the server itself in TEST_DATABASE_DIRECT_URL. To be run by `with-postgresql.ts`.
 */
const direct = process.env['TEST_DATABASE_URL'];
if (!direct) throw new Error('TEST_DATABASE_URL is missing: run this by scripts/with-postgresql.ts.');
const server = new URL(direct);
const program = '/usr/sbin/pgbouncer';
if (!existsSync(program)) install();

const folder = mkdtempSync(join(tmpdir(), 'baulk-pgbouncer-'));
const port = await freePort();
const settings = join(folder, 'pgbouncer.ini');
// Fewer connections than a process of the product opens, so that they are lent from one to the other.
const lines = `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
server_idle_timeout = 5
ignore_startup_parameters = extra_float_digits
`;
writeFileSync(settings, lines);

// PgBouncer does not run as root either.
const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
if (owner.uid !== undefined) for (const path of [folder, settings]) chownSync(path, owner.uid, owner.gid);
const pooler = spawn(program, ['-q', settings], { stdio: ['ignore', 'ignore', 'inherit'], ...owner });
try {
  await untilListening();
  const [command = '', ...words] = process.argv.slice(2);
  const pooled = new URL(direct);
  pooled.host = `127.0.0.1:${port}`;
  const env = { ...process.env, TEST_DATABASE_URL: pooled.href, TEST_DATABASE_DIRECT_URL: direct };
  process.exitCode = spawnSync(command, words, { stdio: 'inherit', env }).status ?? 1;
} finally {
  pooler.kill('SIGINT');
  rmSync(folder, { recursive: true, force: true });
}

function install(): void {
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'], options);
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
}

async function untilListening(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    await wait(100);
  }
  throw new Error('PgBouncer did not start.');
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address() as AddressInfo;
      probe.close(() => resolve(found));
    });
  });
}
