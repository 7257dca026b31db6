import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/open.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { lostPasswords, lostSentence } from '#server/services/lost-passwords.ts';
import { createPasswords } from '#server/services/passwords.ts';
import { createSealing } from '#server/services/sealing.ts';
import { secretsFrom } from '#server/services/secrets.ts';
import { testDatabase, testPasswords } from '#tests/support/database.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestClient } from '#tests/support/server.ts';

const old = 'a secret for tests and for nothing else';
const fresh = 'another secret of the installation, after the first';
const cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

let store: Store;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

describe('O10 another SECRET_KEY over users who are there', () => {
  it('is said at the start, with how many cannot sign in and what to set', async () => {
    const lost = await lostPasswords(store.db, secretsFrom(fresh));
    expect(lost).toBeGreaterThan(10);
    expect(await lostPasswords(store.db, secretsFrom(old))).toBe(0);
    expect(await lostPasswords(store.db, secretsFrom(fresh, [old]))).toBe(0);
    expect(lostSentence(lost)).toMatch(
      new RegExp(`^SECRET_KEY .* ${lost} accounts .*SECRET_KEY_PREVIOUS\\.$`),
    );
  });

  it('beside the old one lets everybody in, and keeps their passwords under the new one from then on', async () => {
    const secrets = secretsFrom(fresh, [old]);
    const passwords = createPasswords(secrets, cost);
    const app = await buildTestApp({ store, secrets, passwords });
    await new TestClient(app).signIn('player@baulk.example');
    await app.close();
    const alone = createPasswords(secretsFrom(fresh), cost);
    const later = await buildTestApp({ store, secrets: secretsFrom(fresh), passwords: alone });
    await new TestClient(later).signIn('player@baulk.example');
    const other = { email: 'guest@baulk.example', password: demoPassword };
    expect((await new TestClient(later).post('/login', other)).status).toBe(401);
    await later.close();
  });

  it('beside the old one opens what was sealed under either, and seals under the new one', async () => {
    const both = createSealing(secretsFrom(fresh, [old]), 'purpose');
    const sealed = createSealing(secretsFrom(old), 'purpose').seal('a text', 'row 1');
    expect([both.open(sealed, 'row 1'), both.open(sealed, 'row 2')]).toEqual(['a text', null]);
    const again = both.seal('a text', 'row 1');
    expect(createSealing(secretsFrom(fresh), 'purpose').open(again, 'row 1')).toBe('a text');
    expect(createSealing(secretsFrom(old), 'purpose').open(again, 'row 1')).toBeNull();
  });

  it('takes no password of an older secret that is not named', async () => {
    const kept = await testPasswords.hash(demoPassword);
    const alone = createPasswords(secretsFrom(fresh), cost);
    expect(await alone.matches(demoPassword, kept)).toBe(false);
    const both = createPasswords(secretsFrom(fresh, [old]), cost);
    expect([await both.matches(demoPassword, kept), await both.matches('Corner#2025', kept)]).toEqual([
      true,
      false,
    ]);
    expect(both.isOutdated(kept)).toBe(true);
  });
});
