import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { linkTo, mailsTo, tokenTo } from '#tests/mail/inbox.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Request = components['schemas']['JoinRequest'];

let server: TestServer;
let guest: TestClient;
let club: TestClient;
let desk: TestClient;
let club2: TestClient;
let owner: TestClient;
let guestId = 0;
beforeAll(async () => {
  server = await startServer();
  const signedIn = async (name: string): Promise<TestClient> => {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    return client;
  };
  guest = await signedIn('guest');
  club = await signedIn('club');
  desk = await signedIn('desk');
  club2 = await signedIn('club2');
  owner = await signedIn('owner');
  guestId = Number((await guest.get('/profile')).body['userId']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.store.db.deleteFrom('club_members').where('user_id', '=', guestId).execute();
});

const ask = (kind: 'join' | 'leave', clubId = 1) => guest.post(`/club/${clubId}/join-requests`, { kind });
const answer = (client: TestClient, id: number, isAccepted: boolean, clubId = 1) =>
  client.put(`/club/${clubId}/join-requests`, { id, isAccepted });
const clubsOf = async (client: TestClient): Promise<number[]> =>
  ((await client.get('/profile')).body['clubs'] as { clubId: number }[]).map(({ clubId }) => clubId);

async function waiting(client: TestClient = club, clubId = 1): Promise<Request[]> {
  const { status, body } = await client.get(`/club/${clubId}/join-requests?limit=1000`);
  expect(status).toBe(200);
  return body['rows'] as Request[];
}

async function own(client: TestClient = club): Promise<Request> {
  const found = (await waiting(client)).find(({ userId }) => userId === guestId);
  if (!found) throw new Error('The guest waits for no answer.');
  return found;
}

describe('asking to join', () => {
  it('A-1.10 waits for the club, and membership opens with its answer from the next call on', async () => {
    expect((await ask('join')).status).toBe(201);
    expect((await guest.get('/profile')).body['clubRequests']).toMatchObject([{ clubId: 1, kind: 'join' }]);
    expect(await clubsOf(guest)).toEqual([]);
    const request = await own();
    expect(request).toMatchObject({ email: 'guest@baulk.example', kind: 'join' });
    expect((await answer(desk, request.id, true)).status).toBe(200);
    expect(await clubsOf(guest)).toEqual([1]);
    expect((await guest.get('/profile')).body['clubRequests']).toEqual([]);
  });

  it('comes to nothing when the club declines, and can be tried again', async () => {
    await ask('join');
    expect((await answer(club, (await own()).id, false)).status).toBe(200);
    expect(await clubsOf(guest)).toEqual([]);
    expect((await ask('join')).status).toBe(201);
  });

  it('is said once, and not by a member', async () => {
    const answers = await Promise.all([ask('join'), ask('join'), ask('join')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await ask('join')).body['code']).toBe('already_asked');
    await answer(club, (await own()).id, true);
    expect((await ask('join')).body['code']).toBe('already_member');
  });

  it('is not possible at a club that is switched off or not there', async () => {
    const { db } = server.store;
    const off = await db
      .selectFrom('clubs')
      .select('id')
      .where('status_id', '=', 2)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const clubId of [off.id, 2_147_483_647]) expect((await ask('join', clubId)).status).toBe(404);
  });
});

const withdraw = (clubId = 1) => guest.delete(`/club/${clubId}/join-requests`);

async function joinClub(): Promise<void> {
  await ask('join');
  await answer(club, (await own()).id, true);
}

describe('taking a request to join back', () => {
  it('A-1.10 leaves nothing for the club to answer, and the club can be asked again', async () => {
    await ask('join');
    const { id } = await own();
    const { status, body } = await withdraw();
    expect(status).toBe(200);
    expect(body['message']).toMatch(/ is not asked any more\.$/);
    expect((await guest.get('/profile')).body['clubRequests']).toEqual([]);
    expect((await waiting()).filter(({ userId }) => userId === guestId)).toEqual([]);
    expect((await answer(club, id, true)).body['code']).toBe('already_answered');
    expect(await clubsOf(guest)).toEqual([]);
    expect((await ask('join')).status).toBe(201);
  });

  it('ends no membership, and no request that is not there', async () => {
    expect((await withdraw()).body['code']).toBe('already_answered');
    expect((await withdraw(2_147_483_647)).body['code']).toBe('not_found');
    await joinClub();
    expect((await withdraw()).body['code']).toBe('already_answered');
    expect(await clubsOf(guest)).toEqual([1]);
  });

  it('and its answer at the same moment are one or the other', async () => {
    await ask('join');
    const { id } = await own();
    const [back, answered] = await Promise.all([withdraw(), answer(club, id, true)]);
    expect([back.status, answered.status].toSorted()).toEqual([200, 409]);
    expect(await clubsOf(guest)).toEqual(answered.status === 200 ? [1] : []);
  });

  it('is told to the audit', async () => {
    await ask('join');
    const { id } = await own();
    await withdraw();
    const told = await server.store.db
      .selectFrom('audit_entries')
      .select(['operation', 'club_id'])
      .where('kind', '=', 'membership')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(told).toEqual(
      ['createJoinRequest', 'withdrawJoinRequest'].map((operation) => ({ operation, club_id: 1 })),
    );
  });
});

