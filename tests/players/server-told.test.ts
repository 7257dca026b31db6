import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, requestOf } from '#tests/attack/offices.ts';
import { deleteAs } from '#tests/clubs/deleting.ts';
import { clubPayload } from '#tests/clubs/payload.ts';
import { mailsTo, tokenTo } from '#tests/mail/inbox.ts';
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

/** What writes an account, by what then tells its owner by mail. */
const tellingOf: Readonly<Record<string, string>> = {
  'server/clubs/contact.ts': 'server/clubs/saving.ts',
  'server/clubs/freeing.ts': 'server/clubs/freeing.ts',
  'server/password/change.ts': 'server/password/change.ts',
  'server/password/redeem.ts': 'server/password/redeem.ts',
  'server/personal-data/store.ts': 'server/personal-data/handlers.ts',
  'server/players/adding.ts': 'server/players/adding.ts',
  'server/players/changing.ts': 'server/players/changing.ts',
  'server/players/memberships.ts': 'server/players/association.ts',
  'server/players/requests.ts': 'server/players/joining.ts',
  'server/profile/handlers.ts': 'server/profile/handlers.ts',
  'server/registration/store.ts': 'server/registration/handlers.ts',
  'server/second-factor/store.ts': 'server/second-factor/handlers.ts',
  'server/social/store.ts': 'server/social/admit.ts',
};

/** What writes an account and changes nothing that its owner would have to hear. */
const excused: Readonly<Record<string, string>> = {
  'server/commands/first-administrator.ts': 'an account that nobody has yet, whose link is printed',
  'server/session/open.ts': 'that somebody has signed in for the first time',
  'server/sign-in/handlers.ts': 'the same password, hashed at the present cost',
  'server/terms/handlers.ts': 'that the owner has accepted the terms',
};

const wordsOf = (mail: string): string => mail.replaceAll(/\s+/g, ' ');

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
    await club.put('/player', { userId: id, firstName: 'Odette', mobile: '3055550001' });
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
    for (const change of [{ firstName: 'Odette' }, { lastName: 'Petit' }, { mobile: '3055550002' }]) {
      const { status, body } = await club.put('/player', { userId: id, ...change });
      expect([change, status, body['code']]).toEqual([change, 409, 'member_elsewhere']);
    }
    expect((await club.put('/player', { userId: id, currency: 'EUR' })).status).toBe(200);
    expect((await owner.put('/player', { userId: id, firstName: 'Odette' })).status).toBe(200);
  });

  it('S25 is told where the association changes who answers for a club, with the club or as the club goes', async () => {
    const { body } = await owner.post('/club', clubPayload());
    const clubId = Number(body['id']);
    const { user } = (await owner.get(`/club/${clubId}`)).body as {
      user: { email: string; userId: number; pocCountryCode: string; pocMobile: string };
    };
    const { userId, email, pocCountryCode, pocMobile } = user;
    const contact = { userId, email, pocCountryCode, pocMobile, fullName: 'Odette Petit' };
    const change = { club: { clubId }, user: contact };
    expect((await owner.put('/club', change)).status).toBe(200);
    const told = 'by the association: ';
    expect(wordsOf(await newest(email))).toContain(`${told}the name.`);
    const phone = { ...change, user: { ...contact, pocMobile: '5045550004' } };
    expect((await owner.put('/club', phone)).status).toBe(200);
    expect(wordsOf(await newest(email))).toContain(`${told}the phone number.`);
    const mails = (await mailsTo(server.app, email)).length;
    expect((await owner.put('/club', { ...phone, club: { clubId, city: 'Elsewhere' } })).status).toBe(200);
    expect(await mailsTo(server.app, email)).toHaveLength(mails);
    await server.store.db.updateTable('users').set({ status_id: 1 }).where('id', '=', userId).execute();
    expect((await deleteAs(server, owner, `/club/${clubId}`)).status).toBe(200);
    const gone = wordsOf(await newest(email));
    expect(gone).toContain(`${told}the role; you have been signed out everywhere; the clubs`);
  });

  it('S25 is told when a club lets somebody in or go, and when a proposal is taken', async () => {
    const { id, email, client } = await member();
    const { name } = await server.store.db
      .selectFrom('clubs')
      .select('name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const toldBy = (who: string) => `just now${who}: the clubs to which you belong.`;
    expect(wordsOf(await newest(email))).toContain(toldBy(` by ${name}`));
    const count = async () => (await mailsTo(server.app, email)).length;
    const before = await count();
    await client.post('/club/1/join-requests', { kind: 'leave' });
    for (const isAccepted of [false, true]) {
      const request = await requestOf(server, id, 1);
      expect((await club.put('/club/1/join-requests', { id: request, isAccepted })).status).toBe(200);
      expect([isAccepted, await count()]).toEqual([isAccepted, isAccepted ? before + 1 : before]);
      if (!isAccepted) await client.post('/club/1/join-requests', { kind: 'leave' });
    }
    await club2.post('/player/association', { email, clubs: [2] });
    const token = await tokenTo(server.app, email);
    expect((await client.put('/player/association/confirm', { token }, { token: null })).status).toBe(200);
    expect(wordsOf(await newest(email))).toContain(toldBy(''));
  });

  it('S25 is told by everything that writes an account or a membership, or is excused by name', () => {
    const writes = /(?:updateTable|insertInto|deleteFrom)\('(?:users|club_members)'\)/;
    const writing = globSync('server/**/*.ts')
      .filter((path) => !path.startsWith('server/demo/') && writes.test(readFileSync(path, 'utf8')))
      .map((path) => path.replaceAll('\\', '/'));
    expect(writing.toSorted()).toEqual([...Object.keys(tellingOf), ...Object.keys(excused)].toSorted());
    for (const [path, telling] of Object.entries(tellingOf)) {
      const text = readFileSync(telling, 'utf8');
      expect([path, /tellOwner\(|tellChanged\(|outbox\.add\(|sendLink\(/.test(text)]).toEqual([path, true]);
    }
  });

  it('S25 is told where the owner has done it, too: name, phone, pin and referee, and nothing else', async () => {
    const { email, client } = await member();
    await client.put('/profile', { mobile: '3055550003', pin: '4711' });
    expect(wordsOf(await newest(email))).toContain('just now: the phone number; the PIN.');
    await client.put('/profile', { middleName: 'Lou' });
    expect(wordsOf(await newest(email))).toContain('just now: the name.');
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
