import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFirstAdministrator } from '#server/commands/first-administrator.ts';
import { refuseDemo } from '#server/demo/refuse.ts';
import type { Store } from '#server/database/store.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase, testNow } from '#tests/support/database.ts';
import { TestClient } from '#tests/support/server.ts';

let store: Store;
beforeEach(async () => {
  store = await testDatabase('empty');
});
afterEach(() => store.close());

const email = 'chair@liga.example';
const publicUrl = new URL('https://liga.example');
const make = (address: string | undefined = email) =>
  makeFirstAdministrator({ db: store.db, now: testNow, publicUrl }, { email: address });
const tokenOf = (address: string): string => /[\w-]{43}/.exec(address)?.[0] ?? '';

describe('the first administrator', () => {
  it('sets a password by the address that the command prints, once, and signs in as Platform Super Admin', async () => {
    const address = await make();
    expect(address).toMatch(/^https:\/\/liga\.example\/set-password\?first#token=/);
    const app = await buildTestApp({ store });
    const password = 'Corner#2026';
    const setting = { token: tokenOf(address), password, confirmPassword: password };
    const client = new TestClient(app);
    expect((await client.put('/user/setPassword', setting)).status).toBe(200);
    expect((await new TestClient(app).put('/user/setPassword', setting)).status).not.toBe(200);
    const signedIn = await new TestClient(app).post('/login', { email, password });
    expect(signedIn).toMatchObject({ status: 200 });
    await expect(make('second@liga.example')).rejects.toThrow(
      /^The association has an administrator already/,
    );
    await expect(make()).rejects.toThrow(/^The association has an administrator already/);
    await app.close();
  });

  it('is given a new address before the password is set, and the former one ends', async () => {
    const former = tokenOf(await make());
    const address = tokenOf(await make());
    const rows = await store.db.selectFrom('password_links').select(['ended_reason']).orderBy('id').execute();
    expect(rows).toEqual([{ ended_reason: 'replaced' }, { ended_reason: null }]);
    expect(address).not.toBe(former);
    expect(await store.db.selectFrom('users').select('email').execute()).toEqual([{ email }]);
  });

  it.each([undefined, 'chair', 'chair@', 'a@b.example, c@d.example'])(
    'is not %j: the command says so',
    async (address) => {
      await expect(
        makeFirstAdministrator({ db: store.db, now: testNow, publicUrl }, { email: address }),
      ).rejects.toThrow(/^Say whose it is: npm run admin -- --email/);
    },
  );

  it('is told to the audit', async () => {
    await make();
    const rows = await store.db.selectFrom('audit_entries').select(['kind', 'user_id']).execute();
    expect(rows).toEqual([{ kind: 'user', user_id: null }]);
  });
});

it('a database without the demo may be used in production', async () => {
  await make();
  await expect(refuseDemo(store.db)).resolves.toBeUndefined();
});

it('a database that was begun with the demo is refused in production', async () => {
  const begun = await testDatabase();
  await expect(refuseDemo(begun.db)).rejects.toThrow(/^This database was begun with the demo/);
  await begun.close();
});
