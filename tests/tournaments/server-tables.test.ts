import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAsCaller } from '#server/database/caller-context.ts';
import { accountId } from '#server/demo/accounts.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import { startOrganiser, type Organiser } from './organiser.ts';

let our: Organiser;
beforeAll(async () => {
  our = await startOrganiser();
});
afterAll(() => our.server.close());

type Match = {
  matchId: number;
  matchName: string;
  version: number;
  playerId1: number | null;
  playerId2: number | null;
  scheduleTime: string | null;
  calledAt: string | null;
  table: { tableId: number } | null;
};
const clubId = 1;

const matchesOf = async (id: number): Promise<Match[]> => {
  const { body } = await (await our.as('visitor')).get(`/tournament/${id}`);
  return (body['Rounds'] as { Matches: Match[] }[]).flatMap(({ Matches }) => Matches);
};
async function drawn(count: number, more: Record<string, unknown> = {}) {
  const id = await our.make({ capacity: Math.max(count, 2), clubId, ...more });
  await our.enter(id, await our.players(count));
  await our.expectDone((await our.as('owner')).post(`/tournament/${id}/draw`, {}));
  return id;
}
const plan = async (id: number, more: object = {}, who = 'desk') =>
  (await our.as(who)).post(`/tournament/${id}/plan`, {
    from: `${our.later(20).slice(0, 10)}T15:00:00Z`,
    dayFrom: '10:00',
    dayTo: '22:00',
    tableIds: await our.freeTables(1, clubId),
    minutes: 60,
    rest: 30,
    ...more,
  });
const call = async ({ matchId, version }: Match, more: object, who = 'desk') =>
  (await our.as(who)).post(`/match/${matchId}/call`, { version, isCalled: true, ...more });

describe('A-1.40 the plan of a tournament', () => {
  it('gives each match a time and a table, the final last after third place, with rest between', async () => {
    const id = await drawn(4, { hasThirdPlace: true });
    const { body } = await our.expectDone(plan(id));
    const day = our.later(20).slice(0, 10);
    const clock = new Map((await matchesOf(id)).map((match) => [match.matchName, match.scheduleTime]));
    const at = (time: string): string =>
      new Date(
        Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('America/New_York').epochMilliseconds,
      ).toISOString();
    expect(Object.fromEntries(clock)).toEqual({
      'Semi-final 1': at('10:00'),
      'Semi-final 2': at('11:00'),
      'Third place': at('12:30'),
      Final: at('13:30'),
    });
    expect(body).toMatchObject({ left: [] });
    expect((await our.expectDone(plan(id))).body).toMatchObject({ planned: [], left: [] });
    const again = await our.expectDone(plan(id, { replan: true, rest: 60 }));
    expect(again.body['planned']).toHaveLength(4);
  });

  it('leaves what does not fit by the last day, and keeps out of the way of what is booked', async () => {
    const id = await drawn(4, { endDate: our.later(20).slice(0, 10) });
    const { body } = await our.expectDone(plan(id, { dayTo: '12:00' }));
    expect((body['planned'] as object[]).length + (body['left'] as object[]).length).toBe(3);
    expect((body['left'] as object[]).length).toBeGreaterThan(0);
    const other = await drawn(4);
    const planned = (await our.expectDone(plan(other))).body['planned'] as {
      scheduleTime: string;
      tableId: number;
    }[];
    const taken = await our.db
      .selectFrom('table_bookings')
      .select(['table_id', 'starts_at'])
      .where('kind', '=', 'match')
      .where('status', '=', 'booked')
      .execute();
    const slots = taken.map(
      ({ table_id: table, starts_at: start }) => `${table} ${new Date(start).toISOString()}`,
    );
    expect(new Set(slots).size).toBe(slots.length);
    expect(planned).toHaveLength(3);
  });

  it('is for drawn tournaments, full half hours and tables of the club that are in order', async () => {
    const open = await our.make({ clubId });
    expect((await plan(open)).body).toMatchObject({ code: 'tournament_stage' });
    const id = await drawn(2);
    expect((await plan(id, { minutes: 45 })).body).toMatchObject({ code: 'slots_wrong' });
    const foreign = await our.db
      .selectFrom('club_tables')
      .select('id')
      .where('club_id', '=', 2)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await plan(id, { tableIds: [foreign.id] })).status).toBe(404);
    expect((await plan(id, {}, 'desk2')).status).toBe(404);
    expect((await plan(id, {}, 'player')).status).toBe(403);
    const [table = 0] = await our.freeTables(1, clubId);
    const setOut = (isOut: boolean) =>
      our.db.updateTable('club_tables').set({ is_out_of_order: isOut }).where('id', '=', table).execute();
    await setOut(true);
    expect((await plan(id, { tableIds: [table] })).body).toMatchObject({ code: 'table_out_of_order' });
    await setOut(false);
  });
});

