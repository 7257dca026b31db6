import type { Page, Response } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { firstPictureId } from '#domain/first-picture.ts';
import { ageTiming, firstReadingId } from '#domain/first-reading.ts';
import { joinLater, laterStylesId, pageStylesId, type LaterPart } from '#domain/later-styles.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { packedIn } from '#tests/support/packed.ts';
import { expect, signIn, test } from '#tests/support/product.ts';

const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
const looks = [
  ['in light', { colorScheme: 'light', viewport: { width: 1440, height: 900 }, ...still }],
  ['in dark', { colorScheme: 'dark', viewport: { width: 1440, height: 900 }, ...still }],
  ['on a tablet', { colorScheme: 'light', viewport: { width: 820, height: 1180 }, ...still }],
  ['on a phone', { colorScheme: 'light', viewport: { width: 390, height: 844 }, ...still }],
] as const;

/** The public pages beside home, with the call that each would make; the second tournament is not drawn yet. */
const publicPages = [
  ['/tournamentInfo/1', '/api/tournament'],
  ['/tournamentInfo/13', '/api/tournament'],
  ['/all-news', '/api/news'],
  ['/view-news/1', '/api/news'],
  ['/faq', '/api/faq'],
  ['/download', '/api/mobile-apps'],
  ['/privacyPolicy', '/api/legal'],
] as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Shows once the app knows the device's theme, which a served page does not. */
const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Switch to (dark|light) theme$/ });

/**
 * Opens a page that is whole and has just been read: on a slow machine a visitor may get it without content, when its
 * reading takes too long, and one that nobody has looked at for a while is read behind the first who comes.
 */
async function openWhole(page: Page, path: string, until: 'load' | 'commit' = 'load'): Promise<string> {
  for (;;) {
    const answer = await page.goto(path, { waitUntil: until });
    const html = (await answer?.text()) ?? '';
    const [, age] = /^age;dur=(\d+)$/.exec(answer?.headers()['server-timing'] ?? '') ?? [];
    if (html.includes(firstReadingId) && Number(age) < 5_000) return html;
  }
}

/** The app comes once the page is painted. */
async function takeOver(page: Page): Promise<void> {
  await expect(themeSwitch(page)).toBeVisible();
}

/** Files are on their way until they are let go. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

const holdApp = (page: Page): Promise<() => void> => hold(page, /\/(app|react)-[^/]*\.js$/);

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

/** Every answer of the page, from now on. */
function answersOf(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  return answers;
}

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

/** What has been asked since the page of an address came. */
function askedOf(answers: readonly Response[], address: string): string[] {
  const paths = answers.map((answer) => new URL(answer.url()).pathname);
  return paths.slice(paths.lastIndexOf(address));
}

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
}

test('a page is painted in two steps at most, however it comes: its first part, then all of it', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(
    ([first, last]) => {
      const frames: string[] = [];
      Object.assign(globalThis, { frames });
      const isThere = (id: string): boolean => document.getElementById(id) !== null;
      const look = (): void => {
        const later = [...document.querySelectorAll('[data-picture=later]')];
        const isHeld = later.every((part) => getComputedStyle(part).display === 'none');
        const step = isHeld ? 'first part' : 'whole';
        frames.push(isThere(last) || (isHeld && isThere(first)) ? step : 'torn');
        if (frames.length < 10) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [firstPictureId, firstReadingId] as const,
  );
  for (const path of ['/', ...publicPages.map(([address]) => address)]) {
    await openWhole(page, path);
    const frames = () => page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames);
    await expect.poll(async () => (await frames()).length).toBe(10);
    expect([path, [...new Set(await frames())]]).toEqual([path, ['first part', 'whole']]);
  }
});

