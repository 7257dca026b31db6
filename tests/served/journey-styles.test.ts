import type { Page, Response } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { joinLater, laterStylesId, pageStylesId, type LaterPart } from '#domain/later-styles.ts';
import { packedIn } from '#tests/support/packed.ts';
import { expect, test } from '#tests/support/product.ts';
import { answersOf, hold, holdApp, openWhole, publicPages, takenOver } from '#tests/support/served-pages.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

const styled = ['color', 'background', 'border', 'font', 'opacity', 'visibility', 'transform'] as const;

/** Where every element of a page or of its first picture stands, and how it looks; shadows come after that picture. */
const looksOf = (page: Page, which = 'body *', also: readonly string[] = ['boxShadow']): Promise<string[]> =>
  page.evaluate(
    ([selector, ...properties]) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const all = properties.map((name) => style[name as keyof CSSStyleDeclaration]);
        return [element.tagName, element.className, x, y, width, height, ...all].join(' ');
      }),
    [which, ...styled, ...also] as const,
  );

type Styles = { fonts: string; picture: string; files: string; first: string; later: LaterPart[] };

/** What a page brings of its styles: the fonts, those of the first picture, those of the page, and what comes later. */
function stylesIn(html: string): Styles {
  const [, fonts = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const [, picture = ''] = /<style data-picture="first">([\s\S]*?)<\/style>/.exec(html) ?? [];
  const [, files = ''] = / data-files="([^"]+)"/.exec(html) ?? [];
  const [, held = '[]'] = new RegExp(` id="${pageStylesId}" [^>]*>([^<]*)<`).exec(html) ?? [];
  const first = joinLater(picture, JSON.parse(held) as LaterPart[]);
  return { fonts, picture, files, first, later: (packedIn(html, laterStylesId) ?? []) as LaterPart[] };
}

/** The scripts and styles among the answers and in the page itself, with their bytes compressed. */
async function weightsOf(answers: readonly Response[]): Promise<Record<string, number>> {
  const sized = answers.map(async (answer) => {
    const { pathname } = new URL(answer.url());
    if (/\.(js|css)$/.test(pathname)) return [[pathname, sizeOf(await answer.body())] as const];
    if (!answer.headers()['content-type']?.startsWith('text/html')) return [];
    const { fonts, first, later } = stylesIn(await answer.text());
    return [['styles in the page', sizeOf(fonts + first + JSON.stringify(later))] as const];
  });
  return Object.fromEntries((await Promise.all(sized)).flat());
}

const sizeOf = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

const sum = (sizes: Record<string, number>): number =>
  Object.values(sizes).reduce((total, size) => total + size, 0);

test('a visitor’s home weighs little: its first paint needs no app, and nothing of it is for others', async ({
  page,
}) => {
  const answers = answersOf(page);
  const letGo = await holdApp(page);
  await page.goto('/', { waitUntil: 'load' });
  expect(sum(await weightsOf(answers))).toBeLessThan(20 * 1024);
  letGo();
  await takenOver(page);
  const whole = await weightsOf(answers);
  expect(sum(whole)).toBeLessThan(100 * 1024);
  const foreign = /global\.esm|dashboard|sidebar|user-menu|sign-in|registration|profile|dev|chart|elk/;
  expect(Object.keys(whole).filter((name) => foreign.test(name))).toEqual([]);
});

for (const [path] of publicPages) {
  test(`a visitor’s first page weighs at most 110 KiB with its scripts and styles: ${path}`, async ({
    page,
  }) => {
    const answers = answersOf(page);
    await page.goto(path, { waitUntil: 'load' });
    await takenOver(page);
    expect(sum(await weightsOf(answers))).toBeLessThan(110 * 1024);
  });
}

/** The largest forms there are, which bring most of the product along. */
for (const path of ['/add-club', '/add-player']) {
  test(`whoever comes to ${path} first waits for at most sixty files of scripts and styles`, async ({
    page,
  }) => {
    await beSignedIn(page, 'owner@baulk.example');
    const answers = answersOf(page);
    await page.goto(path, { waitUntil: 'load' });
    await page.getByRole('main').getByRole('textbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(Object.keys(await weightsOf(answers)).length).toBeLessThanOrEqual(60);
  });
}

test('every style of home stands in the page as the build made it', async ({ page }) => {
  const html = await openWhole(page, '/');
  const { fonts, files, first, later } = stylesIn(html);
  const built = files.split(' ').map((name) => readFileSync(`dist${name}`, 'utf8'));
  const all = joinLater(first, later);
  const font = /@font-face\{[^}]*\}/g;
  expect(fonts).toBe((built.join('').match(font) ?? []).join(''));
  expect(all).toBe(built.join('').replaceAll(font, ''));
  await takenOver(page);
  expect(await page.locator('style[data-files] + style').evaluate((element) => element.textContent)).toBe(
    all,
  );
  const named = new Set(
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
  );
  // The icons carry names of their maker that no sheet has; a style that only others build on has no rule.
  const unknown = [...named].filter((name) => !name.startsWith('lucide') && !first.includes(`.${name}`));
  expect(unknown.length / named.size).toBeLessThan(0.1);
});

for (const [path] of [['/'], ...publicPages] as const) {
  test(`the first picture keeps its looks as the rest of the page comes: ${path}`, async ({ page }) => {
    // The browser tells the page of its first picture only when it is told so itself.
    await page.addInitScript(() => {
      const told: ((list: object) => void)[] = [];
      const { setTimeout } = globalThis;
      Object.assign(globalThis, {
        PerformanceObserver: function (tell: (list: object) => void) {
          return { observe: () => told.push(tell) };
        },
        setTimeout: (tell: () => void, ms: number) => (ms === 1000 ? 0 : setTimeout(tell, ms)),
        comeLater: () => told.forEach((tell) => tell({ getEntriesByName: () => [{}] })),
      });
    });
    const letGo = await hold(page, /\/index-[^/]*\.js$/);
    await openWhole(page, path, 'commit');
    await page.locator('html[data-painting=first]').waitFor();
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const later = '[data-picture=later]';
    // What holds others grows as more comes into it.
    const first = `:is(header *, #first-picture *):not(${later}, ${later} *, :has(*))`;
    const before = await looksOf(page, first, []);
    expect(before.length).toBeGreaterThan(10);
    await page.evaluate(() => (globalThis as unknown as { comeLater: () => void }).comeLater());
    await expect(page.locator('html[data-painting]')).toHaveCount(0);
    await expect(page.locator('head style[data-files]')).toHaveCount(1);
    expect((await looksOf(page, first, [])).filter((look) => !before.includes(look))).toEqual([]);
    letGo();
  });

  test(`the first picture looks as the page does with all its styles: ${path}`, async ({ page }) => {
    await holdApp(page);
    const letGo = await hold(page, /\/index-[^/]*\.js$/);
    await openWhole(page, path, 'commit');
    await expect(page.locator('html[data-painting]')).toHaveCount(0);
    const first = await looksOf(page);
    letGo();
    await expect(page.locator('style[data-files] + style')).toHaveCount(1);
    expect(await looksOf(page)).toEqual(first);
  });
}
