import type { Page, Route } from '@playwright/test';
import { verificationModel } from '#machines/verification/model.ts';
import { anotherThan, codeBox, fillForm, openForm } from '#tests/registration/person.ts';
import { changedBody, fault, goOn, noAnswer, proveInBrowser, twice } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { lastCode, moveServerClock } from '#tests/support/journey-outbox.ts';
import { expect } from '#tests/support/product.ts';

const aDay = 86_400;
const keptAddress = 'valentina@baulk.example';

const pageOf = (route: Route): Page => route.request().frame().page();

/** The code that was mailed to the address for which one has been typed. */
const mailed = (route: Route): Promise<string> =>
  lastCode(pageOf(route), (route.request().postDataJSON() as { email: string }).email);

const withMailedCode: Answer = async (route) =>
  route.continue({ postData: changedBody(route, { code: await mailed(route) }) });
const withWrongCode: Answer = async (route) =>
  route.continue({ postData: changedBody(route, { code: anotherThan(await mailed(route)) }) });

/** All tries are used up at once by others. */
async function spendTries(route: Route): Promise<void> {
  const postData = changedBody(route, { code: anotherThan(await mailed(route)) });
  for (let tries = 0; tries < 5; tries += 1) await route.fetch({ postData });
}

const afterItsTime: Answer = async (route) => {
  await moveServerClock(pageOf(route), 301);
  await route.continue();
};
const afterTries: Answer = async (route) => {
  await spendTries(route);
  await moveServerClock(pageOf(route), 31);
  await route.continue();
};
const rightAfterTries: Answer = async (route) => {
  await spendTries(route);
  // However long the way here took: the code was sent a moment ago.
  await moveServerClock(pageOf(route), -20);
  await route.continue();
};

/** Too much is tried: five codes that are wrong, and one more. */
async function lockCode(page: Page): Promise<void> {
  const box = codeBox(page.getByRole('dialog'));
  const right = Number(await lastCode(page, keptAddress));
  await moveServerClock(page, 31);
  for (let tried = 1; tried <= 6; tried += 1) {
    await box.fill(String(right < 900_000 ? right + tried : right - tried));
    if (tried < 6) await expect(box).toHaveValue('');
  }
  await expect(box).toHaveCount(0);
}

/** A second code is asked for right after the first one, however long the way here took. */
async function askTooSoon(page: Page): Promise<void> {
  const form = page.getByRole('dialog');
  await moveServerClock(page, -20);
  await form.getByRole('button', { name: 'Change email' }).click();
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByText('Another code can be sent in').first()).toBeVisible();
}

/** A code, a lock or a proof that the tab has kept over a reload. */
async function keepInTab(page: Page, what: string): Promise<void> {
  if (what === 'nothing kept') return;
  const form = page.getByRole('dialog');
  await form.getByLabel('Email', { exact: true }).fill(keptAddress);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(codeBox(form)).toBeVisible();
  if (what === 'a proof kept') {
    await codeBox(form).fill(await lastCode(page, keptAddress));
    await expect(form.getByText('Email verified').first()).toBeVisible();
  }
  if (what === 'a lock kept') await lockCode(page);
  if (what === 'a pause kept') await askTooSoon(page);
  // Time passes while the tab is elsewhere.
  await page.goto('about:blank');
  if (what === 'a code kept too long') await page.clock.fastForward('05:01');
  await openForm(page, '/privacyPolicy');
}

proveInBrowser(verificationModel, {
  among: 'the paths of scoring',
  begin: async (page, { start }) => {
    // Five codes an hour are sent to an address.
    await moveServerClock(page, aDay);
    await openForm(page, '/privacyPolicy');
    await keepInTab(page, start.name);
  },
  calls: {
    sendEmailCode: {
      url: '**/api/player/verify/email',
      outcomes: { sent: goOn, refused: fault, 'too soon': twice },
    },
    verifyEmailCode: {
      url: '**/api/player/verify/code',
      outcomes: {
        proved: withMailedCode,
        wrong: withWrongCode,
        expired: afterItsTime,
        spent: afterTries,
        'spent at once': rightAfterTries,
        unanswered: noAnswer,
      },
    },
  },
  actors: {
    deadline: { passed: (page) => page.clock.fastForward('31:00') },
    rest: {
      over: async (page) => {
        await moveServerClock(page, 31);
        await page.clock.fastForward('00:31');
      },
    },
  },
  outside: {
    'proof.used': async (page) => {
      const form = page.getByRole('dialog');
      await fillForm(form);
      await form.getByRole('button', { name: 'Register' }).click();
    },
    'proof.refused': async (page) => {
      const form = page.getByRole('dialog');
      await fillForm(form);
      await moveServerClock(page, 31 * 60);
      await form.getByRole('button', { name: 'Register' }).click();
    },
  },
  usesUp: ({ steps }) => steps.some(({ event }) => event.type === 'proof.used'),
});
