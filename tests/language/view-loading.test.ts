import { afterAll, expect, it, vi } from 'vitest';

const words = import.meta.glob('/domain/words/*.ts');
const modules = import.meta.glob([
  '/{domain,server,src}/**/*.{ts,tsx}',
  // Programs of their own, which begin to work when they are loaded.
  '!/src/{*,worker/*}.{ts,tsx}',
  '!/server/{main,commands/*,database/template-builder}.ts',
  // What developers and tests read, in English.
  '!/src/views/dev/**',
  '!/server/{demo,dev}/**',
  '!/**/*{model,sample}{,-*}.ts',
]);

afterAll(() => {
  vi.resetModules();
});

it('no module reads a text while it is loaded, which would stay in the language of that moment', async () => {
  vi.resetModules();
  const { readLanguageFrom } = await import('#domain/language/current.ts');
  // Texts that repeat each other are made so in English.
  for (const load of Object.values(words)) await load();
  const found = new Set<string>();
  for (const [path, load] of Object.entries(modules)) {
    // A program's own source of the language takes the place of this one when it is loaded.
    readLanguageFrom(() => {
      found.add(whereRead() ?? path);
      return 'en';
    });
    await load();
  }
  expect([...found]).toEqual([]);
});

/** The line of the module that was being loaded. */
const whereRead = (): string | undefined =>
  new Error('read').stack
    ?.split('\n')
    .map((frame) => /\/((?:domain|server|src)\/[^)]*?):\d+\)?$/.exec(frame)?.[1])
    .findLast((place) => place !== undefined);
