import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/database/store.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { toldOf } from '#tests/audit/entries.ts';
import { linkTo, mailsTo, tokenTo } from '#tests/mail/inbox.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { somebodyAt } from '#tests/support/server.ts';

const clock = stillClock();
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await testDatabase();
  app = await buildTestApp({ store, clock });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const somebody = () => somebodyAt(app);

const forgot = (email: string, client = somebody()) => client.put('/user/forgotPassword', { email });
const set = (token: string, password = 'Corner#2026', client = somebody()) =>
  client.put('/user/setPassword', { token, password, confirmPassword: password });
const check = (token: string, purpose: 'reset' | 'activation' = 'reset', client = somebody()) =>
  client.post('/user/passwordLink', { token, purpose });
const signIn = (email: string, password: string, client = somebody()) =>
  client.post('/login', { email, password, shouldRemember: false });

/** The secret of a link that was asked for just now. */
async function tokenFor(email: string): Promise<string> {
  await forgot(email);
  return tokenTo(app, email);
}

let people = 0;
/** A user of their own for each test, with the password of the demo. */
async function member(more: { status?: number; role?: number } = {}): Promise<string> {
  people += 1;
  const email = `member${people}@password.example`;
  const { password_hash: hash } = await store.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', 'player@baulk.example')
    .executeTakeFirstOrThrow();
  const status = more.status ?? 1;
  await store.db
    .insertInto('users')
    .values({
      email,
      first_name: 'Mara',
      last_name: 'Ortega',
      role_id: more.role ?? 5,
      status_id: status,
      password_hash: status === 4 ? null : hash,
      ...(status === 4
        ? {}
        : { terms_version: '2026-01', terms_accepted_at: new Date(), first_signed_in_at: new Date() }),
    })
    .execute();
  return email;
}

