import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Row = components['schemas']['PlayerRow'];

let server: TestServer;
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  server = await startServer();
  for (const name of ['owner', 'staff', 'club', 'desk', 'club2']) {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    clients.set(name, client);
  }
});
afterAll(() => server.close());

const as = (name: string): TestClient => {
  const client = clients.get(name);
  if (!client) throw new Error(`Nobody is signed in as ${name}.`);
  return client;
};

async function listed(name: string, query = ''): Promise<{ rows: Row[]; total: number }> {
  const { status, body } = await as(name).get(`/player?limit=1000${query}`);
  expect(status).toBe(200);
  return body as { rows: Row[]; total: number };
}

let people = 0;
const person = (
  more: object = {},
): { firstName: string; lastName: string; email: string; clubs: number[] } => {
  people += 1;
  return { firstName: 'Zoë', lastName: 'Quill', email: `zoe${people}@quill.example`, clubs: [1], ...more };
};

async function added(name: string, more: object = {}): Promise<number> {
  const { status, body } = await as(name).post('/player', person(more));
  expect([status, body['code']]).toEqual([201, undefined]);
  return Number(body['id']);
}

const change = (name: string, userId: number, more: object, headers: Record<string, string> = {}) =>
  as(name).put('/player', { userId, ...more }, { headers });
const read = async (name: string, userId: number) => (await as(name).get(`/player/${userId}`)).body;

