import { axeFindings } from '#tests/support/axe.ts';
import { mailsTo, moveServerClock } from '#tests/support/journey-outbox.ts';
import { answerOfNewTab, expect, fillSignIn, testAmong } from '#tests/support/product.ts';
import {
  anotherThan,
  askForCode,
  codeBox,
  fillForm,
  fillSecrets,
  mailedCode,
  openAgain,
  openForm,
  password,
} from './person.ts';

// Some of these journeys move the server's clock, which must not reach into others.
const test = testAmong('accounts');

test('A-1.06, A-2.132, V4 a stranger registers, proves the address, and signs in', async ({ page }) => {
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
  const code = await askForCode(form, 'rosa@journey.example');
  await codeBox(form).pressSequentially(code);
  await expect(form.getByText('Email verified').first()).toBeVisible();
  await expect(form.getByLabel('Email', { exact: true })).toBeFocused();
  expect(calls.filter((path) => path === '/api/player/verify/code')).toHaveLength(1);
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

test('A-5.06 to A-5.16 each check is told in its words, at its field, in its order', async ({ page }) => {
  const form = await openForm(page);
  const register = form.getByRole('button', { name: 'Register' });
  const steps: [string, string, () => Promise<void>][] = [
    ['First Name is required', 'firstName', () => form.getByLabel('First name').fill('Rosa')],
    ['Last Name is required', 'lastName', () => form.getByLabel('Last name').fill('Méndez')],
    [
      'Email is required in correct format',
      'email',
      () => form.getByLabel('Email', { exact: true }).fill('rosa@checks.example'),
    ],
    ['Mobile number is required', 'mobile', () => form.getByLabel('Mobile number').fill('(310) 555')],
    [
      'This number is too short or too long for its country.',
      'mobile',
      () => form.getByLabel('Mobile number').fill('+1 (310) 555-0148'),
    ],
    [
      'Password policy does not match',
      'password',
      () => form.getByLabel('Password', { exact: true }).fill(password),
    ],
    [
      "Passwords Don't Match",
      'confirmPassword',
      () => form.getByLabel('Confirm password', { exact: true }).fill(password),
    ],
    [
      'User pin is required in correct format',
      'pin',
      () => form.getByLabel('PIN', { exact: true }).fill('04821'),
    ],
    [
      'Please accept the terms and conditions.',
      'isEulaAccepted',
      () => form.getByRole('checkbox', { name: /I accept/ }).check(),
    ],
    [
      'Please verify your email address.',
      'email',
      () => form.getByRole('button', { name: 'Send code' }).click(),
    ],
  ];
  for (const [message, field, mend] of steps) {
    await register.click();
    await expect(form.getByText(message, { exact: true }).first()).toBeVisible();
    await expect(form.locator(`[name=${field}]`)).toBeFocused();
    await mend();
  }
  await expect(codeBox(form)).toBeFocused();
  await register.click();
  await expect(form.getByText('Please enter a valid otp.').first()).toBeVisible();
  await expect(codeBox(form)).toBeFocused();
});

test('what is undone in a field that takes digits alone is what stood there before', async ({ page }) => {
  const form = await openForm(page);
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

test('A-8.16 a wrong code is told under the code, is asked about once, and the right one is taken', async ({
  page,
}) => {
  const form = await openForm(page);
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

test('a code that was tried too often is told as such, after a reload too', async ({ page }) => {
  const form = await openForm(page);
  const right = Number(await askForCode(form, 'often@journey.example'));
  for (let tried = 1; tried <= 6; tried += 1) {
    await codeBox(form).fill(String(right < 900_000 ? right + tried : right - tried));
    if (tried < 6) await expect(codeBox(form)).toHaveValue('');
  }
  const spent = form.getByText('This code was tried too often. Please ask for a new one.').first();
  await expect(spent).toBeVisible();
  await expect(codeBox(form)).toHaveCount(0);
  await page.reload();
  await expect(form).toBeVisible();
  await expect(spent).toBeVisible();
  await expect(form.getByText('The code has expired. Ask for a new one.')).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Resend OTP' })).toBeVisible();
});

test('A-4.25, A-4.26 a code that is too old is told, and Resend OTP brings one that works', async ({
  page,
}) => {
  const form = await openForm(page);
  const code = await askForCode(form, 'late@journey.example');
  await moveServerClock(page, 301);
  await codeBox(form).fill(code);
  await expect(form.getByText('This code has expired. Please ask for a new one.').first()).toBeVisible();
  await expect(codeBox(form)).toHaveCount(0);
  await form.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(codeBox(form)).toBeVisible();
  await expect(form.getByRole('timer')).toHaveText(/^0[45]:/);
  await codeBox(form).fill(await mailedCode(page, 'late@journey.example', 2));
  await expect(form.getByText('Email verified').first()).toBeVisible();
});

test('A-4.21 the time is counted down, and at its end the box gives way to Resend OTP', async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page);
  await askForCode(form, 'slow@journey.example');
  await page.clock.fastForward('02:00');
  await expect(form.getByRole('timer')).toHaveText(/^0[23]:/);
  await page.clock.fastForward('03:05');
  await expect(codeBox(form)).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Resend OTP' })).toBeVisible();
});

test('after a reload the code box is back with the time that is left, and the form without its secrets', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillForm(form);
  const code = await askForCode(form, 'back@journey.example');
  await page.reload();
  await expect(form).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Rosa');
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('back@journey.example');
  await expect(form.getByRole('timer')).toHaveText(/^0[345]:/);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(form.getByLabel('PIN', { exact: true })).toHaveValue('');
  await fillSecrets(form);
  await codeBox(form).fill(code);
  await expect(form.getByText('Email verified').first()).toBeVisible();
  await page.reload();
  await expect(form).toBeVisible();
  await expect(form.getByText('Email verified').first()).toBeVisible();
  await fillSecrets(form);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'You are registered' })).toBeVisible();
});

