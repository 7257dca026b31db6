import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstPictureId } from '#domain/first-picture.ts';
import { firstReadingId } from '#domain/first-reading.ts';
import { hold, openWhole, publicPages, takenOver, watchShifts } from '#tests/support/served-pages.ts';
import { expect, test } from '#tests/support/product.ts';

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
    await takenOver(page);
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
  await takenOver(page);
  expect(await first()).toBe('first');
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await takenOver(page);
  expect(await first()).toBe('whole');
  expect(await page.evaluate(() => scrollY)).toBe(700);
});
