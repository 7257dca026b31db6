import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const kit = new URL('../../packages/model-testing/', import.meta.url);
const sources = readdirSync(kit).filter((name) => name.endsWith('.ts'));

test('the example in the README is the one that runs here', () => {
  expect(read('../../packages/model-testing/README.md')).toContain(read('./readme-example.test.ts').trim());
});

test('the README names every file of the kit', () => {
  const text = read('../../packages/model-testing/README.md');
  expect(sources.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('the kit imports XState and itself, and elkjs where layouts are made', () => {
  const importsOf = (name: string) =>
    [...read(`../../packages/model-testing/${name}`).matchAll(/from '([^']+)'/g)].map(
      ([, from = '']) => from,
    );
  const rooms = sources.flatMap(importsOf).map((from) => from.replace(/^\.\/[a-z-]+\.ts$/, './'));
  const elk = ['elkjs/lib/elk-api.js', 'elkjs/lib/elk.bundled.js'];
  expect([...new Set(rooms)].toSorted()).toEqual(['./', ...elk, 'xstate', 'xstate/graph']);
  expect(sources.filter((name) => importsOf(name).some((from) => elk.includes(from)))).toEqual(['elk.ts']);
});
