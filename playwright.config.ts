import { defineConfig } from '@playwright/test';
import { browserFlags, drawnWithin, findChromium, unwantedFlags } from './scripts/browser.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: /\/journey[^/]*\.test\.ts$/,
  outputDir: 'reports/journeys',
  globalSetup: './tests/support/journeys.config.ts',
  workers: 2,
  fullyParallel: true,
  // A slow machine takes its time; what is right is seen at once all the same.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: await findChromium(),
      args: [...browserFlags, ...drawnWithin],
      ignoreDefaultArgs: unwantedFlags,
    },
    // What moves is proved where moving is the claim; drawing it everywhere takes a twentieth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // A service worker answers before the journeys' own stand-ins do; the journey of it allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
