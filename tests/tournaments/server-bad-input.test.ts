import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemWords } from '#domain/words/problems.ts';
import type { TestClient } from '#tests/support/server.ts';
import { startOrganiser, type Organiser } from './organiser.ts';

let our: Organiser;
let desk: TestClient;
let club: TestClient;
beforeAll(async () => {
  our = await startOrganiser();
  desk = await our.as('desk');
  club = await our.as('club');
});
afterAll(() => our.server.close());

const clubId = 1;
const noSuchId = 2_147_483_647;
type Answer = Awaited<ReturnType<TestClient['get']>>;
type Code = keyof typeof problemWords;

/** A refusal with its words, at its field where it has one. */
function expectRefused({ status, body }: Answer, code: Code, field?: string, wanted = 400): void {
  expect([status, body['code'], body['message']]).toEqual([wanted, code, problemWords[code]]);
  if (field !== undefined) expect(body['fields']).toMatchObject({ [field]: problemWords[code] });
}
const whole = (more: object = {}) => ({
  name: 'Cup',
  gameType: 'nineBall',
  format: 'knockout',
  clubId,
  raceTo: 7,
  startDate: our.later(20).slice(0, 10),
  endDate: our.later(21).slice(0, 10),
  startTime: '10:00',
  timeZone: 'America/New_York',
  capacity: 16,
  entryClosesAt: our.later(10),
  ...more,
});
const groups = { format: 'roundRobin', groupCount: 4 };
async function drawn(
  count = 2,
  more: object = {},
): Promise<{ id: number; matchId: number; version: number }> {
  const id = await our.make({ clubId, capacity: count, ...more });
  await our.enter(id, await our.players(count, clubId));
  await our.expectDone(desk.post(`/tournament/${id}/draw`, {}));
  const { body } = await desk.get(`/tournament/${id}`);
  type Round = { Matches: { matchId: number; version: number }[] };
  const [match] = (body['Rounds'] as Round[]).flatMap(({ Matches }) => Matches);
  return { id, matchId: match?.matchId ?? 0, version: match?.version ?? 0 };
}

describe('what is told of a tournament is refused at its field, in words, when it is made and when it is changed', () => {
  it.each<[object, string, Code]>([
    [{ name: '   ' }, 'name', 'tournament_name_missing'],
    [{ raceTo: null, tournamentFrame: 7 }, 'tournamentFrame', 'length_wrong'],
    [{ targetPoints: 50 }, 'tournamentFrame', 'length_wrong'],
    [{ gameType: 'fifteenReds', raceTo: null, tournamentFrame: 4 }, 'tournamentFrame', 'length_even'],
    [{ roundLengths: [{ matches: 1, tournamentFrame: 9 }] }, 'roundLengths', 'length_wrong'],
    [
      {
        gameType: 'fifteenReds',
        raceTo: null,
        tournamentFrame: 5,
        roundLengths: [{ matches: 2, tournamentFrame: 6 }],
      },
      'roundLengths',
      'length_even',
    ],
    [{ capacity: 1 }, 'capacity', 'capacity_range'],
    [{ capacity: 257 }, 'capacity', 'capacity_range'],
    [{ endDate: '2020-01-01' }, 'endDate', 'dates_order'],
    [{ entryOpensAt: '2126-01-01T00:00:00Z' }, 'entryClosesAt', 'entry_times'],
    [{ entryClosesAt: '2126-01-01T00:00:00Z' }, 'entryClosesAt', 'entry_times'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'time_zone_unknown'],
    [{ groupCount: 2 }, 'groupCount', 'groups_range'],
    [{ ...groups, groupCount: 0 }, 'groupCount', 'groups_range'],
    [{ ...groups, groupCount: 33, capacity: 256 }, 'groupCount', 'groups_range'],
    [{ ...groups, qualifierCount: 4 }, 'qualifierCount', 'qualifiers_range'],
    [{ ...groups, capacity: 256, qualifierCount: 9 }, 'qualifierCount', 'qualifiers_range'],
    [{ ...groups, tieBreaks: ['difference', 'framesWon', 'difference'] }, 'tieBreaks', 'tie_breaks_wrong'],
  ])('%o', async (more, field, code) => {
    expectRefused(await desk.post('/tournament', whole(more)), code, field);
    const id = await our.make({ clubId }, 'draft');
    expectRefused(await desk.put('/tournament', { tournamentId: id, ...whole(more) }), code, field);
  });

  it.each([
    { gameType: 'darts' },
    { gameType: undefined },
    { format: 'swiss' },
    { startDate: '2027-02-30' },
    { startTime: '24:00' },
    { startTime: '9:00' },
    { checkInMinutes: 20 },
    { checkInMinutes: 255 },
    { entryMode: 'friends' },
    { tieBreaks: ['luck'] },
    { description: 'x'.repeat(2001) },
    { raceTo: 0 },
    { raceTo: 2.5 },
    { capacity: '16' },
    { stage: 'running' },
  ])('what is none of its choices at all is refused: %o', async (more) => {
    expect(await desk.post('/tournament', whole(more))).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });

  it('a tournament without a length or days stays a draft, and each that is missing is named when it is published', async () => {
    const missing = { raceTo: null, startDate: null, endDate: null, entryClosesAt: null };
    const { body } = await our.expectDone(desk.post('/tournament', whole(missing)));
    const answer = await desk.put(`/tournament/${String(body['id'])}/stage`, { stage: 'open' });
    expect([answer.status, answer.body['fields']]).toEqual([
      400,
      {
        startDate: problemWords.day_missing,
        endDate: problemWords.day_missing,
        entryClosesAt: problemWords.entry_close_missing,
        tournamentFrame: problemWords.length_missing,
      },
    ]);
  });
});

