import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAs } from '#tests/clubs/deleting.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Channel = {
  id: number;
  clubId: number;
  channel: string;
  streamKey: string;
  heldBy: string | null;
  version: string;
};

let server: TestServer;
let owner: TestClient;
let club: TestClient;
beforeAll(async () => {
  server = await startServer();
  [owner, club] = [server.client(), server.client()];
  await owner.signIn('owner@baulk.example');
  await club.signIn('club@baulk.example');
});
afterAll(() => server.close());

/** What breaks a limit of the contract; the page tells it in the words of the rule before it is sent. */
const malformed = 'Something is missing or not right. Please check what you entered.';

/** Of Montevideo, with seven licences and no channel; nobody else's test touches it. */
const clubId = 14;
let made = 0;
const fresh = (more: object = {}) => {
  made += 1;
  return { clubId, channel: `Made${made}`, streamKey: `key-${made}`, ...more };
};

async function channelsOf(of: number, client = owner): Promise<Channel[]> {
  const { status, body } = await client.get(`/channel/club/${of}`);
  expect(status).toBe(200);
  return body['rows'] as Channel[];
}

async function add(entry = fresh(), client = owner): Promise<Channel> {
  const { status, body } = await client.post('/channel', entry);
  expect([status, body['code']]).toEqual([201, undefined]);
  const found = (await channelsOf(entry.clubId)).find(({ id }) => id === body['id']);
  if (!found) throw new Error('The channel is not there.');
  return found;
}

const remove = (id: number, client = owner) => deleteAs(server, client, `/channel/${id}`);
const reveal = (id: number, client = owner) => client.post(`/channel/reveal/${id}`, undefined);
const reveals = () =>
  server.store.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('operation', '=', 'revealStreamKey')
    .orderBy('id')
    .execute();
const hold = (id: number) =>
  server.store.db
    .updateTable('channels')
    .set({ held_by: 'Overlay of table 2' })
    .where('id', '=', id)
    .execute();

describe('C-7.14 the channels of a club', () => {
  it('come by name with who holds them, a mask in place of every key, and the licences that run', async () => {
    const { body } = await club.get('/channel/club/1');
    expect(body['licenceCount']).toBe(16);
    const rows = body['rows'] as Channel[];
    expect(rows.map(({ channel }) => channel)).toEqual([
      'BrooklynFinals',
      'BrooklynTable1',
      'BrooklynTable2',
    ]);
    expect(new Set(rows.map(({ streamKey }) => streamKey))).toEqual(new Set(['••••••••••••']));
  });

  it('are counted in the list of clubs', async () => {
    const { body } = await owner.get('/club?clubId=11');
    expect(body['rows']).toMatchObject([{ channelCount: 50, licenceCount: 50 }]);
  });

  it.each(['staff', 'desk', 'player'])('are not for %s', async (name) => {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    expect((await client.get('/channel/club/1')).status).toBe(403);
    expect((await reveal(1, client)).status).toBe(403);
  });
});

