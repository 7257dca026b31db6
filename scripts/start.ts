import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Builds what is stale, then serves in this very process, so that a signal to it reaches the server. */
const builder = spawn(process.execPath, ['scripts/build.ts', '--stale'], { stdio: 'inherit' });
const endBuilder = (signal: NodeJS.Signals): void => {
  builder.kill(signal);
  process.exit(0);
};
const signals = ['SIGINT', 'SIGTERM'] as const;
for (const signal of signals) process.once(signal, endBuilder);
stopWithShell();
const [code] = (await once(builder, 'exit')) as [number | null];
for (const signal of signals) process.off(signal, endBuilder);
if (code !== 0) process.exit(code ?? 1);
await import('#server/main.ts');

/** npm hands a signal to the shell in which it runs a script, and that ends without handing it on: its end is the signal. */
function stopWithShell(): void {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
