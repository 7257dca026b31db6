import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A row's own id, and those under which the other document says the same. */
const ids = new Set(
  readFileSync('docs/requirements.tsv', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const columns = line.split('\t');
      return [columns[0] ?? '', ...(columns[5] ?? '').split(' ')];
    }),
);

/** Where requirements are named: the contract, the models, and what tests claim. */
const places = ['openapi.yaml', ...globSync('{src,domain,server,tests}/**/*.{ts,tsx}')].filter(
  (path) => !path.startsWith('tests/model-testing/'),
);

describe('a requirement that is named anywhere', () => {
  it('stands in docs/requirements.tsv', () => {
    const named = places.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\b[AC]-\d\.\d{2,3}\b/g)].map(([id]) => ({ id, path })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});
