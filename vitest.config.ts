import { defineConfig } from 'vitest/config';
import { shared } from './vite.config.ts';

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
          include: [...files('server'), 'tests/database/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
