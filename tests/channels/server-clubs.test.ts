import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubPayload } from '#tests/clubs/payload.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

let made = 0;
const fresh = (channels: object[]) => {
  made += 1;
  const user = { email: `made${made}@channels.example` };
  return clubPayload({ channels, club: { name: `Streaming Club ${made}` }, user });
};
const namesOf = async (clubId: unknown) => {
  const { body } = await owner.get(`/channel/club/${String(clubId)}`);
  return (body['rows'] as { id: number; channel: string }[]).map(({ channel }) => channel);
};

describe('C-3.34, C-7.01 a new club', () => {
  it('comes with its channels, whose keys can be read', async () => {
    const { status, body } = await owner.post(
      '/club',
      fresh([
        { channel: 'Finals', streamKey: 'key-1' },
        { channel: 'Practice', streamKey: 'key-2' },
      ]),
    );
    expect(status).toBe(201);
    const { body: list } = await owner.get(`/channel/club/${String(body['id'])}`);
    const rows = list['rows'] as { id: number; channel: string }[];
    expect(rows.map(({ channel }) => channel)).toEqual(['Finals', 'Practice']);
    const keys = await Promise.all(rows.map(({ id }) => owner.post(`/channel/reveal/${id}`, undefined)));
    expect(keys.map(({ body: key }) => key['streamKey'])).toEqual(['key-1', 'key-2']);
  });

  it.each([
    [[{ channel: 'One', streamKey: '' }], 400, 'Stream key is required'],
    [[{ channel: 'One' }], 400, 'Stream key is required'],
    [[{ channel: '', streamKey: 'k' }], 400, 'Channel name is required'],
    [
      [
        { channel: 'One', streamKey: 'k' },
        { channel: 'ONE', streamKey: 'k' },
      ],
      409,
      'This channel is already added.',
    ],
    [[{ id: 1, channel: 'One', streamKey: 'k' }], 400, undefined],
  ])('with %o is refused whole', async (channels, status, message) => {
    const before = (await owner.get('/club')).body['total'];
    const answer = await owner.post('/club', fresh(channels));
    expect(answer.status).toBe(status);
    if (message !== undefined) expect(answer.body['message']).toBe(message);
    expect((await owner.get('/club')).body['total']).toBe(before);
  });
});

describe('C-7.02 a changed club', () => {
  it('has the channels that are named changed and added, and keeps the others', async () => {
    const { body } = await owner.post('/club', fresh([{ channel: 'One', streamKey: 'a' }]));
    const clubId = Number(body['id']);
    const { rows } = (await owner.get(`/channel/club/${clubId}`)).body as { rows: { id: number }[] };
    const named = { club: { clubId }, channels: [{ id: rows[0]?.id, channel: 'Uno' }] };
    expect((await owner.put('/club', named)).status).toBe(200);
    const added = { club: { clubId }, channels: [{ channel: 'Dos', streamKey: 'b' }] };
    expect((await owner.put('/club', added)).status).toBe(200);
    expect(await namesOf(clubId)).toEqual(['Dos', 'Uno']);
  });

  it('B18 lists its channels as people count', async () => {
    const { body } = await owner.post('/club', fresh([{ channel: 'Stream10', streamKey: 'a' }]));
    const clubId = body['id'];
    const licence = await server.store.db
      .updateTable('licences')
      .set({ count: 3 })
      .where('club_id', '=', Number(clubId))
      .executeTakeFirst();
    expect(licence.numUpdatedRows).toBe(1n);
    const channels = [{ channel: 'Stream2', streamKey: 'b' }];
    expect((await owner.put('/club', { club: { clubId }, channels })).status).toBe(200);
    expect(await namesOf(clubId)).toEqual(['Stream2', 'Stream10']);
  });

  it('S10 may have channels that trade names, and one that takes a name given up with it', async () => {
    const payload = fresh([
      { channel: 'One', streamKey: 'a' },
      { channel: 'Two', streamKey: 'b' },
    ]);
    const { body } = await owner.post('/club', {
      ...payload,
      licence: { ...payload.licence, numberOfLicence: 3 },
    });
    const clubId = Number(body['id']);
    const { rows } = (await owner.get(`/channel/club/${clubId}`)).body as {
      rows: { id: number; channel: string }[];
    };
    const idOf = (name: string) => rows.find(({ channel }) => channel === name)?.id;
    const [one, two] = [idOf('One'), idOf('Two')];
    const traded = [
      { channel: 'Three', streamKey: 'c' },
      { id: one, channel: 'Two' },
      { id: two, channel: 'one' },
    ];
    expect((await owner.put('/club', { club: { clubId }, channels: traded })).status).toBe(200);
    const given = [
      { channel: 'Two', streamKey: 'd' },
      { id: one, channel: 'Four' },
    ];
    const full = await owner.put('/club', { club: { clubId }, channels: given });
    expect(full.body['code']).toBe('licence_channels');
    const swapped = [
      { id: two, channel: 'Two' },
      { id: one, channel: 'One' },
    ];
    expect((await owner.put('/club', { club: { clubId }, channels: swapped })).status).toBe(200);
    expect(await namesOf(clubId)).toEqual(['One', 'Three', 'Two']);
  });

  it.each(['\u0085', '\u0001', '\u009f', '\u2028'])(
    'S12 refuses a name or a key with the character %j at its field',
    async (character) => {
      for (const entry of [
        { channel: `A${character}b`, streamKey: 'k' },
        { channel: 'Ab', streamKey: `k${character}y` },
      ]) {
        const { status, body } = await owner.post('/club', fresh([entry]));
        // What the contract knows for a blank is refused by it.
        const code = character === '\u2028' ? 'invalid_request' : 'channel_spaces';
        expect([status, body['code']]).toEqual([400, code]);
      }
    },
  );

  it('C-5.12 gets no more channels than it has licences, and then nothing of it is changed', async () => {
    const payload = fresh([{ channel: 'One', streamKey: 'a' }]);
    const { body } = await owner.post('/club', {
      ...payload,
      licence: { ...payload.licence, numberOfLicence: 2 },
    });
    const clubId = Number(body['id']);
    const channels = [1, 2].map((place) => ({ channel: `New${place}`, streamKey: 'k' }));
    const answer = await owner.put('/club', { club: { clubId, city: 'Elsewhere' }, channels });
    expect(answer).toMatchObject({ status: 409, body: { code: 'licence_channels' } });
    expect((await owner.get(`/club/${clubId}`)).body['city']).toBe('New Orleans');
    expect(await namesOf(clubId)).toEqual(['One']);
  });
});
