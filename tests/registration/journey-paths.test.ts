import type { Page } from '@playwright/test';
import { registrationModel } from '#machines/registration/model.ts';
import { fault, goOn, offline, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Bring } from '#tests/support/browser-way.ts';
import { moveServerClock } from '#tests/support/journey-outbox.ts';
import { expect } from '#tests/support/product.ts';
import { askForCode, codeBox, openForm } from './person.ts';

const aDay = 86_400;

const formOn = (page: Page) => page.getByRole('dialog', { name: 'Registration Form' });

/** What was typed before a reload is back. */
async function keepDraft(page: Page): Promise<void> {
  const form = formOn(page);
  await form.getByLabel('First name').fill('Valentina');
  await form.getByLabel('Last name').fill('Quintero');
  await form.getByLabel('Mobile number').fill('3105550148');
  await form.getByRole('checkbox', { name: /I accept/ }).check();
  await page.reload();
  await expect(form).toBeVisible();
}

/** Asks for a code, and types it where the address is to be proved; a proof lasts half an hour. */
const prove: Bring = async (page, { stage }, { path }) => {
  if (stage === 'unverified') return page.clock.fastForward('31:00');
  const form = formOn(page);
  const code = await askForCode(form, `${path.id}@paths.example`);
  if (stage !== 'verified') return;
  await codeBox(form).fill(code);
  await expect(form.getByText('Email verified').first()).toBeVisible();
};

/** A page loses a proof only by its time, and no call is waited for as long. */
const model: typeof registrationModel = {
  ...registrationModel,
  cases: {
    ...registrationModel.cases,
    'proof.changed': ({ stage, form: { email } }) =>
      stage === 'verified'
        ? [{ email, stage: 'unverified', grant: null }]
        : [
            { email: 'valentina@baulk.example', stage: 'codeSent', grant: null },
            { email: 'valentina@baulk.example', stage: 'verified', grant: 'a grant of the server' },
          ],
  },
  stopWhen: (snapshot) => snapshot.matches('registering') && snapshot.context['stage'] !== 'verified',
};

proveInBrowser(model, {
  among: 'the paths of scoring',
  begin: async (page, { start }) => {
    // Twenty codes an hour are sent for a caller.
    await moveServerClock(page, aDay);
    await openForm(page, '/privacyPolicy');
    if (start.name === 'a draft kept') await keepDraft(page);
  },
  calls: {
    registerPlayer: {
      url: '**/api/player/register',
      outcomes: {
        registered: goOn,
        unproved: withBody({ email: 'unproved@paths.example' }),
        'refused at a field': withBody({ pin: '' }),
        failed: fault,
        offline,
      },
    },
  },
  outside: {
    'proof.changed': prove,
    'choice.changed': async (page) => {
      await formOn(page).getByRole('combobox', { name: 'Country code' }).fill('colom');
      await page.keyboard.press('Enter');
      await expect(formOn(page).getByRole('combobox', { name: 'Country code' })).toHaveValue('CO +57');
    },
    'clubs.changed': async (page) => {
      await formOn(page).getByRole('combobox', { name: 'Clubs' }).fill('brook');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    },
    hold: (page) => page.getByRole('alert').filter({ hasText: /./ }).first().hover(),
    release: (page) => page.mouse.move(2, 2),
  },
  leaveOut: ({ event, from }) => {
    if (event.type !== 'proof.changed') return null;
    if (from.matches('asking')) return 'the address cannot be reached while the question stands before it';
    return from.matches('registering') ? 'no call is waited for as long as a proof lasts' : null;
  },
  untaken: ['registration.asking|proof.changed|0', 'registration.registering|proof.changed|0'],
});
