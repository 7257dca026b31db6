import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '#server/services/passwords.ts';
import { readContract } from '#scripts/contract-operations.ts';
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

describe('S3 an address that somebody else gives', () => {
  /** Operations that take an address and mail nobody because of it. */
  const mailsNobody: Readonly<Record<string, string>> = {
    registerPlayer: 'only an address that has just been proved is taken',
    signIn: 'its failures are counted',
    signInWithFacebook: 'only an address that has just been proved is taken',
    signInWithGoogle: 'only an address that has just been proved is taken',
    updateClub: 'the address of a point of contact is read-only',
  };
  const named = (schema: unknown): boolean => JSON.stringify(schema ?? {}).includes('"email":');

  it('is mailed within a budget by every operation that takes one', () => {
    const schemas = readContract(readFileSync('openapi.yaml', 'utf8')).components.schemas;
    const whole = (schema: unknown, depth = 0): unknown =>
      JSON.parse(JSON.stringify(schema ?? {}), (_key, value: unknown) => {
        const reference = (value as { $ref?: string } | null)?.$ref?.split('/').at(-1);
        return reference === undefined || depth > 4 ? value : whole(schemas[reference], depth + 1);
      });
    const taking = builtOperations.filter(({ requestBody }) =>
      named(whole(requestBody?.content['application/json']?.schema)),
    );
    const mailing = taking.filter(({ operationId }) => !Object.hasOwn(mailsNobody, operationId));
    expect(mailing.map(({ operationId }) => operationId).toSorted()).toEqual([
      'createClub',
      'createPlayer',
      'proposeAssociation',
      'requestPasswordReset',
      'sendEmailCode',
      'setPassword',
      'verifyEmailCode',
    ]);
    for (const { operationId, 'x-limits': limits } of mailing) {
      expect([operationId, limits.rate !== undefined]).toEqual([operationId, true]);
    }
  });

  it('is mailed five proposals an hour in all, and no sender is told', async () => {
    const [club2, staff] = [await signedIn('club2'), await signedIn('staff')];
    const email = 'guest@baulk.example';
    const statuses: number[] = [];
    for (const [client, clubs] of [
      [club2, [2]],
      [staff, [3]],
      [club2, [2]],
      [staff, [4]],
      [club2, [2]],
      [staff, [5]],
      [club2, [2]],
    ] as const) {
      statuses.push((await client.post('/player/association', { email, clubs: [...clubs] })).status);
    }
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 200));
    const proposals = (await mailsTo(server.app, email)).filter(({ template }) => template === 'association');
    expect(proposals).toHaveLength(5);
  });

  it('B14 is mailed its first link five times an hour more, by all administrators together', async () => {
    const [club, owner] = [await signedIn('club'), await signedIn('owner')];
    const { body } = await club.post('/player', personAt('waiting@budgets.example', [1]));
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const client = n % 2 === 0 ? club : owner;
      statuses.push((await client.post(`/user/${String(body['id'])}/resend-password-email`, {})).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, ...Array.from({ length: 7 }, () => 429)]);
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

  /** What a player may do again and again without a budget, by what bounds it. */
  const boundedBy: Readonly<Record<string, string>> = {
    callMatch: 'for who organises the tournament, or whom a club has confirmed as its referee',
    endCalendarFeed: 'ends what renewCalendarFeed has begun',
    endMatch: 'for whom a club has confirmed as a referee, of a match that was given to that person',
    endSessions: 'ends what a sign-in has begun',
    recordFrame: 'for whom a club has confirmed as a referee, of a match that was given to that person',
    releaseHold: 'ends what holdTable has begun',
    removeSecondFactor: 'ends what confirmSecondFactor has begun',
    startMatch: 'for whom a club has confirmed as a referee, of a match that was given to that person',
    undoFrame: 'for whom a club has confirmed as a referee, of a match that was given to that person',
    withdrawJoinRequest: 'takes back what createJoinRequest has asked',
  };
  const ofPlayers = builtOperations.filter(({ method, 'x-access': { who, roles = [] } }) => {
    const isPlayers = who === 'signedIn' || (who === 'roles' && roles.includes(5));
    return method !== 'get' && isPlayers;
  });

  it.each(ofPlayers.map((operation) => [operation.operationId, operation] as const))(
    '%s has a budget for who has registered alone, or is bounded by another one',
    (id, operation) => {
      const isBound = operation['x-limits'].rate?.per === 'account';
      expect(isBound).toBe(!Object.hasOwn(boundedBy, id));
    },
  );
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
