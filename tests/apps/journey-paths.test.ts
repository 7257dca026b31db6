import type { Page } from '@playwright/test';
import type { App, AppUpload } from '#api/apps.ts';
import { appsModel } from '#machines/apps/model.ts';
import type { AppsContext, ChosenFile } from '#machines/apps/context.ts';
import { appWords as words } from '#domain/words/apps.ts';
import { after, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';
import { apk } from './builds.ts';

/** The first app of the demo, which has both versions of the model. */
const appId = 1;
const published = '4.2.0';

const build: ChosenFile = { id: 'one', name: 'baulk.apk', size: apk.length };
const wrongBuild: ChosenFile = { id: 'two', name: 'baulk.pdf', size: apk.length };

/** The app is described as the model has it, and leads to its newer version, whatever has been done to it. */
async function haveApp(page: Page, description = 'Score at the table.'): Promise<void> {
  const { rows } = (await ask(page, 'get', 'mobile-apps')) as { rows: App[] };
  const uploads = rows.find(({ id }) => id === appId)?.uploads ?? [];
  const isPublished = ({ type, channel, version }: AppUpload) =>
    type === 'Android' && channel === 'stable' && version === published;
  const { type, channel, id: uploadId } = uploads.find(isPublished) as AppUpload;
  await ask(page, 'put', 'mobile-apps', { id: appId, appName: 'Baulk Scoring', description });
  await ask(page, 'put', `mobile-apps/${appId}/release`, { type, channel, uploadId });
}

const model: typeof appsModel = {
  ...appsModel,
  cases: {
    ...appsModel.cases,
    'file.chosen': (context) => [
      { file: (context as unknown as AppsContext).file?.name === build.name ? wrongBuild : build },
    ],
  },
  outcomes: {
    ...appsModel.outcomes,
    // The demo has apps, and nobody can take one away.
    listApps: appsModel.outcomes['listApps']?.filter(
      ({ name }) => name !== 'none' && name !== 'another one alone',
    ),
  },
};

proveInBrowser(model, {
  begin: (page) => beSignedIn(page, 'owner@baulk.example'),
  open: async (page) => void (await page.goto('/manage-mobile-apps')),
  calls: {
    listApps: {
      url: '**/api/mobile-apps',
      method: 'GET',
      outcomes: {
        'one app': after((page) => haveApp(page)),
        'one that someone else has changed': after((page) => haveApp(page, 'Score at any table.')),
        unanswered: noAnswer,
      },
    },
    createApp: {
      url: '**/api/mobile-apps',
      method: 'POST',
      outcomes: { added: goOn, unanswered: noAnswer },
    },
    updateApp: {
      url: '**/api/mobile-apps',
      method: 'PUT',
      outcomes: { changed: goOn, 'someone was first': after((page) => haveApp(page)), unanswered: noAnswer },
    },
    addAppUpload: {
      url: '**/api/mobile-apps/*/uploads',
      outcomes: { added: goOn, unanswered: noAnswer },
    },
    addAppBuild: {
      url: '**/api/mobile-apps/*/builds?*',
      outcomes: { kept: goOn, unanswered: noAnswer },
    },
    releaseApp: {
      url: '**/api/mobile-apps/*/release',
      outcomes: { moved: goOn, unanswered: noAnswer },
    },
  },
  untaken: ['apps-desk.comparing|xstate.done.actor.0.apps-desk.comparing|1'],
  outside: {
    'file.chosen': async (page, { file }) => {
      const { name } = file as ChosenFile;
      const chosen = { name, mimeType: 'application/octet-stream', buffer: apk };
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(chosen);
    },
    'form.changed': async (page, { change }) => {
      const field = page.getByRole('dialog').getByRole('textbox', { name: words.fields.appName });
      await field.fill((change as { appName: string }).appName);
    },
  },
});
