import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemWords } from '#domain/words/problems.ts';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/database/store.ts';
import { toldOf } from '#tests/audit/entries.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { holdReading } from '#tests/support/held-reading.ts';
import { somebodyAt, type TestClient } from '#tests/support/server.ts';
import { provedAt, registrationOf } from './registering.ts';

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

let people = 0;
const stranger = (): string => {
  people += 1;
  return `player${people}@join.example`;
};

const userOf = (email: string) =>
  store.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

describe('registering', () => {
  it('A-7.18 makes an active player, who signs in with the password at once', async () => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    const { status, body } = await client.post('/player/register', {
      ...registrationOf(email),
      middleName: 'José',
      currency: 'USD',
      isReferee: true,
    });
    expect([status, body['message']]).toEqual([201, 'Player registered successfully.']);
    expect(await userOf(email)).toMatchObject({
      role_id: 5,
      status_id: 1,
      first_name: 'Łucja',
      middle_name: 'José',
      last_name: 'Ñáñez',
      country_code: 'US,+1',
      country_id: 'US',
      mobile: '5551234567',
      currency: 'USD',
      is_referee: true,
      first_signed_in_at: null,
    });
    const answer = await client.signIn(email, { password: 'Corner#2026' });
    expect(answer).toMatchObject({ eulaNotAccepted: false, userInfo: { roleId: 5, firstLogin: false } });
  });

  it('A-7.18 is one entry of the audit, which tells neither password nor pin', async () => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    const registration = registrationOf(email);
    await client.post('/player/register', registration);
    const [entry, ...others] = await toldOf(store, email);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ operation: 'registerPlayer', isOwn: true });
    expect(entry?.fields).toEqual(expect.arrayContaining(['email', 'firstName', 'lastName', 'termsVersion']));
    expect(entry?.text).not.toContain(String(registration['password']));
    expect(entry?.fields).not.toContain('pin');
  });

  it('keeps password and pin as hashes alone', async () => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    await client.post('/player/register', registrationOf(email));
    const user = await userOf(email);
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
    expect(user?.pin_hash).toMatch(/^\$argon2id\$/);
    expect(user?.pin_hash).not.toBe(user?.password_hash);
  });

  it('asks the chosen clubs, and makes nobody a member', async () => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    await client.post('/player/register', { ...registrationOf(email), clubs: [1, 2] });
    const user = await userOf(email);
    const rows = await store.db
      .selectFrom('club_members')
      .select(['club_id', 'status', 'member_since'])
      .where('user_id', '=', user?.id ?? 0)
      .orderBy('club_id')
      .execute();
    expect(rows).toEqual([1, 2].map((club_id) => ({ club_id, status: 'requested', member_since: null })));
    const answer = await client.signIn(email, { password: 'Corner#2026' });
    expect(answer.clubs).toEqual([]);
  });

  it('is welcomed by one mail', async () => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    await client.post('/player/register', registrationOf(email));
    const templates = (await mailsTo(app, email)).map(({ template }) => template).toSorted();
    expect(templates).toEqual(['emailCode', 'welcome']);
  });

  it('takes the grant in the body where there is no browser', async () => {
    const email = stranger();
    const client = somebodyAt(app);
    client.isBrowser = false;
    const { grant } = await provedAt(app, email, client);
    expect(client.cookies.size).toBe(0);
    expect((await client.post('/player/register', registrationOf(email))).status).toBe(400);
    expect((await client.post('/player/register', { ...registrationOf(email), grant })).status).toBe(201);
  });
});

