import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lastCode, mailsTo } from '#tests/support/journey-outbox.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { expect, testAmong } from '#tests/support/product.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import { hydrated } from '#tests/support/public-pages.ts';

// These journeys register, accept and add what others do not expect.
const test = testAmong('accounts');

/** The texts of a language, named as in the files of its translators. */
function textsOf(language: string): (key: string) => string {
  return (key) => {
    const [feature, ...names] = key.split('.');
    const file = new URL(`../../domain/messages/${language}/${feature}.json`, import.meta.url);
    const text = names.reduce<unknown>(
      (texts, name) => (texts as Record<string, unknown>)[name],
      JSON.parse(readFileSync(file, 'utf8')),
    );
    if (typeof text !== 'string') throw new Error(`${key} is no text.`);
    return text;
  };
}

const password = 'kT9#velvet-Rail';

async function signIn(page: Page, text: (key: string) => string, email: string): Promise<void> {
  await page.goto('/login');
  const popup = page.getByRole('dialog', { name: text('sign-in.title') });
  await popup.getByLabel(text('sign-in.email')).fill(email);
  await popup.getByLabel(text('sign-in.password'), { exact: true }).fill(demoPassword);
  await popup.getByRole('button', { name: text('sign-in.submit') }).click();
}

/** Chooses the language as a link does. */
async function begin(page: Page, language: string): Promise<void> {
  await page.goto(`/?lang=${language}`);
  await hydrated(page, /\btema\b/);
}

for (const { language, clubId } of [
  { language: 'es', clubId: 23 },
  { language: 'pt-BR', clubId: 22 },
]) {
  const text = textsOf(language);

  test(`in ${language} a stranger registers with a mailed code, and the mail is in it too`, async ({
    page,
  }) => {
    const email = `rosa.${language.toLowerCase()}@journey.example`;
    await begin(page, language);
    await page.getByRole('button', { name: text('navigation.header.registration') }).click();
    const form = page.getByRole('dialog', { name: text('registration.title') });
    const field = (name: string) => form.getByLabel(text(`registration.fields.${name}`), { exact: true });
    await field('firstName').fill('Rosa');
    await field('lastName').fill('Méndez');
    await field('mobile').fill('3105550148');
    await field('pin').fill('4821');
    await field('password').fill(password);
    await field('confirmPassword').fill(password);
    await form.getByRole('checkbox', { name: text('registration.eula.before').trim() }).check();
    await form.getByLabel(text('verification.email'), { exact: true }).fill(email);
    await form.getByRole('button', { name: text('verification.send') }).click();
    await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);
    const [mail] = await mailsTo(page, email);
    expect(mail?.subject).toContain(text('mail-account.emailCode.subject'));
    await form.getByLabel(text('verification.code')).fill(await lastCode(page, email));
    await expect(form.getByText(text('verification.verified')).first()).toBeVisible();
    await form.getByRole('button', { name: text('registration.register'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: text('registration.doneTitle') })).toBeVisible();
  });

  test(`in ${language} the association gives a club a licence, and is told what is missing before`, async ({
    page,
  }) => {
    await beSignedIn(page, 'owner@baulk.example');
    await begin(page, language);
    await page.goto(`/add-club?clubId=${clubId}`);
    await expect(page.getByRole('heading', { name: text('licence.title') })).toBeVisible();
    await page.getByRole('button', { name: text('licence.add'), exact: true }).click();
    const form = page.getByRole('dialog', { name: text('licence.addTitle') });
    await form.getByRole('button', { name: text('licence.save') }).click();
    await expect(form.getByText(text('licence.faults.licence_count_missing'))).toBeVisible();
    await form.getByLabel(text('licence.fields.count')).fill('12');
    await form.getByRole('button', { name: text('licence.save') }).click();
    await expect(form).toHaveCount(0);
    const licences = page.getByRole('table', { name: text('licence.title') });
    const added = licences.getByRole('row').filter({ hasText: '12' });
    await expect(added.getByText(text('licence.statuses.1'), { exact: true })).toBeVisible();
  });

  test(`in ${language} a first sign-in is asked for the terms, and declining ends it`, async ({ page }) => {
    await begin(page, language);
    await signIn(page, text, 'first@baulk.example');
    await expect(page.getByText(text('terms.pendingTitle'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('terms.accept') })).toBeVisible();
    await page.getByRole('button', { name: text('terms.decline') }).click();
    await expect(page).toHaveURL('/');
  });

  test(`in ${language} a club goes to the provider of payments, and finds on its return where it stands`, async ({
    page,
  }) => {
    await beSignedIn(page, 'club2@baulk.example');
    await begin(page, language);
    await page.goto('/profile/onboard');
    await page.getByRole('button', { name: text('onboarding.connect') }).click();
    await expect(page).toHaveURL(/\/sandbox\/onboarding/);
    await page.getByRole('radio', { name: /Everything but the identity document/ }).check();
    await page.getByRole('button', { name: 'Hand in' }).click();
    const standing = text('onboarding.faces.restricted.title');
    await expect(page.getByRole('heading', { name: standing })).toBeVisible();
  });
}
