import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import { labelOf, pathId, valueText, type Path } from '#model-testing/path.ts';

/** Keeps how the page looks after a step that holds; `seen` names what was found on it, where it was looked at. */
export type KeepPicture = (seen: string | null) => Promise<void>;

/**
 * Keeps a picture of each step while `npm run paths` asks for pictures. Where the same is found on a page as before, it
 * looks as it did: one picture is taken for all.
 */
export function picturesOf(session: CDPSession, path: Path): KeepPicture {
  const folder = process.env['PATHS_PICTURES'];
  if (folder === undefined) return () => Promise.resolve();
  const { model, start } = path;
  const place = `${folder}/${model.id}`;
  const captions = captionsOf(path);
  const steps: { caption: string; picture: string }[] = [];
  mkdirSync(`${place}/${path.id}`, { recursive: true });
  return async (seen) => {
    const taken = steps.length;
    const picture = `${seen ?? pathId(model, start, path.steps.slice(0, taken))}.jpg`;
    steps.push({ caption: captions[taken] ?? '', picture });
    writeFileSync(`${place}/${path.id}/steps.json`, JSON.stringify(steps));
    if (existsSync(`${place}/${picture}`)) return;
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 50,
      optimizeForSpeed: true,
    });
    writeFileSync(`${place}/${picture}`, data, 'base64');
  };
}

/** What each step of a path is told as. */
function captionsOf({ model, start, initial, steps }: Path): string[] {
  return [
    `${start.name} → ${valueText(initial.value)}`,
    ...steps.map((step) => `${labelOf(step, model.secrets)} → ${valueText(step.expected.value)}`),
  ];
}
