import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

if (!('Temporal' in globalThis)) {
  process.stderr.write(
    `Baulk needs Node 26 or newer, and this is ${process.version}: start it with 'npm start'.\n`,
  );
  process.exit(1);
}

// Set before anything else is loaded: a second start then takes its modules compiled.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'baulk', 'compiled'));
const { tellRefusal } = await import('./refusals.ts');

let stop: (() => Promise<void>) | undefined;
let isStopping = false;
// Heard from the first moment: the first process of a container is ended by no signal that it does not hear.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal ends at once, and so does the first while nothing is served yet.
    if (isStopping || !stop) process.exit(isStopping ? 1 : 0);
    isStopping = true;
    void stop().then(() => process.exit(0));
  });
}
try {
  const { startServer } = await import('./process.ts');
  stop = await startServer(process.env);
} catch (error) {
  tellRefusal(error);
  process.exit(1);
}
