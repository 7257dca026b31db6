import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAsCaller } from '#server/database/caller-context.ts';
import { startOrganiser, type Organiser } from '#tests/tournaments/organiser.ts';
import type { TestClient } from '#tests/support/server.ts';

let organiser: Organiser;
let club: TestClient;
beforeAll(async () => {
  organiser = await startOrganiser();
  club = await organiser.as('club');
});
afterAll(() => organiser.server.close());

const clubId = 1;
const spread = (...parts: readonly (readonly [number, number])[]): number[] =>
  parts.flatMap(([count, points]) => Array.from({ length: count }, () => points));
const open = spread([1, 1000], [1, 700], [2, 500], [4, 300], [8, 150], [16, 75]);

let count = 0;
const anotherName = (kind: string): string => `${kind} ${(count += 1)}`;

async function level(
  years: object[] = [{ year: 2026, points: open }],
  name = anotherName('Level'),
): Promise<number> {
  const { status, body } = await club.post('/level', { clubId, name, years });
  expect(status).toBe(201);
  return Number(body['id']);
}
async function category(memberIds: number[], more: object = {}): Promise<number> {
  const given = { clubId, name: anotherName('Category'), minAge: null, maxAge: 18, memberIds, ...more };
  const { status, body } = await club.post('/category', given);
  expect(status).toBe(201);
  return Number(body['id']);
}
const settings = { discipline: null, categoryId: null, year: 2026, span: 'season', bestOf: 0 };
async function ranking(more: object = {}): Promise<number> {
  const { status, body } = await club.post('/ranking', {
    clubId,
    name: anotherName('Ranking'),
    ...settings,
    ...more,
  });
  expect(status).toBe(201);
  return Number(body['id']);
}
type Level = { levelId: number; name: string; version: string; years: { year: number; points: number[] }[] };
const levels = async () => (await club.get(`/level/club/${clubId}`)).body['rows'] as Level[];
const levelOf = async (id: number) => (await levels()).find(({ levelId }) => levelId === id);
const refusalOf = ({ status, body }: Awaited<ReturnType<TestClient['get']>>) => [status, body['code']];

describe('A-1.38, A-1.40 a level', () => {
  it('C-9.06 has the points of 32 places for each year that has any', async () => {
    const id = await level([
      { year: 2025, points: spread([32, 5]) },
      { year: 2026, points: open },
    ]);
    expect(await levelOf(id)).toMatchObject({
      years: [{ year: 2025 }, { year: 2026, points: open }],
      version: '1',
    });
    expect(open).toHaveLength(32);
  });

  it('never gives a worse place more points, of which the database makes sure too', async () => {
    const years = [{ year: 2026, points: [10, 20, ...spread([30, 0])] }];
    const answer = await club.post('/level', { clubId, name: 'Upside down', years });
    expect(refusalOf(answer)).toEqual([400, 'points_order']);
    const id = await level();
    const past = organiser.db.transaction().execute(async (db) => {
      await db
        .updateTable('level_points')
        .set({ points: 99 })
        .where('level_id', '=', id)
        .where('place', '=', 32)
        .execute();
    });
    await expect(past).rejects.toThrow('more points');
  });

  it('has a name of its own in its club, whatever its case', async () => {
    const id = await level();
    const { name = '' } = (await levelOf(id)) ?? {};
    const again = { clubId, name: name.toUpperCase(), years: [] };
    expect(refusalOf(await club.post('/level', again))).toEqual([409, 'name_taken']);
    expect(refusalOf(await club.post('/level', { ...again, name: ' ' }))).toEqual([
      400,
      'level_name_missing',
    ]);
  });

  it('is changed on the version that was read', async () => {
    const id = await level();
    const change = { levelId: id, name: anotherName('Renamed'), years: [] };
    const first = await club.put('/level', change, { headers: { 'if-match': '1' } });
    expect(first.status).toBe(200);
    const second = await club.put('/level', change, { headers: { 'if-match': '1' } });
    expect(refusalOf(second)).toEqual([412, 'changed_meanwhile']);
    expect(await levelOf(id)).toMatchObject({ name: change.name, years: [], version: '2' });
  });

  it('stays while tournaments count at it', async () => {
    const id = await level();
    const tournament = await organiser.make({ clubId, levelId: id }, 'draft');
    expect(refusalOf(await club.delete(`/level/${id}`))).toEqual([409, 'level_in_use']);
    await (await organiser.as('owner')).delete(`/tournament/${tournament}`);
    expect((await club.delete(`/level/${id}`)).status).toBe(200);
  });
});

