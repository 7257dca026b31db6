import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { deleteAs } from './deleting.ts';
import { clubPayload } from './payload.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

let made = 0;
const add = (name: string, club: object = {}) => {
  made += 1;
  return owner.post(
    '/club',
    clubPayload({ club: { name, ...club }, user: { email: `n${made}@club.example` } }),
  );
};
const lima = {
  countryId: 'PE',
  city: 'Lima',
  timeZone: 'America/Lima',
  monthlyCharge: null,
  monthlyChargeDay: null,
};
const taken = (field: string) => ({
  status: 409,
  body: { code: 'name_taken', fields: { [field]: expect.any(String) } },
});
const put = (clubId: number, more: object) => owner.put('/club', { club: { clubId, ...more } });

describe('the name of a club', () => {
  it.each([
    ['in other capitals', 'Quay Street Cue Club', 'QUAY street cue CLUB'],
    ['with accents', 'Sao Bento Bilhar', 'São Bento Bílhar'],
    ['with other letters', 'Lodz Bilard', 'Łódź Bilard'],
    ['with more spaces', 'Dock Cue Club', ' Dock  Cue\u00A0Club '],
  ])('is refused at its field where a club of the country has it, %s', async (_how, first, second) => {
    expect((await add(first)).status).toBe(201);
    expect(await add(second)).toMatchObject(taken('name'));
    const { body } = await owner.get(`/club?clubName=${encodeURIComponent(first)}&limit=1000`);
    expect(body['total']).toBe(1);
  });

  it('leaves nothing of a club that is refused, its point of contact neither', async () => {
    expect((await add('Left Nothing Club')).status).toBe(201);
    expect(await add('left nothing club')).toMatchObject(taken('name'));
    made -= 1;
    expect((await add('Left Nothing Club Two')).status).toBe(201);
  });

  it('may be that of a club in another country, or of one that was deleted', async () => {
    const first = await add('Harbour Lights Club');
    expect((await add('Harbour Lights Club', lima)).status).toBe(201);
    expect((await deleteAs(server, owner, `/club/${Number(first.body['id'])}`)).status).toBe(200);
    expect((await add('Harbour Lights Club')).status).toBe(201);
  });

  it('is had by one of many who add it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add('At Once Club')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('keeps a club from moving into a country that has it, at the country', async () => {
    await add('Moving Cue Club');
    const second = await add('Moving Cue Club', lima);
    const clubId = Number(second.body['id']);
    expect(await put(clubId, { countryId: 'US' })).toMatchObject(taken('countryId'));
    expect((await put(clubId, { countryId: 'CO', timeZone: 'America/Bogota' })).status).toBe(200);
  });

  it('stands with its city where another active club has it, in every list in which clubs are chosen', async () => {
    const ids = [await add('Twin Cue Club'), await add('Twin Cue Club', lima)].map(({ body }) =>
      Number(body['id']),
    );
    for (const clubId of ids) await put(clubId, { clubStatusId: 1 });
    const { body } = await server.client().get('/club/listAllActiveClubs');
    const rows = body['rows'] as { clubId: number; name: string; place?: string }[];
    expect(rows.filter(({ clubId }) => ids.includes(clubId)).map(({ name, place }) => [name, place])).toEqual(
      [
        ['Twin Cue Club', 'New Orleans'],
        ['Twin Cue Club', 'Lima'],
      ],
    );
    expect(rows.filter(({ place }) => place !== undefined)).toHaveLength(2);
  });

  it('stands with its city among the own clubs of who belongs to both', async () => {
    const ids = [await add('Both Mine Club'), await add('Both Mine Club', lima)].map(({ body }) =>
      Number(body['id']),
    );
    const player = server.client();
    const { userInfo } = await player.signIn('guest@baulk.example');
    const values = ids.map((id) => ({
      club_id: id,
      user_id: userInfo.userId,
      status: 'member',
      member_since: new Date(0),
    }));
    await server.store.db.insertInto('club_members').values(values).execute();
    const { body } = await player.get('/profile');
    expect(body['clubs']).toMatchObject([
      { name: 'Both Mine Club', place: 'New Orleans' },
      { name: 'Both Mine Club', place: 'Lima' },
    ]);
  });
});