describe('C-7.12 adding a channel', () => {
  it('keeps it, and says so', async () => {
    const entry = fresh();
    const { status, body } = await owner.post('/channel', entry);
    expect([status, body['message']]).toEqual([201, `${entry.channel} was added.`]);
    expect(await channelsOf(clubId)).toContainEqual({
      id: body['id'],
      clubId,
      channel: entry.channel,
      streamKey: '••••••••••••',
      heldBy: null,
      version: '1',
    });
    await remove(Number(body['id']));
  });

  it.each([
    ['C-5.40', { channel: '' }, 400, 'Channel name is required', 'channel'],
    ['C-5.41', { streamKey: '' }, 400, 'Stream key is required', 'streamKey'],
    ['C-5.42', { channel: 'two words' }, 400, malformed, 'channel'],
    ['C-5.42', { channel: 'non\u00A0breaking' }, 400, malformed, 'channel'],
    ['C-5.43', { streamKey: 'two words' }, 400, malformed, 'streamKey'],
    ['C-5.46', { channel: 'x'.repeat(101) }, 400, malformed, 'channel'],
    ['C-5.47', { streamKey: 'x'.repeat(81) }, 400, malformed, 'streamKey'],
    ['C-5.44', { clubId: 1, channel: 'BROOKLYNtable1' }, 409, 'This channel is already added.', 'channel'],
  ])('%s %o is refused with its words', async (_id, more, status, message, field) => {
    const before = await channelsOf(clubId);
    const answer = await owner.post('/channel', fresh(more));
    expect([answer.status, answer.body['message']]).toEqual([status, message]);
    expect(Object.keys(answer.body['fields'] as object)).toEqual([field]);
    expect(await channelsOf(clubId)).toEqual(before);
  });

  it('C-5.44 takes a name that another club has', async () => {
    await remove((await add(fresh({ channel: 'BrooklynTable1' }))).id);
  });

  it('C-5.46, C-5.47 takes 100 and 80 characters, of whatever letters', async () => {
    const channel = await add(fresh({ channel: '🎱'.repeat(100), streamKey: 'é'.repeat(80) }));
    expect((await reveal(channel.id)).body['streamKey']).toBe('é'.repeat(80));
    await remove(channel.id);
  });

  it("C-5.45 takes no more than 50: You can't add more than 50 channels", async () => {
    const answer = await owner.post('/channel', fresh({ clubId: 11 }));
    expect([answer.status, answer.body['message']]).toEqual([409, "You can't add more than 50 channels"]);
  });

  it('C-5.12 takes none without a licence for it, and says so', async () => {
    const answer = await owner.post('/channel', fresh({ clubId: 4 }));
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      'Number of license should be equal or more than twitch channel',
    ]);
  });

  it('C3 sent three times at once under one key makes one channel and one answer', async () => {
    const entry = fresh();
    const headers = { 'idempotency-key': 'one press' };
    const answers = await Promise.all([1, 2, 3].map(() => owner.post('/channel', entry, { headers })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
    const other = await owner.post('/channel', { ...entry, streamKey: 'another' }, { headers });
    expect(other).toMatchObject({ status: 400, body: { code: 'repeated_differently' } });
    await remove(Number(answers[0]?.body['id']));
  });

  it('knows no club that is not there', async () => {
    expect((await owner.post('/channel', fresh({ clubId: 99_999 }))).status).toBe(404);
  });
});

describe('C-7.13 changing a channel', () => {
  it('changes the name, and keeps the key that is left empty or out', async () => {
    const channel = await add(fresh({ streamKey: 'the-first' }));
    for (const [name, more] of [
      ['Renamed', {}],
      ['RENAMED', { streamKey: '' }],
    ] as const) {
      const answer = await owner.put('/channel', { id: channel.id, clubId, channel: name, ...more });
      expect([answer.status, answer.body['message']]).toEqual([200, `Changes to ${name} saved.`]);
      expect((await reveal(channel.id)).body['streamKey']).toBe('the-first');
    }
    await owner.put('/channel', { id: channel.id, clubId, channel: 'RENAMED', streamKey: 'the-second' });
    expect((await reveal(channel.id)).body['streamKey']).toBe('the-second');
    await remove(channel.id);
  });

  it('C4 of two that have read one version, the second is told so and nothing is lost', async () => {
    const { id, version } = await add();
    const headers = { 'if-match': version };
    const change = (channel: string) => owner.put('/channel', { id, clubId, channel }, { headers });
    expect((await change('FirstToSave')).status).toBe(200);
    expect(await change('SecondToSave')).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    expect((await channelsOf(clubId)).map(({ channel }) => channel)).toContain('FirstToSave');
    await remove(id);
  });

  it('A2 finds no channel of another club under the own one', async () => {
    const [other] = await channelsOf(2);
    const taken = { id: other?.id, clubId: 1, channel: 'Taken' };
    expect((await club.put('/channel', taken)).status).toBe(404);
    expect((await owner.put('/channel', taken)).status).toBe(404);
  });
});

