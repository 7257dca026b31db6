import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { millisecondsOf } from '#domain/licences/term.ts';
import { sizeOf } from '#tests/support/attack.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { deleteAs } from '#tests/clubs/deleting.ts';

type Licence = {
  id: number;
  clubId: number;
  numberOfLicence: number;
  startDate: number;
  endDate: number;
  licenceStatusId: number;
  isRenewed: boolean;
  version: string;
};

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

const days = (start: string, end: string) => ({
  startDate: millisecondsOf(start),
  endDate: millisecondsOf(end),
});

/** In Montevideo it is 20 November, as in the clock of the tests; nobody else's test touches this club. */
const clubId = 14;

async function licencesOf(club: number, client = owner): Promise<Licence[]> {
  const { status, body } = await client.get(`/licence/club/${club}`);
  expect(status).toBe(200);
  return body['rows'] as Licence[];
}

async function licenceOf(id: number, club = clubId): Promise<Licence> {
  const found = (await licencesOf(club)).find((licence) => licence.id === id);
  if (!found) throw new Error(`The club has no licence ${id}.`);
  return found;
}

/** A licence as it would have become by itself, written past the rules that forbid the past. */
async function kept(start: string, end: string, count = 5): Promise<number> {
  const { id } = await server.store.db
    .insertInto('licences')
    .values({ club_id: clubId, count, starts_on: start, ends_on: end })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const change = (licence: Licence, more: object, headers: Record<string, string> = {}) => {
  const { id, clubId: club, numberOfLicence, startDate, endDate } = licence;
  return owner.put(
    '/licence',
    { id, clubId: club, numberOfLicence, startDate, endDate, ...more },
    { headers },
  );
};

describe('C-7.17 the licences of a club', () => {
  it('come with their status, the day of the club and its zone', async () => {
    const { body } = await owner.get('/licence/club/1');
    expect(body).toMatchObject({ today: millisecondsOf('2026-11-20'), timeZone: 'America/New_York' });
    const rows = body['rows'] as Licence[];
    expect(rows.map(({ licenceStatusId }) => licenceStatusId).toSorted((a, b) => a - b)).toEqual([
      1, 3, 9, 10, 10,
    ]);
    expect(rows.filter(({ isRenewed }) => isRenewed)).toHaveLength(1);
  });

  it('A2 are those of the own club for role 3, and another club is as if it were not there', async () => {
    const club = server.client();
    await club.signIn('club@baulk.example');
    expect((await licencesOf(1, club)).length).toBe(5);
    const other = await club.get('/licence/club/2');
    const none = await club.get('/licence/club/99999');
    expect([other.status, other.body['code'], other.body['message']]).toEqual([
      404,
      none.body['code'],
      none.body['message'],
    ]);
  });

  it.each(['staff', 'desk', 'player'])('are not for %s', async (name) => {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    expect((await client.get('/licence/club/1')).status).toBe(403);
  });
});

describe('C-7.18 adding a licence', () => {
  const entry = { clubId, numberOfLicence: 12, ...days('2026-11-20', '2027-11-20') };

  it('keeps it, and names it CS-{id}', async () => {
    const { status, body } = await owner.post('/licence', entry);
    expect(status).toBe(201);
    expect(body['message']).toBe(`CS-${String(body['id'])} was added.`);
    expect(await licenceOf(Number(body['id']))).toMatchObject({
      ...entry,
      licenceStatusId: 1,
      isRenewed: false,
    });
  });

  it.each([
    ['C-5.48 starts yesterday', days('2026-11-19', '2027-11-19'), 'licence_start_past'],
    ['C-5.49 ends on the day of its start', days('2026-11-20', '2026-11-20'), 'licence_end_early'],
    ['ends more than ten years ahead', days('2026-11-20', '2036-11-21'), 'licence_end_late'],
    ['ends in 2099', days('2026-11-20', '2099-12-31'), 'licence_end_late'],
    ['starts and ends beyond 2190', days('2190-01-01', '2200-01-01'), 'licence_end_late'],
    ['ends in a year of four nines', days('2026-11-20', '9999-12-31'), 'licence_end_late'],
  ])('is refused where it %s', async (_what, dates, code) => {
    expect(await owner.post('/licence', { ...entry, ...dates })).toMatchObject({
      status: 400,
      body: { code },
    });
  });

  it.each([
    { numberOfLicence: 1000 },
    { numberOfLicence: 0 },
    { numberOfLicence: 1.5 },
    { numberOfLicence: '12' },
    { startDate: 1_763_596_800_001 },
    { endDate: 1e300 },
    { endDate: 8_640_000_000_000_000 },
  ])('C-5.18 refuses %o', async (more) => {
    expect((await owner.post('/licence', { ...entry, ...more })).status).toBe(400);
  });

  it('C3 sent twice under one key makes one licence and the same answer', async () => {
    const before = (await licencesOf(clubId)).length;
    const headers = { 'idempotency-key': 'one press' };
    const answers = await Promise.all([1, 2, 3].map(() => owner.post('/licence', entry, { headers })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
    expect((await licencesOf(clubId)).length).toBe(before + 1);
    const other = await owner.post('/licence', { ...entry, numberOfLicence: 13 }, { headers });
    expect(other).toMatchObject({ status: 400, body: { code: 'repeated_differently' } });
  });

  it('knows no club that is not there', async () => {
    expect((await owner.post('/licence', { ...entry, clubId: 99999 })).status).toBe(404);
  });
});

describe('C-7.19 changing a licence', () => {
  it('C-4.29, C-4.30 while active: the number, not the start', async () => {
    const licence = await licenceOf(await kept('2026-09-01', '2027-09-01'));
    expect((await change(licence, { numberOfLicence: 40 })).status).toBe(200);
    expect((await licenceOf(licence.id)).numberOfLicence).toBe(40);
    const moved = await change(await licenceOf(licence.id), days('2026-12-01', '2027-12-01'));
    expect(moved).toMatchObject({ status: 400, body: { code: 'licence_start_locked' } });
  });

  it.each([
    ['expired', '2025-01-01', '2026-01-01'],
    ['expiring soon', '2025-12-01', '2026-12-01'],
    ['not started', '2026-12-24', '2027-12-24'],
  ])('C-4.31, C-4.32 while %s: the start, not the number', async (_status, start, end) => {
    const licence = await licenceOf(await kept(start, end));
    expect(await change(licence, { numberOfLicence: 6 })).toMatchObject({
      status: 400,
      body: { code: 'licence_count_locked' },
    });
    expect((await change(licence, days('2026-11-25', '2027-11-25'))).status).toBe(200);
    expect(await licenceOf(licence.id)).toMatchObject(days('2026-11-25', '2027-11-25'));
  });

  it('C4 of two that have read one version, the second is told so and nothing is lost', async () => {
    const licence = await licenceOf(await kept('2026-09-01', '2027-09-01'));
    const headers = { 'if-match': licence.version };
    expect((await change(licence, { numberOfLicence: 7 }, headers)).status).toBe(200);
    const second = await change(licence, { numberOfLicence: 8 }, headers);
    expect(second).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    expect((await licenceOf(licence.id)).numberOfLicence).toBe(7);
  });

  it('A2 finds no licence of another club under the own one', async () => {
    const licence = await licenceOf(await kept('2026-09-01', '2027-09-01'));
    expect((await change(licence, { clubId: 1 })).status).toBe(404);
  });
});

describe('C-7.21 renewing', () => {
  const renew = (id: number) => owner.post(`/licence/${id}/renew`, undefined);

  it.each([
    [
      'C-4.26, C-4.27 one that expires soon from the day after its end',
      '2025-12-01',
      '2026-12-01',
      '2026-12-02',
      '2027-12-01',
      10,
    ],
    ['C-4.28 an expired one from today', '2024-02-29', '2025-02-28', '2026-11-20', '2027-11-20', 1],
  ])('makes the next term of %s', async (_what, start, end, nextStart, nextEnd, licenceStatusId) => {
    const id = await kept(start, end, 9);
    const { status, body } = await renew(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ numberOfLicence: 9, licenceStatusId, ...days(nextStart, nextEnd) });
    expect((await licenceOf(id)).isRenewed).toBe(true);
    expect(await licenceOf(id)).toMatchObject(days(start, end));
    expect(await renew(id)).toMatchObject({ status: 409, body: { code: 'licence_renewed' } });
  });

  it.each([
    ['active', '2026-09-01', '2027-09-01'],
    ['not started', '2026-12-24', '2027-12-24'],
  ])('C-4.25 is refused while it is %s', async (_status, start, end) => {
    expect(await renew(await kept(start, end))).toMatchObject({
      status: 409,
      body: { code: 'licence_not_renewable' },
    });
  });

  it('C2 50 at once make exactly one', async () => {
    for (let round = 0; round < sizeOf(20); round += 1) {
      const id = await kept('2025-12-01', '2026-12-01');
      const before = (await licencesOf(clubId)).length;
      const answers = await Promise.all(Array.from({ length: 50 }, () => renew(id)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
      expect((await licencesOf(clubId)).length).toBe(before + 1);
    }
  });
});

describe('C-7.20 deleting a licence', () => {
  it('takes it off, and the one that it renewed can be renewed again', async () => {
    const id = await kept('2025-12-01', '2026-12-01');
    const next = await owner.post(`/licence/${id}/renew`, undefined);
    expect(await deleteAs(server, owner, `/licence/${String(next.body['id'])}`)).toMatchObject({
      status: 200,
      body: { message: `CS-${String(next.body['id'])} was deleted.` },
    });
    expect((await licenceOf(id)).isRenewed).toBe(false);
    expect((await owner.post(`/licence/${id}/renew`, undefined)).status).toBe(201);
  });

  it('knows no licence that is not there', async () => {
    expect((await deleteAs(server, owner, '/licence/999999')).status).toBe(404);
  });

  it('keeps the last day of the club in step', async () => {
    const rows = await licencesOf(clubId);
    const last = rows.reduce((latest, { endDate }) => Math.max(latest, endDate), 0);
    const { ends } = await server.store.db
      .selectFrom('clubs')
      .select('licence_ends_on as ends')
      .where('id', '=', clubId)
      .executeTakeFirstOrThrow();
    expect(millisecondsOf(ends ?? '')).toBe(last);
  });
});
