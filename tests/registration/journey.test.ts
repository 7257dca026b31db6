import { expectSoundInEveryLook, phone, wide } from '#tests/support/looks.ts';
import { answerOfNewTab, expect, fillSignIn, test } from '#tests/support/product.ts';
import {
  anotherThan,
  askForCode,
  codeBox,
  fillForm,
  fillSecrets,
  openAgain,
  openForm,
  password,
} from './person.ts';

test('A-1.06, A-2.129, A-2.132, V4 a stranger reads the agreement beside the form, proves the address, registers and signs in; a reload costs nothing but the secrets', async ({
  page,
}) => {
  const form = await openForm(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await fillForm(form);
  await form.getByRole('combobox', { name: 'Country code' }).fill('colom');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('CO +57');
  await form.getByRole('combobox', { name: 'Clubs' }).fill('brook');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: /^Remove .*Brook/ })).toBeVisible();

  await test.step('the agreement opens beside the form, which stays as it is', async () => {
    const answer = await answerOfNewTab(page, () =>
      form.getByRole('link', { name: /end user licence agreement/ }).click(),
    );
    expect(new URL(answer.url()).pathname).toBe('/termsConditions');
    expect(await (await page.request.get(answer.url())).text()).toContain('End user licence agreement');
    await expect(form.getByLabel('Last name')).toHaveValue('Méndez');
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password);
  });

  const code = await askForCode(form, 'rosa@journey.example');
  await test.step('after a reload the code box is back with the time that is left, and the form without its secrets', async () => {
    await page.reload();
    await expect(form).toBeVisible();
    await expect(form.getByLabel('First name')).toHaveValue('Rosa');
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue('rosa@journey.example');
    await expect(form.getByRole('timer')).toHaveText(/^0[345]:/);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(form.getByLabel('PIN', { exact: true })).toHaveValue('');
    await fillSecrets(form);
  });
  await codeBox(form).pressSequentially(code);
  await expect(form.getByText('Email verified').first()).toBeVisible();
  await expect(form.getByLabel('Email', { exact: true })).toBeFocused();
  expect(calls.filter((path) => path === '/api/player/verify/code')).toHaveLength(1);
  await test.step('the proof is still there after another reload', async () => {
    await page.reload();
    await expect(form).toBeVisible();
    await expect(form.getByText('Email verified').first()).toBeVisible();
    await fillSecrets(form);
  });

  await form.getByRole('button', { name: 'Register' }).dblclick();
  const done = page.getByRole('dialog', { name: 'You are registered' });
  await expect(done).toBeVisible();
  expect(calls.filter((path) => path === '/api/player/register')).toHaveLength(1);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
  );
  expect(kept).not.toContain(password);
  await done.getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email', { exact: true })).toHaveValue('rosa@journey.example');
  await expect(login.getByLabel('Password', { exact: true })).toBeFocused();
  await fillSignIn(page, 'rosa@journey.example', password);
  await expect(page).toHaveURL('/profile/payment');
  await expect(page.getByRole('banner').getByText('Rosa Méndez')).toBeVisible();
});