describe('a registration that breaks a rule', () => {
  it.each([
    [{ firstName: '' }, 'first_name_missing', 'First Name is required'],
    [{ lastName: '' }, 'last_name_missing', 'Last Name is required'],
    [{ email: 'nobody' }, 'registration_email_malformed', 'Email is required in correct format'],
    [{ mobile: '' }, 'mobile_missing', 'Mobile number is required'],
    [{ mobile: '1' }, 'mobile_length', 'This number is too short or too long for its country.'],
    [{ password: 'weak', confirmPassword: 'weak' }, 'password_weak', 'Password policy does not match'],
    [
      { password: 'Lucja#2026x', confirmPassword: 'Lucja#2026x' },
      'password_guessable',
      problemWords.password_guessable,
    ],
    [{ confirmPassword: 'Corner#2027' }, 'passwords_differ', "Passwords Don't Match"],
    [{ pin: '' }, 'pin_malformed', 'User pin is required in correct format'],
    [{ isEulaAccepted: false }, 'eula_not_accepted', 'Please accept the terms and conditions.'],
    [{}, 'email_unverified', 'Please verify your email address.'],
  ])('%j is refused with its message', async (broken, code, message) => {
    const { status, body } = await somebodyAt(app).post('/player/register', {
      ...registrationOf('rules@join.example'),
      ...broken,
    });
    expect([status, body['code'], body['message']]).toEqual([400, code, message]);
  });

  it('the first one in the order of the form is told', async () => {
    const { body } = await somebodyAt(app).post('/player/register', {
      ...registrationOf('nobody'),
      pin: '',
      mobile: '',
    });
    expect(body['code']).toBe('registration_email_malformed');
  });

  it.each([
    [{ countryCode: 'US,+49' }, 'countryCode'],
    [{ countryCode: 'XX,+1' }, 'countryCode'],
    [{ currency: 'XXX' }, 'currency'],
    [{ clubs: [1, 99_999] }, 'clubs'],
    [{ pin: '0471' }, 'pin'],
    [{ mobile: '+1 555' }, 'mobile'],
  ])('%j is refused at its field', async (broken, field) => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    const { status, body } = await client.post('/player/register', { ...registrationOf(email), ...broken });
    expect([status, body['code']]).toEqual([400, 'invalid_request']);
    expect(Object.keys(body['fields'] as object)).toEqual([field]);
    expect(await userOf(email)).toBeUndefined();
  });

  it('a closed club cannot be asked', async () => {
    const closed = await store.db
      .selectFrom('clubs')
      .select('id')
      .where('status_id', '=', 2)
      .executeTakeFirstOrThrow();
    const email = stranger();
    const { client } = await provedAt(app, email);
    const { body } = await client.post('/player/register', { ...registrationOf(email), clubs: [closed.id] });
    expect(body['code']).toBe('invalid_request');
  });

  it('costs nothing: mended, it is taken with the same proof', async () => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    await client.post('/player/register', { ...registrationOf(email), pin: '' });
    expect((await client.post('/player/register', registrationOf(email))).status).toBe(201);
  });
});

describe('the proof of the address', () => {
  it('O9 is asked for whatever the client says of itself', async () => {
    const email = stranger();
    const claimed = await somebodyAt(app).post('/player/register', {
      ...registrationOf(email),
      emailVerified: true,
    });
    expect([claimed.status, claimed.body['code']]).toEqual([400, 'email_unverified']);
    expect(await userOf(email)).toBeUndefined();
  });

  it('O9 works once', async () => {
    const email = stranger();
    const client = somebodyAt(app);
    client.isBrowser = false;
    const { grant } = await provedAt(app, email, client);
    await client.post('/player/register', { ...registrationOf(email), grant });
    const again = await client.post('/player/register', { ...registrationOf(email), grant });
    expect([again.status, again.body['code']]).toEqual([400, 'email_unverified']);
  });

  it('O9 belongs to the browser that has it', async () => {
    const email = stranger();
    const { client, grant } = await provedAt(app, email);
    const thief = await somebodyAt(app).post('/player/register', { ...registrationOf(email), grant });
    expect([thief.status, thief.body['code']]).toEqual([400, 'email_unverified']);
    expect((await client.post('/player/register', { ...registrationOf(email), grant })).status).toBe(201);
    expect(client.cookies.has('baulk-grant')).toBe(false);
  });

  it('is the cookie of the browser, also where another tab has proved the address meanwhile', async () => {
    const email = stranger();
    const { client, grant } = await provedAt(app, email);
    clock.pass(30);
    await provedAt(app, email, client);
    const { status } = await client.post('/player/register', { ...registrationOf(email), grant });
    expect(status).toBe(201);
  });

  it('O7 belongs to one address', async () => {
    const email = stranger();
    const { client, grant } = await provedAt(app, email);
    const other = await client.post('/player/register', { ...registrationOf(stranger()), grant });
    expect(other.body['code']).toBe('email_unverified');
  });

  it('lasts half an hour', async () => {
    const [early, late] = [stranger(), stranger()];
    const first = await provedAt(app, early);
    const second = await provedAt(app, late);
    clock.pass(1799);
    expect((await first.client.post('/player/register', registrationOf(early))).status).toBe(201);
    clock.pass(1);
    const refused = await second.client.post('/player/register', registrationOf(late));
    expect(refused.body['code']).toBe('email_unverified');
  });
});

