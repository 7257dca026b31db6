import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let owner: TestClient;
let brooklyn: TestClient;
let obelisco: TestClient;
beforeAll(async () => {
  server = await startServer();
  [owner, brooklyn, obelisco] = [server.client(), server.client(), server.client()];
  await owner.signIn('owner@baulk.example');
  await brooklyn.signIn('club@baulk.example');
  await obelisco.signIn('club2@baulk.example');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.store.db.deleteFrom('club_subscriptions').execute();
  await server.store.db.deleteFrom('limits').execute();
});

const membership = { clubId: 1, name: 'Adult membership', amount: 4550, interval: 'month' };
const add = (body: object = membership, client = brooklyn, key?: string) =>
  client.post('/club/subscription', body, key === undefined ? {} : { headers: { 'idempotency-key': key } });
const namesFor = async (client: TestClient, query = '') =>
  (
    (await client.get(`/club/subscription?limit=1000&pageNumber=1${query}`)).body['rows'] as {
      name: string;
    }[]
  ).map(({ name }) => name);

describe('C-7.09 a subscription of a club', () => {
  it('C-3.53 is made by who runs the club, in its currency, and stands in the list with who made it and when', async () => {
    expect(await add()).toMatchObject({ status: 201, body: { message: 'Adult membership was added' } });
    const { body } = await brooklyn.get('/club/subscription');
    expect(body).toMatchObject({
      total: 1,
      rows: [
        {
          name: 'Adult membership',
          amount: 4550,
          currency: 'USD',
          interval: 'month',
          club: { clubId: 1 },
          createdBy: { userId: 3 },
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ],
    });
  });

  it('is made once, however often it is sent under one key, and another one under that key is refused', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add(membership, brooklyn, 'a-key-of-its-own-1')));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(await namesFor(brooklyn)).toHaveLength(1);
    expect(await add({ ...membership, amount: 1 }, brooklyn, 'a-key-of-its-own-1')).toMatchObject({
      status: 400,
      body: { code: 'repeated_differently' },
    });
  });

  it('has a name of its own in its club, whatever its case; a refused one leaves its key free', async () => {
    await add();
    const again = { ...membership, name: ' adult MEMBERSHIP ' };
    expect(await add(again, brooklyn, 'a-key-of-its-own-2')).toMatchObject({
      status: 409,
      body: { code: 'subscription_exists' },
    });
    await server.store.db.deleteFrom('club_subscriptions').execute();
    expect((await add(again, brooklyn, 'a-key-of-its-own-2')).status).toBe(201);
  });

  it.each([
    ['another club', { clubId: 2 }, 409],
    ['no price', { amount: 0 }, 400],
    ['a part of a cent', { amount: 1.5 }, 400],
    ['a name of blanks', { name: '  ' }, 400],
    ['a price in money of its own', { currency: 'EUR' }, 400],
  ])('is not made for %s', async (_what, given, status) => {
    expect((await add({ ...membership, ...given })).status).toBe(status);
    expect(await namesFor(brooklyn)).toEqual([]);
  });

  it('is told in the audit', async () => {
    await add();
    const { body } = await owner.get('/audit?kind=subscription');
    expect(JSON.stringify(body)).toContain('Adult membership');
  });
});

describe('C-7.09 an offer that is withdrawn', () => {
  const withdraw = async (client = brooklyn) => {
    const { body } = await add();
    return { id: body['id'], ...(await client.delete(`/subscription/${String(body['id'])}`)) };
  };

  it('leaves the list of the club that nobody has it of, gives its name back and is told in the audit', async () => {
    expect(await withdraw()).toMatchObject({
      status: 200,
      body: { message: 'Adult membership was withdrawn.' },
    });
    expect(await namesFor(brooklyn)).toEqual([]);
    expect((await add()).status).toBe(201);
    const { body } = await owner.get('/audit?kind=subscription');
    expect(JSON.stringify(body)).toContain('withdrawClubSubscription');
  });

  it('is the own club’s alone', async () => {
    expect((await withdraw(obelisco)).status).toBe(404);
    expect(await namesFor(brooklyn)).toEqual(['Adult membership']);
  });
});

describe('C-7.07 the subscriptions', () => {
  it('A-1.18 are seen by their own club and by the association, by club and by who made them', async () => {
    await add();
    await add({ ...membership, clubId: 2, name: 'Membresía' }, obelisco);
    expect(await namesFor(brooklyn)).toEqual(['Adult membership']);
    expect(await namesFor(obelisco)).toEqual(['Membresía']);
    expect(await namesFor(owner)).toEqual(['Membresía', 'Adult membership']);
    expect(await namesFor(owner, '&clubName=OBELISCO')).toEqual(['Membresía']);
    expect(await namesFor(owner, '&createdBy=3')).toEqual(['Adult membership']);
    expect(await namesFor(obelisco, '&createdBy=3')).toEqual([]);
  });

  it('come page by page', async () => {
    for (const name of ['One', 'Two', 'Three']) await add({ ...membership, name });
    const { body } = await brooklyn.get('/club/subscription?limit=2&pageNumber=2');
    expect(body).toMatchObject({ total: 3, rows: [{ name: 'One' }] });
  });
});
