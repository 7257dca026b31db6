import { fromPromise } from 'xstate';
import type { Coverage } from '#model-testing/coverage.ts';

/** What one run of the tests covered of one machine at one level. */
export type CoverageFile = { name: string; at: string; coverage: Coverage };

/** Asks the server for what the last runs have left; outside of the product's own calls, as all that is for developers. */
export const readLastRun = fromPromise<readonly CoverageFile[]>(async ({ signal }) => {
  const response = await fetch('/dev/coverage.json', { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { files } = (await response.json()) as { files: readonly CoverageFile[] };
  return files;
});