/** The product behind a line that stops so far into the first picture of a page until it is let go. */
async function stopWithin(product: string, path: string) {
  let share = 0;
  let { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  const line = createServer(async (request, response) => {
    const asked = request.url ?? '/';
    // What never ends is no part of a page.
    if (asked.startsWith('/api/live')) return response.writeHead(204).end();
    const answer = await fetch(new URL(asked, product));
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // The body is unpacked by now, and the line another one.
    for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive'])
      delete headers[name];
    response.writeHead(answer.status, headers);
    if (asked !== path) return response.end(body);
    const begin = body.indexOf('<body');
    const end = body.indexOf('data-picture="later"', body.indexOf('</h1>'));
    const stop = body.indexOf('<', begin + share * (end - begin));
    response.write(body.subarray(0, stop));
    await isFree;
    return response.end(body.subarray(stop));
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  const { port } = line.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    stopAt: (part: number) => {
      share = part;
      ({ promise: isFree, resolve: letGo } = Promise.withResolvers<void>());
    },
    letGo: () => letGo(),
    close: () => line.close(),
  };
}

for (const [path] of [['/'], ...publicPages] as const) {
  test(`a first picture that comes in pieces moves nothing, wherever it stops: ${path}`, async ({
    page,
    baseURL,
  }) => {
    await openWhole(page, path);
    const shifted = await watchShifts(page);
    const line = await stopWithin(baseURL ?? '', path);
    for (const part of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97]) {
      line.stopAt(part);
      await page.goto(line.url, { waitUntil: 'commit' });
      // Time for a frame, which is made only where there is something to show.
      await page.evaluate(() => new Promise((seen) => setTimeout(seen, 150)));
      line.letGo();
      await expect(page.locator('html[data-painting]')).toHaveCount(0);
      expect([part, await shifted()]).toEqual([part, 0]);
    }
    line.close();
  });
}

test('fonts that come after the first picture move nothing, on any page', async ({ page }) => {
  const shifted = await watchShifts(page);
  for (const path of ['/', ...publicPages.map(([address]) => address)]) {
    const letGo = await hold(page, /\.woff2$/);
    await openWhole(page, path, 'commit');
    await takeOver(page);
    letGo();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
    expect([path, await shifted()]).toEqual([path, 0]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('somebody who comes back finds their place at once', async ({ page }) => {
  await page.addInitScript(() => {
    requestAnimationFrame(() =>
      Object.assign(globalThis, { first: document.documentElement.dataset['painting'] }),
    );
  });
  const first = () => page.evaluate(() => (globalThis as unknown as { first?: string }).first ?? 'whole');
  await openWhole(page, '/');
  await takeOver(page);
  expect(await first()).toBe('first');
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await takeOver(page);
  expect(await first()).toBe('whole');
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

for (const [look, use] of looks) {
  test.describe(look, () => {
    test.use(use);

    test('A-2.06 home is served whole, and the app takes it over without moving or asking anything', async ({
      page,
    }) => {
      const answers = answersOf(page);
      const shifted = await watchShifts(page);
      await openWhole(page, '/');
      await expect(title(page)).toHaveText(/^Copa Panamericana/);
      await title(page).evaluate((element) => element.setAttribute('data-mark', 'served'));
      await takeOver(page);
      await expect(page.locator('h1[data-mark=served]')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await shifted()).toBe(0);
      expect(askedOf(answers, '/').filter((path) => /^\/api\/(match|news)/.test(path))).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('the other public pages are served whole, and taken over as they are', async ({ page }) => {
      const answers = answersOf(page);
      const shifted = await watchShifts(page);
      for (const [path, call] of publicPages) {
        await openWhole(page, path);
        await title(page).evaluate((element) => element.setAttribute('data-mark', 'served'));
        await takeOver(page);
        await expect(page.locator('h1[data-mark=served]')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect([path, await shifted()]).toEqual([path, 0]);
        const asked = askedOf(answers, path);
        expect(asked.filter((asking) => asking.startsWith(call) || asking.endsWith('.css'))).toEqual([]);
      }
    });

    test('home looks the same whether it was served or has been made by the app', async ({ page }) => {
      await page.goto('/');
      await takeOver(page);
      const markup = () =>
        page
          .locator('main')
          .evaluate((main) =>
            [...main.querySelectorAll('[class]')].map((element) => `${element.tagName} ${element.className}`),
          );
      const served = await markup();
      await page.getByRole('link', { name: 'All news' }).click();
      await expect(title(page)).not.toHaveText(/^Copa Panamericana/);
      await page.goBack();
      await expect(title(page)).toHaveText(/^Copa Panamericana/);
      expect(await markup()).toEqual(served);
    });
  });
}

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is dark before the app is there, and never offers what it cannot know', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/');
    await expect(title(page)).toBeVisible();
    await expect(themeSwitch(page)).toHaveCount(0);
    const [red = 255] = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
    expect(red).toBeLessThan(64);
    letGo();
    await takeOver(page);
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });
});

test('what is pressed before the app is there is done once it is', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a link leads on where nothing of the app can be fetched', async ({ page }) => {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort('connectionrefused'));
  const tried = page.waitForEvent('requestfailed');
  await page.goto('/');
  await tried;
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(title(page)).toHaveText('FAQ');
});

test('what is typed before the app is there is searched for once it is', async ({ page }) => {
  for (const [path, name] of [
    ['/all-news', 'Search the news'],
    ['/faq', 'Search the questions'],
  ] as const) {
    const letGo = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name });
    await field.pressSequentially('club');
    letGo();
    await takeOver(page);
    await expect(field).toHaveValue('club');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\?[a-z]+=club$/);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('an app that cannot be fetched leaves the page as it is, and comes when it can', async ({ page }) => {
  await page.route('**/assets/app-*.js', (route) => route.abort('connectionrefused'));
  const tried = page.waitForEvent('requestfailed');
  await page.goto('/');
  await tried;
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
  await page.unroute('**/assets/app-*.js');
  await takeOver(page);
});

test('a browser that cannot unpack what a page brings along asks for it, styles and all', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'DecompressionStream'));
  const answers = answersOf(page);
  await openWhole(page, '/');
  await takeOver(page);
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
  const asked = askedOf(answers, '/');
  expect(asked.filter((path) => path === '/api/match').length).toBeGreaterThan(0);
  const sheets = await page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length);
  expect(sheets).toBeGreaterThan(0);
});

