import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder for what the tests of this process store, which goes with it. */
export const testDataDir = mkdtempSync(join(tmpdir(), 'baulk-objects-'));
process.once('exit', () => rmSync(testDataDir, { recursive: true, force: true }));