describe('a match that is called', () => {
  it('has its players told by mail, until the call is taken back or the match begins', async () => {
    const id = await drawn(4);
    const [match] = await matchesOf(id);
    if (!match) throw new Error('Nothing was drawn.');
    const [tableId = 0] = await our.freeTables(1, clubId);
    const { body } = await our.expectDone(call(match, { tableId }));
    expect(body).toMatchObject({ table: { tableId }, version: match.version + 1 });
    const player = await our.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', match.playerId1 ?? 0)
      .executeTakeFirstOrThrow();
    const [mail] = await mailsTo(our.server.app, player.email);
    expect(mail?.subject).toContain('Your match is called');
    const back = { ...match, version: match.version + 1 };
    expect((await call(match, { isCalled: false })).body).toMatchObject({ code: 'changed_meanwhile' });
    expect((await our.expectDone(call(back, { isCalled: false }))).body).toMatchObject({ calledAt: null });
    await our.expectDone(call({ ...match, version: match.version + 2 }, { tableId }));
    const desk = await our.as('desk');
    await our.expectDone(desk.post(`/match/${match.matchId}/start`, { version: match.version + 3 }));
    const live = await call({ ...match, version: match.version + 4 }, { tableId });
    expect(live.body).toMatchObject({ code: 'match_started' });
  });

  it('has a table for itself, whoever calls another one to it at the same moment', async () => {
    const id = await drawn(4);
    const [one, two, final] = await matchesOf(id);
    const [tableId = 0] = await our.freeTables(1, clubId);
    if (!one || !two || !final) throw new Error('Nothing was drawn.');
    const answers = await Promise.all([call(one, { tableId }), call(two, { tableId })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'table_in_play' });
    expect((await call(final, { tableId })).body).toMatchObject({ code: 'match_not_ready' });
    await expect(
      our.db
        .updateTable('matches')
        .set({ table_id: tableId, called_at: new Date() })
        .where('id', 'in', [one.matchId, two.matchId])
        .execute(),
    ).rejects.toMatchObject({ constraint: 'matches_at_table' });
  });

  it('waits while one of its players is at another table', async () => {
    const [id, other] = [await drawn(2), await drawn(2)];
    const [[one], [two]] = [await matchesOf(id), await matchesOf(other)];
    if (!one || !two) throw new Error('Nothing was drawn.');
    const owner = await our.as('owner');
    const answers = await Promise.all(
      [one, two].map(({ matchId }) => owner.post(`/match/${matchId}/start`, { version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'player_busy' });
    const waiting = answers[0]?.status === 200 ? two : one;
    expect((await call(waiting, {})).body).toMatchObject({ code: 'player_busy' });
  });

  it('is called to a table by its referee, who starts it there; both players are told', async () => {
    const id = await drawn(4);
    const [match, other] = await matchesOf(id);
    if (!match || !other) throw new Error('Nothing was drawn.');
    await our.db
      .updateTable('matches')
      .set({ referee_id: accountId('referee') })
      .where('tournament_id', '=', id)
      .execute();
    const [tableId = 0] = await our.freeTables(1, clubId);
    await our.expectDone(call(match, { tableId }, 'referee'));
    const players = await our.db
      .selectFrom('users')
      .select('email')
      .where('id', 'in', [match.playerId1 ?? 0, match.playerId2 ?? 0])
      .execute();
    for (const { email } of players) {
      const [mail] = await mailsTo(our.server.app, email);
      expect(mail?.subject).toContain(match.matchName);
    }
    const referee = await our.as('referee');
    expect((await call(other, { tableId }, 'referee')).body).toMatchObject({ code: 'table_in_play' });
    const started = await referee.post(`/match/${match.matchId}/start`, {
      version: match.version + 1,
      tableId,
    });
    expect([started.status, started.body['code']]).toEqual([200, undefined]);
    expect(started.body).toMatchObject({ statusId: 7, table: { tableId } });
    expect((await referee.post(`/match/${other.matchId}/start`, { version: 1, tableId })).body).toMatchObject(
      {
        code: 'table_in_play',
      },
    );
    await our.expectDone(
      referee.post(`/match/${match.matchId}/end`, {
        version: match.version + 2,
        winner: match.playerId1,
        reason: 'retired',
      }),
    );
    const final = (await matchesOf(id)).find(({ matchName }) => matchName === 'Final');
    expect([final?.playerId1, final?.playerId2]).toContain(match.playerId1);
  });

  it('is called for no club that is switched off', async () => {
    const id = await drawn(2);
    const [match] = await matchesOf(id);
    if (!match) throw new Error('Nothing was drawn.');
    const club = our.db.updateTable('clubs').where('id', '=', 1);
    await club.set({ status_id: 2 }).execute();
    expect(await call(match, {})).toMatchObject({ status: 409, body: { code: 'club_inactive' } });
    await club.set({ status_id: 1 }).execute();
    expect((await call(match, {})).status).toBe(200);
  });

  it('is called by who may write its score', async () => {
    const id = await drawn(2);
    const [match] = await matchesOf(id);
    if (!match) throw new Error('Nothing was drawn.');
    expect((await call(match, {}, 'desk2')).status).toBe(404);
    expect((await call(match, {}, 'player')).status).toBe(403);
    expect((await call(match, {}, 'visitor')).status).toBe(401);
  });
});

describe('A-6.19 a single match', () => {
  const make = async (more: object = {}, who = 'desk') =>
    (await our.as(who)).post('/match', await our.challenge(clubId, more));

  it('is made, changed and deleted by the club until it begins', async () => {
    const [tableId = 0] = await our.freeTables(1, clubId);
    const scheduleTime = `${our.later(40).slice(0, 10)}T16:00:00.000Z`;
    const { body } = await our.expectDone(make({ start1: 2, tableId, scheduleTime, plannedMinutes: 60 }));
    const id = Number(body['id']);
    const desk = await our.as('desk');
    const shown = await desk.get(`/match/${id}`);
    expect(shown.body).toMatchObject({
      raceTo: 5,
      scheduleTime,
      plannedMinutes: 60,
      mayManage: true,
      isRated: true,
    });
    expect(shown.body['player1']).toMatchObject({ headStart: 2 });
    expect((await make({ tableId, scheduleTime, plannedMinutes: 30 })).body).toMatchObject({
      code: 'table_taken',
      fields: { tableId: expect.any(String) },
    });
    const change = (more: object, headers = {}) => desk.put('/match', { matchId: id, ...more }, { headers });
    await our.expectDone(change({ raceTo: 7, plannedMinutes: 90 }, { 'if-match': '1' }));
    expect((await change({ raceTo: 9 }, { 'if-match': '1' })).status).toBe(412);
    expect((await desk.get(`/match/${id}`)).body).toMatchObject({
      raceTo: 7,
      plannedMinutes: 90,
      scheduleTime,
    });
    await our.expectDone(desk.delete(`/match/${id}`));
    expect((await desk.get(`/match/${id}`)).status).toBe(404);
  });

  it.each([
    [{ playerId2: null }, 'player_missing'],
    [{ raceTo: null }, 'length_missing'],
    [{ start1: 5 }, 'head_start_high'],
    [{ scheduleTime: '2020-01-01T10:00:00Z' }, 'schedule_past'],
    [{ plannedMinutes: 45 }, 'slots_wrong'],
  ] as const)('is refused at its field: %o', async (more, code) => {
    const { status, body } = await make(more);
    expect([status, body['code']]).toEqual([400, code]);
  });

  it('is between two members of the club, and made by those who run it', async () => {
    const base = await our.challenge(clubId);
    expect((await make({ playerId2: base.playerId1 })).body).toMatchObject({ code: 'players_same' });
    expect((await make({ playerId2: 6 })).body).toMatchObject({
      code: 'player_not_member',
      fields: { playerId2: expect.any(String) },
    });
    expect((await make({ refereeId: base.playerId1 })).body).toMatchObject({
      code: 'not_found',
      fields: { refereeId: expect.any(String) },
    });
    expect((await make({ clubId: 2 })).status).toBe(404);
    expect((await make({}, 'player')).status).toBe(403);
    const { body } = await our.expectDone(make());
    const id = Number(body['id']);
    const other = await our.as('desk2');
    expect((await other.put('/match', { matchId: id, raceTo: 9 })).status).toBe(404);
    expect((await other.delete(`/match/${id}`)).status).toBe(404);
    await our.expectDone((await our.as('desk')).post(`/match/${id}/start`, { version: 1 }));
    expect((await (await our.as('desk')).delete(`/match/${id}`)).body).toMatchObject({
      code: 'match_started',
    });
  });

  it('of a tournament is changed in time, table and referee alone', async () => {
    const id = await drawn(2);
    const [match] = await matchesOf(id);
    const desk = await our.as('desk');
    const change = (more: object) => desk.put('/match', { matchId: match?.matchId, ...more });
    await our.expectDone(change({ refereeId: 9, scheduleTime: our.later(20) }));
    expect((await change({ raceTo: 9 })).body).toMatchObject({ code: 'match_locked' });
    expect((await desk.delete(`/match/${match?.matchId}`)).body).toMatchObject({ code: 'tournament_locked' });
  });

  it('holds its table by itself: nobody of another club can book for it', async () => {
    const [tableId = 0] = await our.freeTables(1, clubId);
    const { body } = await our.expectDone(make());
    const booking = {
      club_id: clubId,
      table_id: tableId,
      kind: 'match',
      match_id: Number(body['id']),
      status: 'booked',
      starts_at: '2027-03-01T10:00:00Z',
      ends_at: '2027-03-01T11:00:00Z',
      local_start: '2027-03-01T05:00',
      zone: 'America/New_York',
      created_at: new Date(),
    };
    for (const who of [
      { userId: 11, roleId: 4, clubs: [3] },
      { userId: 5, roleId: 5, clubs: [] },
    ]) {
      await expect(
        runAsCaller(who, () => our.db.insertInto('table_bookings').values(booking).execute()),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});
