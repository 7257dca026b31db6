import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('src/views/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/views/dev/'));

const countOf = (pattern: RegExp): number =>
  files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0);

/** Lower a number when it has become smaller; one that grows is a coupling that belongs into a parent machine. */
it.each([
  ['subscriptions of actors', /\.(?:subscribe|on)\(/g, 15],
  ['effects', /\buse(?:Layout)?Effect\(/g, 64],
])('views have no further %s', (_what, pattern, most) => {
  expect(countOf(pattern)).toBeLessThanOrEqual(most);
});
