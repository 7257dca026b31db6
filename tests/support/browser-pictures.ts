import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { labelOf, valueText, type Path } from '#kit/path.ts';
import type { Driver } from '#kit/replay.ts';

/** Takes a picture after each step that holds, while `npm run paths` asks for pictures; else leaves the driver as it is. */
export function withPictures(driver: Driver, page: Page, path: Path): Driver {
  const folder = process.env['PATHS_PICTURES'];
  if (folder === undefined) return driver;
  const place = `${folder}/${path.model.id}/${path.id}`;
  mkdirSync(place, { recursive: true });
  writeFileSync(`${place}/steps.json`, JSON.stringify(captionsOf(path)));
  let taken = 0;
  return {
    ...driver,
    async check(expected, effects) {
      await driver.check(expected, effects);
      await page.screenshot({ path: `${place}/${taken}.jpg`, type: 'jpeg', quality: 50, scale: 'css' });
      taken += 1;
    },
  };
}

function captionsOf({ model, start, initial, steps }: Path): string[] {
  const told = steps.map((step) => `${labelOf(step, model.secrets)} → ${valueText(step.expected.value)}`);
  return [`${start.name} → ${valueText(initial.value)}`, ...told];
}
