import { expect, type Page } from '@playwright/test';
import { sessionModel } from '#machines/app/session-model.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Bring } from '#tests/support/browser-way.ts';
import type { LetGo } from '#tests/support/held-calls.ts';
import { expectTold, fillSignIn } from '#tests/support/product.ts';
import { beNewlySignedIn } from '#tests/support/signed-in.ts';
import {
  accountButton,
  closeAccountMenu,
  expireThere,
  endSession,
  newcomer,
  openAccountMenu,
  player,
  quietPlace,
  signInAs,
  signInThere,
  signOutThere,
} from './browser-tabs.ts';

/** Someone signed in goes to the profile, which asks the server for it. */
async function openProfile(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
}

/** The page of the profile reads it twice, for the form and for the clubs under it: both calls go on at once. */
async function letProfileGo(letGo: LetGo): Promise<void> {
  await Promise.all([letGo('getProfile', goOn), letGo('getProfile', goOn)]);
}

/** The server refuses the next call: it has ended the session, or misses the cookie that the token is bound to. */
const refuseToken: Bring = async (page, { problem }, { step, letGo }) => {
  const isUnbound = (problem as { code: string }).code === 'session_unbound';
  if (isUnbound) await page.context().clearCookies();
  else await endSession(page);
  if (step.from.matches('termsPending')) return page.getByRole('button', { name: 'Accept' }).click();
  if (!step.from.matches('signedIn')) return letGo('getProfile', goOn);
  await openProfile(page);
  // The list of sessions on that page is refused by itself, and whoever is signed out by that leaves the page.
  return isUnbound ? undefined : letProfileGo(letGo);
};

/** Whoever has signed in and out in this tab goes back to where they were. */
async function leaveProtectedPlaceBehind(page: Page): Promise<void> {
  await signInAs(page, player);
  await expect(page).toHaveURL('/match');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
}

proveInBrowser(sessionModel, {
  begin: async (page, path) => {
    const [first] = path.steps;
    const kept = first?.kind === 'settle' ? first.outcome.name : '';
    const isRefused = path.steps.some(({ event }) => event.type === 'address.refused');
    if (isRefused) return leaveProtectedPlaceBehind(page);
    if (kept === 'someone') await beNewlySignedIn(page, player);
    if (kept === 'someone whose terms are pending') await beNewlySignedIn(page, newcomer);
  },
  calls: {
    getProfile: {
      url: '**/api/profile',
      method: 'GET',
      outcomes: { confirmed: goOn, unanswered: noAnswer },
    },
    signOut: { url: '**/api/signout', outcomes: { 'signed out': goOn, unanswered: noAnswer } },
    signIn: { url: '**/api/login' },
  },
  actors: {
    recallSession: {
      nobody: async (page) => void (await (page.url() === 'about:blank' ? page.goto('/') : page.reload())),
      someone: async (page) => void (await page.goto(quietPlace)),
      'someone whose terms are pending': async (page) => void (await page.goto('/termsConditions')),
    },
    signOut: {
      'over already': async (page, _event, { letGo }) => {
        await endSession(page);
        await letGo('signOut', goOn);
      },
    },
    otherTabs: {
      'signed in there': signInThere,
      'signed out there': signOutThere,
      'expired there': expireThere,
    },
    deadline: { passed: (page) => page.clock.fastForward('12:00:01') },
  },
  // What the browser remembers is there as soon as the page is.
  atOnce: { recallSession: 'someone' },
  outside: {
    'sign.in.started': async (page, _event, { path }) => {
      const answer = path.steps.find(({ event }) => event.type === 'signed.in')?.event['answer'];
      const email = (answer as { userInfo: { email: string } } | undefined)?.userInfo.email ?? player;
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await fillSignIn(page, email);
    },
    'sign.in.failed': async (page, _event, { letGo }) => {
      await letGo('signIn', noAnswer);
      // The popup stays with what was typed; what lies beneath can be looked at once it is closed.
      await expectTold(page, 'We’re unable to connect to our services.');
      await page.keyboard.press('Escape');
    },
    'signed.in': (_page, _event, { letGo }) => letGo('signIn', goOn),
    'address.refused': async (page) => {
      await page.goBack();
      await expect(page).toHaveURL('/');
      // What lies beneath the sign-in can be looked at once it is closed.
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    },
    'token.refused': refuseToken,
    'ended.everywhere': async (page, _event, { letGo }) => {
      await openProfile(page);
      await letProfileGo(letGo);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('button', { name: 'Sign out everywhere now' }).click();
    },
    'profile.saved': async (page, _event, { letGo }) => {
      await openProfile(page);
      await letProfileGo(letGo);
      await page.getByLabel('City').fill('Medellín');
      await page.getByRole('button', { name: 'Save' }).click();
      await expectTold(page, 'Your profile was saved.');
    },
  },
  beneath: [{ role: 'menuitem', name: 'Sign Out', open: openAccountMenu, close: closeAccountMenu }],
  usesUp: ({ steps }) => steps.some(({ event }) => event.type === 'terms.accepted'),
  leaveOut: (step) => {
    if (step.kind === 'settle' && step.outcome.name === 'failed') {
      return 'where storage is forbidden, the memory of the page takes its place: what is remembered can always be read';
    }
    return step.event.type === 'memberships.changed'
      ? 'a link that a club mails brings it about: the journey of the players goes that way'
      : null;
  },
  untaken: [
    'session.recalling|xstate.error.actor.0.session.recalling|0',
    'session.signedIn|memberships.changed|0',
  ],
});
