import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

if (!('Temporal' in globalThis)) {
  throw new Error(`Baulk needs Node 26 or newer, and this is ${process.version}: start it with 'npm start'.`);
}

// Set before anything else is loaded: a second start then takes its modules compiled.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'baulk', 'compiled'));
await import('./process.ts');
