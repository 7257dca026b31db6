import type { Page } from '@playwright/test';
import { platformWords } from '#domain/words/platform.ts';
import { playerWords as words } from '#domain/words/players.ts';
import { noticesModel } from '#machines/app/notices-model.ts';
import type { Notice } from '#machines/app/notices.ts';
import { fault, goOn, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Bring } from '#tests/support/browser-way.ts';
import { ask, beNewlySignedIn } from '#tests/support/signed-in.ts';
import { rowMenu } from '#tests/support/row-menu.ts';

/** People of the demo whom two letters find on one page: one to suspend, and one who waits for a link. */
const letters = 'ur';
const active = { userId: 115, fullName: 'Petra Nurse' };
const waiting = { fullName: 'Otávio Moreira' };

const actionsOf = (page: Page, fullName: string) =>
  page.getByRole('button', { name: words.actionsOf(fullName), exact: true });

/** Chooses an order from the menu of a row. */
async function order(page: Page, fullName: string, name: string): Promise<void> {
  await rowMenu(() => actionsOf(page, fullName)).open(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** What appears under the pointer would be held. */
const pointAway = (page: Page): Promise<void> => page.mouse.move(2, 2);

const suspend: Bring = async (page, _event, { letGo }) => {
  await order(page, active.fullName, words.suspend);
  await page.getByRole('alertdialog').getByRole('button', { name: words.suspendNow, exact: true }).click();
  await pointAway(page);
  await letGo('updatePlayer', goOn);
};

const resendInVain: Bring = async (page, _event, { letGo }) => {
  await order(page, waiting.fullName, words.resend);
  await pointAway(page);
  await letGo('resendPasswordEmail', fault);
};

proveInBrowser(noticesModel, {
  holdsTime: true,
  among: 'the paths of desks',
  begin: async (page) => {
    await beNewlySignedIn(page, 'owner@baulk.example');
    await ask(page, 'put', 'player', { userId: active.userId, statusId: 1 });
    await page.goto(`/player?search=${letters}&rows=20`);
    await actionsOf(page, active.fullName).waitFor();
  },
  calls: {
    updatePlayer: { url: '**/api/player', method: 'PUT' },
    resendPasswordEmail: { url: '**/api/user/*/resend-password-email' },
  },
  outside: {
    notice: (page, event, moment) =>
      ((event['notice'] as Notice).kind === 'toast' ? suspend : resendInVain)(page, event, moment),
    hold: (page) => page.getByRole('button', { name: platformWords.dismiss, exact: true }).hover(),
    release: pointAway,
    'person.left': async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: / Super Admin$/ })
        .click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
      await pointAway(page);
    },
  },
});
