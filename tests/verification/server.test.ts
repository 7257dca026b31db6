import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/database/store.ts';
import { codeTo, mailsTo, otherCode } from '#tests/mail/inbox.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { somebodyAt, TestClient } from '#tests/support/server.ts';

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

const send = (email: string, client = somebody()) => client.post('/player/verify/email', { email });
const verify = (email: string, code: string, client = somebody()) =>
  client.post('/player/verify/code', { email, code });

let people = 0;
const stranger = (): string => {
  people += 1;
  return `stranger${people}@proof.example`;
};

describe('asking for a code', () => {
  it('A-7.22 mails six digits, the first not 0, and says until when they are good', async () => {
    const email = stranger();
    const { status, body } = await send(email);
    expect(status).toBe(200);
    expect(await codeTo(app, email)).toMatch(/^[1-9][0-9]{5}$/);
    const now = Date.parse(String(body['serverNow']));
    expect(Date.parse(String(body['expiresAt'])) - now).toBe(300_000);
    expect(Date.parse(String(body['resendAt'])) - now).toBe(30_000);
    expect(now).toBe(clock.now());
  });

  it('answers a taken address alike, and tells its owner alone, without a code', async () => {
    const known = await send('player@baulk.example');
    const unknown = await send(stranger());
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    const names = ({ headers }: typeof known) => Object.keys(headers).sort();
    expect(names(known)).toEqual(names(unknown));
    const [mail] = await mailsTo(app, 'player@baulk.example');
    expect(mail?.template).toBe('accountExists');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\d{6}/);
  });

  it('A-9.05 is refused for 30 seconds after the last one, and says how long', async () => {
    const email = stranger();
    await send(email);
    clock.pass(29);
    const early = await send(email);
    expect([early.status, early.body['code']]).toEqual([429, 'code_too_soon']);
    expect(early.headers['retry-after']).toBe('1');
    clock.pass(1);
    expect((await send(email)).status).toBe(200);
  });

  it('ends after 5 in an hour and 10 in a day for an address, whoever asks', async () => {
    const email = stranger();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await send(email)).status);
      clock.pass(31);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    clock.pass(2 * 3600);
    const later: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      later.push((await send(email)).status);
      clock.pass(31);
    }
    expect(later).toEqual([200, 200, 200, 200, 200]);
    clock.pass(2 * 3600);
    const refused = await send(email);
    expect([refused.status, refused.body['code']]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await mailsTo(app, email)).length).toBe(10);
  });

  it('ends after 20 in an hour for a caller, whatever the addresses', async () => {
    const client = somebody();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await send(stranger(), client)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    'nobody',
    'a@b',
    'a b@c.example',
    'a@b.example, victim@c.example',
    'a@b.example\r\nBcc: victim@c.example',
    'victim\uff20c.example@b.example',
    '',
  ])('refuses %j as no address, and mails nothing', async (email) => {
    const { status, body } = await send(email);
    expect([status, body['code']]).toEqual([400, 'email_malformed']);
    const rows = await store.db.selectFrom('outbox').select('id').where('template', '=', 'none').execute();
    expect(rows).toEqual([]);
    expect(await mailsTo(app, 'victim@c.example')).toEqual([]);
  });

  it('O8 knows an address in every spelling of it', async () => {
    await send('O8.Person@Prüfung.example');
    for (const spelling of [
      ' o8.person@prüfung.example ',
      'O8.PERSON@xn--prfung-4ya.example',
      'o8.person@PRÜFUNG.example',
    ]) {
      expect((await send(spelling)).body['code']).toBe('code_too_soon');
    }
    const code = await codeTo(app, 'o8.person@prüfung.example');
    expect((await verify('O8.PERSON@XN--PRFUNG-4YA.EXAMPLE', code)).status).toBe(200);
  });
});

