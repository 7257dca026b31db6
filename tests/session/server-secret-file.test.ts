import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSecret } from '#server/services/secrets.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'baulk-secret-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const starts = 4;
const rounds = 100;
const module = new URL('../../server/services/secrets.ts', import.meta.url).href;

/** Asks for the secret of one folder after the other, each at the same moment as the other starts. */
const source = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { folders, gate, starts } = workerData;
  const arrived = new Int32Array(gate);
  import(${JSON.stringify(module)}).then(({ loadSecret }) => {
    parentPort.postMessage(folders.map((folder, round) => {
      Atomics.add(arrived, round, 1);
      while (Atomics.load(arrived, round) < starts);
      return loadSecret(undefined, folder);
    }));
  });
`;

const secretsOf = (folders: string[], gate: SharedArrayBuffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(source, { eval: true, workerData: { folders, gate, starts } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

describe('the secret of an installation', () => {
  it('is one and whole, however many starts find an empty data folder at once', async () => {
    const folders = Array.from({ length: rounds }, (_, round) => join(root, String(round)));
    const gate = new SharedArrayBuffer(4 * rounds);
    const found = await Promise.all(Array.from({ length: starts }, () => secretsOf(folders, gate)));
    for (const [round, folder] of folders.entries()) {
      const kept = readFileSync(join(folder, 'secret'), 'utf8');
      expect(kept).toHaveLength(43);
      expect(found.map((secrets) => secrets[round])).toEqual(Array.from({ length: starts }, () => kept));
      expect(readdirSync(folder)).toEqual(['secret']);
    }
  }, 120_000);

  it('is for the one who runs the server alone, and stays what it is', () => {
    const folder = join(root, 'again');
    const secret = loadSecret(undefined, folder);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(loadSecret(undefined, folder)).toBe(secret);
  });

  it('is not replaced when its file is truncated, because all passwords would be lost', () => {
    const path = join(mkdtempSync(join(root, 'short-')), 'secret');
    writeFileSync(path, 'half');
    expect(() => loadSecret(undefined, dirname(path))).toThrow(
      `The file '${path}' holds no secret of 32 or more characters: put a copy of it back, or set SECRET_KEY.`,
    );
    expect(readFileSync(path, 'utf8')).toBe('half');
  });

  it('is not made where the environment gives one', () => {
    const folder = join(root, 'given');
    expect(loadSecret('a secret of the environment, long enough', folder)).toBe(
      'a secret of the environment, long enough',
    );
    expect(existsSync(folder)).toBe(false);
  });
});