describe('C-7.16, C-7.15 releasing and deleting a channel', () => {
  it('frees one that is held, and tells who wants to free one that is free', async () => {
    const { id, channel } = await add();
    await hold(id);
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'channel_held' } });
    const release = () => owner.put(`/channel/release/${id}`, undefined);
    expect(await release()).toMatchObject({ status: 200, body: { message: `${channel} is free.` } });
    expect(await release()).toMatchObject({ status: 409, body: { code: 'channel_free' } });
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: `${channel} was deleted.` } });
    expect((await remove(id)).status).toBe(404);
  });
});

describe('C-3.26 a stream key', () => {
  it('stands nowhere in the database, and what is sealed for one row opens in no other', async () => {
    const [one, other] = [await add(fresh({ streamKey: 'plain-to-see' })), await add()];
    const { rows } = await sql<{ all: string }>`
      select string_agg(c::text || encode(sealed_key, 'escape'), '') as all from channels c`.execute(
      server.store.db,
    );
    expect(rows[0]?.all).not.toContain('plain-to-see');
    await sql`update channels set sealed_key = (select sealed_key from channels where id = ${one.id})
      where id = ${other.id}`.execute(server.store.db);
    expect((await reveal(other.id)).status).toBe(500);
    expect((await reveal(one.id)).body['streamKey']).toBe('plain-to-see');
    await Promise.all([remove(one.id), remove(other.id)]);
  });

  it('is shown on demand to role 3 of its club, unkept by browsers, and every time is written down', async () => {
    const { id } = await add(fresh({ clubId: 1 }), club);
    const before = await reveals();
    const shown = await reveal(id, club);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    await remove(id);
    const after = await reveals();
    expect(after).toHaveLength(before.length + 1);
    const { userId } = await club.get('/profile').then(({ body }) => body as { userId: number });
    expect(after.at(-1)).toMatchObject({ kind: 'channel', record_id: id, club_id: 1, user_id: userId });
  });

  it('C9 tells the audit of what is done to a channel, and never a key', async () => {
    const { id, channel } = await add(fresh({ streamKey: 'nobody-reads-this' }));
    await owner.put('/channel', { id, clubId, channel: 'Told', streamKey: 'nor-this' });
    await hold(id);
    await owner.put(`/channel/release/${id}`, undefined);
    await remove(id);
    const told = await server.store.db
      .selectFrom('audit_entries')
      .select(['operation', 'changes'])
      .where('kind', '=', 'channel')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { operation: 'createChannel', changes: [{ field: 'name', before: null, after: channel }] },
      {
        operation: 'updateChannel',
        changes: [
          { field: 'keyChange', before: null, after: 'new' },
          { field: 'name', before: channel, after: 'Told' },
        ],
      },
      {
        operation: 'releaseChannel',
        changes: [{ field: 'heldBy', before: 'Overlay of table 2', after: null }],
      },
      { operation: 'deleteChannel', changes: [{ field: 'name', before: 'Told', after: null }] },
    ]);
  });

  it('A2 of another club is as if it were not there, and nothing is written down', async () => {
    const [other] = await channelsOf(2);
    const before = await reveals();
    const answer = await reveal(other?.id ?? 0, club);
    const none = await reveal(999_999, club);
    expect([answer.status, answer.body['message']]).toEqual([404, none.body['message']]);
    expect(await reveals()).toEqual(before);
  });
});

describe('a club that is switched off', () => {
  it('can be read by its people and changed by the association alone', async () => {
    const { db } = server.store;
    const [channel] = await channelsOf(1);
    await db.updateTable('clubs').set({ status_id: 2 }).where('id', '=', 1).execute();
    expect((await channelsOf(1, club)).length).toBeGreaterThan(0);
    const refused = { status: 409, body: { code: 'club_inactive' } };
    expect(await club.post('/channel', fresh({ clubId: 1 }))).toMatchObject(refused);
    const change = { id: channel?.id, clubId: 1, channel: 'Other' };
    expect(await club.put('/channel', change)).toMatchObject(refused);
    expect(await remove(channel?.id ?? 0, club)).toMatchObject(refused);
    await remove((await add(fresh({ clubId: 1 }))).id);
    await db.updateTable('clubs').set({ status_id: 1 }).where('id', '=', 1).execute();
  });
});
