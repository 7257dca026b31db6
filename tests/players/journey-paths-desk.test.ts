import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { playerWords as words } from '#domain/words/players.ts';
import { secondFactorWords as factorWords } from '#domain/words/second-factor.ts';
import { playerDeskModel } from '#machines/players/desk-model.ts';
import { accountId } from '#server/demo/accounts.ts';
import { after, asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { rowMenu } from '#tests/support/row-menu.ts';
import { ask, askAs, beSignedIn } from '#tests/support/signed-in.ts';

/** People of the demo whom two letters find on one page: one to suspend, of each other status one, and one who can sign in. */
const letters = 'it';
const active = { userId: 86, fullName: 'Benoît Charbonneau', version: '1' };
const stillActive = 'Marcus Whitfield';
const suspended = { userId: accountId('suspended'), fullName: 'Saúl Iturbe', version: '1' };
const waiting = { userId: 32, fullName: 'Cristóbal Quintero', version: '1' };
const careful = { userId: accountId('referee'), fullName: 'Rita Cumberbatch', version: '1' };

const model: typeof playerDeskModel = {
  ...playerDeskModel,
  cases: {
    suspend: [{ player: active }],
    activate: [{ player: suspended }],
    resend: [{ player: waiting }],
    'reset.factor': [{ player: careful }],
  },
};

const makeActive = (page: Page): Promise<unknown> =>
  ask(page, 'put', 'player', { userId: active.userId, statusId: 1 });

/** Whose second factor is switched off in the place of the one who is shown, so that the row can be used again. */
const instead = { userId: accountId('desk2'), account: 'desk2@baulk.example' };

/** Somebody has a second factor, which the paths switch off. */
async function setUpFactor(page: Page, { userId, account }: typeof instead): Promise<void> {
  const known = (await ask(page, 'get', `player/${userId}`)) as { hasSecondFactor?: boolean };
  if (known.hasSecondFactor) return;
  const { secret } = (await askAs(page, account, 'post', 'second-factor')) as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await askAs(page, account, 'put', 'second-factor', { code });
}

const actionsOf = (page: Page, fullName: string) =>
  page.getByRole('button', { name: words.actionsOf(fullName), exact: true });

/** Somebody who can be suspended, also once the one of the paths has been. */
async function suspendable(page: Page) {
  const row = page.getByRole('row').filter({ has: actionsOf(page, active.fullName) });
  const isOff = (await row.getByText(words.status[2], { exact: true }).count()) > 0;
  return actionsOf(page, isOff ? stillActive : active.fullName);
}

proveInBrowser(model, {
  // Two of its people have a second factor, with which other walks could not sign in.
  among: 'the paths of the office',
  begin: async (page) => {
    await beSignedIn(page, 'owner@baulk.example');
    await makeActive(page);
    await setUpFactor(page, { userId: careful.userId, account: 'referee@baulk.example' });
    await setUpFactor(page, instead);
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
    resetSecondFactor: {
      url: '**/api/user/*/second-factor',
      method: 'DELETE',
      outcomes: {
        'switched off': asFor(`/api/user/${instead.userId}/second-factor`),
        'it is off already': asFor(`/api/user/${active.userId}/second-factor`),
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
    { role: 'menuitem', name: factorWords.reset, ...rowMenu((page) => actionsOf(page, careful.fullName)) },
  ],
});
