import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCountries } from '#domain/countries/country.ts';
import { brokenStore, buildTestApp } from '#tests/support/app.ts';

/** The lists come from the product itself: no database is asked. */
let app: FastifyInstance;
const warnings: string[] = [];
beforeAll(async () => {
  app = await buildTestApp({
    store: brokenStore(new Error('There is no database here.')),
    logLevel: 'warn',
    logStream: { write: (line) => void warnings.push(line) },
  });
});
afterAll(() => app.close());

describe.each(['/api/country', '/api/currency'])('%s', (url) => {
  it('may be kept for a day, and is not sent again to whoever has it', async () => {
    const first = await app.inject({ url });
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await app.inject({ url, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });
});

describe('the lists', () => {
  it('are served without a word of warning', () => {
    expect(warnings).toEqual([]);
  });

  it('A-7.15, A-3.14 countries arrive as text that holds an array of id, name and dial code', async () => {
    const { body, headers } = await app.inject({ url: '/api/country' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const countries = readCountries(body);
    expect(countries?.length).toBeGreaterThan(240);
    expect(countries).toContainEqual({
      countryId: 'US',
      countryName: 'United States',
      countryCode: '+1',
    });
  });

  it('A-7.16 currencies arrive with name and code', async () => {
    const { countries } = (await app.inject({ url: '/api/currency' })).json<{ countries: object[] }>();
    expect(countries).toContainEqual({ currency: 'US Dollar', currencyCode: 'USD' });
  });
});
