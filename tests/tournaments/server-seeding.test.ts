import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { startOrganiser, type Organiser } from './organiser.ts';

let our: Organiser;
beforeAll(async () => {
  our = await startOrganiser();
});
afterAll(() => our.server.close());

const clubId = 1;
type Preview = components['schemas']['SeedPreview'];

const preview = async (id: number, query: string, who = 'desk') =>
  (await our.as(who)).get(`/tournament/${id}/seeds?${query}`);
const rows = async (id: number, query: string): Promise<Preview> =>
  (await our.expectDone(preview(id, query))).body as unknown as Preview;
const draw = async (id: number, body: object) => (await our.as('desk')).post(`/tournament/${id}/draw`, body);

/** Players in a tournament of the club, the first of them with ratings there. */
async function rated(count: number, ratings: readonly (readonly [rating: number, frames: number])[]) {
  const players = await our.players(count);
  await our.db.deleteFrom('ratings').where('club_id', '=', clubId).execute();
  await our.db
    .insertInto('ratings')
    .values(
      ratings.map(([rating, frames], place) => ({
        club_id: clubId,
        user_id: players[place] ?? 0,
        discipline: 'pool',
        rating: String(rating),
        frames,
        changed_at: new Date(our.server.clock.now()),
      })),
    )
    .execute();
  const id = await our.make({ clubId, gameType: 'nineBall', targetPoints: null, raceTo: 7, capacity: 8 });
  await our.enter(id, players);
  return { id, players };
}

/** The numbers that the last draw gave. */
async function numbersOf(id: number): Promise<number[]> {
  const drawn = await our.db
    .selectFrom('draws')
    .select('players')
    .where('tournament_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return drawn.players as number[];
}

describe('A-1.34 seeds by rating', () => {
  it('are shown before the draw as it then makes them: established ratings, provisional ones, the rest by lot', async () => {
    const { id, players } = await rated(6, [
      [480, 250],
      [690, 40],
      [612.5, 900],
      [505, 199],
    ]);
    const [one, two, three, four] = players;
    const shown = await rows(id, 'source=rating');
    const known = shown.rows.filter(({ isKnown }) => isKnown);
    expect(known.map(({ userId, rating, isProvisional }) => [userId, rating, isProvisional])).toEqual([
      [three, 612.5, false],
      [one, 480, false],
      [two, 690, true],
      [four, 505, true],
    ]);
    expect(shown.rows).toHaveLength(6);
    expect(shown.rows.slice(4).every(({ isLevel }) => isLevel)).toBe(true);
    await our.expectDone(draw(id, { seedSource: 'rating' }));
    expect((await numbersOf(id)).slice(0, 4)).toEqual([three, one, two, four]);
    const drawn = await our.db
      .selectFrom('draws')
      .select(['seed_source', 'seed_count'])
      .where('tournament_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(drawn).toEqual({ seed_source: 'rating', seed_count: 4 });
    await our.expectDone(draw(id, { seedSource: 'rating', seedCount: 2, reason: 'Only two are seeded.' }));
    expect((await numbersOf(id)).slice(0, 2)).toEqual([three, one]);
    expect(await draw(id, { seedSource: 'rating', seedCount: 7, reason: 'Too many.' })).toMatchObject({
      status: 400,
      body: { code: 'seeds_wrong', fields: { seedCount: expect.any(String) } },
    });
  });

  it('are read by those who run the tournament, and by nobody else', async () => {
    const { id } = await rated(2, [[500, 300]]);
    expect((await preview(id, 'source=rating', 'club2')).status).toBe(404);
    expect((await preview(id, 'source=rating', 'player')).status).toBe(403);
    expect((await preview(id, 'source=rating', 'visitor')).status).toBe(401);
    expect((await preview(id, 'source=lot')).status).toBe(400);
  });
});

describe('A-1.34 seeds by a ranking', () => {
  it('are by rank, then by rating, of the ranking that is named or else the latest, never of another club', async () => {
    const { id, players } = await rated(5, [
      [500, 300],
      [620, 300],
    ]);
    const [one = 0, two = 0, three = 0, four = 0] = players;
    const year = new Date(our.server.clock.now()).getUTCFullYear();
    const club = await our.as('club');
    const made = async (path: string, body: object) =>
      Number((await our.expectDone(club.post(path, { clubId, ...body }))).body['id']);
    const level = await made('/level', {
      name: 'Masters',
      years: [{ year, points: [100, 70, ...Array<number>(30).fill(10)] }],
    });
    const ranking = { discipline: 'pool', categoryId: null, span: 'season', bestOf: 0 };
    const older = await made('/ranking', { ...ranking, name: 'Pool', year: year - 1 });
    const latest = await made('/ranking', { ...ranking, name: 'A pool ranking', year });
    const carom = await made('/ranking', { ...ranking, discipline: 'carom', name: 'A carom ranking', year });
    await our.db.updateTable('tournaments').set({ level_id: null }).execute();
    const { id: counted } = await our.db
      .insertInto('tournaments')
      .values({
        name: 'Counted',
        game_type: 'nineBall',
        format: 'knockout',
        club_id: clubId,
        stage: 'finished',
        status_id: 6,
        level_id: level,
        time_zone: 'America/New_York',
        race_to: 7,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await our.db
      .insertInto('placings')
      .values(
        [four, three].map((user, place) => ({
          tournament_id: counted,
          user_id: user,
          place: place + 1,
          place_to: place + 1,
          points_place: place + 1,
          wins: 1,
          ended_on: `${year}-03-01`,
        })),
      )
      .execute();
    const shown = await rows(id, 'source=ranking');
    expect(shown.rankingId).toBe(latest);
    const offered = shown.rankings.map(({ rankingId }) => rankingId);
    expect(offered).toEqual(expect.arrayContaining([latest, older]));
    expect(offered).not.toContain(carom);
    const known = shown.rows.filter(({ isKnown }) => isKnown);
    expect(known.map(({ userId, rank }) => [userId, rank])).toEqual([
      [four, 1],
      [three, 2],
      [two, null],
      [one, null],
    ]);
    const byOlder = await rows(id, `source=ranking&rankingId=${older}`);
    expect(byOlder.rows.slice(0, 2).map(({ userId }) => userId)).toEqual([two, one]);
    expect((await preview(id, `source=ranking&rankingId=${carom}`)).status).toBe(400);
    expect(await draw(id, { seedSource: 'ranking', rankingId: carom })).toMatchObject({
      status: 400,
      body: { code: 'seeds_wrong', fields: { rankingId: expect.any(String) } },
    });
    await our.expectDone(draw(id, { seedSource: 'ranking', rankingId: latest }));
    expect((await numbersOf(id)).slice(0, 4)).toEqual([four, three, two, one]);
  });
});