describe('A-1.39, A-6.12 a category', () => {
  it('has members of its club, and nobody else', async () => {
    const [one = 0, two = 0] = await organiser.players(2, clubId);
    const id = await category([two, one]);
    const { body } = await club.get(`/category/${id}`);
    expect((body['people'] as { userId: number }[]).map(({ userId }) => userId).toSorted()).toEqual(
      [one, two].toSorted(),
    );
    const [stranger = 0] = (await organiser.players(40))
      .filter((each) => ![one, two].includes(each))
      .slice(-1);
    const isMember = await organiser.db
      .selectFrom('club_members')
      .select('user_id')
      .where('club_id', '=', clubId)
      .where('user_id', '=', stranger)
      .where('status', '=', 'member')
      .executeTakeFirst();
    expect(isMember).toBeUndefined();
    const change = {
      categoryId: id,
      name: anotherName('Category'),
      minAge: null,
      maxAge: null,
      memberIds: [stranger],
    };
    expect((await club.put('/category', change)).status).toBe(404);
    const past = organiser.db
      .insertInto('category_members')
      .values({ category_id: id, user_id: stranger })
      .execute();
    await expect(past).rejects.toThrow('no member');
  });

  it('has ages in order', async () => {
    const wrong = { clubId, name: anotherName('Category'), minAge: 40, maxAge: 18, memberIds: [] };
    expect(refusalOf(await club.post('/category', wrong))).toEqual([400, 'ages_order']);
  });

  it('lets nobody else into its tournaments, and stays while there are any', async () => {
    const [member = 0, other = 0] = await organiser.players(2, clubId);
    const id = await category([member]);
    const tournament = await organiser.make({ clubId, categoryId: id });
    const owner = await organiser.as('owner');
    const enter = (userId: number) => owner.post(`/tournament/${tournament}/entry`, { userId });
    expect((await enter(member)).status).toBe(201);
    expect(refusalOf(await enter(other))).toEqual([409, 'not_eligible']);
    expect(refusalOf(await club.delete(`/category/${id}`))).toEqual([409, 'category_in_use']);
  });
});

describe('A-1.16 who runs a tournament of a category', () => {
  const reason = 'Turns 18 on the first day.';
  const rowOf = async (client: TestClient, tournament: number, userId: number) => {
    const { body } = await client.get(`/tournament/${tournament}/entry?limit=1000`);
    return (body['rows'] as { userId: number }[]).find((row) => row.userId === userId);
  };
  const entryOf = (tournament: number, userId: number) =>
    organiser.db
      .selectFrom('entries')
      .select(['id', 'status', 'admission_reason'])
      .where('tournament_id', '=', tournament)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();

  it('enters somebody else with a reason, which other organisers read, the player does not, and the record of changes keeps', async () => {
    const [member = 0, other = 0] = await organiser.players(2, clubId);
    const tournament = await organiser.make({
      clubId,
      categoryId: await category([member]),
      checkInMinutes: 60,
    });
    const owner = await organiser.as('owner');
    const enter = (why: string) =>
      owner.post(`/tournament/${tournament}/entry`, { userId: other, reason: why });
    expect(refusalOf(await enter('  '))).toEqual([409, 'not_eligible']);
    expect((await enter(`${reason} `)).body).toMatchObject({ status: 'confirmed' });
    // What happens to the entry later does not take the reason away.
    await organiser.expectDone(
      owner.put(`/tournament/${tournament}/entry`, { userId: other, act: 'checkIn' }),
    );
    expect(await rowOf(club, tournament, other)).toMatchObject({
      status: 'checkedIn',
      admissionReason: reason,
    });
    for (const client of [await organiser.player(other), await organiser.as('visitor')]) {
      expect(await rowOf(client, tournament, other)).toMatchObject({ admissionReason: null });
    }
    const { id } = await entryOf(tournament, other);
    const kept = await organiser.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('operation', '=', 'createEntry')
      .where('kind', '=', 'entry')
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.changes).toContainEqual({ field: 'admissionReason', before: null, after: reason });
  });

  it('keeps no such reason for who is in the category', async () => {
    const [member = 0] = await organiser.players(1, clubId);
    const tournament = await organiser.make({ clubId, categoryId: await category([member]) });
    await organiser.expectDone(club.post(`/tournament/${tournament}/entry`, { userId: member, reason }));
    expect(await entryOf(tournament, member)).toMatchObject({ admission_reason: null });
  });

  it('alone can do so: nobody is let in by the own reason, past the handlers neither, and once out for one entry only', async () => {
    const [member = 0, other = 0] = await organiser.players(2, clubId);
    const tournament = await organiser.make({ clubId, categoryId: await category([member]) });
    const own = await organiser.player(other);
    const address = `/tournament/${tournament}/entry`;
    expect(refusalOf(await own.post(address, { reason }))).toEqual([409, 'not_eligible']);
    const past = runAsCaller({ userId: other, roleId: 5, clubs: [clubId] }, () =>
      organiser.db
        .insertInto('entries')
        .values({
          tournament_id: tournament,
          user_id: other,
          status: 'confirmed',
          asked_at: new Date(),
          admission_reason: reason,
        })
        .execute(),
    );
    await expect(past).rejects.toThrow('row-level security');
    await organiser.expectDone(club.post(address, { userId: other, reason }));
    await organiser.expectDone(own.put(address, { userId: other, act: 'withdraw' }));
    expect(refusalOf(await own.post(address, {}))).toEqual([409, 'not_eligible']);
  });
});

