import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('src/views/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/views/dev/'));

const countOf = (pattern: RegExp): number =>
  files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0);

it('no view subscribes to an actor, save the one place where pages tell the notices and the address bar', () => {
  const subscribing = files.filter((file) => /\.(?:subscribe|on)\(/.test(readFileSync(file, 'utf8')));
  expect(subscribing).toEqual(['src/views/app/use-actor-events.ts']);
});

/** Lower the number when it has become smaller; one that grows is a coupling that belongs into a parent machine. */
it('views have no further effects', () => {
  expect(countOf(/\buse(?:Layout)?Effect\(/g)).toBeLessThanOrEqual(43);
});