describe('names and reasons of 101 letters, with NUL or half a sign', () => {
  const wrong = ['x'.repeat(101), 'a\u0000b', 'a\ud800'];
  const tooLong = ['x'.repeat(201), 'a\u0000b', 'a\ud800'];

  it('are refused as names of tournaments, matches, levels, categories and rankings, and nothing is kept', async () => {
    const [one, two] = await our.players(2, clubId);
    const match = { clubId, gameType: 'nineBall', raceTo: 5, playerId1: one, playerId2: two };
    const ranking = { discipline: null, categoryId: null, year: 2026, span: 'season', bestOf: 0 };
    for (const name of wrong) {
      const answers = [
        await desk.post('/tournament', whole({ name })),
        await desk.post('/match', { ...match, matchName: name }),
        await club.post('/level', { clubId, name, years: [] }),
        await club.post('/category', { clubId, name, minAge: null, maxAge: null, memberIds: [] }),
        await club.post('/ranking', { clubId, name, ...ranking }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    }
    expect((await desk.post('/match', { ...match, matchName: '  ' })).status).toBe(400);
    for (const table of ['tournaments', 'matches', 'levels', 'categories', 'rankings'] as const) {
      const rows = await our.db.selectFrom(table).select('name').execute();
      expect(rows.filter(({ name }) => name.startsWith('xxxx') || name === 'a' || name === 'ab')).toEqual([]);
    }
  });

  it('are refused as reasons of a cancelled, drawn and undrawn tournament, of an entry, a correction and a rating', async () => {
    const { id, matchId, version } = await drawn();
    const [userId] = await our.players(1, clubId);
    for (const reason of tooLong) {
      const answers = [
        await desk.put(`/tournament/${id}/stage`, { stage: 'cancelled', reason }),
        await desk.post(`/tournament/${id}/draw`, { reason }),
        await desk.delete(`/tournament/${id}/draw`, { reason }),
        await desk.put(`/tournament/${id}/entry`, { userId, act: 'disqualify', reason }),
        await desk.post(`/match/${matchId}/correct`, { version, reason, outcome: 'bothOut', winner: null }),
        await desk.post(`/match/${matchId}/void`, { version, reason }),
        await club.put('/rating', { clubId, userId, discipline: 'pool', rating: 600, reason }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
    }
    expect((await desk.get(`/tournament/${id}`)).body).toMatchObject({ stage: 'drawn' });
  });

  it.each(['', ' ', 'no'])('a reason has three letters or more, and is none as %j', async (reason) => {
    const { id, matchId, version } = await drawn();
    const [userId] = await our.players(1, clubId);
    const at = 'reason_missing';
    expectRefused(await desk.post(`/tournament/${id}/draw`, { reason }), at, 'reason');
    expectRefused(await desk.delete(`/tournament/${id}/draw`, { reason }), at, 'reason');
    expectRefused(await desk.put(`/tournament/${id}/stage`, { stage: 'cancelled', reason }), at, 'reason');
    expectRefused(
      await desk.put(`/tournament/${id}/entry`, { userId, act: 'disqualify', reason }),
      at,
      'reason',
    );
    await our.expectDone(desk.post(`/match/${matchId}/end`, { version, reason: 'bothOut', winner: null }));
    const now = { version: version + 1, reason };
    expectRefused(await desk.post(`/match/${matchId}/void`, now), at, 'reason');
    const correction = { ...now, outcome: 'bothOut', winner: null };
    expectRefused(await desk.post(`/match/${matchId}/correct`, correction), at, 'reason');
    expectRefused(
      await club.put('/rating', { clubId, userId, discipline: 'pool', rating: 600, reason }),
      at,
      'reason',
    );
  });
});

describe('a single match is refused at its field', () => {
  const match = async (more: object) => desk.post('/match', await our.challenge(clubId, more));

  it.each<[object, string, Code]>([
    [{ raceTo: null }, 'tournamentFrame', 'length_missing'],
    [{ raceTo: null, tournamentFrame: 5 }, 'tournamentFrame', 'length_wrong'],
    [{ gameType: 'sixBall', raceTo: null, tournamentFrame: 6 }, 'tournamentFrame', 'length_even'],
    [{ playerId1: null }, 'playerId1', 'player_missing'],
    [{ playerId2: null }, 'playerId2', 'player_missing'],
    [{ start1: 5 }, 'start1', 'head_start_high'],
    [{ start2: 5 }, 'start2', 'head_start_high'],
    [{ gameType: 'fifteenReds', raceTo: null, tournamentFrame: 5, start1: 71 }, 'start1', 'head_start_high'],
    [{ scheduleTime: '2020-01-01T10:00:00Z' }, 'scheduleTime', 'schedule_past'],
    [{ plannedMinutes: 45 }, 'plannedMinutes', 'slots_wrong'],
  ])('%o', async (more, field, code) => {
    expectRefused(await match(more), code, field);
  });

  it('where it is to begin within a half hour at a table', async () => {
    const [tableId] = await our.freeTables(1, clubId);
    const scheduleTime = `${our.later(50).slice(0, 10)}T16:10:00.000Z`;
    expectRefused(await match({ tableId, scheduleTime, plannedMinutes: 60 }), 'slots_wrong', 'scheduleTime');
  });

  it('where its players are one, and where an id is nobody’s or larger than any', async () => {
    const [one] = await our.players(1, clubId);
    expectRefused(await match({ playerId1: one, playerId2: one }), 'players_same', 'playerId2');
    expectRefused(await match({ playerId2: noSuchId }), 'player_not_member', 'playerId2', 409);
    for (const field of ['tableId', 'refereeId']) {
      expect((await match({ [field]: noSuchId })).status).toBe(404);
    }
    for (const field of ['playerId1', 'tableId', 'refereeId', 'clubId']) {
      expect((await match({ [field]: noSuchId + 1 })).status).toBe(400);
    }
  });
});

describe('a result that cannot be', () => {
  it.each<[string, Record<string, unknown>]>([
    ['too few racks', { outcome: 'played', racks: [1, 1] }],
    ['racks after the last', { outcome: 'played', racks: [1, 1, 1, 1] }],
    ['the winner of fewer racks', { outcome: 'played', racks: [2, 2, 2] }],
    ['none played', { outcome: 'played', racks: [] }],
    ['a walkover with racks', { outcome: 'walkover', racks: [1] }],
    ['both out with a winner', { outcome: 'bothOut', racks: [] }],
    ['somebody else as the winner', { outcome: 'walkover', winner: 1 }],
    ['nobody as the winner', { outcome: 'walkover', winner: null }],
  ])('is refused: %s', async (_name, { outcome, racks = [], ...more }) => {
    const { id, matchId, version } = await drawn(2, { raceTo: 3 });
    const { body } = await desk.get(`/match/${matchId}`);
    const winner = body['playerId1'];
    await our.expectDone(desk.post(`/match/${matchId}/end`, { version, reason: 'walkover', winner }));
    const frames = (racks as number[]).map((side) => ({
      player1Points: side === 1 ? 1 : 0,
      player2Points: side === 2 ? 1 : 0,
    }));
    const correction = {
      version: version + 1,
      reason: 'The sheet says so.',
      outcome,
      winner,
      frames,
      ...more,
    };
    expectRefused(await desk.post(`/match/${matchId}/correct`, correction), 'result_wrong', 'frames');
    expect((await desk.get(`/match/${matchId}`)).body).toMatchObject({ outcome: 'walkover', winner });
    expect((await desk.get(`/tournament/${id}`)).body).toMatchObject({ stage: 'finished' });
  });
});

describe('a plan', () => {
  const planOf = async (more: object = {}) => {
    const [table] = await our.freeTables(1, clubId);
    return {
      from: `${our.later(20).slice(0, 10)}T15:00:00Z`,
      dayFrom: '10:00',
      dayTo: '22:00',
      tableIds: [table],
      minutes: 60,
      rest: 30,
      ...more,
    };
  };

  it('is refused in minutes that are no half hours, without tables, and at times that are none', async () => {
    const { id } = await drawn();
    const plan = async (more: object) => desk.post(`/tournament/${id}/plan`, await planOf(more));
    for (const minutes of [1, 29, 45]) expectRefused(await plan({ minutes }), 'slots_wrong', 'minutes');
    for (const more of [
      { minutes: 0 },
      { minutes: 601 },
      { rest: -1 },
      { rest: 601 },
      { tableIds: [] },
      { dayFrom: '25:00' },
      { dayTo: '24:30' },
      { from: 'tomorrow' },
    ]) {
      expect((await plan(more)).status).toBe(400);
    }
    expect((await plan({ tableIds: [noSuchId] })).status).toBe(404);
  });

  it('goes to three o’clock where the clock skips the hour after two', async () => {
    const { id } = await drawn(2, { startDate: '2027-03-14', endDate: '2027-03-14' });
    const more = { from: '2027-03-14T06:30:00Z', dayFrom: '02:00', dayTo: '06:00' };
    const { body } = await our.expectDone(desk.post(`/tournament/${id}/plan`, await planOf(more)));
    expect(body['planned']).toMatchObject([{ scheduleTime: '2027-03-14T07:00:00.000Z' }]);
  });
});

describe('an id that is nobody’s, or another club’s', () => {
  /** Every call about a tournament, a match and what is kept for rankings. */
  const calls = (
    id: number,
    matchId: number,
    userId: number,
  ): (readonly ['delete' | 'get' | 'post' | 'put', string, object?])[] => [
    ['put', '/tournament', { tournamentId: id, ...whole() }],
    ['delete', `/tournament/${id}`],
    ['put', `/tournament/${id}/stage`, { stage: 'open' }],
    ['post', `/tournament/${id}/entry`, { userId }],
    ['put', `/tournament/${id}/entry`, { userId, act: 'confirm' }],
    ['get', `/tournament/${id}/seeds?source=rating`],
    ['put', `/tournament/${id}/seeds`, { userIds: [userId] }],
    ['post', `/tournament/${id}/draw`, {}],
    ['put', `/tournament/${id}/draw`, { replace: { in: userId } }],
    ['delete', `/tournament/${id}/draw`, { reason: 'Because.' }],
    ['put', `/tournament/${id}/tie`, { groupNumber: 1, userIds: [userId, userId + 1], by: 'lot' }],
    ['put', '/match', { matchId, matchName: 'Theirs' }],
    ['delete', `/match/${matchId}`],
    [
      'post',
      `/match/${matchId}/correct`,
      { version: 1, reason: 'Because.', outcome: 'bothOut', winner: null },
    ],
    ['post', `/match/${matchId}/void`, { version: 1, reason: 'Because.' }],
  ];
  const plan = async (id: number): Promise<Answer> =>
    (await our.as('club2')).post(`/tournament/${id}/plan`, {
      from: our.later(20),
      dayFrom: '10:00',
      dayTo: '22:00',
      tableIds: [1],
      minutes: 60,
      rest: 30,
    });

  it('is not found, whatever is asked of it by who runs another club', async () => {
    const { id, matchId } = await drawn();
    const [userId = 0] = await our.players(1, clubId);
    const other = await our.as('club2');
    for (const [of, match] of [
      [id, matchId],
      [noSuchId, noSuchId],
    ] as const) {
      for (const [method, path, body] of calls(of, match, userId)) {
        const { status, body: answered } = await other[method](path, body);
        expect([method, path, status, answered['code']]).toEqual([method, path, 404, 'not_found']);
      }
      expect((await plan(of)).status).toBe(404);
    }
    expect((await desk.get(`/tournament/${id}`)).body).toMatchObject({ stage: 'drawn' });
  });

  it('is not found among levels, categories, rankings and ratings', async () => {
    const ranking = { discipline: null, categoryId: null, year: 2026, span: 'season', bestOf: 0 };
    const named = { name: 'Nobody’s', minAge: null, maxAge: null, memberIds: [] };
    const [userId] = await our.players(1, clubId);
    const answers = [
      await club.get('/level/club/2'),
      await club.put('/level', { levelId: noSuchId, name: 'Nobody’s', years: [] }),
      await club.delete(`/level/${noSuchId}`),
      await club.get('/category/club/2'),
      await club.put('/category', { categoryId: noSuchId, ...named }),
      await club.delete(`/category/${noSuchId}`),
      await club.get(`/ranking/${noSuchId}`),
      await club.put('/ranking', { rankingId: noSuchId, name: 'Nobody’s', ...ranking }),
      await club.delete(`/ranking/${noSuchId}`),
      await club.get('/rating/club/2?discipline=pool'),
      await club.put('/rating', { clubId: 2, userId, discipline: 'pool', rating: 600, reason: 'Because.' }),
      await club.put('/rating', {
        clubId,
        userId: noSuchId,
        discipline: 'pool',
        rating: 600,
        reason: 'Because.',
      }),
      await desk.post('/tournament', whole({ levelId: noSuchId })),
      await desk.post('/tournament', whole({ categoryId: noSuchId })),
      await desk.post('/tournament', whole({ clubId: noSuchId })),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '%00'])('is none at all as %s', async (id) => {
    for (const [method, path] of [
      ['get', `/tournament/${id}`],
      ['get', `/tournament/${id}/entry`],
      ['post', `/tournament/${id}/draw`],
      ['post', `/match/${id}/correct`],
      ['get', `/ranking/${id}`],
      ['delete', `/level/${id}`],
    ] as const) {
      expect((await club[method](path, (method === 'post' ? {} : undefined) as never)).status).toBe(400);
    }
  });
});

describe('what a club keeps for its rankings is refused in words', () => {
  const years = (points: number[], year = 2026) => [{ year, points }];
  const flat = (points: number) => Array.from({ length: 32 }, () => points);

  it('names, points, ages and years', async () => {
    const level = (more: object) => club.post('/level', { clubId, name: 'Level', years: [], ...more });
    expectRefused(await level({ name: ' ' }), 'level_name_missing', 'name');
    expectRefused(await level({ years: years([10, 20, ...flat(0).slice(2)]) }), 'points_order');
    for (const more of [
      { years: years(flat(100_001)) },
      { years: years(flat(-1)) },
      { years: years(flat(1).slice(1)) },
      { years: years(flat(1), 2021) },
      { years: years(flat(1), 2041) },
    ]) {
      expect((await level(more)).status).toBe(400);
    }
    const category = (more: object) =>
      club.post('/category', {
        clubId,
        name: 'Category',
        minAge: null,
        maxAge: null,
        memberIds: [],
        ...more,
      });
    expectRefused(await category({ name: ' ' }), 'category_name_missing', 'name');
    expectRefused(await category({ minAge: 40, maxAge: 18 }), 'ages_order');
    for (const more of [{ minAge: 4 }, { maxAge: 121 }]) expect((await category(more)).status).toBe(400);
    const ranking = (more: object) =>
      club.post('/ranking', {
        clubId,
        name: 'Ranking',
        discipline: null,
        categoryId: null,
        year: 2026,
        span: 'season',
        bestOf: 0,
        ...more,
      });
    expectRefused(await ranking({ name: ' ' }), 'ranking_name_missing', 'name');
    for (const more of [{ year: 2021 }, { year: 2041 }, { bestOf: 33 }, { bestOf: -1 }, { span: 'ever' }]) {
      expect((await ranking(more)).status).toBe(400);
    }
    const [userId] = await our.players(1, clubId);
    const rating = (more: object) =>
      club.put('/rating', { clubId, userId, discipline: 'pool', reason: 'Because.', ...more });
    for (const handicap of [-1, 21]) expectRefused(await rating({ handicap }), 'handicap_range', 'handicap');
    for (const value of [-1, 1501]) expect((await rating({ rating: value })).status).toBe(400);
  });
});
