import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '#server/services/passwords.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import { testSecrets } from '#tests/support/database.ts';
import { builtOperations } from '#tests/support/operations.ts';
import { somebodyAt, startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const signedIn = async (name: string): Promise<TestClient> => {
  const client = somebodyAt(server.app);
  await client.signIn(`${name}@baulk.example`);
  return client;
};
const addressOf = (n: number): string => `stranger${n}@budgets.example`;
const personAt = (email: string, clubs: number[]) => ({
  firstName: 'Odile',
  lastName: 'Fournier',
  email,
  countryCode: 'US,+1',
  mobile: '',
  currency: 'USD',
  roleId: 5,
  clubs,
  isReferee: false,
});

describe('S2 hashes', () => {
  it('are made for the pins of one account ten times an hour, and no more are begun', async () => {
    const client = await signedIn('player');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => client.put('/profile', { pin: String(1000 + n) })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await client.put('/profile', { city: 'Bern' })).status).toBe(200);
  });

  it('that are newly set wait behind sign-ins, which have places of their own', async () => {
    const passwords = createPasswords(testSecrets, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    const kept = await passwords.hash('Baulk#2026');
    const order: string[] = [];
    const flood = Array.from({ length: 30 }, () =>
      passwords.hash('4711').then(
        () => order.push('set'),
        () => order.push('refused'),
      ),
    );
    const judged = Array.from({ length: 15 }, () =>
      passwords.matches('Baulk#2026', kept).then((isRight) => order.push(isRight ? 'judged' : 'wrong')),
    );
    await Promise.all([...flood, ...judged]);
    expect(order.filter((one) => one === 'judged')).toHaveLength(15);
    expect(order.filter((one) => one === 'refused')).toHaveLength(4);
    expect(order.lastIndexOf('judged')).toBeLessThan(order.lastIndexOf('set'));
  });
});

describe('S2 everything that hashes', () => {
  it('is bound before it does, by a budget of the contract or one of its own', () => {
    const hashing = globSync('server/**/*.ts')
      .filter((path) => !path.startsWith('server/demo/'))
      .filter((path) => /passwords\.hash\(/.test(readFileSync(path, 'utf8')))
      .map((path) => path.replaceAll('\\', '/'));
    expect(hashing.toSorted()).toEqual([
      'server/password/change.ts',
      'server/password/redeem.ts',
      'server/profile/handlers.ts',
      'server/registration/handlers.ts',
      'server/sign-in/handlers.ts',
    ]);
    // The profile has its own, which is held above; a sign-in hashes again only what has proved right.
    for (const id of ['changePassword', 'setPassword', 'activateUser', 'registerPlayer']) {
      const operation = builtOperations.find(({ operationId }) => operationId === id);
      const { rate } = operation?.['x-limits'] ?? {};
      expect([id, Number(rate?.max) <= 20 && Number(rate?.seconds) >= 3600]).toEqual([id, true]);
    }
  });
});

describe('S3 people whom a desk adds', () => {
  it('are thirty an hour at most', async () => {
    const desk = await signedIn('desk');
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1) {
      statuses.push((await desk.post('/player', personAt(addressOf(n), [1]))).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 201));
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
  });

  it('are answered alike whether the address is free or somebody’s of another club, who is asked by mail', async () => {
    const club2 = await signedIn('club2');
    const email = 'referee@baulk.example';
    const known = await club2.post('/player', personAt(email, [2]));
    const free = await club2.post('/player', personAt('free@budgets.example', [2]));
    expect([known.status, known.body['message']]).toEqual([free.status, free.body['message']]);
    expect(Number(free.body['id']) - Number(known.body['id'])).toBeLessThan(4);
    expect((await mailsTo(server.app, email))[0]?.template).toBe('association');
    expect((await club2.get('/player?search=referee@baulk.example')).body['total']).toBe(0);
  });

  it('are told to be there already to the association, and to a club whose own member it is', async () => {
    const owner = await signedIn('owner');
    const club = await signedIn('club');
    for (const client of [owner, club]) {
      const { body } = await client.post('/player', personAt('player@baulk.example', [1]));
      expect(body['code']).toBe('email_taken');
    }
  });
});

describe('S5 guesses from the network of a club', () => {
  it('keep nobody there from signing in with a browser that is known', async () => {
    const network = somebodyAt(server.app);
    await network.signIn('guest@baulk.example');
    const thief = server.client();
    thief.address = network.address;
    let last = 0;
    for (let n = 0; n < 101; n += 1) {
      last = (
        await thief.post('/login', { email: `g${n}@budgets.example`, password: 'x', shouldRemember: false })
      ).status;
    }
    expect(last).toBe(429);
    expect((await network.signIn('guest@baulk.example')).userInfo.email).toBe('guest@baulk.example');
  });
});

describe('S19 sessions of one account', () => {
  it('are twenty at most; the oldest ends, and the history says so', async () => {
    const clients: TestClient[] = [];
    for (let n = 0; n < 21; n += 1) clients.push(await signedIn('referee'));
    const statuses = await Promise.all(clients.map(async (client) => (await client.get('/profile')).status));
    expect(statuses).toEqual([401, ...Array.from({ length: 20 }, () => 200)]);
    const many = await Promise.all(Array.from({ length: 4 }, () => signedIn('referee')));
    const open = await many[0]?.get('/session');
    expect(open?.body['rows']).toHaveLength(20);
  });
});

describe('S20 requests to join', () => {
  it('are sixty an hour at most, so that asking and withdrawing fills no audit', async () => {
    const guest = await signedIn('guest');
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) {
      statuses.push((await guest.post('/club/3/join-requests', { kind: 'join' })).status);
      if (n < 60) await guest.delete('/club/3/join-requests');
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});

describe('S23 links that strangers ask for', () => {
  it('use up the budget of the asker, and leave the owner a link', async () => {
    const email = 'desk2@baulk.example';
    const owner = await signedIn('desk2');
    const stranger = somebodyAt(server.app);
    for (let n = 0; n < 8; n += 1) await stranger.put('/user/forgotPassword', { email });
    const links = async (): Promise<number> =>
      (await mailsTo(server.app, email)).filter(({ template }) => template === 'passwordReset').length;
    expect(await links()).toBe(3);
    for (let n = 0; n < 9; n += 1) await somebodyAt(server.app).put('/user/forgotPassword', { email });
    expect(await links()).toBe(5);
    await owner.put('/user/forgotPassword', { email }, { token: null });
    expect(await links()).toBe(6);
  });
});
