import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const kit = new URL('../../kit/', import.meta.url);
const sources = readdirSync(kit).filter((name) => name.endsWith('.ts'));

test('the example in the README is the one that runs here', () => {
  expect(read('../../kit/README.md')).toContain(read('./readme-example.test.ts').trim());
});

test('the README names every file of the kit', () => {
  const text = read('../../kit/README.md');
  expect(sources.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('the kit imports XState and itself, and nothing else', () => {
  const imports = sources.flatMap((name) => [...read(`../../kit/${name}`).matchAll(/from '([^']+)'/g)]);
  const rooms = imports.map(([, from = '']) => from.replace(/^\.\/[a-z-]+\.ts$/, './'));
  expect([...new Set(rooms)].toSorted()).toEqual(['./', 'xstate', 'xstate/graph']);
});
