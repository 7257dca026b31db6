import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the product as a newcomer does, in an empty data folder, asks for a page and its health, and ends it as a supervisor does. */
const dataDir = mkdtempSync(join(tmpdir(), 'baulk-smoke-'));
const product = spawn('npm', ['start'], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
});
const ended = new Promise((resolve) => product.once('close', resolve));
try {
  const address = await addressOf(product);
  for (const path of ['/', '/api/health', '/dev/']) {
    const { status } = await fetch(`${address}${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
  // To npm alone, as a supervisor sends it: what it has started has to hear of it.
  product.kill('SIGTERM');
  await ended;
  const isServed = await fetch(address).then(Boolean, () => false);
  if (isServed) throw new Error("The server went on after 'npm start' was ended.");
  process.stdout.write(`\n'npm start' serves its pages at ${address} and stops when it is told to.\n`);
} finally {
  if (product.pid !== undefined && product.exitCode === null) process.kill(-product.pid, 'SIGKILL');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      printed += String(chunk);
      const address = /Baulk is at (http\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.once('close', (code) => reject(new Error(`'npm start' ended with ${code} before it listened.`)));
  });
}
