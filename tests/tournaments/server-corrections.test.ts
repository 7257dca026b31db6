import { sql } from 'kysely';
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
  player1Frames: number;
  player2Frames: number;
  winner: number | null;
  correctedAt: string | null;
};
type Shown = {
  stage: string;
  winner: number | null;
  Rounds: { Matches: Match[]; groupNumber: number | null }[];
};

const read = async (id: number): Promise<Shown> =>
  (await (await our.as('visitor')).get(`/tournament/${id}`)).body as unknown as Shown;
const named = async (id: number, name: string): Promise<Match> => {
  const found = (await read(id)).Rounds.flatMap(({ Matches }) => Matches).find(
    ({ matchName }) => matchName === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const start = async (match: Match) =>
  our.expectDone((await our.as('owner')).post(`/match/${match.matchId}/start`, { version: match.version }));
const win = async (id: number, name: string, side: 1 | 2 = 1): Promise<void> => {
  const match = await named(id, name);
  const winner = side === 1 ? match.playerId1 : match.playerId2;
  const body = { version: match.version, reason: 'walkover', winner };
  await our.expectDone((await our.as('owner')).post(`/match/${match.matchId}/end`, body));
};
const correct = async (match: Match, more: object, who = 'owner') =>
  (await our.as(who)).post(`/match/${match.matchId}/correct`, {
    version: match.version,
    reason: 'The sheet says so.',
    outcome: 'walkover',
    ...more,
  });
const takeBack = async (match: Match, more: object = {}) =>
  (await our.as('owner')).post(`/match/${match.matchId}/void`, {
    version: match.version,
    reason: 'It was the wrong table.',
    ...more,
  });
const placesOf = async (id: number): Promise<number[]> => {
  const rows = await our.db
    .selectFrom('placings')
    .select('user_id')
    .where('tournament_id', '=', id)
    .orderBy('place')
    .execute();
  return rows.map(({ user_id: user }) => user);
};

async function drawn(count: number, more: Record<string, unknown> = {}) {
  const id = await our.make({ capacity: count, ...more });
  await our.enter(id, await our.players(count));
  await our.expectDone((await our.as('owner')).post(`/tournament/${id}/draw`, {}));
  return id;
}
const racks = (won: readonly (1 | 2)[]) =>
  won.map((side) => ({ player1Points: side === 1 ? 1 : 0, player2Points: side === 2 ? 1 : 0 }));

describe('a corrected result', () => {
  it('with the same winner changes its score alone, whatever was played since', async () => {
    const id = await drawn(4);
    await win(id, 'Semi-final 1');
    const match = await named(id, 'Semi-final 1');
    await win(id, 'Semi-final 2');
    await win(id, 'Final');
    const final = await named(id, 'Final');
    const { body } = await our.expectDone(
      correct(match, { outcome: 'played', winner: match.playerId1, frames: racks([1, 2, 1, 1]) }),
    );
    expect(body).toMatchObject({ player1Frames: 3, player2Frames: 1, outcome: 'played' });
    expect((await named(id, 'Semi-final 1')).correctedAt).not.toBe(null);
    // Everyone can see what was changed; why is for who runs the match and for its players.
    const seenBy = async (name: string) =>
      (await (await our.as(name)).get(`/match/${match.matchId}`)).body['correction'];
    const seen = { after: { score: [3, 1], winner: match.playerId1 }, before: { winner: match.playerId1 } };
    expect(await seenBy('visitor')).toMatchObject({ ...seen, reason: null });
    expect(await seenBy('owner')).toMatchObject({ ...seen, reason: 'The sheet says so.' });
    expect(await named(id, 'Final')).toEqual(final);
    expect((await read(id)).stage).toBe('finished');
  });

  it('with another winner seats that one in the match that has not begun', async () => {
    const id = await drawn(4, { hasThirdPlace: true });
    await win(id, 'Semi-final 1');
    const match = await named(id, 'Semi-final 1');
    await our.expectDone(correct(match, { winner: match.playerId2 }));
    expect((await named(id, 'Final')).playerId1).toBe(match.playerId2);
    expect((await named(id, 'Third place')).playerId1).toBe(match.playerId1);
  });

  it('gives up later matches that are over by a reset alone, which opens the tournament again', async () => {
    const id = await drawn(4);
    await win(id, 'Semi-final 1');
    await win(id, 'Semi-final 2');
    await win(id, 'Final');
    const match = await named(id, 'Semi-final 1');
    const refused = await correct(match, { winner: match.playerId2 });
    expect(refused.body).toMatchObject({ code: 'next_match_over', fields: { Final: expect.any(String) } });
    expect((await placesOf(id))[0]).toBe(match.playerId1);
    await our.expectDone(correct(match, { winner: match.playerId2, reset: true }));
    expect(await named(id, 'Final')).toMatchObject({ statusId: 1, winner: null, playerId1: match.playerId2 });
    expect(await read(id)).toMatchObject({ stage: 'running', winner: null });
    expect(await placesOf(id)).toEqual([]);
    await win(id, 'Final');
    expect((await placesOf(id))[0]).toBe(match.playerId2);
  });

  it('never changes a later match that is live', async () => {
    const id = await drawn(4);
    await win(id, 'Semi-final 1');
    await win(id, 'Semi-final 2');
    await start(await named(id, 'Final'));
    const match = await named(id, 'Semi-final 1');
    for (const reset of [false, true]) {
      const { body } = await correct(match, { winner: match.playerId2, reset });
      expect(body).toMatchObject({ code: 'next_match_live', fields: { Final: expect.any(String) } });
    }
    await our.expectDone(takeBack(await named(id, 'Final')));
    await our.expectDone(correct(match, { winner: match.playerId2 }));
  });

  it('and the start of the next match at the same time leave no live match with a wrong player', async () => {
    const id = await drawn(4);
    await win(id, 'Semi-final 1');
    await win(id, 'Semi-final 2');
    const [match, final] = [await named(id, 'Semi-final 1'), await named(id, 'Final')];
    const owner = await our.as('owner');
    const [corrected, started] = await Promise.all([
      correct(match, { winner: match.playerId2 }),
      owner.post(`/match/${final.matchId}/start`, { version: final.version }),
    ]);
    const after = await named(id, 'Final');
    if (corrected.status === 200) {
      expect(started.body).toMatchObject({ code: 'changed_meanwhile' });
      expect(after).toMatchObject({ statusId: 1, playerId1: match.playerId2 });
    } else {
      expect(corrected.body).toMatchObject({ code: 'next_match_live' });
      expect(after).toMatchObject({ statusId: 7, playerId1: match.playerId1 });
    }
  });

  it('has to fit the length of the match, and to say why', async () => {
    const id = await drawn(2);
    await win(id, 'Final');
    const match = await named(id, 'Final');
    const played = { outcome: 'played', winner: match.playerId1 };
    for (const frames of [racks([1, 1]), racks([1, 1, 1, 1]), racks([2, 2, 2]), []]) {
      expect((await correct(match, { ...played, frames })).body).toMatchObject({ code: 'result_wrong' });
    }
    expect((await correct(match, { winner: 1 })).body).toMatchObject({ code: 'result_wrong' });
    expect((await correct(match, { ...played, frames: racks([1, 1, 1]), reason: ' ' })).body).toMatchObject({
      code: 'reason_missing',
    });
    expect((await correct({ ...match, version: 1 }, played)).body).toMatchObject({
      code: 'changed_meanwhile',
    });
    const open = await drawn(2);
    expect((await correct(await named(open, 'Final'), played)).body).toMatchObject({
      code: 'match_not_over',
    });
  });

  it('is kept with what was before, for good', async () => {
    const id = await drawn(2);
    await win(id, 'Final');
    const match = await named(id, 'Final');
    await our.expectDone(correct(match, { winner: match.playerId2 }));
    const rows = await our.db
      .selectFrom('corrections')
      .selectAll()
      .where('match_id', '=', match.matchId)
      .execute();
    expect(rows).toMatchObject([
      {
        reason: 'The sheet says so.',
        before: { winner: match.playerId1 },
        after: { winner: match.playerId2 },
        reset_match_ids: [],
      },
    ]);
    await expect(sql`delete from corrections`.execute(our.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('is made by who runs the match, and by nobody in an own one', async () => {
    const id = await drawn(2, { clubId: 1 });
    await win(id, 'Final');
    const match = await named(id, 'Final');
    expect((await correct(match, { winner: match.playerId2 }, 'desk2')).status).toBe(404);
    expect((await correct(match, { winner: match.playerId2 }, 'player')).status).toBe(403);
    const own = await our.player(match.playerId2 ?? 0);
    const claim = { version: match.version, reason: 'I won.', outcome: 'walkover', winner: match.playerId2 };
    expect((await own.post(`/match/${match.matchId}/correct`, claim)).status).toBe(403);
    await our.expectDone(correct(match, { winner: match.playerId2 }, 'desk'));
  });
});

describe('a result that is taken back', () => {
  it('leaves the match as new, and takes its players out of the next one', async () => {
    const id = await drawn(4);
    await win(id, 'Semi-final 1');
    const match = await named(id, 'Semi-final 1');
    await our.expectDone(takeBack(match));
    expect(await named(id, 'Semi-final 1')).toMatchObject({ statusId: 1, winner: null, outcome: null });
    expect((await named(id, 'Final')).playerId1).toBe(null);
    expect((await takeBack(await named(id, 'Final'))).body).toMatchObject({ code: 'match_not_over' });
  });
});

describe('a correction in a group', () => {
  it('that leaves who goes on as it is is taken; another one with the knockout given up, as long as that has not begun', async () => {
    const id = await drawn(3, { format: 'roundRobin', groupCount: 1, qualifierCount: 2 });
    const groups = async () =>
      (await read(id)).Rounds.filter(({ groupNumber }) => groupNumber !== null).flatMap(
        ({ Matches }) => Matches,
      );
    const order = [
      ...new Set((await groups()).flatMap(({ playerId1, playerId2 }) => [playerId1, playerId2])),
    ];
    const first = (one: number | null, two: number | null) =>
      order.indexOf(one) < order.indexOf(two) ? one : two;
    const owner = await our.as('owner');
    for (const match of await groups()) {
      await start(match);
      const winner = first(match.playerId1, match.playerId2);
      const body = { version: match.version + 1, reason: 'retired', winner };
      await our.expectDone(owner.post(`/match/${match.matchId}/end`, body));
    }
    await our.expectDone(owner.post(`/tournament/${id}/draw`, { part: 'knockout' }));
    const [best, , last] = order;
    const match = (await groups()).find(
      ({ playerId1, playerId2 }) =>
        [playerId1, playerId2].includes(best ?? 0) && [playerId1, playerId2].includes(last ?? 0),
    );
    const middle = (await groups()).find(
      ({ playerId1, playerId2 }) => ![playerId1, playerId2].includes(best ?? 0),
    );
    if (!match || !middle) throw new Error('Nobody meets.');
    // The first stays first, so the knockout that was drawn stands.
    await our.expectDone(correct(match, { winner: best }));
    expect((await named(id, 'Final')).statusId).toBe(1);
    expect((await correct(middle, { winner: last })).body).toMatchObject({ code: 'knockout_drawn' });
    await our.expectDone(correct(middle, { winner: last, reset: true }));
    const shown = await read(id);
    expect(shown.Rounds.filter(({ groupNumber }) => groupNumber === null)).toEqual([]);
    expect(shown.stage).toBe('running');
    await our.expectDone(owner.post(`/tournament/${id}/draw`, { part: 'knockout' }));
    await start(await named(id, 'Final'));
    const again = (await groups()).find(({ matchId }) => matchId === middle.matchId);
    const winner = middle.playerId1 === last ? middle.playerId2 : middle.playerId1;
    if (again) {
      expect((await correct(again, { winner, reset: true })).body).toMatchObject({ code: 'next_match_over' });
    }
  });
});