describe('redeeming a code', () => {
  it('A-7.23 answers a grant that lasts half an hour, and gives a browser its cookie', async () => {
    const email = stranger();
    await send(email);
    const client = somebody();
    const { status, body, headers } = await verify(email, await codeTo(app, email), client);
    expect(status).toBe(200);
    expect(body['grant']).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(String(body['grantExpiresAt'])) - clock.now()).toBe(1_800_000);
    expect(client.cookies.get('baulk-grant')).toBe(body['grant']);
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly/);
    expect(String(headers['set-cookie'])).toMatch(/SameSite=Strict/);
  });

  it('works once', async () => {
    const email = stranger();
    await send(email);
    const code = await codeTo(app, email);
    expect((await verify(email, code)).status).toBe(200);
    expect((await verify(email, code)).body['code']).toBe('code_expired');
  });

  it('O6 works to the last moment of five minutes, and not after it', async () => {
    const [early, late] = [stranger(), stranger()];
    await send(early);
    await send(late);
    const codes = [await codeTo(app, early), await codeTo(app, late)];
    clock.pass(299.9);
    expect((await verify(early, codes[0] ?? '')).status).toBe(200);
    clock.pass(0.2);
    const refused = await verify(late, codes[1] ?? '');
    expect([refused.status, refused.body['code']]).toEqual([400, 'code_expired']);
  });

  it('says what is wrong with a wrong one, five times, and then that a new one is needed', async () => {
    const email = stranger();
    await send(email);
    const code = await codeTo(app, email);
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await verify(email, otherCode(code));
      expect([status, body['code'], body['message']]).toEqual([
        400,
        'code_wrong',
        'Please enter a valid otp.',
      ]);
    }
    const spent = await verify(email, code);
    expect([spent.status, spent.body['code']]).toEqual([429, 'code_spent']);
    expect(spent.headers['retry-after']).toBe('30');
    clock.pass(30);
    expect((await verify(email, code)).headers['retry-after']).toBeUndefined();
    await send(email);
    expect((await verify(email, await codeTo(app, email))).status).toBe(200);
  });

  it('O7 takes neither the code before the last, nor that of another address', async () => {
    const [one, other] = [stranger(), stranger()];
    await send(one);
    await send(other);
    const old = await codeTo(app, one);
    clock.pass(30);
    await send(one);
    const fresh = await codeTo(app, one);
    if (old !== fresh) expect((await verify(one, old)).body['code']).toBe('code_wrong');
    expect((await verify(other, fresh)).status).toBe(400);
    expect((await verify(one, fresh)).status).toBe(200);
  });

  it('answers an address with an account like one without: wrong five times, then spent', async () => {
    const email = 'guest@baulk.example';
    await send(email);
    const codes: unknown[] = [];
    for (let n = 0; n < 6; n += 1) codes.push((await verify(email, '123456')).body['code']);
    expect(codes).toEqual([...Array<string>(5).fill('code_wrong'), 'code_spent']);
  });

  it.each(['012345', '12345', '1234567', 'abcdef', '१२३४५६', ''])(
    'refuses %j before it counts',
    async (code) => {
      expect((await verify(stranger(), code)).body['code']).toBe('invalid_request');
    },
  );

  it('keeps neither code nor grant where a dump of the database would show them', async () => {
    const email = stranger();
    await send(email);
    const code = await codeTo(app, email);
    const { body } = await verify(email, code);
    const tables = await Promise.all(
      (['email_codes', 'email_grants', 'outbox', 'limits'] as const).map((table) =>
        store.db.selectFrom(table).selectAll().execute(),
      ),
    );
    const dump = JSON.stringify(tables, (_key, value: unknown) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    );
    expect(dump).toContain('emailCode');
    for (const secret of [`"${code}"`, String(body['grant']), email]) expect(dump).not.toContain(secret);
  });
});

describe('an installation without mail', () => {
  it('says that it cannot prove addresses', async () => {
    const { mail } = (await import('#server/configuration.ts')).readConfiguration({});
    const silent = await buildTestApp({
      store,
      clock,
      configuration: { mail: { ...mail, mode: 'off' } as never },
    });
    const { status, body } = await new TestClient(silent).post('/player/verify/email', { email: stranger() });
    await silent.close();
    expect([status, body['code']]).toEqual([503, 'provider_not_configured']);
  });
});
