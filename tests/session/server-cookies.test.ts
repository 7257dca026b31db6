import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { TestClient } from '#tests/support/server.ts';

const day = 24 * 3600;
const addresses = ['http://127.0.0.1:3000', 'https://baulk.example'] as const;

let store: Store;
const apps = new Map<string, FastifyInstance>();
beforeAll(async () => {
  store = await testDatabase();
  for (const address of addresses) {
    apps.set(address, await buildTestApp({ store, configuration: { publicUrl: new URL(address) } }));
  }
});
afterAll(async () => {
  for (const app of apps.values()) await app.close();
  await store.close();
});

type Cookie = { name: string; value: string; attributes: string[] };

function cookiesOf(headers: Record<string, unknown>): Cookie[] {
  return [headers['set-cookie'] ?? []].flat().map((line) => {
    const [pair = '', ...attributes] = String(line).split('; ');
    const [name = '', value = ''] = pair.split('=');
    return { name, value, attributes: attributes.toSorted() };
  });
}

async function signIn(address: (typeof addresses)[number], email: string, shouldRemember: boolean) {
  const client = new TestClient(apps.get(address) as FastifyInstance);
  const { headers, body } = await client.post('/login', { email, password: 'Baulk#2026', shouldRemember });
  client.token = String(body['token']);
  const [session, device, ...rest] = cookiesOf(headers);
  expect(rest).toEqual([]);
  return { client, session, device };
}

const always = ['HttpOnly', 'Path=/', 'SameSite=Strict'];

describe('the cookie that binds a session', () => {
  it('S11 is out of reach of scripts and other sites, and goes with the browser', async () => {
    const { session } = await signIn('http://127.0.0.1:3000', 'guest@baulk.example', false);
    expect(session).toMatchObject({ name: 'baulk-session', attributes: always });
    expect(session?.value).toMatch(/^[\w-]{43}$/);
  });

  it('is Secure and of this host alone where the address is https', async () => {
    const { session } = await signIn('https://baulk.example', 'guest@baulk.example', false);
    expect(session).toMatchObject({ name: '__Host-baulk-session', attributes: [...always, 'Secure'] });
  });

  it.each([
    ['guest@baulk.example', 30 * day],
    ['owner@baulk.example', 7 * day],
    ['staff@baulk.example', 7 * day],
    ['club@baulk.example', 7 * day],
    ['desk@baulk.example', 7 * day],
  ])(
    'S11 outlives the browser of %s with Remember Me, for as long as the session',
    async (email, seconds) => {
      const { session } = await signIn('https://baulk.example', email, true);
      expect(session?.attributes).toEqual(
        [...always, 'Secure', `Max-Age=${seconds}`].toSorted((a, b) => (a < b ? -1 : 1)),
      );
    },
  );

  it.each([
    [false, always],
    [true, ['HttpOnly', `Max-Age=${30 * day}`, 'Path=/', 'SameSite=Strict']],
  ])('keeps the choice of Remember Me (%s) past the terms', async (shouldRemember, attributes) => {
    await store.db
      .updateTable('users')
      .set({ terms_version: null, terms_accepted_at: null })
      .where('email', '=', 'new@baulk.example')
      .execute();
    const pending = await signIn('http://127.0.0.1:3000', 'new@baulk.example', shouldRemember);
    expect(pending.session?.attributes).toEqual(always);
    const { status, headers } = await pending.client.put('/user/update/eula', {});
    const [session, ...rest] = cookiesOf(headers);
    expect([status, rest]).toEqual([200, []]);
    expect(session).toMatchObject({ name: 'baulk-session', attributes });
    expect(session?.value).not.toBe(pending.session?.value);
  });

  it('leaves the browser with the attributes with which it came', async () => {
    const { client } = await signIn('https://baulk.example', 'guest@baulk.example', true);
    const [gone] = cookiesOf((await client.get('/signout')).headers);
    expect(gone).toMatchObject({ name: '__Host-baulk-session', value: '' });
    expect(gone?.attributes).toEqual(expect.arrayContaining([...always, 'Secure']));
  });
});

describe('the cookie that makes a browser known', () => {
  it.each([
    ['http://127.0.0.1:3000', 'baulk-device', []],
    ['https://baulk.example', '__Host-baulk-device', ['Secure']],
  ] as const)('on %s is out of reach of scripts and stays for a year', async (address, name, more) => {
    const { device } = await signIn(address, 'guest@baulk.example', false);
    const expected = [...always, ...more, `Max-Age=${365 * day}`];
    expect(device?.name).toBe(name);
    expect(device?.attributes).toEqual(expected.toSorted((a, b) => (a < b ? -1 : 1)));
  });
});

describe('no cookie is set', () => {
  it.each(['/config', '/health', '/profile', '/nothing'])('by reading %s', async (path) => {
    const { client } = await signIn('http://127.0.0.1:3000', 'guest@baulk.example', false);
    expect((await client.get(path)).headers).not.toHaveProperty('set-cookie');
  });

  it('by a sign-in that comes from no browser', async () => {
    const client = new TestClient(apps.get('http://127.0.0.1:3000') as FastifyInstance);
    client.isBrowser = false;
    await client.signIn('guest@baulk.example');
    expect(client.cookies.size).toBe(0);
  });
});
