import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('O12 a start without traces loads nothing of them: one file has the library, and is asked for where it is set alone', () => {
  const files = globSync('server/**/*.ts').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const having = (pattern: RegExp): string[] =>
    files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(having(/from '@opentelemetry\//)).toEqual(['server/platform/traces.ts']);
  expect(having(/import\('\.\/traces\.ts'\)/)).toEqual(['server/platform/tracing.ts']);
  expect(having(/from '[^']*\/traces\.ts'/)).toEqual([]);
});