describe('A-1.36, A-6.13 a ranking', () => {
  it('C-9.05 is of a year from 2022 to 2040 and has a name of its own in it', async () => {
    const name = anotherName('Championship');
    await ranking({ name });
    expect(refusalOf(await club.post('/ranking', { clubId, name, ...settings }))).toEqual([
      409,
      'name_taken',
    ]);
    await ranking({ name, year: 2025 });
    for (const year of [2021, 2041]) {
      expect((await club.post('/ranking', { clubId, name, ...settings, year })).status).toBe(400);
    }
  });

  it('is open to anyone, and to nobody once it is deleted', async () => {
    const id = await ranking({ discipline: 'carom' });
    const visitor = await organiser.as('visitor');
    expect((await visitor.get(`/ranking/${id}`)).body).toMatchObject({
      ranking: { rankingId: id, clubId },
      total: 0,
    });
    expect((await club.delete(`/ranking/${id}`)).status).toBe(200);
    expect((await visitor.get(`/ranking/${id}`)).status).toBe(404);
  });

  it('is for a category of its own club', async () => {
    const other = await organiser.db
      .insertInto('categories')
      .values({ club_id: 2, name: 'Theirs', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await club.post('/ranking', {
      clubId,
      name: anotherName('Ranking'),
      ...settings,
      categoryId: other.id,
    });
    expect(answer.status).toBe(404);
  });
});

describe('what a club keeps for its rankings', () => {
  it('is written by nobody of another club, and by nobody who only works at its desk', async () => {
    const [other, desk, owner] = [
      await organiser.as('club2'),
      await organiser.as('desk'),
      await organiser.as('owner'),
    ];
    const kept = { level: await level(), category: await category([]), ranking: await ranking() };
    for (const [kind, id] of Object.entries(kept)) {
      expect((await other.delete(`/${kind}/${id}`)).status).toBe(404);
      expect((await desk.delete(`/${kind}/${id}`)).status).toBe(403);
      expect((await owner.delete(`/${kind}/${id}`)).status).toBe(403);
    }
    const made = { clubId, name: 'Of the desk', minAge: null, maxAge: null, memberIds: [] };
    expect((await desk.post('/level', { clubId, name: 'Of the desk', years: [] })).status).toBe(403);
    expect((await desk.post('/category', made)).status).toBe(403);
    expect((await desk.post('/ranking', { clubId, name: 'Of the desk', ...settings })).status).toBe(403);
    expect((await other.post('/level', { clubId, name: 'Theirs', years: [] })).status).toBe(404);
    expect((await other.get(`/level/club/${clubId}`)).status).toBe(404);
    expect((await desk.get(`/level/club/${clubId}`)).status).toBe(200);
  });

  it('is told to the audit by its name', async () => {
    const id = await ranking({ name: 'In the audit' });
    const { body } = await (await organiser.as('owner')).get(`/audit?kind=ranking&recordId=${id}`);
    expect(body['rows']).toMatchObject([{ operation: 'createRanking', record: { name: 'In the audit' } }]);
  });

  it('C3 sent twice under one key is added once', async () => {
    const headers = { 'idempotency-key': 'one-level' };
    const send = () => club.post('/level', { clubId, name: 'Sent twice', years: [] }, { headers });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ body }) => body['id'])).toEqual([answers[0]?.body['id'], answers[0]?.body['id']]);
    expect((await levels()).filter(({ name }) => name === 'Sent twice')).toHaveLength(1);
  });
});