test('A-4.23, A-4.24 another address takes the code box away, and Cancel asks before anything is lost', async ({
  page,
}) => {
  const form = await openForm(page);
  await askForCode(form, 'first@journey.example');
  await form.getByLabel('Email', { exact: true }).fill('second@journey.example');
  await expect(codeBox(form)).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Send code' })).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave the registration?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('second@journey.example');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openAgain(page);
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('');
});

test('A-2.129 the agreement opens beside the form, which stays as it is', async ({ page }) => {
  const form = await openForm(page);
  await fillForm(form);
  const answer = await answerOfNewTab(page, () =>
    form.getByRole('link', { name: /end user licence agreement/ }).click(),
  );
  expect(new URL(answer.url()).pathname).toBe('/termsConditions');
  expect(await (await page.request.get(answer.url())).text()).toContain('End user licence agreement');
  await expect(form.getByLabel('Last name')).toHaveValue('Méndez');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('a code whose answer is lost can be sent again', async ({ page }) => {
  const form = await openForm(page);
  const code = await askForCode(form, 'lost@journey.example');
  await page.route('**/api/player/verify/code', (route) => route.abort('connectionrefused'));
  await codeBox(form).fill(code);
  await expect(form.getByText('We’re unable to connect to our services.').first()).toBeVisible();
  await page.unroute('**/api/player/verify/code');
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByText('Email verified').first()).toBeVisible();
});

test('an address that has an account gets a mail that says so, and no code', async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel('Email', { exact: true }).fill('player@baulk.example');
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(codeBox(form)).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, 'player@baulk.example')).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(page, 'player@baulk.example');
  expect(mail?.text).not.toMatch(/\b\d{6}\b/);
});

test.describe('with fingers on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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

for (const [look, size, scheme] of [
  ['a wide light screen', { width: 1280, height: 900 }, 'light'],
  ['a wide dark screen', { width: 1280, height: 900 }, 'dark'],
  ['a light phone', { width: 390, height: 844 }, 'light'],
  ['a dark phone', { width: 390, height: 844 }, 'dark'],
] as const) {
  test(`on ${look} the form can be read and used by everyone`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    // A page on which nothing moves by itself, so that what axe measures stands still.
    const form = await openForm(page, '/privacyPolicy');
    expect(await axeFindings(page)).toEqual([]);
    await fillForm(form);
    await form.getByLabel('Confirm password', { exact: true }).fill('another');
    await form.getByLabel('Email', { exact: true }).fill(`look${size.width}${scheme}@journey.example`);
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(codeBox(form)).toBeVisible();
    await codeBox(form).fill('4827');
    await form.getByRole('button', { name: 'Register' }).click();
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(() => {
      const body = document.querySelector('[role=dialog] [data-part=body]');
      return body ? body.scrollWidth - body.clientWidth : -1;
    });
    expect(overflow).toBe(0);
  });
}
