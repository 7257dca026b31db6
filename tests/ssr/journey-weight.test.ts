import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/support/product.ts';
import { answersOf, publicPages } from '#tests/support/public-pages.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

const sizeOf = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

/** Of files that several pages have, which are pressed once. */
const known = new Map<string, number>();

async function sizeOfFile(request: APIRequestContext, name: string): Promise<number> {
  const size = known.get(name) ?? sizeOf(await (await request.get(name)).body());
  known.set(name, size);
  return size;
}

test('scripts and styles of each visitor’s first page have at most 175 KiB in at most twelve scripts, and home asks for nothing of the pages behind the sign-in', async ({
  page,
}) => {
  const foreign = /global\.esm|dashboard|sidebar|user-menu|sign-in|registration|profile|dev|chart|elk/;
  for (const [path] of publicPages) {
    const html = await (await page.request.get(path)).text();
    const scripts = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)];
    const names = [...new Set(scripts.map(([, name = '']) => name))];
    expect(names.length, path).toBeGreaterThan(1);
    expect([...html.matchAll(/<link rel="modulepreload"/g)].length, path).toBeLessThanOrEqual(12);
    const files = await Promise.all(names.map((name) => sizeOfFile(page.request, name)));
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
    const sizes = [...files, sizeOf(styles.join(''))];
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(175 * 1024);
    expect(names.filter((name) => foreign.test(name))).toEqual([]);
  }
  const answers = answersOf(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const names = answers.map((answer) => new URL(answer.url()).pathname);
  expect(names.filter((name) => /\/public-drawer-.*\.js$/.test(name))).not.toEqual([]);
  expect(names.filter((name) => name.includes('/office-'))).toEqual([]);
});

/** The largest forms there are, which bring most of the product along. */
for (const path of ['/add-club', '/add-player']) {
  test(`a member whose first page is ${path} waits for at most 64 files of scripts and styles`, async ({
    page,
  }) => {
    await beSignedIn(page, 'owner@baulk.example');
    const answers = answersOf(page);
    await page.goto(path, { waitUntil: 'load' });
    await page.getByRole('main').getByRole('textbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    const files = answers.filter((answer) => /\.(js|css)$/.test(new URL(answer.url()).pathname));
    expect(files.length).toBeLessThanOrEqual(64);
  });
}
