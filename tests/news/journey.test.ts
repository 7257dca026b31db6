import type { Route } from '@playwright/test';
import type { News } from '#api/news.ts';
import { problemWords } from '#domain/words/problems.ts';
import { jpeg } from '#tests/images/pictures.ts';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { ask, goWithin, openAs } from '#tests/support/signed-in.ts';
import { haveArticle } from './own-article.ts';

test('A-1.17, A-1.02, A-7.31 an article is formatted by keyboard, and what is pasted runs nothing and breaks no rule of the page; with a picture, which is not kept without words for those who do not see it, it is previewed, published, read by a visitor and withdrawn; a text that a colleague has saved meanwhile is shown before it is published, and who goes on before the page has read it again is heard', async ({
  page,
  browser,
  request,
}) => {
  await openAs(page, 'staff@baulk.example', '/news');
  await page.getByRole('link', { name: 'Write an article' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await test.step('by keyboard, and by what is pasted', async () => {
    await text.click();
    await page.keyboard.type('The draw');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(text.getByText('The draw')).toHaveJSProperty('tagName', 'STRONG');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text.locator('strong')).toHaveCount(0);
    await expect(text).toHaveText('The draw');

    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        document.title += ` broke ${violatedDirective}`;
      });
    });
    await page.keyboard.press('ControlOrMeta+a');
    await text.evaluate((area) => {
      const clipboardData = new DataTransfer();
      const item = (sign: string, words: string) =>
        `<p class=MsoListParagraph style="mso-list:l0 level1 lfo1;color:red"><span style="mso-list:Ignore">${sign}</span>${words}</p>`;
      clipboardData.setData(
        'text/html',
        `${item('·', 'one')}${item('·', 'two')}<img src="/nowhere" onerror="document.title='ran'"><script>document.title='ran'</script><style>p{color:red}</style>`,
      );
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text.getByRole('listitem')).toHaveText(['one', 'two']);
    // Tab leaves the text, and the tools are one stop.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('toolbar', { name: 'Format' }).getByRole('button').first()).toBeFocused();
    expect(await page.title()).not.toMatch(/ran|broke/);
  });

  await test.step('from the first word to its end', async () => {
    await text.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(text.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Title' }).fill('Chalk is blue again');
    await page.getByRole('textbox', { name: 'Summary' }).fill('A short word on chalk.');
    await text.click();
    await page.keyboard.type('## Why');
    await page.keyboard.press('Enter');
    await page.keyboard.type('It **is**. <script>alert(1)</script>');
    const buffer = await jpeg({ width: 800, height: 450 });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer });
    const alt = page.getByRole('textbox', { name: 'What the picture shows' });
    await expect(alt).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please say what the picture shows')).toBeVisible();
    await alt.fill('A green table');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible();
    const picture = page.getByRole('img', { name: 'A green table' });
    await expect(picture).toBeVisible();
    await page.getByRole('button', { name: 'Continue writing' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/news\/\d+$/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText('A draft: visitors do not see this article yet.')).toBeVisible();
    const address = page.url().replace('/news/', '/view-news/');

    const status = async () => (await request.get(address)).status();
    expect(await status()).toBe(404);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectTold(page, 'The article was published.');
    const visitor = await browser.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Chalk is blue again' })).toBeVisible();
    await expect(visitor.getByText('<script>alert(1)</script>')).toBeVisible();
    await visitor.close();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByText('Withdrawn: visitors no longer see this article.')).toBeVisible();
    expect(await status()).toBe(404);
  });

  await test.step('with a colleague', async () => {
    const id = await haveArticle(page);
    await ask(page, 'put', `news/${id}/status`, { status: 'withdrawn' });
    await goWithin(page, `/news/${id}`);
    const publish = page.getByRole('button', { name: 'Publish' });
    const withdraw = page.getByRole('button', { name: 'Withdraw' });
    await expect(publish).toBeVisible();
    const { title, summary, kind } = (await ask(page, 'get', `news/${id}`)) as News;
    await ask(page, 'put', `news/${id}`, { title, summary, kind, body: 'Of maple, not of ash.' });
    await publish.click();
    await expect(page.getByText(problemWords.changed_meanwhile)).toBeVisible();
    await expect(page.getByText('Of maple, not of ash.')).toBeVisible();
    await publish.click();

    const reading = Promise.withResolvers<Route>();
    await withdraw.click();
    await page.route(`**/api/news/${id}`, reading.resolve);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw now' }).click();
    const again = await reading.promise;
    const moving = Promise.withResolvers<Route>();
    await page.route('**/api/news/*/status', moving.resolve);
    await publish.click();
    const move = await moving.promise;
    await page.unroute(`**/api/news/${id}`);
    await again.continue();
    await (await again.request().response())?.finished();
    await move.continue();
    await expect(withdraw).toBeVisible();
  });
});

test('who pauses between two words of a search keeps the space between them', async ({ page }) => {
  await page.goto('/faq');
  for (const [path, name] of [
    ['/faq', 'Search the questions'],
    ['/all-news', 'Search the news'],
  ] as const) {
    await goWithin(page, path);
    const field = page.getByRole('searchbox', { name });
    await field.pressSequentially('club ');
    await expect(page).toHaveURL(/\?search=club$/);
    await expect(field).toHaveValue('club ');
    await field.pressSequentially('night');
    await expect(page).toHaveURL(/\?search=club\+night$/);
    await expect(field).toHaveValue('club night');
  }
});
