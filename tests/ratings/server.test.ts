import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scorerOf } from '#tests/scoring/scorer.ts';
import { startOrganiser, type Organiser } from '#tests/tournaments/organiser.ts';

let our: Organiser;
beforeAll(async () => {
  our = await startOrganiser();
});
afterAll(() => our.server.close());

const clubId = 1;
type Rated = {
  userId: number;
  rating: number | null;
  frames: number;
  handicap: number | null;
  version: string;
};
const list = async (query: string, who = 'club') =>
  (await our.as(who)).get(`/rating/club/${clubId}?limit=1000&${query}`);
const ratingOf = async (userId: number, discipline = 'pool'): Promise<Rated | undefined> => {
  const { body } = await list(`discipline=${discipline}&userId=${userId}`);
  return (body['rows'] as Rated[])[0];
};
const set = async (body: object, who = 'club') =>
  (await our.as(who)).put('/rating', {
    clubId,
    discipline: 'pool',
    reason: 'Known from elsewhere.',
    ...body,
  });

/** Players who are made members of the club, each asked for once. */
let taken = 0;
async function members(count: number): Promise<number[]> {
  const found = (await our.players(taken + count)).slice(taken);
  taken += count;
  const since = { role: 5, status: 'member', member_since: new Date(0) } as const;
  await our.db
    .insertInto('club_members')
    .values(found.map((userId) => ({ club_id: clubId, user_id: userId, ...since })))
    .onConflict((conflict) => conflict.columns(['club_id', 'user_id']).doUpdateSet(since))
    .execute();
  return found;
}

type Match = { matchId: number; version: number; playerId1: number; playerId2: number };

/** The final of a tournament of two members of the club. */
async function final(players: readonly number[], more: object = {}): Promise<() => Promise<Match>> {
  const owner = await our.as('owner');
  const id = await our.make({ clubId, capacity: 2, raceTo: 5, ...more });
  await our.enter(id, players);
  await our.expectDone(owner.post(`/tournament/${id}/draw`, {}));
  return async () => {
    const { body } = await owner.get(`/tournament/${id}`);
    const [match] = (body['Rounds'] as { Matches: Match[] }[])[0]?.Matches ?? [];
    if (!match) throw new Error('There is no final.');
    return match;
  };
}
/** Writes the result of a final; racks by side. */
async function play(
  match: () => Promise<Match>,
  won: readonly [number, number],
  first: 1 | 2 = 1,
): Promise<Match> {
  const owner = await our.as('owner');
  const { matchId, ...seats } = await match();
  const winner = first === 1 ? seats.playerId1 : seats.playerId2;
  const before = await match();
  if ((before as unknown as { statusId: number }).statusId !== 6) {
    await our.expectDone(
      owner.post(`/match/${matchId}/end`, { version: before.version, reason: 'walkover', winner }),
    );
  }
  const rack = (side: 1 | 2) => ({ player1Points: side === 1 ? 1 : 0, player2Points: side === 2 ? 1 : 0 });
  const other = first === 1 ? 2 : 1;
  const frames = [
    ...Array.from({ length: won[1] }, () => rack(other)),
    ...Array.from({ length: won[0] }, () => rack(first)),
  ];
  const { version } = await match();
  await our.expectDone(
    owner.post(`/match/${matchId}/correct`, {
      version,
      reason: 'The sheet says so.',
      outcome: 'played',
      winner,
      frames,
    }),
  );
  return match();
}

