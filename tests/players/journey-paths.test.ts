import type { Page } from '@playwright/test';
import type { Profile } from '#api/profile.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { ownClubsModel } from '#machines/players/own-clubs-model.ts';
import { accountId } from '#server/demo/accounts.ts';
import { goOn, noAnswer, proveInBrowser, twice } from '#tests/support/browser-proof.ts';
import type { Bring } from '#tests/support/browser-way.ts';
import { ask, askAs, beSignedIn, goWithin, openConfirmed } from '#tests/support/signed-in.ts';
import { expect } from '#tests/support/product.ts';

const owner = 'owner@baulk.example';
const guest = accountId('guest');
const words = joiningWords.own;

/** The club that the guest of the demo belongs to here, and one that can be asked. */
const own = 3;
const other = 13;

/** The guest is a member of one club, and waits for the other where the path begins so. */
async function haveClubs(page: Page, isWaiting: boolean): Promise<void> {
  const { clubRequests } = (await ask(page, 'get', 'profile')) as Profile;
  for (const { clubId } of clubRequests ?? []) await ask(page, 'delete', `club/${clubId}/join-requests`);
  const { version } = (await askAs(page, owner, 'get', `player/${guest}`)) as { version: string };
  await askAs(page, owner, 'put', 'player', { userId: guest, clubs: [own] }, { 'if-match': version });
  if (isWaiting) await ask(page, 'post', `club/${other}/join-requests`, { kind: 'join' });
}

/** The form of the profile reads it beside the clubs when the page opens, and the choices of the form name all clubs. */
const readProfile: Bring = async (_page, _event, { letGo, step }) => {
  if (step.from.matches('loading') && step.from.context['clubs'].length === 0)
    await letGo('getProfile', goOn);
  await letGo('getProfile', goOn);
};
const nameClubs =
  (answer: typeof goOn): Bring =>
  async (_page, _event, { letGo }) => {
    await letGo('listActiveClubs', goOn);
    await letGo('listActiveClubs', answer);
  };

proveInBrowser(ownClubsModel, {
  among: 'the paths of desks',
  begin: async (page, { steps: [first] }) => {
    await beSignedIn(page, 'guest@baulk.example');
    await haveClubs(page, first?.kind === 'settle' && first.outcome.name === 'with a request');
    // The session asks for the profile too where a page is loaded: this one is opened within the product after that.
    await openConfirmed(page, '/profile/change-password');
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  },
  open: (page) => goWithin(page, '/profile/my-profile'),
  calls: {
    getProfile: { url: '**/api/profile', method: 'GET', outcomes: { unanswered: noAnswer } },
    listActiveClubs: { url: '**/api/club/listAllActiveClubs' },
    createJoinRequest: {
      url: '**/api/club/*/join-requests',
      method: 'POST',
      outcomes: { asked: goOn, 'asked before': twice },
    },
    withdrawJoinRequest: {
      url: '**/api/club/*/join-requests',
      method: 'DELETE',
      outcomes: { 'taken back': goOn, 'answered meanwhile': twice },
    },
  },
  actors: {
    getProfile: { 'a member': readProfile, 'with a request': readProfile },
    listActiveClubs: { read: nameClubs(goOn), unanswered: nameClubs(noAnswer) },
  },
  leaveOut: (step) =>
    step.kind === 'settle' && ['of no club', 'about to leave'].includes(step.outcome.name)
      ? 'the paths are those of somebody who is a member, and stays one'
      : null,
  outside: {
    chosen: async (page) => {
      await page.getByRole('combobox', { name: words.choose }).fill('Liga Carambola');
      await page.getByRole('option', { name: 'Liga Carambola Medellín' }).click();
    },
  },
});
