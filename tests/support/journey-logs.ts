import type { ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { leaksOf } from './log-leaks.ts';

const folder = join(import.meta.dirname, '..', '..', 'reports', 'logs');

/** Keeps all that a server of a journey prints, whole, and passes on what it complains about. */
export function keepLog(server: ChildProcess): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `journey-${server.pid}.log`);
  server.stdout?.on('data', (chunk: Buffer) => appendFileSync(file, chunk));
  server.stderr?.on('data', (chunk: Buffer) => {
    appendFileSync(file, chunk);
    process.stderr.write(chunk);
  });
}

/** Takes away the logs of an earlier run. */
export function forgetLogs(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Looks through the logs of this run; throws where one holds a secret, or where there is nothing to look through. */
export function scanLogs(): void {
  if (!existsSync(folder)) return;
  let lines = 0;
  for (const name of readdirSync(folder)) {
    const log = readFileSync(join(folder, name), 'utf8');
    lines += log.split('\n').filter((line) => line.startsWith('{')).length;
    const [leak] = leaksOf(log);
    if (leak) throw new Error(`W2: ${name} holds ${leak.what}; the line is in reports/logs.`);
  }
  if (lines === 0) throw new Error('W2: the servers of the journeys have logged nothing.');
  process.stdout.write(`W2: ${lines} lines of logs hold no token, code, link or key.\n`);
}
