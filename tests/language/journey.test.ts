import { hydrated } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/product.ts';

test('a visitor chooses a language; the page stays where it is with what was typed, and comes back in it', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('Baulk');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  const search = page.getByRole('searchbox', { name: 'Buscar en las preguntas' });
  await expect(search).toHaveValue('Baulk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: 'Noticias' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Buscar en las preguntas' })).toBeVisible();
});

const words = [
  {
    language: 'es',
    login: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    refused: 'Correo o contraseña no válidos',
  },
  {
    language: 'pt-BR',
    login: 'Entrar',
    email: 'E-mail',
    password: 'Senha',
    refused: 'E-mail ou senha inválidos',
  },
];

test('a link in Spanish or Portuguese leads to a sign-in in it, refusals of the server included', async ({
  page,
}) => {
  for (const { language, login, email, password, refused } of words) {
    await test.step(language, async () => {
      await page.goto(`/?lang=${language}`);
      await hydrated(page, /\btema\b/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('link', { name: login }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: email }).fill('player@baulk.example');
      await dialog.getByLabel(password, { exact: true }).fill('Wrong#2026');
      await dialog.getByRole('button', { name: login, exact: true }).click();
      await expect(page.getByText(refused)).toBeVisible();
    });
  }
});
