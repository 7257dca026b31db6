import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Pictured = { rows: { image: string | null; imageAlt: string | null }[] };

const weightOf = async (address: string): Promise<number> => {
  const { statusCode, rawPayload } = await server.app.inject(address);
  expect(statusCode).toBe(200);
  return rawPayload.length;
};

it('A-1.47 the news of the demo have pictures with words, small ones for lists', async () => {
  const { rows } = (await server.client().get('/news?limit=20&pageNumber=1')).body as Pictured;
  expect(rows.length).toBeGreaterThan(5);
  for (const { image, imageAlt } of rows) {
    expect(imageAlt).toMatch(/\w.*\.$/);
    const [whole, small] = [
      await weightOf(String(image)),
      await weightOf(String(image).replace('.jpg', '-small.jpg')),
    ];
    expect(whole).toBeLessThan(40_000);
    expect(small).toBeLessThan(whole);
  }
});

it('C-3.11 clubs of the demo have crests, C-3.29 and its apps logos', async () => {
  const owner = server.client();
  await owner.signIn('owner@baulk.example');
  const clubs = (await owner.get('/club?limit=20&pageNumber=1')).body as { rows: { logo: string | null }[] };
  const apps = (await owner.get('/mobile-apps')).body as { rows: { logo: string | null }[] };
  const logos = [...clubs.rows, ...apps.rows].flatMap(({ logo }) => (logo === null ? [] : [logo]));
  expect(logos.length).toBeGreaterThan(10);
  for (const logo of logos) expect(await weightOf(logo)).toBeLessThan(10_000);
});
