import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from '#server/http/headers.ts';

it.each([
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ['off', undefined],
] as const)('HSTS=%s tells browsers %s', async (reach, value) => {
  const app = fastify();
  await addSecurityHeaders(app, reach);
  app.get('/', () => 'here');
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security']).toBe(value);
});
