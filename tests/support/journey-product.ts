import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepLog } from './journey-logs.ts';

/** The variable that names the folder in which the demo association stands as the first start makes it. */
const demoFolder = 'JOURNEYS_DEMO';

/** Makes the demo association once for all journeys; takes it away afterwards. */
export async function makeDemo(): Promise<() => void> {
  const dataDir = newFolder();
  const { stop } = await startOn(dataDir);
  await stop();
  process.env[demoFolder] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** A data folder of its own with the demo association in it. */
export function copyOfDemo(): { dataDir: string; remove: () => void } {
  const demo = process.env[demoFolder];
  if (demo === undefined) throw new Error('No demo was made before the journeys.');
  const dataDir = newFolder();
  cpSync(demo, dataDir, { recursive: true, preserveTimestamps: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Starts the product over a data folder, as people start it. */
export async function startOn(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  keepLog(server);
  const address = await addressOf(server);
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return { address, stop };
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'baulk-journey-'));

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      const address = /Baulk is at (http\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    server.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}