describe('the list of people', () => {
  it('A-1.15 shows a club its own people and of their clubs the own ones alone', async () => {
    for (const name of ['club', 'desk']) {
      const { rows, total } = await listed(name);
      expect(total).toBe(rows.length);
      expect(rows.length).toBeGreaterThan(3);
      expect(new Set(rows.flatMap(({ clubs }) => clubs.map(({ clubId }) => clubId)))).toEqual(new Set([1]));
      expect(rows.every(({ roleId }) => roleId >= 3)).toBe(true);
    }
    expect((await listed('club', '&clubId=2')).rows).toEqual([]);
  });

  it('A-1.21 shows role 1 everyone, and role 2 nothing of role 1', async () => {
    const all = await listed('owner');
    expect(new Set(all.rows.map(({ roleId }) => roleId))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect((await listed('staff')).rows.some(({ roleId }) => roleId === 1)).toBe(false);
    expect((await listed('staff', '&roleId=1')).total).toBe(0);
  });

  it('A-2.44, A-2.45 lists the administrators of clubs and of the association by themselves', async () => {
    const club = await listed('club', '&group=clubAdmins');
    expect(new Set(club.rows.map(({ roleId }) => roleId))).toEqual(new Set([3, 4]));
    const platform = await listed('owner', '&group=platformAdmins');
    expect(platform.rows.map(({ roleId }) => roleId).toSorted()).toEqual([1, 2]);
  });

  it('is narrowed by role, status, club and words of the name or the address', async () => {
    const suspended = await listed('owner', '&statusId=2');
    expect(suspended.rows.map(({ email }) => email)).toContain('suspended@baulk.example');
    expect(suspended.rows.every(({ statusId }) => statusId === 2)).toBe(true);
    const found = await listed('owner', `&search=${encodeURIComponent('saul itur')}`);
    expect(found.rows.map(({ fullName }) => fullName)).toEqual(['Saúl Iturbe']);
    const byAddress = await listed('owner', '&search=DESK2@');
    expect(byAddress.rows.map(({ email }) => email)).toEqual(['desk2@baulk.example']);
    const ofClub = await listed('owner', '&clubId=3&roleId=4');
    expect(ofClub.rows.map(({ email }) => email)).toEqual(['desk2@baulk.example']);
    expect((await listed('owner', '&search=%25')).total).toBe(0);
  });

  it('comes in its order, page by page', async () => {
    const all = await listed('owner', '&sort=-name');
    const pages = await Promise.all(
      [1, 2].map((page) => as('owner').get(`/player?limit=10&pageNumber=${page}&sort=-name`)),
    );
    const ids = pages.flatMap(({ body }) => (body['rows'] as Row[]).map(({ userId }) => userId));
    expect(ids).toEqual(all.rows.slice(0, 20).map(({ userId }) => userId));
    expect(pages[0]?.body['total']).toBe(all.total);
  });
});

describe('adding a person', () => {
  it('A-7.20, A-6.22 makes a player of the own club, who is mailed the way in and waits for a password', async () => {
    const given = person({ firstName: 'Ana', mobile: '3055550142', isReferee: true, currency: 'USD' });
    const { status, body } = await as('desk').post('/player', given);
    expect(status).toBe(201);
    expect(await read('desk', Number(body['id']))).toMatchObject({
      fullName: 'Ana Quill',
      roleId: 5,
      statusId: 4,
      clubs: [{ clubId: 1 }],
      mobile: '3055550142',
      isReferee: true,
      currency: 'USD',
      lastSignInAt: null,
    });
    const [mail] = await mailsTo(server.app, given.email);
    expect(mail?.template).toBe('activation');
    expect(mail?.text).toMatch(/\/activateMember#token=[\w-]{43}/);
  });

  it('C-4.06, C-4.07 the mailed link makes the account active, and the person signs in', async () => {
    const given = person();
    const { body } = await as('club').post('/player', given);
    const [mail] = await mailsTo(server.app, given.email);
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const password = 'kT9#velvet-Rail';
    const visitor = server.client();
    const set = await visitor.put('/user/activate', {
      token,
      password,
      confirmPassword: password,
      isEulaAccepted: true,
    });
    expect(set.status).toBe(200);
    // V4 The terms that the link asked for are not asked for again.
    const answer = await visitor.signIn(given.email, { password });
    expect(answer).toMatchObject({ clubs: [{ clubId: 1 }], userInfo: { firstLogin: false } });
    expect(await read('club', Number(body['id']))).toMatchObject({ statusId: 1 });
  });

  it('A-6.20, A-6.21 lets the association choose many clubs or none', async () => {
    const many = await added('staff', { clubs: [1, 2, 3] });
    expect((await read('owner', many))['clubs']).toHaveLength(3);
    expect((await read('owner', await added('owner', { clubs: [] })))['clubs']).toEqual([]);
  });

  it('refuses an address that is in use at its field, whatever its case', async () => {
    const { status, body } = await as('club').post('/player', person({ email: 'Player@Baulk.Example ' }));
    expect([status, body['code']]).toEqual([409, 'email_taken']);
    expect(body['fields']).toHaveProperty('email');
  });

  it.each([
    [{ firstName: ' ' }, 'first_name_missing', 'firstName'],
    [{ lastName: '' }, 'last_name_missing', 'lastName'],
    [{ email: 'nobody' }, 'registration_email_malformed', 'email'],
    [{ clubs: [] }, 'club_missing', 'clubs'],
  ])('A-7.21 refuses %o', async (more, code, field) => {
    const { status, body } = await as('club').post('/player', {
      ...person(),
      ...('firstName' in more ? { firstName: '' } : more),
    });
    expect([status, body['code']]).toEqual([400, code]);
    expect(body['fields']).toHaveProperty(field);
  });

  it.each([
    ['desk', 4, 403],
    ['desk', 3, 403],
    ['staff', 3, 403],
    ['staff', 2, 403],
    ['club', 2, 403],
    ['club', 3, 201],
    ['club', 4, 201],
    ['owner', 2, 201],
  ] as const)('as %s with role %i answers %i', async (name, roleId, expected) => {
    const more = { roleId, clubs: roleId === 2 ? [] : [1] };
    expect((await as(name).post('/player', person(more))).status).toBe(expected);
  });

  it('A2 into a club of somebody else answers as if it were not there, and makes nobody', async () => {
    const given = person({ clubs: [2] });
    for (const clubs of [[2], [1, 2], [2_147_483_647]]) {
      const { status, body } = await as('club').post('/player', { ...given, clubs });
      expect([status, body['code']]).toEqual([404, 'not_found']);
    }
    expect((await listed('owner', `&search=${given.email}`)).total).toBe(0);
  });

  it('C3 sent three times at once under one key makes one person, one mail and one answer', async () => {
    const headers = { 'idempotency-key': 'one-person' };
    const given = person();
    const send = (more: object = {}) => as('club').post('/player', { ...given, ...more }, { headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers[0]?.status).toBe(201);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await send()).toMatchObject({ status: 201, body: answers[0]?.body });
    expect((await send({ lastName: 'Other' })).body['code']).toBe('repeated_differently');
    expect((await listed('club', `&search=${given.email}`)).total).toBe(1);
    expect(await mailsTo(server.app, given.email)).toHaveLength(1);
  });
});

describe('changing a person', () => {
  it('keeps what is left out, and takes away what is emptied', async () => {
    const id = await added('club', { mobile: '3055550199', middleName: 'May', currency: 'USD' });
    expect((await change('club', id, { mobile: '', middleName: '', lastName: 'Pen' })).status).toBe(200);
    expect(await read('club', id)).toMatchObject({
      fullName: 'Zoë Pen',
      middleName: null,
      mobile: null,
      currency: 'USD',
    });
  });

  it.each([
    ['their names', { firstName: 'Ada' }, { lastName: 'Lovelace' }],
    ['a suspension and a name', { statusId: 2 }, { firstName: 'Ada' }],
    ['two statuses', { statusId: 2 }, { statusId: 5 }],
  ])(
    'C4 of two that have read one version, the second is told so and nothing is lost: %s',
    async (_of, one, other) => {
      const id = await added('club');
      const before = await read('club', id);
      const headers = { 'if-match': String(before['version']) };
      const changes = [one, other];
      const answers = await Promise.all(changes.map((given) => change('club', id, given, headers)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      expect(answers.find(({ status }) => status === 412)?.body['code']).toBe('changed_meanwhile');
      const { firstName, lastName, statusId } = before;
      const first = changes[answers.findIndex(({ status }) => status === 200)];
      const after = await read('club', id);
      expect(after).toMatchObject({ firstName, lastName, statusId, ...first });
      expect(after['version']).not.toBe(before['version']);
    },
  );

  it('V12 refuses a number of the wrong length at its field, and keeps an older one that is not changed', async () => {
    const message = 'This number is too short or too long for its country.';
    const refused = { status: 400, body: { code: 'mobile_length', fields: { mobile: message } } };
    expect(await as('club').post('/player', person({ mobile: '1' }))).toMatchObject(refused);
    const id = await added('club');
    await server.store.db.updateTable('users').set({ mobile: '1' }).where('id', '=', id).execute();
    expect((await change('club', id, { mobile: '1', firstName: 'Ada' })).status).toBe(200);
    expect(await change('club', id, { mobile: '12' })).toMatchObject(refused);
    expect(await read('club', id)).toMatchObject({ firstName: 'Ada', mobile: '1' });
  });

  it('C4 tells who has read a person before a club took them in, and the membership stays', async () => {
    const guest = server.client();
    const { userId } = (await guest.signIn('guest@baulk.example')).userInfo;
    const { version } = await read('owner', userId);
    expect((await guest.post('/club/1/join-requests', { kind: 'join' })).status).toBe(201);
    const { body } = await as('club').get('/club/1/join-requests?limit=1000');
    const request = (body['rows'] as { id: number; userId: number }[]).find((row) => row.userId === userId);
    const answer = { id: request?.id, isAccepted: true };
    expect((await as('club').put('/club/1/join-requests', answer)).status).toBe(200);
    const stale = await change('owner', userId, { clubs: [2] }, { 'if-match': String(version) });
    expect([stale.status, stale.body['code']]).toEqual([412, 'changed_meanwhile']);
    expect(await read('owner', userId)).toMatchObject({ clubs: [{ clubId: 1 }] });
  });

  it('C-4.09 suspends: every session ends, and nobody signs in until made active again', async () => {
    const visitor = server.client();
    await visitor.signIn('referee@baulk.example');
    const id = (await listed('owner', '&search=referee@')).rows[0]?.userId ?? 0;
    expect((await change('owner', id, { statusId: 2 })).status).toBe(200);
    expect((await visitor.get('/profile')).status).toBe(401);
    await expect(server.client().signIn('referee@baulk.example')).rejects.toThrow('401');
    expect((await change('owner', id, { statusId: 1 })).status).toBe(200);
    expect((await visitor.get('/profile')).status).toBe(401);
    expect((await server.client().signIn('referee@baulk.example')).userInfo.userId).toBe(id);
  });

  it('C-4.15 makes inactive: whoever left is found by that status and does not sign in', async () => {
    const id = (await listed('owner', '&search=referee@')).rows[0]?.userId ?? 0;
    expect((await change('owner', id, { statusId: 5 })).status).toBe(200);
    expect((await listed('owner', '&statusId=5')).rows.map(({ userId }) => userId)).toContain(id);
    await expect(server.client().signIn('referee@baulk.example')).rejects.toThrow('401');
    expect((await change('owner', id, { statusId: 1 })).status).toBe(200);
    expect((await server.client().signIn('referee@baulk.example')).userInfo.userId).toBe(id);
  });

  it('C-4.08 waits for a password again where there is none', async () => {
    const id = await added('club');
    await change('club', id, { statusId: 2 });
    expect((await as('club').post(`/user/${id}/resend-password-email`, undefined)).status).toBe(409);
    await change('club', id, { statusId: 1 });
    expect(await read('club', id)).toMatchObject({ statusId: 4 });
  });

  it('by role 4 is for players alone, and nobody changes the own account or a role above', async () => {
    const [admin] = (await listed('desk', '&search=club@baulk')).rows;
    expect((await change('desk', admin?.userId ?? 0, { firstName: 'No' })).status).toBe(403);
    expect((await change('club', admin?.userId ?? 0, { statusId: 2 })).status).toBe(403);
    const id = await added('desk');
    expect((await change('desk', id, { roleId: 3 })).status).toBe(403);
    expect((await change('owner', 1, { statusId: 2 })).status).toBe(403);
    expect((await change('staff', 1, { statusId: 2 })).status).toBe(404);
  });

  it('A2 of another club answers as if nobody were there', async () => {
    const id = await added('club2', { clubs: [2] });
    for (const userId of [id, 2_147_483_647]) {
      expect((await as('club').get(`/player/${userId}`)).status).toBe(404);
      expect((await change('club', userId, { statusId: 2 })).status).toBe(404);
      expect((await as('club').post(`/user/${userId}/resend-password-email`, undefined)).status).toBe(404);
    }
    const own = await added('club');
    expect((await change('club', own, { clubs: [1, 2] })).status).toBe(404);
  });

  it('leaves to the association who belongs to another club too, and keeps that membership', async () => {
    const id = await added('owner', { clubs: [1, 2] });
    const refused = await change('club', id, { statusId: 2 });
    expect([refused.status, refused.body['code']]).toEqual([409, 'member_elsewhere']);
    expect((await change('club', id, { clubs: [] })).status).toBe(200);
    expect((await as('club').get(`/player/${id}`)).status).toBe(404);
    expect((await read('owner', id))['clubs']).toMatchObject([{ clubId: 2 }]);
  });

  it('keeps a point of contact in the club, and only the association suspends one', async () => {
    const other = await added('owner', { roleId: 3 });
    const { db } = server.store;
    const { point_of_contact_id: before } = await db
      .selectFrom('clubs')
      .select('point_of_contact_id')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await db.updateTable('clubs').set({ point_of_contact_id: other }).where('id', '=', 1).execute();
    for (const more of [{ statusId: 2 }, { roleId: 5 }]) {
      const { status, body } = await change('club', other, more);
      expect([status, body['code']]).toEqual([409, 'point_of_contact']);
    }
    expect((await change('owner', other, { clubs: [2] })).body['code']).toBe('point_of_contact');
    expect((await change('owner', other, { statusId: 2 })).status).toBe(200);
    await db.updateTable('clubs').set({ point_of_contact_id: before }).where('id', '=', 1).execute();
  });

  it('tells the audit of each change, in the club of who made it', async () => {
    const id = await added('club');
    await change('club', id, { firstName: 'Zora' });
    await as('club').post(`/user/${id}/resend-password-email`, undefined);
    const told = await server.store.db
      .selectFrom('audit_entries')
      .select(['operation', 'club_id'])
      .where('kind', '=', 'user')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(told).toEqual(
      ['createPlayer', 'updatePlayer', 'resendPasswordEmail'].map((operation) => ({ operation, club_id: 1 })),
    );
  });

  it('resends the mail to whom has no password yet, and the link before is worth nothing', async () => {
    const given = person();
    const { body } = await as('club').post('/player', given);
    const sent = await as('club').post(`/user/${Number(body['id'])}/resend-password-email`, undefined);
    expect(sent.status).toBe(200);
    const open = await server.store.db
      .selectFrom('password_links')
      .select('id')
      .where('user_id', '=', Number(body['id']))
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
    const [active] = (await listed('club', '&statusId=1&roleId=5')).rows;
    const refused = await as('club').post(`/user/${active?.userId}/resend-password-email`, undefined);
    expect([refused.status, refused.body['code']]).toEqual([409, 'password_set']);
  });
});

describe('referees', () => {
  it('are listed apart once a club that the reader may know of has confirmed them', async () => {
    const email = 'whistle@quill.example';
    await added('club', { email, isReferee: true });
    const shown = async (name: string): Promise<boolean> =>
      (await listed(name, '&referee=true')).rows.some((row) => row.email === email);
    expect([await shown('club'), await shown('owner'), await shown('club2')]).toEqual([false, false, false]);
    const row = (await listed('club', '&search=whistle')).rows[0];
    if (!row) throw new Error('Nobody was added.');
    const { status } = await as('club').put(
      '/player',
      { userId: row.userId, isReferee: true, isRefereeConfirmed: true },
      { headers: { 'if-match': row.version } },
    );
    expect(status).toBe(200);
    expect([await shown('club'), await shown('owner'), await shown('club2')]).toEqual([true, true, false]);
  });
});
