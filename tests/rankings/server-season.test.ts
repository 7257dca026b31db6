import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrganiser, type Organiser } from '#tests/tournaments/organiser.ts';

let our: Organiser;
beforeAll(async () => {
  our = await startOrganiser();
  // Only what is made here counts.
  await our.db.updateTable('tournaments').set({ level_id: null }).execute();
});
afterAll(() => our.server.close());

const clubId = 1;
const spread = (...parts: readonly (readonly [number, number])[]): number[] =>
  parts.flatMap(([count, points]) => Array.from({ length: count }, () => points));
const open = spread([1, 1000], [1, 700], [2, 500], [4, 300], [8, 150], [16, 75]);
const small = spread([1, 400], [1, 280], [2, 200], [4, 120], [8, 60], [16, 30]);
const year = () => new Date(our.server.clock.now()).getUTCFullYear();

let count = 0;
const made = async (path: string, body: object): Promise<number> => {
  count += 1;
  const club = await our.as('club');
  const answer = await our.expectDone(club.post(path, { clubId, name: `Made ${count}`, ...body }));
  return Number(answer.body['id']);
};
const level = (points: number[]) => made('/level', { years: [{ year: year(), points }] });
const ranking = (more: object = {}) =>
  made('/ranking', {
    discipline: 'carom',
    categoryId: null,
    year: year(),
    span: 'season',
    bestOf: 0,
    ...more,
  });

type Line = {
  rank: number;
  playerId: number;
  playerName: string;
  points: number;
  results: { points: number; isCounted: boolean }[];
};
const lines = async (id: number, who = 'visitor') =>
  (await (await our.as(who)).get(`/ranking/${id}?limit=100`)).body['rows'] as Line[];
const shown = async (id: number) =>
  (await lines(id)).map(({ rank, playerId, points }) => [rank, playerId, points]);

