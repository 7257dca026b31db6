import type { Page } from '@playwright/test';
import type { Profile } from '#api/profile.ts';
import { imageWords as words } from '#domain/words/images.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { imageFieldModel } from '#machines/images/field-model.ts';
import { goOn, noAnswer, offline, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Bring } from '#tests/support/browser-way.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { expect } from '#tests/support/product.ts';
import { ask, beSignedIn, goWithin, isTakenOver, openConfirmed } from '#tests/support/signed-in.ts';
import { jpeg, png } from './pictures.ts';

const ownPicture = 'one that is cut and saved at once';
const size = { width: 400, height: 300 };

/** Where a field of each kind stands: a new club, one of the demo that has a crest, the own profile. */
const places: Record<string, string> = {
  'none yet': '/add-club',
  'one that is there': '/add-club?clubId=1',
  [ownPicture]: '/profile/my-profile',
};

/** Whoever walks has a picture already. */
async function haveOwnPicture(page: Page): Promise<void> {
  const { profileImage } = (await ask(page, 'get', 'profile')) as Profile;
  if (profileImage !== null) return;
  const token = await page.evaluate(() => localStorage.getItem('baulk.token'));
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await png(size) };
  const uploaded = await page.request.post('/api/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { purpose: 'profile', file },
  });
  const { imageId } = (await uploaded.json()) as { imageId: string };
  await ask(page, 'put', 'profile', { imageId });
}

/** A file is looked at until the path says so, as a big one is for a while. */
const holdReading = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    const read = createImageBitmap.bind(globalThis) as (file: Blob) => Promise<ImageBitmap>;
    const waiting: (() => void)[] = [];
    const held = async (file: Blob): Promise<ImageBitmap> => {
      await new Promise<void>((resolve) => void waiting.push(resolve));
      return read(file);
    };
    Object.assign(globalThis, {
      createImageBitmap: held,
      letPicturesGo: () => {
        for (const letGo of waiting.splice(0)) letGo();
      },
    });
  });

const letPicturesGo: Bring = (page) =>
  page.evaluate(async () => {
    const given = globalThis as unknown as { letPicturesGo: () => void };
    given.letPicturesGo();
    await Promise.resolve();
  });

/** The picture is damaged on the way, after its head. */
const damaged: Answer = (route) => {
  const postData = Buffer.from(route.request().postDataBuffer() ?? '');
  const from = postData.indexOf('IDAT');
  postData.fill(0, from + 4, from + 40);
  return route.continue({ postData });
};

/** The network is away until the field has said so. */
const offlineAWhile: Answer = async (route) => {
  const page = route.request().frame().page();
  await offline(route);
  await page.getByRole('button', { name: words.dismiss, exact: true }).waitFor();
  await page.context().setOffline(false);
};

/** What is wrong with a file that begins as a picture is found when it is read. */
const asBroken = (outcome: Outcome): Outcome => {
  if (!('error' in outcome)) return outcome;
  const error = { ...(outcome.error as object), code: 'image_broken', message: problemWords.image_broken };
  return { ...outcome, error };
};

const model: typeof imageFieldModel = {
  ...imageFieldModel,
  outcomes: {
    ...imageFieldModel.outcomes,
    readPicture: imageFieldModel.outcomes['readPicture']?.map(asBroken),
  },
  shows: {
    ...imageFieldModel.shows,
    // The page has a place for what is told of all else, which is empty; what is wrong here can be put away.
    resting: { absent: [{ role: 'dialog' }, { role: 'button', name: words.dismiss }] },
  },
};

const choose: Bring = async (page, { file }, { path, step }) => {
  const { name } = file as { name: string };
  const next = path.steps
    .slice(path.steps.indexOf(step) + 1)
    .find((one) => one.kind === 'settle' && one.src === 'readPicture');
  const isBroken = next?.kind === 'settle' && next.outcome.name === 'no picture';
  const isPng = name.endsWith('.png');
  const whole = isPng ? await png(size) : await jpeg(size);
  const buffer = isBroken ? whole.subarray(0, 30) : whole;
  const mimeType = isPng ? 'image/png' : 'image/jpeg';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
};

const cancel: Bring = async (page, _event, { step: { from } }) => {
  const dialog = page.getByRole('dialog');
  if (from.matches('cutting')) return dialog.getByRole('button', { name: words.crop.cancel }).click();
  const name = from.matches('refused') ? words.dismiss : words.cancel;
  await page.getByRole('button', { name, exact: true }).click();
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    const isOwn = start.name === ownPicture;
    await holdReading(page);
    await beSignedIn(page, isOwn ? 'player@baulk.example' : 'owner@baulk.example');
    if (isOwn) {
      await openConfirmed(page, '/faq');
      await haveOwnPicture(page);
    }
    // The session learns of the picture where a page is loaded.
    await openConfirmed(page, '/faq');
    await isTakenOver(page, isOwn ? 'Player' : 'Super Admin');
  },
  open: async (page, { start }) => {
    await goWithin(page, places[start.name] ?? '');
    await expect(page.locator('input[type=file]')).toHaveCount(1);
  },
  calls: {
    uploadImage: {
      url: '**/api/upload',
      outcomes: { taken: goOn, broken: damaged, unanswered: noAnswer },
    },
    keepPicture: {
      url: '**/api/profile',
      method: 'PUT',
      outcomes: { kept: goOn, gone: goOn, offline: offlineAWhile },
    },
  },
  actors: { readPicture: { read: letPicturesGo, 'no picture': letPicturesGo } },
  outside: {
    chosen: choose,
    cancel,
    zoomed: (page, { zoom }) => page.getByRole('slider', { name: words.crop.zoom }).fill(String(zoom)),
    moved: (page) => page.getByRole('slider', { name: words.crop.across }).press('ArrowRight'),
  },
});
