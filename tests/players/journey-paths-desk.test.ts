import type { Page } from '@playwright/test';
import { playerWords as words } from '#domain/words/players.ts';
import { playerDeskModel } from '#machines/players/desk-model.ts';
import { accountId } from '#server/demo/accounts.ts';
import { after, asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { rowMenu } from '#tests/support/row-menu.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** People of the demo whom two letters find on one page: one to suspend, and of each other status one. */
const letters = 'ur';
const active = { userId: 115, fullName: 'Petra Nurse', version: '1' };
const stillActive = 'Anaïs Vaillancourt';
const suspended = { userId: accountId('suspended'), fullName: 'Saúl Iturbe', version: '1' };
const waiting = { userId: 22, fullName: 'Otávio Moreira', version: '1' };

const model: typeof playerDeskModel = {
  ...playerDeskModel,
  cases: {
    suspend: [{ player: active }],
    activate: [{ player: suspended }],
    resend: [{ player: waiting }],
  },
};

const makeActive = (page: Page): Promise<unknown> =>
  ask(page, 'put', 'player', { userId: active.userId, statusId: 1 });

const actionsOf = (page: Page, fullName: string) =>
  page.getByRole('button', { name: words.actionsOf(fullName), exact: true });

/** Somebody who can be suspended, also once the one of the paths has been. */
async function suspendable(page: Page) {
  const row = page.getByRole('row').filter({ has: actionsOf(page, active.fullName) });
  const isOff = (await row.getByText(words.status[2], { exact: true }).count()) > 0;
  return actionsOf(page, isOff ? stillActive : active.fullName);
}

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, 'owner@baulk.example');
    await makeActive(page);
    await page.goto(`/player?search=${letters}&rows=20`);
    await actionsOf(page, active.fullName).waitFor();
  },
  calls: {
    updatePlayer: {
      url: '**/api/player',
      method: 'PUT',
      outcomes: { changed: goOn, 'someone was first': after(makeActive) },
    },
    resendPasswordEmail: {
      url: '**/api/user/*/resend-password-email',
      outcomes: {
        mailed: goOn,
        'a password is there': asFor(`/api/user/${active.userId}/resend-password-email`),
        unanswered: noAnswer,
      },
    },
  },
  beneath: [
    { role: 'menuitem', name: words.suspend, ...rowMenu(suspendable) },
    {
      role: 'menuitem',
      name: words.activate,
      ...rowMenu((page) => actionsOf(page, suspended.fullName)),
    },
    { role: 'menuitem', name: words.resend, ...rowMenu((page) => actionsOf(page, waiting.fullName)) },
  ],
});
