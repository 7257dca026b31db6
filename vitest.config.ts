import { defineConfig } from 'vitest/config';
import { embeddedTests } from './tests/support/embedded-tests.ts';
import { shared } from './vite.config.ts';

// Screens show the reader's time, so all runs of the tests have one zone.
process.env['TZ'] = 'UTC';

/** `npm test` runs few of the server tests on the embedded database: all of them run on PostgreSQL. */
const isFew = process.env['SERVER_TESTS'] === 'few';
/** What the embedded database alone has is the same beside a server. */
const hasServer = process.env['TEST_DATABASE_URL'] !== undefined;

const files = (...kinds: string[]) => kinds.map((kind) => `tests/*/${kind}{,-*}.test.{ts,tsx}`);

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            ...files('domain', 'machine'),
            'tests/{architecture,contract,model-testing}/**/*.test.ts',
          ],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'view',
          environment: 'jsdom',
          include: [...files('view'), 'tests/ui/**/*.test.tsx', 'tests/model-testing/**/*.test.tsx'],
          setupFiles: ['tests/support/view-setup.ts'],
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [...(isFew ? embeddedTests() : files('server')), 'tests/database/**/*.test.ts'],
          exclude: hasServer ? ['tests/database/embedded/**'] : [],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