/** A finished tournament of the club, with who came where. */
async function finished(levelId: number, places: readonly (readonly [number, number])[], more: object = {}) {
  const { db } = our;
  count += 1;
  const { id } = await db
    .insertInto('tournaments')
    .values({
      name: `Finished ${count}`,
      game_type: 'threeCushion',
      format: 'knockout',
      club_id: clubId,
      stage: 'finished',
      status_id: 6,
      level_id: levelId,
      time_zone: 'America/New_York',
      target_points: 40,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const placings = places.map(([user, place]) => ({
    tournament_id: id,
    user_id: user,
    place,
    place_to: place,
    points_place: place,
    wins: 1,
    ended_on: `${year()}-03-01`,
  }));
  await db.insertInto('placings').values(placings).execute();
  return id;
}

describe('A-1.36 the ranking of a season', () => {
  it('is the sum of the best three results, the higher result first where the sums are the same', async () => {
    const [ana = 0, beto = 0, elena = 0, fabio = 0] = await our.players(4);
    const [opens, clubs] = [await level(open), await level(small)];
    const first = await finished(opens, [
      [ana, 1],
      [beto, 2],
      [elena, 5],
      [fabio, 3],
    ]);
    await finished(opens, [
      [ana, 5],
      [beto, 1],
      [elena, 5],
      [fabio, 2],
    ]);
    await finished(opens, [
      [ana, 2],
      [beto, 9],
      [elena, 1],
      [fabio, 17],
    ]);
    await finished(clubs, [
      [ana, 9],
      [beto, 3],
      [fabio, 1],
    ]);
    const [best, all, other] = [
      await ranking({ bestOf: 3 }),
      await ranking(),
      await ranking({ discipline: 'pool' }),
    ];
    expect(await shown(best)).toEqual([
      [1, ana, 2000],
      [2, beto, 1900],
      [3, elena, 1600],
      [4, fabio, 1600],
    ]);
    expect(await shown(all)).toEqual([
      [1, ana, 2060],
      [2, beto, 2050],
      [3, fabio, 1675],
      [4, elena, 1600],
    ]);
    expect(await shown(other)).toEqual([]);
    const [line] = await lines(best);
    expect(line?.results.map(({ points, isCounted }) => [points, isCounted])).toEqual([
      [1000, true],
      [700, true],
      [300, true],
      [60, false],
    ]);
    const put = (user: number, place: number) =>
      our.db
        .updateTable('placings')
        .set({ place, place_to: place, points_place: place })
        .where('tournament_id', '=', first)
        .where('user_id', '=', user)
        .execute();
    await Promise.all([put(ana, 2), put(beto, 1)]);
    expect(await shown(best)).toEqual([
      [1, beto, 2200],
      [2, ana, 1700],
      [3, elena, 1600],
      [4, fabio, 1600],
    ]);
  });

  it('hides the name of who wants that from everyone but that player and the club', async () => {
    const [player = 0] = await our.players(1, clubId);
    const id = await ranking({ discipline: 'russianPyramid' });
    await finished(await level(open), [[player, 1]], { game_type: 'russianPyramid', target_points: null });
    const nameFor = async (who: string) => (await lines(id, who)).map(({ playerName }) => playerName);
    const [name] = await nameFor('visitor');
    await our.db.updateTable('users').set({ privacy_on: true }).where('id', '=', player).execute();
    expect(await nameFor('visitor')).not.toEqual([name]);
    expect(await nameFor('club')).toEqual([name]);
    await our.db.updateTable('users').set({ privacy_on: false }).where('id', '=', player).execute();
  });

  it('counts a tournament from the moment that its last match ends, and follows a corrected final', async () => {
    const [one = 0, two = 0] = await our.players(2, clubId);
    const levelId = await level(open);
    const id = await ranking({ discipline: 'pool' });
    const tournamentId = await our.make({ clubId, levelId, capacity: 2 });
    await our.enter(tournamentId, [one, two]);
    const owner = await our.as('owner');
    await our.expectDone(owner.post(`/tournament/${tournamentId}/draw`, {}));
    type Match = { matchId: number; version: number; playerId1: number; playerId2: number };
    const final = async (): Promise<Match> => {
      const { body } = await owner.get(`/tournament/${tournamentId}`);
      const [round] = body['Rounds'] as { Matches: Match[] }[];
      const [match] = round?.Matches ?? [];
      if (!match) throw new Error('There is no final.');
      return match;
    };
    const { matchId, version, playerId1, playerId2 } = await final();
    expect(await shown(id)).toEqual([]);
    await our.expectDone(
      owner.post(`/match/${matchId}/end`, { version, reason: 'walkover', winner: playerId1 }),
    );
    // Who has won no match has the points of the first round's losers, which of two players is the final.
    expect((await shown(id)).map(([rank, player]) => [rank, player])).toEqual([
      [1, playerId1],
      [2, playerId2],
    ]);
    const now = await final();
    await our.expectDone(
      owner.post(`/match/${matchId}/correct`, {
        version: now.version,
        reason: 'The sheet says so.',
        outcome: 'walkover',
        winner: playerId2,
      }),
    );
    expect((await shown(id)).map(([rank, player]) => [rank, player])).toEqual([
      [1, playerId2],
      [2, playerId1],
    ]);
    const { body } = await (await our.player(playerId2)).get('/rating/mine');
    expect(body['ranks']).toContainEqual(expect.objectContaining({ rankingId: id, rank: 1, players: 2 }));
  });
});

describe('the ways to a ranking', () => {
  it('names at a tournament the rankings that count it, by game, category and years, and none without a level', async () => {
    const levelId = await level(open);
    const category = await made('/category', { minAge: null, maxAge: null, memberIds: [] });
    const before = await our.db.selectFrom('rankings').select('id').execute();
    const known = new Set(before.map(({ id }) => id));
    const counting = await ranking();
    const all = await ranking({ discipline: null });
    const later = await ranking({ year: year() + 1, span: 'rolling' });
    await ranking({ discipline: 'pool' });
    await ranking({ categoryId: category });
    await ranking({ year: year() + 1 });
    const [player = 0] = await our.players(1);
    const id = await finished(levelId, [[player, 1]]);
    const without = await finished(levelId, [[player, 1]], { level_id: null });
    const namesOf = async (tournamentId: number) => {
      const { body } = await our.server.client().get(`/tournament/${tournamentId}`);
      const named = (body['rankings'] as { rankingId: number }[]).map(({ rankingId }) => rankingId);
      return named.filter((rankingId) => !known.has(rankingId));
    };
    expect(await namesOf(id)).toEqual([counting, all, later]);
    expect(await namesOf(without)).toEqual([]);
    const { body } = await our.server.client().get(`/table/club/${clubId}/board`);
    const named = body['rankings'] as { rankingId: number; year: number }[];
    expect(named).toContainEqual(expect.objectContaining({ rankingId: counting, year: year() }));
    expect(named.every((each) => each.year === year() || each.year === year() - 1)).toBe(true);
  });
});
