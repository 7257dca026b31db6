import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * Follows docs/operation.md word by word: the commands are read out of the document, so that it cannot say anything else than
 * what was run. What needs a machine of its own is stood in for: useradd, su, chown and systemd, and the folders of the system
 * lie below a folder that goes afterwards.
 *
 *   node_modules/.bin/node scripts/with-postgresql.ts node_modules/.bin/node scripts/smoke-operation.ts
 */
const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/operation.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'baulk-operation-'));
// Another user runs the server, and has to find it.
chmodSync(folder, 0o755);
const databaseUrl = process.env['TEST_DATABASE_URL'];
if (!databaseUrl) throw new Error('Run it by scripts/with-postgresql.ts.');
const database = new URL(databaseUrl);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const isRoot = process.getuid?.() === 0;
const begin = performance.now();

const places: [inDocument: string, here: string][] = [
  ['/opt/baulk', join(folder, 'opt/baulk')],
  ['/etc/', join(folder, 'etc/')],
  ['/var/lib/baulk', join(folder, 'var/lib/baulk')],
  ['/var/backups', join(folder, 'var/backups')],
  ['127.0.0.1:5432', database.host],
  ['127.0.0.1:3000', `127.0.0.1:${port}`],
];

try {
  await prepareCluster();
  prepareMachine();
  const [install = ''] = blocksOf('With systemd');
  const link = await follow('With systemd', install);
  const token = /set-password\?first#token=([\w-]{43})/.exec(link)?.[1];
  if (!token) throw new Error('The command of the first administrator printed no address.');
  const password = 'Corner#2026';
  await call('PUT', '/api/user/setPassword', { token, password, confirmPassword: password });
  const signIn = (): Promise<unknown> =>
    call('POST', '/api/login', { email: 'you@example.org', password, shouldRemember: false });
  await signIn();

  const [figures = ''] = blocksOf('Figures');
  const told = await follow('Figures', figures);
  if (!/^http_request_duration_seconds_count/m.test(told)) throw new Error('No figures were told.');

  const [backup = '', restored = ''] = blocksOf('Backup');
  await follow('Backup', backup);
  await follow('Restore', restored);
  await signIn();

  const [rotation = '', end = ''] = blocksOf('Another secret');
  await follow('Another secret', rotation);
  await reachable();
  await signIn();
  await follow('The former secret ends', end);
  await reachable();
  await signIn();

  const [stop = ''] = blocksOf('Start and stop');
  await follow('Stop', stop);
  if (await fetch(address).then(Boolean, () => false)) throw new Error('The server went on after its stop.');
  const code = readFileSync(join(folder, 'run/code'), 'utf8').trim();
  if (code !== '0') throw new Error(`The server was not stopped gracefully: it ended with ${code}.`);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  process.stdout.write(
    `\ndocs/operation.md was followed from the first command to the last in ${seconds} s.\n`,
  );
} catch (error) {
  process.stdout.write(logOf());
  throw error;
} finally {
  await run('systemctl stop baulk').catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
}

/** The shell blocks below a heading, in their order. */
function blocksOf(heading: string): string[] {
  const [, section = ''] = document.split(new RegExp(`^#{2,3} ${heading}$`, 'm'));
  const [own = ''] = section.split(/^#{2,3} /m);
  const blocks = [...own.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
  if (blocks.length === 0) throw new Error(`docs/operation.md has no commands below '${heading}'.`);
  return blocks;
}

/** Runs a block of the document at the places of this run; answers what it printed. */
async function follow(name: string, block: string): Promise<string> {
  const started = performance.now();
  const printed = await run(places.reduce((text, [there, here]) => text.replaceAll(there, here), block));
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return printed;
}

async function run(script: string): Promise<string> {
  const { TEST_DATABASE_URL: _url, NODE_ENV: _kind, ...others } = process.env;
  const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...others, PATH: `${join(folder, 'bin')}:${others['PATH']}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shell.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const [code] = (await once(shell, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Ended with ${code}:\n${script}\n${printed}`);
  return printed;
}

/** The role comes by the document, and shows a password as on any server. */
async function prepareCluster(): Promise<void> {
  const client = new Client({
    connectionString: Object.assign(new URL(database), { username: 'postgres' }).href,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ hba_file: string }>('show hba_file');
    const rules = ['postgres 127.0.0.1/32 trust', 'all 127.0.0.1/32 scram-sha-256'];
    writeFileSync(
      rows[0]?.hba_file ?? '',
      `local all all trust\n${rules.map((rule) => `host all ${rule}\n`).join('')}`,
    );
    await client.query('drop role baulk');
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

/** The files of the product, and stand-ins for the commands that would change this machine. */
function prepareMachine(): void {
  const left = new Set(['node_modules', 'dist', 'dist-dev', 'data', 'reports', '.git', '.cache']);
  cpSync(root, join(folder, 'opt/baulk'), {
    recursive: true,
    filter: (path) => !left.has(path.slice(root.length + 1)),
  });
  for (const name of ['bin', 'run', 'etc/systemd/system', 'var/lib']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  // Who is not root can give nothing away, and runs the server too.
  const chown = isRoot ? '/bin/chown --recursive nobody:' : 'true';
  command('chown', `${chown} "\${@: -1}"`);
  command('useradd', `mkdir -p ${folder}/var/lib/baulk; ${chown} ${folder}/var/lib/baulk`);
  const superuser = `PGHOST=127.0.0.1 PGPORT=${database.port} PGUSER=postgres`;
  command('su', `[ "$1 $2" = 'postgres -c' ]; ${superuser} exec bash -c "$3"`);
  command('systemctl', standInForSystemd());
}

/** Starts and stops what the unit file says, under its settings and as a user who owns nothing but the data folder. */
function standInForSystemd(): string {
  const asUser = isRoot ? 'setpriv --reuid=nobody --regid=nogroup --clear-groups' : '';
  return String.raw`
run=${folder}/run unit=${folder}/etc/systemd/system/baulk.service
of() { sed -n "s/^$1=//p" "$unit"; }
start() {
  (
    while IFS= read -r setting; do export "$setting"; done < "$(of EnvironmentFile)"
    cd "$(of WorkingDirectory)"
    PORT=${port} ${asUser} $(of ExecStart) >> "$run/log" 2>&1 &
    echo $! > "$run/pid"
    code=0; wait $! || code=$?
    echo "$code" > "$run/code"
  ) < /dev/null > /dev/null 2>&1 &
}
stop() {
  [ -f "$run/pid" ] || return 0
  pid=$(cat "$run/pid"); rm "$run/pid"
  kill -TERM "$pid" || true
  for _ in $(seq $(($(of TimeoutStopSec) * 10))); do [ -f "$run/code" ] && return 0; sleep 0.1; done
  kill -KILL "$pid"
}
case $1 in
  daemon-reload) ;;
  enable | start) rm -f "$run/code"; start ;;
  stop) stop ;;
  restart) stop; rm -f "$run/code"; start ;;
  *) exit 1 ;;
esac`;
}

function command(name: string, text: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/usr/bin/env bash\nset -eu\n${text}\n`, { mode: 0o755 });
}

async function call(method: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

async function reachable(): Promise<void> {
  await run(`curl --fail --silent --retry 60 --retry-delay 1 --retry-connrefused ${address}/api/health`);
}

/** What the server has said, for who looks for the fault. */
function logOf(): string {
  try {
    return readFileSync(join(folder, 'run/log'), 'utf8');
  } catch {
    return '';
  }
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
