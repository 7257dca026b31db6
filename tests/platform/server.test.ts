import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '#domain/terms/version.ts';
import { readConfiguration, type Configuration } from '#server/configuration.ts';
import type { Store } from '#server/database/store.ts';
import { demoAccounts, demoPassword } from '#server/demo/accounts.ts';
import { brokenStore, buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

let store: Store;
beforeAll(async () => {
  store = await testDatabase('empty');
});
afterAll(() => store.close());

async function answerOf(url: string, more: { store?: Store; configuration?: Partial<Configuration> } = {}) {
  const app = await buildTestApp({ store, ...more });
  const response = await app.inject(url);
  await app.close();
  return { status: response.statusCode, headers: response.headers, body: response.json<object>() };
}

const production = readConfiguration({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://baulk.example',
  SECRET_KEY: 'a secret that is kept in the environment',
  DATABASE_URL: 'postgresql://baulk:database-password@db.example/baulk',
  OPERATOR_NAME: 'Liga de Billar',
  SOCIAL_FACEBOOK: 'https://facebook.example/liga',
});

describe('health', () => {
  it('is ready while the database answers, and says which it is', async () => {
    const { status, body } = await answerOf('/api/health');
    expect([status, body]).toEqual([200, { status: 'ready', database: store.kind }]);
  });

  it.each(['ECONNREFUSED', undefined])(
    'is unavailable while it does not (%s), and says when to ask again',
    async (code) => {
      const broken = brokenStore(Object.assign(new Error('away'), { code }));
      const { status, headers, body } = await answerOf('/api/health', { store: broken });
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(body).toMatchObject({
        code: 'unavailable',
        message: 'The service is not available right now. Please try again in a moment.',
      });
    },
  );

  it('says so to a person who is signed in as well', async () => {
    const away = brokenStore(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const app = await buildTestApp({ store: away });
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect((await app.inject({ url: '/api/health', headers })).statusCode).toBe(503);
    await app.close();
  });
});

describe('configuration', () => {
  it('A-9.02, A-1.24 tells what the installation offers', async () => {
    const { status, body } = await answerOf('/api/config');
    expect(status).toBe(200);
    expect(body).toEqual({
      operator: 'Pan American Billiards and Snooker Association',
      modes: {
        database: store.kind,
        mail: 'outbox',
        payments: 'sandbox',
        secondFactor: 'offered',
        social: [
          { provider: 'google', mode: 'sandbox', clientId: null },
          { provider: 'facebook', mode: 'sandbox', clientId: null },
        ],
      },
      publishableKey: null,
      pageSizes: [10, 20],
      defaultPageSize: 10,
      termsVersion,
      links: { facebook: null, instagram: null, youtube: null },
      walkthrough: null,
      demo: { password: demoPassword, accounts: demoAccounts },
    });
  });

  it('A-1.27 has the links and the operator that were set', async () => {
    const { body } = await answerOf('/api/config', { configuration: production });
    const links = { facebook: 'https://facebook.example/liga', instagram: null, youtube: null };
    expect(body).toMatchObject({ operator: 'Liga de Billar', links });
  });

  it('A-9.06 has the publishable key of the payment provider, and none of its secrets', async () => {
    const keys = readConfiguration({
      STRIPE_SECRET_KEY: 'sk_test_kept',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
      STRIPE_WEBHOOK_SECRET: 'whsec_kept',
    });
    const { body } = await answerOf('/api/config', { configuration: { payments: keys.payments } });
    expect(body).toMatchObject({ publishableKey: 'pk_test_shown' });
    expect(JSON.stringify(body)).not.toContain('kept');
  });

  it('has no demo accounts where there are none', async () => {
    const without = await answerOf('/api/config', { configuration: { demo: false } });
    expect(without.body).toMatchObject({ demo: null });
  });

  it('of production has no demo accounts and no secret', async () => {
    const { body } = await answerOf('/api/config', { configuration: production });
    expect(body).toMatchObject({ demo: null });
    const text = JSON.stringify(body);
    const secrets = [production.secretKey, production.databaseUrl, 'database-password', demoPassword, '@'];
    expect(secrets.filter((secret) => text.includes(secret ?? ''))).toEqual([]);
  });
});

describe('what is for developers', () => {
  it.each(['/dev', '/dev/', '/dev/clock', '/dev/outbox'])('%s is not there in production', async (url) => {
    const { status, body } = await answerOf(url, { configuration: production });
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  });
});