test('A-4.21, A-4.23, A-4.24, A-8.16 a wrong code is asked about once, another address takes the code box away, Cancel asks before anything is lost, and the time of a code is counted down', async ({
  page,
}) => {
  const form = await openForm(page);
  await test.step('a wrong code is told under the code, is asked about once, and the right one is taken', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const code = await askForCode(form, 'wrong@journey.example');
    const other = anotherThan(code);
    for (let again = 0; again < 2; again += 1) {
      await codeBox(form).fill(other);
      await expect(form.getByText('Please enter a valid otp.').first()).toBeVisible();
      await expect(codeBox(form)).toHaveValue('');
    }
    expect(calls.filter((path) => path === '/api/player/verify/code')).toHaveLength(1);
    await codeBox(form).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(form.getByText('Email verified').first()).toBeVisible();
  });
  await test.step('another address takes the code box away', async () => {
    await askForCode(form, 'first@journey.example');
    await form.getByLabel('Email', { exact: true }).fill('second@journey.example');
    await expect(codeBox(form)).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Send code' })).toBeVisible();
  });
  await test.step('Cancel asks before anything is lost', async () => {
    await form.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave the registration?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue('second@journey.example');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openAgain(page);
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue('');
  });
  await test.step('the time is counted down, and at its end the box gives way to Resend OTP', async () => {
    await page.clock.install();
    await askForCode(form, 'slow@journey.example');
    await page.clock.fastForward('02:00');
    await expect(form.getByRole('timer')).toHaveText(/^0[23]:/);
    await page.clock.fastForward('03:05');
    await expect(codeBox(form)).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Resend OTP' })).toBeVisible();
  });
});

test('in every look the form can be read and used by everyone, and what is undone in a field that takes digits alone is what stood there before', async ({
  page,
}) => {
  const form = await openForm(page, '/privacyPolicy');
  await expectSoundInEveryLook(page);

  await test.step('a number is undone and done again, and takes what is pasted', async () => {
    const mobile = form.getByLabel('Mobile number');
    /** The numbers that stand in the field while a key is pressed again and again. */
    const pressing = async (keys: string): Promise<string[]> => {
      const seen: string[] = [];
      for (let times = 0; times < 12; times += 1) {
        await page.keyboard.press(keys);
        seen.push(await mobile.inputValue());
      }
      return seen;
    };
    await mobile.pressSequentially('(310) 55x5-01');
    await expect(mobile).toHaveValue('31055501');
    const undone = await pressing('ControlOrMeta+z');
    expect(undone.filter((number) => !'31055501'.startsWith(number))).toEqual([]);
    expect(undone.at(-1)).toBe('');
    expect((await pressing('ControlOrMeta+Shift+z')).at(-1)).toBe('31055501');

    // Copied in another field, as from another page.
    const email = form.getByLabel('Email', { exact: true });
    await email.fill('+57 (310) 555-0148');
    await email.press('ControlOrMeta+a');
    await email.press('ControlOrMeta+x');
    await mobile.press('ControlOrMeta+a');
    await mobile.press('ControlOrMeta+v');
    await expect(mobile).toHaveValue('3105550148');
    await expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('CO +57');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(mobile).toHaveValue('31055501');
  });

  await test.step('with something to mend it is sound too, and nothing in it is wider than it', async () => {
    await fillForm(form);
    await form.getByLabel('Confirm password', { exact: true }).fill('another');
    await form.getByLabel('Email', { exact: true }).fill('looks@journey.example');
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(codeBox(form)).toBeVisible();
    await codeBox(form).fill('4827');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(form.getByText("Passwords Don't Match").first()).toBeVisible();
    for (const size of [phone, wide]) {
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => {
        const body = document.querySelector('[role=dialog] [data-part=body]');
        return body ? body.scrollWidth - body.clientWidth : -1;
      });
      expect(overflow).toBe(0);
    }
    await expectSoundInEveryLook(page);
  });
});

test.describe('with fingers on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('country, currency and clubs are found by typing', async ({ page }) => {
    const form = await openForm(page, '/privacyPolicy');
    for (const [box, typed, option] of [
      ['Country code', 'colom', /Colombia/],
      ['Currency', 'mxn', /MXN/],
      ['Clubs', 'obelisco', /Club Billares Obelisco/],
    ] as const) {
      await form.getByRole('combobox', { name: box }).tap();
      await form.getByRole('combobox', { name: box }).fill(typed);
      await page.getByRole('option', { name: option }).tap();
    }
    await expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('CO +57');
    await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue('Mexican Peso');
    await expect(form.getByRole('button', { name: 'Remove Club Billares Obelisco' })).toBeVisible();
  });
});
