import { globSync, readFileSync } from 'node:fs';

/** The server tests that a file of each feature stands for, and what docs/embedded.tsv names beside them. */
export const embeddedTests = (): string[] => [
  ...globSync('tests/*/server.test.ts'),
  ...readFileSync('docs/embedded.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] ?? ''),
];