describe('asking to leave', () => {
  it('keeps the membership until the club agrees', async () => {
    await ask('join');
    await answer(club, (await own()).id, true);
    expect((await ask('leave')).status).toBe(201);
    expect((await ask('leave')).body['code']).toBe('already_asked');
    expect(await clubsOf(guest)).toEqual([1]);
    const request = await own();
    expect(request.kind).toBe('leave');
    expect((await answer(club, request.id, false)).status).toBe(200);
    expect(await clubsOf(guest)).toEqual([1]);
    await ask('leave');
    expect((await answer(club, (await own()).id, true)).status).toBe(200);
    expect(await clubsOf(guest)).toEqual([]);
    expect((await ask('leave')).body['code']).toBe('not_member');
  });
});

describe('taking a request to leave back', () => {
  it('A-1.10 goes on with the membership and leaves nothing for the club to answer', async () => {
    await joinClub();
    await ask('leave');
    const { id } = await own();
    const { status, body } = await withdraw();
    expect(status).toBe(200);
    expect(body['message']).toMatch(/^You stay a member of /);
    expect(await clubsOf(guest)).toEqual([1]);
    expect((await guest.get('/profile')).body['clubRequests']).toEqual([]);
    expect((await answer(club, id, true)).body['code']).toBe('already_answered');
    expect((await withdraw()).body['code']).toBe('already_answered');
    expect((await ask('leave')).status).toBe(201);
  });

  it('takes back nobody else’s', async () => {
    await joinClub();
    await ask('leave');
    const player = server.client();
    await player.signIn('player@baulk.example');
    expect((await player.delete('/club/1/join-requests')).body['code']).toBe('already_answered');
    expect((await own()).kind).toBe('leave');
  });

  it('and its answer at the same moment are one or the other', async () => {
    await joinClub();
    await ask('leave');
    const { id } = await own();
    const [back, answered] = await Promise.all([withdraw(), answer(club, id, true)]);
    expect([back.status, answered.status].toSorted()).toEqual([200, 409]);
    expect(await clubsOf(guest)).toEqual(answered.status === 200 ? [] : [1]);
  });

  it('is told to the audit', async () => {
    await joinClub();
    await ask('leave');
    const { id } = await own();
    await withdraw();
    const told = await server.store.db
      .selectFrom('audit_entries')
      .select(['operation', 'club_id'])
      .where('kind', '=', 'membership')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(told).toEqual(
      ['createJoinRequest', 'withdrawJoinRequest'].map((operation) => ({ operation, club_id: 1 })),
    );
  });
});

describe('answering', () => {
  it('is done once, whoever of the club is first', async () => {
    await ask('join');
    const { id } = await own();
    const answers = await Promise.all([
      answer(club, id, true),
      answer(desk, id, false),
      answer(club, id, true),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await answer(club, id, true)).body['code']).toBe('already_answered');
  });

  it('an old answer does not meet a later request', async () => {
    await ask('join');
    const joining = await own();
    await answer(club, joining.id, true);
    await ask('leave');
    expect((await answer(desk, joining.id, true)).body['code']).toBe('already_answered');
    expect(await clubsOf(guest)).toEqual([1]);
  });

  it('A2 is for the own club alone', async () => {
    await ask('join');
    const { id } = await own();
    expect((await club2.get('/club/1/join-requests')).status).toBe(404);
    expect((await answer(club2, id, true)).status).toBe(404);
    expect((await answer(club2, id, true, 2)).status).toBe(409);
    expect(await clubsOf(guest)).toEqual([]);
    expect((await owner.get('/club/1/join-requests')).status).toBe(403);
  });

  it('tells the audit who asked and who answered', async () => {
    await ask('join');
    const { id } = await own();
    await answer(club, id, true);
    const told = await server.store.db
      .selectFrom('audit_entries')
      .select(['operation', 'club_id'])
      .where('kind', '=', 'membership')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(told).toEqual(
      ['createJoinRequest', 'answerJoinRequest'].map((operation) => ({ operation, club_id: 1 })),
    );
  });
});

