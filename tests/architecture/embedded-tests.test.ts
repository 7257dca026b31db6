import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { embeddedTests } from '#tests/support/embedded-tests.ts';

const chosen = embeddedTests();
const all = globSync('tests/*/server{,-*}.test.ts').map((file) => file.replaceAll('\\', '/'));

it('each feature has a server test on the embedded database', () => {
  const without = all
    .map((file) => dirname(file))
    .filter((folder) => !chosen.some((file) => dirname(file) === folder));
  expect([...new Set(without)]).toEqual([]);
});

it('docs/embedded.tsv names tests that there are, each once, and gives a reason', () => {
  expect(chosen.filter((file) => !existsSync(file))).toEqual([]);
  expect(chosen).toEqual([...new Set(chosen)]);
  const rows = readFileSync('docs/embedded.tsv', 'utf8').trim().split('\n').slice(1);
  expect(rows.filter((row) => !/^[^\t]+\t[^\t]+$/.test(row))).toEqual([]);
});

it('whatever is stopped or killed over data on the disk is proved on the embedded database too', () => {
  const killed = all.filter((file) => /#tests\/support\/process\.ts/.test(readFileSync(file, 'utf8')));
  expect(killed.length).toBeGreaterThan(0);
  expect(killed.filter((file) => !chosen.includes(file))).toEqual([]);
});