test('a page whose reading is older than ten seconds is read anew as soon as the app is there', async ({
  page,
}) => {
  await page.route('/tournamentInfo/1', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'server-timing': `${ageTiming};dur=11000` };
    await route.fulfill({ response, headers });
  });
  const answers = answersOf(page);
  await page.goto('/tournamentInfo/1');
  await takeOver(page);
  const asked = () => askedOf(answers, '/tournamentInfo/1').filter((path) => path === '/api/tournament/1');
  await expect.poll(() => asked().length).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows its matches, its links lead on, and it says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(title(page)).toHaveText(/^Copa Panamericana/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
    await expect(page.locator('body > noscript')).toBeVisible();
    await expect(page.locator('body > noscript')).toHaveText(/^Baulk needs JavaScript to show live scores/, {
      useInnerText: true,
    });
  });
});

test('whoever is signed in never sees the page of a visitor', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'player@baulk.example');
  await expect(page).toHaveURL('/match');
  const answer = await page.goto('/');
  expect(await answer?.text()).toContain('<div id="app"></div>');
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
});

test('a visitor’s home weighs little: its first paint needs no app, and nothing of it is for others', async ({
  page,
}) => {
  const answers = answersOf(page);
  const letGo = await holdApp(page);
  await page.goto('/', { waitUntil: 'load' });
  expect(sum(await weightsOf(answers))).toBeLessThan(20 * 1024);
  letGo();
  await takeOver(page);
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
    await takeOver(page);
    expect(sum(await weightsOf(answers))).toBeLessThan(110 * 1024);
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
  await takeOver(page);
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
