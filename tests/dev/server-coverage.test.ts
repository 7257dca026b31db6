import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { serveCoverage } from '#server/dev/coverage.ts';

const folder = mkdtempSync(join(tmpdir(), 'baulk-coverage-'));
const lamp = { machine: 'lamp', states: {}, transitions: {}, guardsPassed: {}, guardsFailed: {} };

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(): Promise<{ files: { name: string; at: string; coverage: unknown }[] }> {
  const app = fastify();
  serveCoverage(app, folder);
  const answer = await app.inject({ url: '/dev/coverage.json' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  await app.close();
  return answer.json();
}

describe('what the last run covered', () => {
  it('is told for each machine and level, with its time', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'lamp-view.json'), JSON.stringify(lamp));
    writeFileSync(join(folder, 'lamp-bare.json'), JSON.stringify(lamp));
    const { files } = await ask();
    expect(files.map(({ name, coverage }) => [name, coverage])).toEqual([
      ['lamp-bare.json', lamp],
      ['lamp-view.json', lamp],
    ]);
    expect(files.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
  });

  it('is nothing where no test has been run', async () => {
    expect(await ask()).toEqual({ files: [] });
  });

  it('leaves out what is half written, and what is no coverage', async () => {
    mkdirSync(join(folder, 'browser'), { recursive: true });
    writeFileSync(join(folder, 'lamp-bare.json'), '{"machine":');
    writeFileSync(join(folder, 'notes.txt'), 'nothing');
    expect(await ask()).toEqual({ files: [] });
  });
});