describe('a forgotten password', () => {
  it('A-7.05 mails a link to the one who has the address', async () => {
    const email = await member();
    const { status, body } = await forgot(email);
    expect(status).toBe(200);
    expect(body['message']).toMatch(/inbox/);
    const link = await linkTo(app, email);
    expect(link.pathname).toBe('/set-password');
    expect(link.search).toBe('');
    expect(link.hash).toMatch(/^#token=[\w-]{43}$/);
  });

  it('is answered alike for an address that nobody has, for a suspended and for an inactive user', async () => {
    const known = await forgot(await member());
    for (const email of [
      'nobody@password.example',
      await member({ status: 2 }),
      await member({ status: 5 }),
    ]) {
      const { status, body, headers } = await forgot(email);
      expect([status, body]).toEqual([known.status, known.body]);
      expect(Object.keys(headers).sort()).toEqual(Object.keys(known.headers).sort());
      expect(await mailsTo(app, email)).toEqual([]);
    }
  });

  it('A-5.04 is refused for what is no address', async () => {
    const { status, body } = await forgot('nobody');
    expect([status, body['message']]).toEqual([400, 'Please enter valid email address.']);
  });

  it('P4 is mailed five times an hour at most, and answered alike for ever', async () => {
    const email = await member();
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await forgot(email));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await mailsTo(app, email)).toHaveLength(5);
  });

  it('P3 leads to the configured address, whatever the request says of its host', async () => {
    const email = await member();
    await app.inject({
      method: 'PUT',
      url: '/api/user/forgotPassword',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      payload: { email },
    });
    const link = await linkTo(app, email);
    expect(link.origin).toBe('http://127.0.0.1:3000');
    const [mail] = await mailsTo(app, email);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  it('A-7.06 a new link is asked for at the page of the old one as well', async () => {
    const email = await member();
    const { status } = await somebody().put('/user/setPassword', { email });
    expect(status).toBe(200);
    expect((await linkTo(app, email)).pathname).toBe('/set-password');
  });

  it('of somebody without a first password is answered by an invitation', async () => {
    const [player, contact] = [await member({ status: 4 }), await member({ status: 4, role: 3 })];
    await forgot(player);
    await forgot(contact);
    expect((await linkTo(app, player)).pathname).toBe('/activateMember');
    expect((await linkTo(app, contact)).pathname).toBe('/set-password');
  });
});

describe('a link that sets a password', () => {
  it('sets it: the new one signs in, the old one does not', async () => {
    const email = await member();
    const { status, body } = await set(await tokenFor(email), 'Corner#2026');
    expect(status).toBe(200);
    expect(body['message']).toMatch(/login/);
    expect((await signIn(email, demoPassword)).status).toBe(401);
    expect((await signIn(email, 'Corner#2026')).status).toBe(200);
  });

  it('is one entry of the audit, which tells no password', async () => {
    const email = await member();
    await set(await tokenFor(email));
    const told = await toldOf(store, email);
    expect(told).toMatchObject([{ operation: 'setPassword', isOwn: true, fields: ['password'] }]);
    expect(told[0]?.text).not.toContain('Corner#');
  });

  it('S5 ends every session of the old password', async () => {
    const email = await member();
    const clients = [somebody(), somebody()];
    for (const client of clients) await client.signIn(email);
    await set(await tokenFor(email));
    for (const client of clients) expect((await client.get('/profile')).status).toBe(401);
  });

  it('P1 works once, also for two at the same time', async () => {
    const email = await member();
    const token = await tokenFor(email);
    const answers = await Promise.all([set(token, 'Corner#2026'), set(token, 'Corner#2027')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const again = await set(token);
    expect([again.status, again.body['code']]).toEqual([400, 'link_invalid']);
  });

  it('P1 works to the end of 30 minutes, and not after it', async () => {
    const [early, late] = [await member(), await member()];
    const tokens = [await tokenFor(early), await tokenFor(late)];
    clock.pass(1799);
    expect((await set(tokens[0] ?? '')).status).toBe(200);
    clock.pass(1);
    expect((await set(tokens[1] ?? '')).body['code']).toBe('link_invalid');
  });

  it('P1 is worth nothing after a newer one', async () => {
    const email = await member();
    const old = await tokenFor(email);
    const fresh = await tokenFor(email);
    expect((await set(old)).body['code']).toBe('link_invalid');
    expect((await set(fresh)).status).toBe(200);
  });

  it('P2 is not used up by whoever opens it', async () => {
    const email = await member();
    const link = await linkTo(app, (await forgot(email), email));
    for (let n = 0; n < 10; n += 1) {
      await app.inject({ method: n % 2 === 0 ? 'GET' : 'HEAD', url: `${link.pathname}${link.search}` });
    }
    expect((await set(link.hash.replace('#token=', ''))).status).toBe(200);
  });

  it('P2 is told to work as often as it is asked, and none of it is used up by that', async () => {
    const token = await tokenFor(await member());
    for (let n = 0; n < 3; n += 1) expect((await check(token)).status).toBe(204);
    expect((await set(token)).status).toBe(200);
  });

  it('P2 is told to be worth nothing once it is used, replaced, over, or made up', async () => {
    const [user, asker, late] = [await member(), await member(), await member()];
    const used = await tokenFor(user);
    await set(used);
    const replaced = await tokenFor(asker);
    await tokenFor(asker);
    const over = await tokenFor(late);
    clock.pass(1800);
    for (const token of [used, replaced, over, 'x'.repeat(43), 'x']) {
      const { status, body } = await check(token);
      expect([status, body['code']]).toEqual([400, 'link_invalid']);
    }
  });

  it.each([
    ['weak', { password: 'weak', confirmPassword: 'weak' }, 'password_weak'],
    ['common (S9)', { password: 'Password1!', confirmPassword: 'Password1!' }, 'password_guessable'],
    ['repeated otherwise', { password: 'Corner#2026', confirmPassword: 'Corner#2027' }, 'passwords_differ'],
  ])('refuses a password that is %s, and still works', async (_case, typed, code) => {
    const email = await member();
    const token = await tokenFor(email);
    const refused = await somebody().put('/user/setPassword', { token, ...typed });
    expect([refused.status, refused.body['code']]).toEqual([400, code]);
    expect((await set(token)).status).toBe(200);
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(200), `${'x'.repeat(42)}!`])(
    'is refused when it is %j',
    async (token) => {
      const { status, body } = await set(token);
      expect(status).toBe(400);
      expect(['link_invalid', 'invalid_request']).toContain(body['code']);
    },
  );

  it('tells its owner by mail that the password was changed', async () => {
    const email = await member();
    await set(await tokenFor(email));
    expect((await mailsTo(app, email)).some(({ template }) => template === 'passwordChanged')).toBe(true);
  });

  it('is of no use to somebody who was suspended meanwhile', async () => {
    const email = await member();
    const token = await tokenFor(email);
    await store.db.updateTable('users').set({ status_id: 2 }).where('email', '=', email).execute();
    expect((await set(token)).body['code']).toBe('link_invalid');
    expect((await signIn(email, 'Corner#2026')).status).toBe(401);
  });

  it('lets its owner sign in at once who had failed too often before', async () => {
    const email = await member();
    const client = somebody();
    for (let n = 0; n < 6; n += 1) await signIn(email, 'wrong', client);
    expect((await signIn(email, 'wrong', client)).status).toBe(429);
    await set(await tokenFor(email), 'Corner#2026', client);
    expect((await signIn(email, 'Corner#2026', client)).status).toBe(200);
  });
});

describe('activating an account', () => {
  const activate = (token: string, more: object = {}) =>
    somebody().put('/user/activate', {
      token,
      password: 'Corner#2026',
      confirmPassword: 'Corner#2026',
      isEulaAccepted: true,
      ...more,
    });

  it('A-7.25 sets the first password and accepts the terms in one', async () => {
    const email = await member({ status: 4 });
    const token = await tokenFor(email);
    expect((await activate(token)).status).toBe(200);
    const answer = await somebody().signIn(email, { password: 'Corner#2026' });
    expect(answer).toMatchObject({ eulaNotAccepted: false, userInfo: { firstLogin: false } });
    expect((await activate(token)).body['code']).toBe('link_invalid');
  });

  it('is one entry of the audit: active, with a password that is not told', async () => {
    const email = await member({ status: 4 });
    await activate(await tokenFor(email));
    const told = await toldOf(store, email);
    const fields = ['password', 'statusId', 'termsVersion'];
    expect(told).toMatchObject([{ operation: 'activateUser', isOwn: true, fields }]);
    expect(told[0]?.text).not.toContain('Corner#');
  });

  it('asks for the terms, and uses nothing up', async () => {
    const email = await member({ status: 4 });
    const token = await tokenFor(email);
    expect((await activate(token, { isEulaAccepted: false })).body['code']).toBe('eula_not_accepted');
    expect((await activate(token)).status).toBe(200);
  });

  it('lasts three days', async () => {
    const [early, late] = [await member({ status: 4 }), await member({ status: 4 })];
    const tokens = [await tokenFor(early), await tokenFor(late)];
    clock.pass(72 * 3600 - 1);
    expect((await activate(tokens[0] ?? '')).status).toBe(200);
    clock.pass(1);
    expect((await activate(tokens[1] ?? '')).body['code']).toBe('link_invalid');
  });

  it('is not done by a link of another kind, nor is a password set by one of this kind', async () => {
    const [fresh, old] = [await member({ status: 4 }), await member()];
    expect((await set(await tokenFor(fresh))).body['code']).toBe('link_invalid');
    const reset = await tokenFor(old);
    expect((await activate(reset)).body['code']).toBe('link_invalid');
    expect((await check(reset, 'activation')).body['code']).toBe('link_invalid');
  });

  it('of a point of contact leaves the terms to the first sign-in', async () => {
    const email = await member({ status: 4, role: 3 });
    expect((await set(await tokenFor(email))).status).toBe(200);
    const answer = await somebody().signIn(email, { password: 'Corner#2026' });
    expect(answer).toMatchObject({ eulaNotAccepted: true, userInfo: { roleId: 3 } });
  });
});

describe('what the database keeps of a link', () => {
  it('S9 opens nothing', async () => {
    const email = await member();
    const token = await tokenFor(email);
    const rows = [
      ...(await store.db.selectFrom('password_links').selectAll().execute()),
      ...(await store.db.selectFrom('outbox').selectAll().execute()),
    ];
    const dump = JSON.stringify(rows, (_key, value: unknown) => {
      const bytes = value as { type?: string; data?: number[] };
      return bytes?.type === 'Buffer' ? Buffer.from(bytes.data ?? []).toString('latin1') : value;
    });
    const raw = Buffer.from(token, 'base64url').toString('latin1');
    for (const secret of [token, JSON.stringify(raw).slice(1, -1), email]) expect(dump).not.toContain(secret);
  });
});
