import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a command with TEST_DATABASE_URL naming a PostgreSQL of its own as a plain role, which goes when the command ends. */
const binaries = findBinaries() ?? installBinaries();
const folder = mkdtempSync(join(roomInMemory() ?? tmpdir(), 'baulk-postgresql-'));
const port = await freePort();
const owner = unprivilegedOwner();
if (owner) chownSync(folder, owner.uid, owner.gid);

const data = join(folder, 'data');
runAsOwner('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
runAsOwner('pg_ctl', [
  '-D',
  data,
  '-w',
  '-l',
  join(folder, 'log'),
  '-o',
  `-p ${port} -k ${folder} -c fsync=off`,
  'start',
]);
try {
  // As an operator is given one: an owner of databases, and no superuser.
  const psql = ['-h', folder, '-p', String(port), '-U', 'postgres', '-qc'];
  runAsOwner('psql', [...psql, 'create role baulk login createrole createdb']);
  // Whoever drops a database of a test may meet the autovacuum in it, which is nobody's process.
  runAsOwner('psql', [...psql, 'grant pg_signal_backend to baulk']);
  const [command = '', ...words] = process.argv.slice(2);
  const env = { ...process.env, TEST_DATABASE_URL: `postgresql://baulk@127.0.0.1:${port}/postgres` };
  process.exitCode = spawnSync(command, words, { stdio: 'inherit', env }).status ?? 1;
} finally {
  runAsOwner('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Nothing of the cluster outlives the command, so it is kept in memory where there are 3 GiB to share: each test file copies
 * a database of 800 files, which takes a third of PostgreSQL’s time where they go to a disk.
 */
function roomInMemory(): string | undefined {
  const shared = '/dev/shm';
  if (!existsSync(shared)) return undefined;
  const { bavail, bsize } = statfsSync(shared);
  return bavail * bsize > 3 * 2 ** 30 ? shared : undefined;
}

function findBinaries(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  return folders.find((path) => existsSync(join(path, 'initdb')));
}

function installBinaries(): string {
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options);
  const found = findBinaries();
  if (!found) throw new Error('No PostgreSQL server was found: install one to run the server tests on it.');
  return found;
}

/** PostgreSQL refuses to run as root, so root lends the work to the user that Debian's package makes. */
function unprivilegedOwner(): { name: string; uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (status !== 0) continue;
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout;
    return { name, uid: Number(stdout), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user to lend it to.');
}

function runAsOwner(tool: string, words: string[]): void {
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], cwd: folder };
  execFileSync(join(binaries, tool), words, owner ? { ...options, uid: owner.uid, gid: owner.gid } : options);
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port: found } = server.address() as AddressInfo;
      server.close(() => resolve(found));
    });
  });
}