describe('A-1.37, A-6.11 the rating of a member', () => {
  it('moves frame by frame with a match that counts, and is calculated again where the match is corrected', async () => {
    const [one = 0, two = 0] = await members(2);
    const match = await final([one, two]);
    const { playerId1: won, playerId2: lost } = await play(match, [5, 2]);
    expect([await ratingOf(won), await ratingOf(lost)]).toMatchObject([
      { rating: 512, frames: 7 },
      { rating: 488, frames: 7 },
    ]);
    await play(match, [5, 3]);
    expect([await ratingOf(won), await ratingOf(lost)]).toMatchObject([
      { rating: 508, frames: 8 },
      { rating: 492, frames: 8 },
    ]);
    const { body } = await (await our.player(won)).get('/rating/mine');
    expect(body['ratings']).toMatchObject([
      {
        discipline: 'pool',
        rating: 508,
        steps: [{ before: 500, after: 508, frames: 8, expected: 4, won: 5 }],
      },
    ]);
    const now = await match();
    const owner = await our.as('owner');
    const back = { version: now.version, reason: 'It was another table.' };
    await our.expectDone(owner.post(`/match/${now.matchId}/void`, back));
    expect([await ratingOf(won), await ratingOf(lost)]).toMatchObject([
      { rating: 500, frames: 0 },
      { rating: 500, frames: 0 },
    ]);
  });

  it('does not move with a walkover, nor in a tournament that is not rated', async () => {
    const [one = 0, two = 0] = await members(2);
    const owner = await our.as('owner');
    const match = await final([one, two]);
    const { matchId, version, playerId1: winner } = await match();
    await our.expectDone(owner.post(`/match/${matchId}/end`, { version, reason: 'walkover', winner }));
    await play(await final([one, two], { isRated: false }), [5, 0]);
    expect([await ratingOf(one), await ratingOf(two)]).toMatchObject([{ rating: null }, { rating: null }]);
  });

  it('does not move with a match in which somebody had a head start', async () => {
    const [one = 0, two = 0] = await members(2);
    const desk = await our.as('desk');
    const challenge = async (start1: number): Promise<void> => {
      const { body } = await our.expectDone(
        desk.post('/match', {
          matchName: 'Challenge',
          clubId,
          gameType: 'nineBall',
          raceTo: 3,
          playerId1: one,
          playerId2: two,
          start1,
        }),
      );
      const scorer = scorerOf(our.server, desk, Number(body['id']));
      await scorer.start();
      for (let rack = start1; rack < 3; rack += 1) await scorer.frame([1, 0], { isOver: true });
      expect((await scorer.end(one)).status).toBe(200);
      expect(await scorer.read()).toMatchObject({ statusId: 6, outcome: 'played', player1Frames: 3 });
    };
    await challenge(1);
    expect([await ratingOf(one), await ratingOf(two)]).toMatchObject([{ rating: null }, { rating: null }]);
    await challenge(0);
    expect([await ratingOf(one), await ratingOf(two)]).toMatchObject([{ rating: 512 }, { rating: 488 }]);
  });

  it('moves with matches between two who were members then: a corrected one counts as it did, even if one has joined or left since', async () => {
    const [one = 0, two = 0, late = 0] = await members(3);
    const membership = (userId: number) =>
      our.db.deleteFrom('club_members').where('club_id', '=', clubId).where('user_id', '=', userId).execute();
    await membership(late);
    const with_ = await final([one, two]);
    const { playerId1: won, playerId2: lost } = await play(with_, [5, 2]);
    const without = await final([one, late]);
    await play(without, [5, 2]);
    expect(await ratingOf(one)).toMatchObject({ frames: 7 });
    our.server.pass(60);
    await membership(lost);
    await our.db
      .insertInto('club_members')
      .values({
        club_id: clubId,
        user_id: late,
        role: 5,
        status: 'member',
        member_since: new Date(our.server.clock.now()),
      })
      .execute();
    await play(with_, [5, 3]);
    await play(without, [5, 3]);
    expect([await ratingOf(won), await ratingOf(late)]).toMatchObject([
      { rating: 508, frames: 8 },
      { rating: null, frames: 0 },
    ]);
  });

  it('that is set by hand holds from then on, and matches before it move the others alone', async () => {
    const [one = 0, two = 0] = await members(2);
    const first = await final([one, two]);
    await play(first, [5, 2]);
    our.server.pass(60);
    expect((await set({ userId: one, rating: 620, handicap: 3 })).status).toBe(200);
    expect(await ratingOf(one)).toMatchObject({ rating: 620, frames: 7, handicap: 3 });
    our.server.pass(60);
    await set({ userId: two, rating: 520 });
    our.server.pass(60);
    const second = await final([one, two]);
    const { playerId1 } = await second();
    await play(second, [5, 4], playerId1 === one ? 1 : 2);
    // 6 of 9 frames were expected; each frame less costs 8 points while a rating is provisional.
    expect([await ratingOf(one), await ratingOf(two)]).toMatchObject([{ rating: 612 }, { rating: 528 }]);
  });

  it('is not set by two at once without the second being told, and nothing of what the first set is lost', async () => {
    const [one = 0] = await members(1);
    const versionOf = async () => (await ratingOf(one))?.version ?? '';
    const setOn = async (version: string, body: object) =>
      (await our.as('club')).put(
        '/rating',
        { clubId, discipline: 'pool', userId: one, reason: 'Known from elsewhere.', ...body },
        { headers: { 'if-match': version } },
      );
    const unrated = await versionOf();
    const both = await Promise.all([setOn(unrated, { rating: 600 }), setOn(unrated, { rating: 400 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const first = both[0]?.status === 200 ? 600 : 400;
    expect(await ratingOf(one)).toMatchObject({ rating: first });
    const read = await versionOf();
    expect((await setOn(read, { handicap: 3 })).status).toBe(200);
    expect((await setOn(read, { rating: 500 })).body).toMatchObject({ code: 'changed_meanwhile' });
    expect(await ratingOf(one)).toMatchObject({ rating: first, handicap: 3 });
  });

  it('is set with a reason, within its range, by who runs the club', async () => {
    const [one = 0] = await members(1);
    const codeOf = async (body: object, who = 'club') => {
      const answer = await set({ userId: one, ...body }, who);
      return [answer.status, answer.body['code']];
    };
    expect(await codeOf({ rating: 1501 })).toEqual([400, 'invalid_request']);
    expect(await codeOf({ handicap: 21 })).toEqual([400, 'handicap_range']);
    expect(await codeOf({ rating: 600, reason: ' ' })).toEqual([400, 'reason_missing']);
    expect(await codeOf({ rating: 600 }, 'desk')).toEqual([403, 'forbidden']);
    expect(await codeOf({ rating: 600 }, 'club2')).toEqual([404, 'not_found']);
    const [stranger = 0] = (await our.players(taken + 1)).slice(-1);
    expect((await set({ userId: stranger, rating: 600 })).status).toBe(404);
    expect((await list('discipline=pool', 'desk')).status).toBe(200);
    expect((await list('discipline=pool', 'club2')).status).toBe(404);
  });
});
