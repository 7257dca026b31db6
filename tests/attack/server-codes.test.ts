import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/database/store.ts';
import { codeTo, mailsTo, otherCode } from '#tests/mail/inbox.ts';
import { provedAt, registrationOf } from '#tests/registration/registering.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { isFullAttack, randomFrom, sizeOf } from '#tests/support/attack.ts';
import { testDatabase } from '#tests/support/database.ts';
import { TestClient } from '#tests/support/server.ts';

const clock = stillClock();
const random = randomFrom();
const processes = isFullAttack ? 8 : 2;
let store: Store;
/** Processes over one database: what holds for one has to hold for all of them together. */
let apps: FastifyInstance[];
beforeAll(async () => {
  store = await testDatabase();
  apps = await Promise.all(Array.from({ length: processes }, () => buildTestApp({ store, clock })));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await store.close();
});
// No attack lives on what another one has spent of the callers' budgets.
beforeEach(() => clock.pass(2 * 24 * 3600));

const appAt = (n: number): FastifyInstance => apps[n % apps.length] as FastifyInstance;

/** A caller at one of so many network addresses, answered by one of the processes. */
function callerAt(n: number, addresses: number): TestClient {
  const client = new TestClient(appAt(n));
  const place = n % addresses;
  client.address = `10.21.${Math.floor(place / 250)}.${place % 250}`;
  return client;
}

const send = (client: TestClient, email: string) => client.post('/player/verify/email', { email });
const verify = (client: TestClient, email: string, code: string) =>
  client.post('/player/verify/code', { email, code });
const anyCode = () => String(100_000 + Math.floor(random() * 900_000));

