import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import { labelOf, pathId, valueText, type Path } from '#kit/path.ts';
import type { Driver } from '#kit/replay.ts';

/**
 * Takes a picture after each step that holds, while `npm run paths` asks for pictures; else leaves the driver as it is.
 * Paths that begin alike look alike until they part: one of them takes the picture for all.
 */
export function withPictures(driver: Driver, session: CDPSession, path: Path): Driver {
  const folder = process.env['PATHS_PICTURES'];
  if (folder === undefined) return driver;
  const place = `${folder}/${path.model.id}`;
  const steps = stepsOf(path);
  mkdirSync(`${place}/${path.id}`, { recursive: true });
  writeFileSync(`${place}/${path.id}/steps.json`, JSON.stringify(steps));
  let taken = 0;
  return {
    ...driver,
    async check(expected, effects) {
      await driver.check(expected, effects);
      const file = `${place}/${steps[taken]?.picture}`;
      taken += 1;
      if (existsSync(file)) return;
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: 50,
        optimizeForSpeed: true,
      });
      writeFileSync(file, data, 'base64');
    },
  };
}

/** What each step of a path is told as, and the picture of all that begins like this. */
function stepsOf({ model, start, initial, steps }: Path): { caption: string; picture: string }[] {
  const captions = [
    `${start.name} → ${valueText(initial.value)}`,
    ...steps.map((step) => `${labelOf(step, model.secrets)} → ${valueText(step.expected.value)}`),
  ];
  return captions.map((caption, count) => ({
    caption,
    picture: `${pathId(model, start, steps.slice(0, count))}.jpg`,
  }));
}
