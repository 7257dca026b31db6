import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  statusId: number;
  outcome: string | null;
  playerId1: number | null;
  playerId2: number | null;
  winner: number | null;
};
type Shown = {
  stage: string;
  winner: number | null;
  runnerUp: number | null;
  Rounds: { roundName: string; Matches: Match[] }[];
  groups: { standings: Record<string, unknown>[] }[];
};

const read = async (id: number): Promise<Shown> =>
  (await (await our.as('visitor')).get(`/tournament/${id}`)).body as unknown as Shown;
const matchesOf = async (id: number): Promise<Match[]> =>
  (await read(id)).Rounds.flatMap(({ Matches }) => Matches);
const named = async (id: number, name: string): Promise<Match> => {
  const found = (await matchesOf(id)).find(({ matchName }) => matchName === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const end = async (match: Match, reason: string, winner: number | null, who = 'owner') =>
  (await our.as(who)).post(`/match/${match.matchId}/end`, { version: match.version, reason, winner });
const win = async (id: number, name: string, side: 1 | 2 = 1) => {
  const match = await named(id, name);
  const winner = side === 1 ? match.playerId1 : match.playerId2;
  await our.expectDone(end(match, 'walkover', winner));
  return winner ?? 0;
};
const leave = async (id: number, userId: number, act = 'withdraw') =>
  (await our.as('owner')).put(`/tournament/${id}/entry`, { userId, act, reason: 'Had to go.' });
const placesOf = async (id: number) => {
  const rows = await our.db
    .selectFrom('placings')
    .select(['user_id', 'place', 'place_to', 'points_place'])
    .where('tournament_id', '=', id)
    .orderBy('place')
    .execute();
  return new Map(rows.map(({ user_id: user, ...place }) => [user, Object.values(place).join(' ')]));
};

async function drawn(count: number, more: Record<string, unknown> = {}) {
  const id = await our.make({ capacity: Math.max(count, 2), ...more });
  await our.enter(id, await our.players(count));
  await our.expectDone((await our.as('owner')).post(`/tournament/${id}/draw`, {}));
  return id;
}

describe('a knockout that is played', () => {
  it('leads winners to the final and losers to third place, and ends with everyone’s place', async () => {
    const id = await drawn(4, { hasThirdPlace: true });
    const [one, four] = [await win(id, 'Semi-final 1'), (await named(id, 'Semi-final 1')).playerId2];
    const [three, two] = [(await named(id, 'Semi-final 2')).playerId1, await win(id, 'Semi-final 2', 2)];
    const [final, third] = [await named(id, 'Final'), await named(id, 'Third place')];
    expect([final.playerId1, final.playerId2]).toEqual([one, two]);
    expect([third.playerId1, third.playerId2]).toEqual([four, three]);
    await win(id, 'Third place');
    expect((await read(id)).stage).toBe('running');
    await win(id, 'Final');
    expect(await read(id)).toMatchObject({ stage: 'finished', winner: one, runnerUp: two });
    expect(await placesOf(id)).toEqual(
      new Map([
        [one, '1 1 1'],
        [two, '2 2 2'],
        [four, '3 3 3'],
        [three, '4 4 4'],
      ]),
    );
  });

  it('lets the finalist win who has nobody to meet, because both of the other side are out', async () => {
    const id = await drawn(4, { hasThirdPlace: true });
    const one = await win(id, 'Semi-final 1');
    await our.expectDone(end(await named(id, 'Semi-final 2'), 'bothOut', null));
    expect(await read(id)).toMatchObject({ stage: 'finished', winner: one, runnerUp: null });
    expect(await named(id, 'Final')).toMatchObject({ outcome: 'bye', winner: one });
    expect(await named(id, 'Third place')).toMatchObject({ outcome: 'bye' });
  });

  it('is won without playing against who has left: at once where known, on arrival where not', async () => {
    const id = await drawn(8);
    const quarter = await named(id, 'Quarter-final 1');
    const gone = quarter.playerId1 ?? 0;
    await our.expectDone(leave(id, gone));
    expect(await named(id, 'Quarter-final 1')).toMatchObject({
      outcome: 'walkover',
      winner: quarter.playerId2,
    });
    const winner = await win(id, 'Quarter-final 2');
    expect((await named(id, 'Semi-final 1')).playerId2).toBe(winner);
    const next = await win(id, 'Quarter-final 3');
    await our.expectDone(leave(id, next));
    const other = await win(id, 'Quarter-final 4');
    expect(await named(id, 'Semi-final 2')).toMatchObject({ outcome: 'walkover', winner: other });
    expect((await leave(id, gone)).body).toMatchObject({ code: 'entry_status' });
  });

  it('is lost by who leaves during a match, which the organisers say and not the player', async () => {
    const id = await drawn(2);
    const match = await named(id, 'Final');
    const owner = await our.as('owner');
    await our.expectDone(owner.post(`/match/${match.matchId}/start`, { version: match.version }));
    const [one, two] = [match.playerId1 ?? 0, match.playerId2 ?? 0];
    const client = await our.player(one);
    const own = { userId: one, act: 'withdraw' };
    expect((await client.put(`/tournament/${id}/entry`, own)).body).toMatchObject({ code: 'draw_made' });
    const bare = { userId: one, act: 'disqualify' };
    expect((await owner.put(`/tournament/${id}/entry`, bare)).body).toMatchObject({ code: 'reason_missing' });
    await our.expectDone(leave(id, one, 'disqualify'));
    expect(await named(id, 'Final')).toMatchObject({ outcome: 'retired', winner: two, statusId: 6 });
    expect(await our.field(id)).toMatchObject({ disqualified: [one] });
    expect(await read(id)).toMatchObject({ stage: 'finished', winner: two });
  });

  it('keeps why a match ended, and takes only what its state allows', async () => {
    const id = await drawn(4);
    const match = await named(id, 'Semi-final 1');
    expect((await end(match, 'level', null)).body).toMatchObject({ code: 'match_not_live' });
    expect((await end(match, 'bothOut', match.playerId1)).body).toMatchObject({ code: 'winner_not_playing' });
    expect((await end(match, 'retired', match.playerId1)).body).toMatchObject({ code: 'match_not_live' });
    await our.expectDone(end(match, 'disqualified', match.playerId2));
    expect(await named(id, 'Semi-final 1')).toMatchObject({
      outcome: 'disqualified',
      winner: match.playerId2,
    });
    const other = await named(id, 'Semi-final 2');
    await our.expectDone((await our.as('owner')).post(`/match/${other.matchId}/start`, { version: 1 }));
    expect((await end({ ...other, version: 2 }, 'level', null)).body).toMatchObject({
      code: 'level_not_allowed',
    });
  });

  it('flows on by the hand of a referee too, who may write nothing else', async () => {
    const id = await drawn(4, { clubId: 5 });
    const match = await named(id, 'Semi-final 1');
    await our.expectDone(end(match, 'walkover', match.playerId1, 'referee'));
    expect((await named(id, 'Final')).playerId1).toBe(match.playerId1);
    const other = await named(id, 'Semi-final 2');
    await our.expectDone(end(other, 'walkover', other.playerId1, 'referee'));
    await our.expectDone(end(await named(id, 'Final'), 'walkover', match.playerId1, 'referee'));
    expect((await read(id)).stage).toBe('finished');
    expect((await placesOf(id)).size).toBe(4);
  });

  it('takes two ends at once without losing a seat', async () => {
    const id = await drawn(4);
    const [one, two] = [await named(id, 'Semi-final 1'), await named(id, 'Semi-final 2')];
    await Promise.all([end(one, 'walkover', one.playerId1), end(two, 'walkover', two.playerId1)]);
    expect(await named(id, 'Final')).toMatchObject({ playerId1: one.playerId1, playerId2: two.playerId1 });
  });
});

describe('a group that is played', () => {
  it('strikes out who leaves before half of the own matches are over', async () => {
    const id = await drawn(4, { format: 'roundRobin', groupCount: 1 });
    const [first] = await matchesOf(id);
    const gone = first?.playerId1 ?? 0;
    if (first) await our.expectDone(end(first, 'walkover', gone));
    await our.expectDone(leave(id, gone));
    const { groups } = await read(id);
    expect(groups[0]?.standings.at(-1)).toMatchObject({ playerId: gone, isStruck: true, played: 0 });
    expect(groups[0]?.standings.every(({ points }) => points === 0)).toBe(true);
  });

  it('counts for who leaves later, and gives the rest to the others', async () => {
    const id = await drawn(4, { format: 'roundRobin', groupCount: 1 });
    const gone = (await matchesOf(id))[0]?.playerId1 ?? 0;
    const own = (await matchesOf(id)).filter(({ playerId1, playerId2 }) =>
      [playerId1, playerId2].includes(gone),
    );
    for (const match of own.slice(0, 2)) await our.expectDone(end(match, 'walkover', gone));
    await our.expectDone(leave(id, gone));
    const [last] = own.slice(2);
    const shown = (await matchesOf(id)).find(({ matchId }) => matchId === last?.matchId);
    expect(shown).toMatchObject({ outcome: 'walkover', statusId: 6 });
    expect(shown?.winner).not.toBe(gone);
    const line = (await read(id)).groups[0]?.standings.find(({ playerId }) => playerId === gone);
    expect(line).toMatchObject({ isStruck: false, played: 3, won: 2, framesWon: 6, framesLost: 3 });
  });

  it('may end level in one game, where the tournament allows it', async () => {
    const more = {
      format: 'roundRobin',
      groupCount: 1,
      gameType: 'threeCushion',
      raceTo: null,
      targetPoints: 30,
    };
    const id = await drawn(3, { ...more, isLevelAllowed: true });
    const [match] = await matchesOf(id);
    const owner = await our.as('owner');
    const at = `/match/${match?.matchId}`;
    await our.expectDone(owner.post(`${at}/start`, { version: 1 }));
    const points = {
      frameNumber: 1,
      player1Points: 30,
      player2Points: 30,
      player1Innings: 20,
      player2Innings: 20,
    };
    await our.expectDone(owner.post(`${at}/frame`, { version: 2, ...points, isOver: false }));
    await our.expectDone(owner.post(`${at}/end`, { version: 3, reason: 'level', winner: null }));
    const standings = (await read(id)).groups[0]?.standings.filter(({ played }) => played === 1);
    expect(standings).toMatchObject([
      { points: 1, level: 1, average: 1.5 },
      { points: 1, level: 1, average: 1.5 },
    ]);
  });
});
