import type { Page } from '@playwright/test';
import { downloadsModel, sampleApp } from '#machines/downloads/model.ts';
import { after, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { askAs, beSignedIn, goWithin, isTakenOver } from '#tests/support/signed-in.ts';

/** The two apps of the demo that are offered; the first has what the model says of its own. */
const offer = async (page: Page, isActive: boolean): Promise<void> => {
  const { id, description } = sampleApp;
  await askAs(page, 'owner@baulk.example', 'put', 'mobile-apps', { id, description, isActive });
  await askAs(page, 'owner@baulk.example', 'put', 'mobile-apps', { id: 2, isActive });
};

const isServed = (name: string): boolean => name === 'the apps as they were served';

proveInBrowser(downloadsModel, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    await offer(page, true);
    // Only visitors are served what they have not asked for, and only with a page as a whole.
    if (isServed(start.name)) return;
    await beSignedIn(page, 'player@baulk.example');
    await page.goto('/faq');
    await isTakenOver(page, 'Player');
  },
  open: async (page, { start }) =>
    isServed(start.name) ? void (await page.goto('/download')) : goWithin(page, '/download'),
  calls: {
    listActiveApps: {
      url: '**/api/mobile-apps/all-active',
      outcomes: { 'one app': goOn, none: after((page) => offer(page, false)), unanswered: noAnswer },
    },
  },
});
