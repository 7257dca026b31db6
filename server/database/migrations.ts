import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A migration file: its name, its text and the text's SHA-256. */
export type Migration = { name: string; text: string; sha256: string };

const folder = join(import.meta.dirname, '..', 'migrations');

/** The migrations of a folder in their order. */
export function readMigrations(from: string = folder): Migration[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(from, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    });
}