function tally(answers: readonly { status: number; body: Record<string, unknown> }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status, body } of answers) {
    const kind = `${status} ${typeof body['code'] === 'string' ? body['code'] : 'taken'}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

describe('O1 wrong codes for one address', { timeout: 600_000 }, () => {
  it('are judged five times a code and fifty times a day, from however many addresses', async () => {
    const email = 'o1@attack.example';
    const guesses = sizeOf(10_000);
    const perCode = Math.ceil(guesses / 10);
    const answers: Awaited<ReturnType<typeof verify>>[] = [];
    let sent = 0;
    let code = '';
    for (let n = 0; n < guesses; n += 1) {
      if (n % perCode === 0) {
        if ((await send(callerAt(n, 50), email)).status === 200) sent += 1;
        code = await codeTo(appAt(0), email);
      }
      const guess = anyCode();
      answers.push(await verify(callerAt(n, 50), email, guess === code ? otherCode(code) : guess));
      if (n % perCode === perCode - 1) clock.pass(800);
    }
    const counts = tally(answers);
    process.stderr.write(`O1: ${guesses} guesses, ${sent} codes, ${JSON.stringify([...counts])}\n`);
    expect(sent).toBe(10);
    expect(counts.get('200 taken') ?? 0).toBe(0);
    expect(counts.get('400 code_wrong')).toBe(50);
    expect((counts.get('429 code_spent') ?? 0) + (counts.get('429 too_many_attempts') ?? 0)).toBe(
      guesses - 50,
    );
  });
});

describe('O2 parallel guesses at one code', { timeout: 120_000 }, () => {
  it('are judged five times', async () => {
    const email = 'o2@attack.example';
    await send(callerAt(0, 50), email);
    const code = await codeTo(appAt(0), email);
    const size = Math.max(40, sizeOf(200));
    const answers = await Promise.all(
      Array.from({ length: size }, (_, n) => verify(callerAt(n, 50), email, otherCode(code))),
    );
    const counts = tally(answers);
    process.stderr.write(`O2: ${size} guesses, ${JSON.stringify([...counts])}\n`);
    expect(counts.get('400 code_wrong')).toBe(5);
    const row = await store.db
      .selectFrom('email_codes')
      .select('attempts')
      .where('attempts', '>', 5)
      .execute();
    expect(row).toEqual([]);
    expect((await verify(callerAt(1, 50), email, code)).body['code']).toBe('code_spent');
  });
});

describe('O3 parallel right codes', { timeout: 120_000 }, () => {
  it('are taken once, make one grant, and are told to the audit once', async () => {
    const email = 'o3@attack.example';
    await send(callerAt(0, 50), email);
    const code = await codeTo(appAt(0), email);
    const grants = () => store.db.selectFrom('email_grants').select('id').execute();
    const told = () =>
      store.db.selectFrom('audit_entries').select('id').where('operation', '=', 'verifyEmailCode').execute();
    const before = [(await grants()).length, (await told()).length] as const;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => verify(callerAt(n, 50), email, code)),
    );
    process.stderr.write(`O3: 50 right codes, ${JSON.stringify([...tally(answers)])}\n`);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await grants()).length - before[0]).toBe(1);
    expect((await told()).length - before[1]).toBe(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });
});

describe('O4 asking again after every five wrong codes', { timeout: 120_000 }, () => {
  it('never brings the budget of the day back', async () => {
    const email = 'o4@attack.example';
    let judged = 0;
    let sends = 0;
    const refused: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const { status } = await send(callerAt(n, 50), email);
      if (status === 200) sends += 1;
      else refused.push(n);
      const tries = status === 200 ? 5 : 0;
      for (let guess = 0; guess < tries; guess += 1) {
        const code = await codeTo(appAt(0), email);
        const answer = await verify(callerAt(n, 50), email, otherCode(code));
        if (answer.body['code'] === 'code_wrong') judged += 1;
      }
      clock.pass(800);
    }
    process.stderr.write(`O4: ${sends} codes, ${judged} judged\n`);
    expect(sends).toBe(10);
    expect(judged).toBe(50);
    expect(refused[0]).toBe(10);
  });
});

describe('O5 asking for codes to one inbox', { timeout: 600_000 }, () => {
  it('mails ten a day at most, from however many addresses', async () => {
    const email = 'o5@attack.example';
    const asks = sizeOf(1_000);
    const statuses: number[] = [];
    for (let n = 0; n < asks; n += 1) {
      statuses.push((await send(callerAt(n, 200), email)).status);
      clock.pass(Math.floor((23 * 3600) / asks));
    }
    const mails = await mailsTo(appAt(0), email);
    process.stderr.write(`O5: ${asks} asked, ${mails.length} mails\n`);
    expect(mails.length).toBe(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(asks - 10);
  });
});

describe('O6 clocks', () => {
  it.each([-600, 600])('a code keeps to the clock of the server, moved by %i seconds', async (seconds) => {
    const email = `o6${seconds}@attack.example`;
    clock.pass(seconds);
    await send(callerAt(1, 50), email);
    const code = await codeTo(appAt(0), email);
    clock.pass(299.9);
    // What a client says of its time is not even asked for.
    const headers = { date: new Date(clock.now() - 86_400_000).toUTCString() };
    const wrong = await callerAt(2, 50).post(
      '/player/verify/code',
      { email, code: otherCode(code) },
      { headers },
    );
    expect(wrong.body['code']).toBe('code_wrong');
    clock.pass(0.2);
    expect((await verify(callerAt(3, 50), email, code)).body['code']).toBe('code_expired');
  });
});

describe('O8 the spellings of an address', () => {
  it('share one code, one budget and one account', async () => {
    const spellings = [
      'Josée@Straße.example',
      ' JOSÉE@straße.example',
      'jose\u0301e@STRAẞE.example',
      'ｊosée@straße.example',
    ];
    const statuses: number[] = [];
    for (const [n, email] of spellings.entries()) statuses.push((await send(callerAt(n, 50), email)).status);
    expect(statuses).toEqual([200, 429, 429, 429]);
    clock.pass(31);
    const { client } = await provedAt(appAt(0), spellings[0] ?? '');
    const { status } = await client.post('/player/register', registrationOf(spellings[2] ?? ''));
    expect(status).toBe(201);
    clock.pass(31);
    await send(callerAt(5, 50), spellings[3] ?? '');
    const [mail] = await mailsTo(appAt(0), spellings[1] ?? '');
    expect(mail?.template).toBe('accountExists');
  });
});

describe('O10 parallel registrations of one address', { timeout: 120_000 }, () => {
  it('make one player, and the rest is refused alike', async () => {
    const email = 'o10@attack.example';
    const client = new TestClient(appAt(0));
    client.isBrowser = false;
    client.address = '10.22.0.1';
    const { grant } = await provedAt(appAt(0), email, client);
    const body = { ...registrationOf(email), grant };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => callerAt(n, 20).post('/player/register', body)),
    );
    expect([...tally(answers)].toSorted()).toEqual([
      ['201 taken', 1],
      ['400 email_unverified', 19],
    ]);
    const rows = await store.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
  });
});

describe('O12 an account made with somebody else’s address', () => {
  it('cannot be made without the code, and leaves nothing behind', async () => {
    const victim = 'o12@attack.example';
    const attacker = callerAt(7, 50);
    await send(attacker, victim);
    for (let n = 0; n < 5; n += 1) await verify(attacker, victim, otherCode(await codeTo(appAt(0), victim)));
    for (const claim of [{}, { emailVerified: true }, { grant: 'G'.repeat(43) }]) {
      const { status } = await attacker.post('/player/register', { ...registrationOf(victim), ...claim });
      expect(status).toBe(400);
    }
    const rows = await store.db.selectFrom('users').select('id').where('email', '=', victim).execute();
    expect(rows).toEqual([]);
    clock.pass(31);
    const { client } = await provedAt(appAt(1), victim);
    expect((await client.post('/player/register', registrationOf(victim))).status).toBe(201);
  });
});