describe('proposing clubs', () => {
  const email = 'guest@baulk.example';
  const propose = (client: TestClient, more: object) => client.post('/player/association', more);

  it('A-6.22, A-2.11 mails a player a link, which is redeemed once and by nobody else', async () => {
    expect((await propose(club, { email, clubs: [1] })).status).toBe(200);
    expect((await linkTo(server.app, email)).pathname).toBe('/playerClubAssociation');
    expect(await clubsOf(guest)).toEqual([]);
    const token = await tokenTo(server.app, email);
    const visitor = server.client();
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor.put('/player/association/confirm', { token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await clubsOf(guest)).toEqual([1]);
    const again = await visitor.put('/player/association/confirm', { token });
    expect(again.body['code']).toBe('link_invalid');
  });

  it('A-6.21 proposes many clubs for the association, and one of the own for a club', async () => {
    expect((await propose(owner, { userId: guestId, clubs: [1, 2] })).status).toBe(200);
    const token = await tokenTo(server.app, email);
    await server.client().put('/player/association/confirm', { token });
    expect((await clubsOf(guest)).toSorted()).toEqual([1, 2]);
    expect((await propose(club, { email, clubs: [1, 2] })).status).toBe(400);
    expect((await propose(club, { email: 'referee@baulk.example', clubs: [2] })).status).toBe(404);
    expect((await propose(club, { userId: 10, clubs: [1] })).status).toBe(404);
    expect((await propose(club, { email, clubs: [1] })).body['code']).toBe('already_member');
    expect((await propose(club, { clubs: [1] })).status).toBe(400);
  });

  it('answers an address that nobody has like any other, and mails nobody', async () => {
    const known = await propose(club, { email, clubs: [1] });
    const unknown = await propose(club, { email: 'nobody@nowhere.example', clubs: [1] });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo(server.app, 'nobody@nowhere.example')).toEqual([]);
    const admin = await propose(club, { email: 'club2@baulk.example', clubs: [1] });
    expect(admin.body).toEqual(known.body);
  });

  it('is worth nothing when it is too old, made up, or its club is switched off', async () => {
    await propose(club, { email, clubs: [1] });
    const token = await tokenTo(server.app, email);
    const { db } = server.store;
    await db.updateTable('clubs').set({ status_id: 2 }).where('id', '=', 1).execute();
    const off = await server.client().put('/player/association/confirm', { token });
    expect(off.body['code']).toBe('link_invalid');
    await db.updateTable('clubs').set({ status_id: 1 }).where('id', '=', 1).execute();
    await propose(owner, { email, clubs: [1] });
    const other = await tokenTo(server.app, email);
    server.pass(73 * 3600);
    for (const bad of [other, 'x'.repeat(43), 'short']) {
      const { status, body } = await server.client().put('/player/association/confirm', { token: bad });
      expect([status, body['code']]).toEqual([400, 'link_invalid']);
    }
  });
});

describe('declining what a club proposes', () => {
  const email = 'guest@baulk.example';
  const propose = (client: TestClient, more: object) => client.post('/player/association', more);
  const decline = (token: string) => server.client().put('/player/association/decline', { token });
  const mailed = async (): Promise<number> =>
    (await mailsTo(server.app, email)).filter(({ template }) => template === 'association').length;
  beforeEach(async () => {
    // An hour on, so that no budget of another test is met.
    server.pass(3601);
    await server.store.db.deleteFrom('association_proposals').execute();
    for (const [client, name] of [
      [guest, 'guest'],
      [club, 'club'],
      [desk, 'desk'],
      [owner, 'owner'],
    ] as const) {
      await client.signIn(`${name}@baulk.example`);
    }
  });

  it('A-2.11 uses the link up and makes nobody a member', async () => {
    await propose(club, { email, clubs: [1] });
    const token = await tokenTo(server.app, email);
    const answers = await Promise.all([1, 2, 3].map(() => decline(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const confirmed = await server.client().put('/player/association/confirm', { token });
    expect(confirmed.body['code']).toBe('link_invalid');
    expect(await clubsOf(guest)).toEqual([]);
    expect((await decline('x'.repeat(43))).body['code']).toBe('link_invalid');
  });

  it('is not asked again for 90 days, whoever proposes, and nobody who proposes is told', async () => {
    const first = await propose(club, { email, clubs: [1] });
    await decline(await tokenTo(server.app, email));
    const before = await mailed();
    for (const client of [club, desk, owner]) {
      const again = await propose(client, { email, clubs: [1] });
      expect([again.status, again.body]).toEqual([first.status, first.body]);
    }
    expect(await mailed()).toBe(before);
    server.pass(90 * 24 * 3600);
    await club.signIn('club@baulk.example');
    await propose(club, { email, clubs: [1] });
    expect(await mailed()).toBe(before + 1);
  });

  it('leaves other clubs to be proposed, and oneself to ask the club', async () => {
    await propose(club, { email, clubs: [1] });
    await decline(await tokenTo(server.app, email));
    await propose(owner, { email, clubs: [1, 2] });
    await server.client().put('/player/association/confirm', { token: await tokenTo(server.app, email) });
    expect(await clubsOf(guest)).toEqual([2]);
    expect((await ask('join')).status).toBe(201);
  });

  it('is told to the audit once', async () => {
    await propose(club, { email, clubs: [1] });
    await decline(await tokenTo(server.app, email));
    const told = await server.store.db
      .selectFrom('audit_entries')
      .select(['operation', 'club_id', 'user_id'])
      .where('kind', '=', 'user')
      .where('record_id', '=', guestId)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(told).toEqual([{ operation: 'declineAssociation', club_id: 1, user_id: guestId }]);
  });
});
