import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { placeCluster } from '#server/database/cluster.ts';
import { archiveOf, copyTemplate, testSecret } from './database.ts';

const root = join(import.meta.dirname, '..', '..');

/** What a process of the product is told about its data; `remove` takes the data away. */
export type Place = { env: Record<string, string>; remove(): Promise<void> };

/**
 * Data of its own: a folder, and a database on the server that TEST_DATABASE_URL names if it names one; with nothing in
 * them, or the demo as a first start has left it under the secret of tests.
 */
export async function ownPlace(contents: 'demo' | 'nothing' = 'nothing'): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-process-'));
  const server = process.env['TEST_DATABASE_URL'];
  if (contents === 'demo') writeFileSync(join(folder, 'secret'), testSecret, { mode: 0o600 });
  if (!server) {
    if (contents === 'demo') await placeCluster(await archiveOf('demo'), join(folder, 'database'));
    return { env: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true }) };
  }
  const name = `baulk_process_${randomBytes(6).toString('hex')}`;
  const direct = process.env['TEST_DATABASE_DIRECT_URL'] ?? server;
  const [url, directUrl] = [new URL(server), new URL(direct)];
  for (const address of [url, directUrl]) address.pathname = `/${name}`;
  if (contents === 'demo') await copyTemplate(server, name, 'demo');
  else await administer(direct, `create database ${name}`);
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url.href, DATABASE_DIRECT_URL: directUrl.href },
    async remove() {
      await administer(direct, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true });
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The product as a process of its own. */
export type Product = {
  address: string;
  port: number;
  child: ChildProcess;
  /** Resolves with the exit code, or with the signal that ended it. */
  exited: Promise<number | string>;
};

/** Starts `server/main.ts` on a free port and waits until it says where it is. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  buildWhatIsMissing();
  const child = spawn(process.execPath, [join(root, 'server', 'main.ts')], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      const found = /Baulk is at (http\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it listened.`)));
  });
  return { address, port: Number(new URL(address).port), child, exited };
}

/** The process serves pages, so it needs them built; what is built is taken as it is. */
function buildWhatIsMissing(): void {
  if (existsSync(join(root, 'dist', 'index.html'))) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--stale'], { cwd: root });
  if (status !== 0) throw new Error('The pages could not be built.');
}