describe('registering twice', () => {
  it('O10 makes one player of 20 calls at once, and refuses the others alike', async () => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/player/register', registrationOf(email))),
    );
    const kinds = new Map<string, number>();
    for (const { status, body } of answers) {
      const kind = `${status} ${String(body['code'])}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect([...kinds].toSorted()).toEqual([
      ['201 undefined', 1],
      ['400 email_unverified', 19],
    ]);
  });

  it('is possible once for two proofs of one address', async () => {
    const email = stranger();
    const first = await provedAt(app, email);
    clock.pass(30);
    const second = await provedAt(app, email);
    const answers = [];
    for (const { client } of [first, second]) {
      answers.push((await client.post('/player/register', registrationOf(email))).body['code'] ?? 'taken');
    }
    expect(answers).toEqual(['taken', 'email_unverified']);
  });

  it('is told to whoever has proved an address that was given an account meanwhile', async () => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    await store.db
      .insertInto('users')
      .values({ email, first_name: 'Ada', last_name: 'Before', role_id: 5 })
      .execute();
    const { status, body } = await client.post('/player/register', registrationOf(email));
    expect([status, body['code']]).toEqual([400, 'email_taken']);
    expect(await userOf(email)).toMatchObject({ first_name: 'Ada', password_hash: null });
  });

  it('is done once and answered alike under one Idempotency-Key', async () => {
    const email = stranger();
    const { client } = await provedAt(app, email);
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const call = () => client.post('/player/register', registrationOf(email), { headers });
    const [one, other] = await Promise.all([call(), call()]);
    const third = await call();
    for (const { status, body } of [one, other, third]) {
      expect([status, body]).toEqual([201, { message: 'Player registered successfully.' }]);
    }
    const different = await client.post(
      '/player/register',
      { ...registrationOf(email), firstName: 'Other' },
      { headers },
    );
    expect([different.status, different.body['code']]).toEqual([400, 'repeated_differently']);
    expect((await mailsTo(app, email)).filter(({ template }) => template === 'welcome')).toHaveLength(1);
  });

  it.each(['email_grants', 'idempotency_keys'])(
    'is answered alike where the very same call is done just after this one has read %s',
    async (table) => {
      const email = stranger();
      const { client } = await provedAt(app, email);
      const call = (of: TestClient) =>
        of.post('/player/register', registrationOf(email), {
          headers: { 'idempotency-key': `done after ${table}` },
        });
      const held = holdReading(store, table);
      const slowApp = await buildTestApp({ store: held.store, clock });
      const slow = somebodyAt(slowApp);
      for (const [name, value] of client.cookies) slow.cookies.set(name, value);
      const late = call(slow);
      await held.isHeld;
      const done = await call(client);
      held.letGo();
      expect([done.status, (await late).status]).toEqual([201, 201]);
      await slowApp.close();
    },
  );
});

describe('what nobody may choose for themselves', () => {
  it.each(['roleId', 'clubId', 'statusId', 'userId', 'isAffiliated', '__proto__x'])(
    'O13 %s is refused',
    async (field) => {
      const email = stranger();
      const { client } = await provedAt(app, email);
      const { status } = await client.post('/player/register', { ...registrationOf(email), [field]: 1 });
      expect(status).toBe(400);
      expect(await userOf(email)).toBeUndefined();
    },
  );
});
