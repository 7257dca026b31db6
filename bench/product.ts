import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the built product with the demo association, in a data folder of its own. */
export async function startProduct(): Promise<{ address: string; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baulk-paint-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const address = await new Promise<string>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      const found = /Baulk is at (http\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
  });
  const close = async (): Promise<void> => {
    const ended = once(server, 'close');
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, close };
}
