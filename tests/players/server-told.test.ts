import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/mail/inbox.ts';
import { newMember } from '#tests/attack/offices.ts';
import { somebodyAt, startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let club: TestClient;
let club2: TestClient;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  const signedIn = async (name: string): Promise<TestClient> => {
    const client = somebodyAt(server.app);
    await client.signIn(`${name}@baulk.example`);
    return client;
  };
  [club, club2, owner] = [await signedIn('club'), await signedIn('club2'), await signedIn('owner')];
});
afterAll(() => server.close());

const member = () => newMember({ server, club, club2, owner }, 'a request to join');
const newest = async (email: string): Promise<string> =>
  (await mailsTo(server.app, email)).map(({ subject, text }) => `${subject}\n${text}`)[0] ?? '';

describe('what others change in an account', () => {
  it('S13 ends all its sessions when it is the role, and is told to the owner', async () => {
    const { id, email, client } = await member();
    expect((await client.get('/profile')).status).toBe(200);
    expect((await club.put('/player', { userId: id, roleId: 4 })).status).toBe(200);
    expect((await client.get('/profile')).status).toBe(401);
    expect((await newest(email)).replaceAll(/\s+/g, ' ')).toContain('the role; you have been signed out');
  });

  it('S14 is told to the owner with the club that has done it', async () => {
    const { id, email } = await member();
    await club.put('/player', { userId: id, firstName: 'Odette', mobile: '5550001' });
    const { name } = await server.store.db
      .selectFrom('clubs')
      .select('name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const mail = await newest(email);
    expect(mail.replaceAll(/\s+/g, ' ')).toContain(`by ${name}: the name; the phone number.`);
  });

  it('S14 is not the name or the phone of who belongs to another club as well: they are the member’s own', async () => {
    const { id, client } = await member();
    await client.post('/club/2/join-requests', { kind: 'join' });
    const rows = (await club2.get('/club/2/join-requests?limit=1000')).body['rows'] as {
      id: number;
      userId: number;
    }[];
    const waiting = rows.find(({ userId }) => userId === id);
    await club2.put('/club/2/join-requests', { id: waiting?.id, isAccepted: true });
    for (const change of [{ firstName: 'Odette' }, { lastName: 'Petit' }, { mobile: '5550002' }]) {
      const { status, body } = await club.put('/player', { userId: id, ...change });
      expect([change, status, body['code']]).toEqual([change, 409, 'member_elsewhere']);
    }
    expect((await club.put('/player', { userId: id, currency: 'EUR' })).status).toBe(200);
    expect((await owner.put('/player', { userId: id, firstName: 'Odette' })).status).toBe(200);
  });

  it('S25 is told where the owner has done it, too: phone, pin and referee, and nothing else', async () => {
    const { email, client } = await member();
    await client.put('/profile', { mobile: '5550003', pin: '4711' });
    expect((await newest(email)).replaceAll(/\s+/g, ' ')).toContain('just now: the phone number; the PIN.');
    const before = (await mailsTo(server.app, email)).length;
    await client.put('/profile', { city: 'Bern' });
    expect((await mailsTo(server.app, email)).length).toBe(before);
    await client.put('/profile', { isReferee: true });
    expect(await newest(email)).toContain('whether you are a referee');
  });
});

describe('a sign-in from a browser that was not used for the account before', () => {
  it('S25 is told to the owner, once for each kind of browser, and not of the first one of all', async () => {
    const { email, client } = await member();
    const told = async (): Promise<number> =>
      (await mailsTo(server.app, email)).filter(({ subject }) => subject.includes('new sign-in')).length;
    expect(await told()).toBe(0);
    await client.signIn(email);
    expect(await told()).toBe(0);
    for (let time = 0; time < 2; time += 1) await somebodyAt(server.app).signIn(email);
    expect(await told()).toBe(1);
  });
});
