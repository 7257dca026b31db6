import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberPlayers } from '#domain/draws/numbers.ts';
import { seedOrder } from '#domain/draws/knockout.ts';
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
  statusId: number;
  playerId1: number | null;
  playerId2: number | null;
  player1: { seat: string; seed: number | null };
  player2: { seat: string; seed: number | null };
  outcome: string | null;
  frame: number | null;
  raceTo: number | null;
};
type Shown = {
  stage: string;
  version: string;
  Rounds: { roundName: string; groupNumber: number | null; takesLength: boolean; Matches: Match[] }[];
  groups: { standings: { playerId: number; rank: number; isLevel: boolean; decidedBy: string | null }[] }[];
  draws: { number: number; kind: string; luck: number | null; reason: string | null; part: string }[];
};

const read = async (id: number): Promise<Shown> =>
  (await (await our.as('visitor')).get(`/tournament/${id}`)).body as unknown as Shown;
const draw = async (id: number, body: object = {}, headers: Record<string, string> = {}) =>
  (await our.as('owner')).post(`/tournament/${id}/draw`, body, { headers });
const change = async (id: number, body: object) =>
  (await our.as('owner')).put(`/tournament/${id}/draw`, body);
const undo = async (id: number, reason = 'A player was forgotten.') =>
  (await our.as('owner')).delete(`/tournament/${id}/draw`, { reason });

async function drawn(count: number, more: Record<string, unknown> = {}, options: object = {}) {
  const id = await our.make({ capacity: Math.max(count, 2), ...more });
  const players = await our.players(count);
  await our.enter(id, players);
  await our.expectDone(draw(id, options));
  return { id, players };
}

const pairs = (matches: readonly Match[]) =>
  matches.map(({ playerId1, playerId2 }) => [playerId1, playerId2]);

describe('A-1.39 a knockout that is drawn', () => {
  it('has the numbers that its published luck gives, byes for the best of them, and rounds to the final', async () => {
    const { id, players } = await drawn(11);
    const shown = await read(id);
    expect(shown).toMatchObject({ stage: 'drawn' });
    expect(shown.draws).toMatchObject([{ number: 1, kind: 'drawn', part: 'knockout', reason: null }]);
    const luck = shown.draws[0]?.luck ?? 0;
    const order = numberPlayers({ seeds: [], unseeded: players, luck });
    const numbers = seedOrder(11);
    const seats = numbers.map((number) => order[number - 1] ?? null);
    expect(pairs(shown.Rounds[0]?.Matches ?? []).flat()).toEqual(seats);
    expect(shown.Rounds.map(({ roundName }) => roundName)).toEqual([
      'Last 16',
      'Quarter-finals',
      'Semi-finals',
      'Final',
    ]);
    const byes = shown.Rounds[0]?.Matches.filter(({ outcome }) => outcome === 'bye') ?? [];
    expect(byes).toHaveLength(5);
    expect(byes.every(({ player1, player2 }) => [player1.seat, player2.seat].includes('bye'))).toBe(true);
  });

  it('seats the seeds that were set, and gives each round the length that it has', async () => {
    const id = await our.make({
      capacity: 8,
      gameType: 'fifteenReds',
      raceTo: null,
      tournamentFrame: 5,
      hasThirdPlace: true,
      roundLengths: [
        { matches: 2, tournamentFrame: 7 },
        { matches: 1, tournamentFrame: 9 },
      ],
    });
    const players = await our.players(8);
    await our.enter(id, players);
    const owner = await our.as('owner');
    const [one = 0, two = 0] = players.toReversed();
    await our.expectDone(owner.put(`/tournament/${id}/seeds`, { userIds: [one, two] }));
    await our.expectDone(draw(id, { seedSource: 'manual' }));
    const { Rounds } = await read(id);
    const first = Rounds[0]?.Matches ?? [];
    expect([first[0]?.playerId1, first[0]?.player1.seed]).toEqual([one, 1]);
    expect([first[3]?.playerId2, first[3]?.player2.seed]).toEqual([two, 2]);
    expect(first[0]?.player2.seed).toBe(null);
    expect(Rounds.map(({ Matches }) => Matches.map(({ frame }) => frame))).toEqual([
      [5, 5, 5, 5],
      [7, 7],
      [9, 7],
    ]);
    expect(Rounds[2]?.Matches.map(({ matchName }) => matchName)).toEqual(['Final', 'Third place']);
  });

  it('holds 256, who are told whom they meet, and makes 255 matches once, whoever else draws at once', async () => {
    const id = await our.make({ capacity: 256 });
    await sql`
      insert into users (email, first_name, last_name, role_id, status_id)
      select 'many' || n || '@many.example', 'Many', 'Number ' || n, 5, 4 from generate_series(1, 256) n`.execute(
      our.db,
    );
    await sql`
      with many as (select id from users where email like '%@many.example'),
        joined as (insert into club_members (club_id, user_id, status, member_since)
          select 1, id, 'member', now() from many returning user_id),
        entered as (insert into entries (tournament_id, user_id, status, asked_at)
          select ${id}, user_id, 'confirmed', now() from joined returning user_id)
      insert into tournament_players (tournament_id, user_id) select ${id}, user_id from entered`.execute(
      our.db,
    );
    const { version } = await read(id);
    const answers = await Promise.all([1, 2].map(() => draw(id, {}, { 'if-match': version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ number: 1 });
    const shown = await read(id);
    expect(shown.Rounds.flatMap(({ Matches }) => Matches)).toHaveLength(255);
    const [mail] = await mailsTo(our.server.app, 'many7@many.example');
    expect(mail?.text).toContain('You meet Many Number');
  });

  it('is drawn once under one key', async () => {
    const id = await our.make({ capacity: 4 });
    await our.enter(id, await our.players(4));
    const answers = await Promise.all([1, 2].map(() => draw(id, {}, { 'idempotency-key': `draw-${id}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(id)).draws).toHaveLength(1);
  });

  it('and an entry at the same time come one after the other: who is not drawn is told that entries are closed', async () => {
    const id = await our.make({ capacity: 8 });
    const [late = 0, ...players] = await our.players(5);
    await our.enter(id, players);
    const client = await our.player(late);
    const [, entered] = await Promise.all([draw(id), client.post(`/tournament/${id}/entry`, {})]);
    const shown = await read(id);
    const seated =
      shown.Rounds[0]?.Matches.flatMap(({ playerId1, playerId2 }) => [playerId1, playerId2]) ?? [];
    if (entered.status === 201) expect(seated).toContain(late);
    else {
      expect(entered.body).toMatchObject({ code: 'entry_closed' });
      expect(seated).not.toContain(late);
    }
  });

  it('keeps players of one club apart, and names those who meet all the same', async () => {
    const own = await our.players(3, 1);
    const id = await our.make({ capacity: 3 });
    await our.db
      .updateTable('club_members')
      .set({ member_since: new Date(0) })
      .where('club_id', '=', 1)
      .where('user_id', 'in', own)
      .execute();
    await our.enter(id, own);
    const { body } = await our.expectDone(draw(id, { separation: 'club' }));
    const first = (await read(id)).Rounds[0]?.Matches.find(({ statusId }) => statusId === 1);
    expect(body['clashes']).toEqual([[first?.playerId1, first?.playerId2]]);
  });

  it.each([
    [1, {}, {}, 409, 'too_few_players'],
    [5, { format: 'roundRobin', groupCount: 2 }, {}, 409, 'groups_small'],
    [4, {}, { seedSource: 'manual', seedCount: 2 }, 400, 'seeds_wrong'],
  ] as const)('is refused to %d players: %o, %o', async (count, more, options, status, code) => {
    const id = await our.make({ capacity: 16, ...more });
    await our.enter(id, await our.players(count));
    const answer = await draw(id, options);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect((await read(id)).Rounds).toEqual([]);
  });

  it('leaves out who had to check in and did not, and who has been suspended since', async () => {
    const id = await our.make({ capacity: 8, checkInMinutes: 60 });
    const players = await our.players(5);
    await our.enter(id, players);
    const owner = await our.as('owner');
    const [absent = 0, suspended = 0, ...here] = players;
    for (const userId of [suspended, ...here]) {
      await our.expectDone(owner.put(`/tournament/${id}/entry`, { userId, act: 'checkIn' }));
    }
    await our.db.updateTable('users').set({ status_id: 2 }).where('id', '=', suspended).execute();
    await our.expectDone(draw(id));
    await our.db.updateTable('users').set({ status_id: 1 }).where('id', '=', suspended).execute();
    const field = await our.field(id);
    expect(field['noShow']?.toSorted((a, b) => a - b)).toEqual([absent, suspended].toSorted((a, b) => a - b));
    expect(field['checkedIn']).toHaveLength(3);
    for (const userId of [absent, here[0]]) {
      const late = await owner.put(`/tournament/${id}/entry`, { userId, act: 'checkIn' });
      expect([late.status, late.body['code']]).toEqual([409, 'entry_status']);
    }
    expect(
      (await owner.put(`/tournament/${id}/entry`, { userId: here[0], act: 'undoCheckIn' })).body,
    ).toMatchObject({
      code: 'entry_status',
    });
  });
});

describe('a draw that is changed', () => {
  it('is made again with a reason until a match has begun, each draw numbered and kept', async () => {
    const { id } = await drawn(4);
    expect((await draw(id)).body).toMatchObject({ code: 'reason_missing' });
    await our.expectDone(draw(id, { reason: 'A seed was forgotten.' }));
    const { draws, Rounds } = await read(id);
    expect(draws.map(({ number, reason }) => [number, reason])).toEqual([
      [1, null],
      [2, 'A seed was forgotten.'],
    ]);
    expect(Rounds.map(({ Matches }) => Matches.length)).toEqual([2, 1]);
    for (const change_ of ["update draws set reason = 'x'", 'delete from draws']) {
      await expect(sql.raw(change_).execute(our.db)).rejects.toMatchObject({ code: '42501' });
    }
    const match = Rounds[0]?.Matches[0];
    await our.expectDone((await our.as('owner')).post(`/match/${match?.matchId}/start`, { version: 1 }));
    expect((await draw(id, { reason: 'Again, please.' })).body).toMatchObject({ code: 'draw_begun' });
    expect((await change(id, { swap: [match?.playerId1, match?.playerId2] })).body).toMatchObject({
      code: 'draw_begun',
    });
    expect((await undo(id)).body).toMatchObject({ code: 'draw_begun' });
  });

  it('is undone with a reason, and entries can be changed again', async () => {
    const { id, players } = await drawn(4);
    expect((await undo(id, ' ')).body).toMatchObject({ code: 'reason_missing' });
    await our.expectDone(undo(id));
    expect(await read(id)).toMatchObject({ stage: 'closed', Rounds: [] });
    await our.expectDone(
      (await our.as('owner')).put(`/tournament/${id}/entry`, { userId: players[0], act: 'withdraw' }),
    );
    expect((await undo(id)).body).toMatchObject({ code: 'tournament_stage' });
  });

  it('has two players in each other’s places after a swap, a bye among them', async () => {
    const { id } = await drawn(3);
    const before = await read(id);
    const [bye, match] = before.Rounds[0]?.Matches ?? [];
    const [one, two] = [bye?.playerId1, match?.playerId1];
    await our.expectDone(change(id, { swap: [one, two] }));
    const after = await read(id);
    expect(after.Rounds[0]?.Matches[0]?.playerId1).toBe(two);
    expect(after.Rounds[0]?.Matches[1]?.playerId1).toBe(one);
    expect(after.Rounds[1]?.Matches[0]?.playerId1).toBe(two);
    expect(after.draws.map(({ kind }) => kind)).toEqual(['drawn', 'swapped']);
    expect((await change(id, { swap: [one, one] })).body).toMatchObject({ code: 'swap_wrong' });
    expect((await change(id, { swap: [one, 99_999] })).body).toMatchObject({ code: 'swap_wrong' });
    expect((await change(id, {})).body).toMatchObject({ code: 'swap_wrong' });
  });

  it('gives the seat of one who cannot come to one who waits', async () => {
    const id = await our.make({ capacity: 4 });
    const players = await our.players(5);
    await our.enter(id, players);
    await our.expectDone(draw(id));
    const [out = 0, , , , waiting = 0] = players;
    await our.expectDone(change(id, { replace: { out, in: waiting } }));
    const seated = (await read(id)).Rounds[0]?.Matches.flatMap((match) => [match.playerId1, match.playerId2]);
    expect(seated).toContain(waiting);
    expect(seated).not.toContain(out);
    expect(await our.field(id)).toMatchObject({ withdrawn: [out] });
    expect((await change(id, { replace: { out: waiting, in: players[1] } })).body).toMatchObject({
      code: 'entry_status',
    });
  });

  it('seats a late player against the bye of the worst number, as long as there is a place', async () => {
    const id = await our.make({ capacity: 4 });
    const [late = 0, more = 0, ...players] = await our.players(5);
    await our.enter(id, players);
    await our.expectDone(draw(id));
    await our.expectDone(change(id, { replace: { in: late } }));
    const { Rounds } = await read(id);
    const met = Rounds[0]?.Matches.find(({ playerId1, playerId2 }) => [playerId1, playerId2].includes(late));
    expect(met).toMatchObject({ statusId: 1, outcome: null });
    expect([met?.playerId1, met?.playerId2]).not.toContain(null);
    expect(pairs(Rounds[1]?.Matches ?? [])).toEqual([[null, null]]);
    expect((await change(id, { replace: { in: more } })).body).toMatchObject({ code: 'tournament_full' });
  });
});

describe('a player who leaves a draw that is not played yet', () => {
  it('comes into no seat of it again, and can enter as soon as it is undone or made again', async () => {
    const id = await our.make({ capacity: 8 });
    const players = await our.players(5);
    await our.enter(id, players);
    await our.expectDone(draw(id));
    const [gone = 0, other = 0, ...staying] = players;
    const owner = await our.as('owner');
    const move = (userId: number) => owner.put(`/tournament/${id}/entry`, { userId, act: 'withdraw' });
    await our.expectDone(move(gone));
    for (const replace of [{ in: gone }, { out: other, in: gone }]) {
      const answer = await change(id, { replace });
      expect([answer.status, answer.body['code']]).toEqual([409, 'entry_status']);
    }
    await our.expectDone(draw(id, { reason: 'One has left.' }));
    const seats = async () => pairs((await read(id)).Rounds[0]?.Matches ?? []).flat();
    expect(new Set(await seats())).toEqual(new Set([other, ...staying]));
    await our.expectDone(change(id, { replace: { out: other, in: gone } }));
    expect(await seats()).toContain(gone);
    await our.expectDone(move(gone));
    await our.expectDone(undo(id));
    await our.expectDone(owner.post(`/tournament/${id}/entry`, { userId: gone }));
    expect(await our.field(id)).toMatchObject({ confirmed: expect.arrayContaining([gone, ...staying]) });
  });
});

describe('groups that are drawn', () => {
  it('are of equal size, and everyone of a group meets everyone once', async () => {
    const { id, players } = await drawn(10, { format: 'roundRobin', groupCount: 3 });
    const { Rounds, groups } = await read(id);
    expect(groups.map(({ standings }) => standings.length)).toEqual([3, 3, 4]);
    expect(groups.flatMap(({ standings }) => standings.map(({ playerId }) => playerId)).toSorted()).toEqual(
      players.toSorted(),
    );
    expect(Rounds.map(({ groupNumber, Matches }) => [groupNumber, Matches.length])).toEqual([
      [1, 3],
      [2, 3],
      [3, 6],
    ]);
  });

  it('lead to a knockout once all is over and no tie is open, best numbers to the winners', async () => {
    const { id } = await drawn(6, { format: 'roundRobin', groupCount: 2, qualifierCount: 2 });
    expect((await draw(id, { part: 'knockout' })).body).toMatchObject({ code: 'tournament_stage' });
    const owner = await our.as('owner');
    const { Rounds, groups } = await read(id);
    const [first = [], second = []] = groups.map(({ standings }) =>
      standings.map(({ playerId }) => playerId),
    );
    const [a1 = 0, a2 = 0, a3 = 0] = first;
    const matches = Rounds.flatMap(({ Matches }) => Matches);
    // In group A everyone wins once; in group B the order of the names holds.
    const winnerOf = ({ playerId1, playerId2 }: Match): number => {
      const both = [playerId1 ?? 0, playerId2 ?? 0];
      if (!first.includes(both[0] ?? 0)) return second.find((player) => both.includes(player)) ?? 0;
      if (both.includes(a1) && both.includes(a2)) return a1;
      return both.includes(a2) ? a2 : a3;
    };
    const [last, ...others] = matches;
    const end = async (match: Match) =>
      our.expectDone(
        owner.post(`/match/${match.matchId}/end`, {
          version: 1,
          reason: 'walkover',
          winner: winnerOf(match),
        }),
      );
    const [begun] = others;
    await our.expectDone(owner.post(`/match/${begun?.matchId}/start`, { version: 1 }));
    await our.expectDone(
      owner.post(`/match/${begun?.matchId}/end`, {
        version: 2,
        reason: 'retired',
        winner: begun && winnerOf(begun),
      }),
    );
    for (const match of others.slice(1)) await end(match);
    expect((await draw(id, { part: 'knockout' })).body).toMatchObject({ code: 'group_unfinished' });
    if (last) await end(last);
    expect(await read(id)).toMatchObject({ stage: 'running' });
    expect((await draw(id, { part: 'knockout' })).body).toMatchObject({ code: 'group_level' });
    const level = (await read(id)).groups[0]?.standings ?? [];
    expect(level.every(({ isLevel, rank }) => isLevel && rank === 1)).toBe(true);
    const settle = (groupNumber: number, userIds: number[]) =>
      owner.put(`/tournament/${id}/tie`, { groupNumber, userIds, by: 'lot' });
    expect((await settle(2, second)).body).toMatchObject({ code: 'tie_none' });
    expect((await settle(1, [a1, a2])).body).toMatchObject({ code: 'tie_none' });
    await our.expectDone(settle(1, [a3, a1, a2]));
    expect((await read(id)).groups[0]?.standings).toMatchObject([
      { playerId: a3, rank: 1, decidedBy: 'lot' },
      { playerId: a1, rank: 2 },
      { playerId: a2, rank: 3 },
    ]);
    await our.expectDone(draw(id, { part: 'knockout' }));
    const knockout = (await read(id)).Rounds.filter(({ groupNumber }) => groupNumber === null);
    expect(knockout.map(({ roundName }) => roundName)).toEqual(['Semi-finals', 'Final']);
    const [b1, b2] = second;
    const met = pairs(knockout[0]?.Matches ?? []).map((pair) => pair.toSorted());
    expect(met).toContainEqual([a3, b2].toSorted());
    expect(met).toContainEqual([b1, a1].toSorted());
    expect((await draw(id, { part: 'knockout' })).body).toMatchObject({ code: 'draw_made' });
  });
});

describe('who may draw', () => {
  it('is who runs the tournament', async () => {
    const id = await our.make({ clubId: 1, capacity: 4 });
    await our.enter(id, await our.players(4));
    for (const [name, status] of [
      ['desk2', 404],
      ['player', 403],
      ['visitor', 401],
    ] as const) {
      const client = await our.as(name);
      expect((await client.post(`/tournament/${id}/draw`, {})).status).toBe(status);
      expect((await client.put(`/tournament/${id}/draw`, { swap: [1, 2] })).status).toBe(status);
      expect((await client.delete(`/tournament/${id}/draw`, { reason: 'Because.' })).status).toBe(status);
    }
    expect((await (await our.as('desk')).post(`/tournament/${id}/draw`, {})).status).toBe(200);
    const rows = await our.db.selectFrom('draws').select('made_by').where('tournament_id', '=', id).execute();
    expect(rows).toEqual([{ made_by: 4 }]);
  });
});

describe('a tournament that is cancelled during play', () => {
  it('keeps what was played, and nothing else', async () => {
    const { id } = await drawn(4);
    const owner = await our.as('owner');
    const [match] = (await read(id)).Rounds[0]?.Matches ?? [];
    await our.expectDone(
      owner.post(`/match/${match?.matchId}/end`, {
        version: 1,
        reason: 'walkover',
        winner: match?.playerId1,
      }),
    );
    await our.expectDone(owner.put(`/tournament/${id}/stage`, { stage: 'cancelled', reason: 'A storm.' }));
    const { Rounds } = await read(id);
    expect(Rounds.flatMap(({ Matches }) => Matches.map(({ matchId }) => matchId))).toEqual([match?.matchId]);
  });
});

describe('A-1.16 the length of matches that are drawn', () => {
  it('changes in rounds in which nothing has begun, third place with the semi-finals, and in no other', async () => {
    const { id } = await drawn(4, { gameType: 'nineBall', raceTo: 5, hasThirdPlace: true });
    const settings = async () =>
      (await (await our.as('owner')).get(`/tournament/${id}`)).body['settings'] as Record<string, unknown>;
    const change = async (more: object) =>
      (await our.as('owner')).put('/tournament', {
        tournamentId: id,
        ...(await settings()),
        clubId: undefined,
        ...more,
      });
    const races = async () =>
      Object.fromEntries(
        (await read(id)).Rounds.flatMap(({ Matches }) =>
          Matches.map(({ matchName, raceTo }) => [matchName, raceTo]),
        ),
      );
    await our.expectDone(
      change({
        raceTo: 6,
        roundLengths: [
          { matches: 1, raceTo: 9 },
          { matches: 2, raceTo: 7 },
        ],
      }),
    );
    expect(await races()).toEqual({ 'Semi-final 1': 7, 'Semi-final 2': 7, 'Third place': 7, Final: 9 });

    const matches = async () => (await read(id)).Rounds.flatMap(({ Matches }) => Matches);
    const end = async (name: string) => {
      const match = (await matches()).find(({ matchName }) => matchName === name);
      const { body } = await our.server.client().get(`/match/${match?.matchId}`);
      await our.expectDone(
        (await our.as('owner')).post(`/match/${match?.matchId}/end`, {
          version: body['version'],
          winner: match?.playerId1,
          reason: 'walkover',
        }),
      );
    };
    await end('Semi-final 1');
    await our.expectDone(
      change({
        roundLengths: [
          { matches: 1, raceTo: 11 },
          { matches: 2, raceTo: 8 },
        ],
      }),
    );
    expect(await races()).toEqual({ 'Semi-final 1': 7, 'Semi-final 2': 7, 'Third place': 8, Final: 11 });

    await end('Semi-final 2');
    await end('Third place');
    // The round says so itself, by the same rule by which its length is refused.
    expect((await read(id)).Rounds.map(({ takesLength }) => takesLength)).toEqual([false, true]);
    const lengths = (final: number, semiFinals: number) =>
      change({
        roundLengths: [
          { matches: 1, raceTo: final },
          { matches: 2, raceTo: semiFinals },
        ],
      });
    expect(await lengths(12, 9)).toMatchObject({
      status: 409,
      body: { code: 'tournament_locked', fields: { roundLengths: expect.any(String) } },
    });
    await our.expectDone(lengths(12, 8));
    expect(await races()).toMatchObject({ 'Third place': 8, Final: 12 });
    await end('Final');
    expect(await change({ raceTo: 4 })).toMatchObject({ status: 409, body: { code: 'tournament_locked' } });
  });

  it('comes too late once every round has begun', async () => {
    const { id, players } = await drawn(2, { gameType: 'nineBall', raceTo: 5 });
    const [match] = (await read(id)).Rounds.flatMap(({ Matches }) => Matches);
    const { body } = await our.server.client().get(`/match/${match?.matchId}`);
    await our.expectDone(
      (await our.as('owner')).post(`/match/${match?.matchId}/start`, { version: body['version'] }),
    );
    const { body: shown } = await (await our.as('owner')).get(`/tournament/${id}`);
    const answer = await (
      await our.as('owner')
    ).put('/tournament', {
      tournamentId: id,
      ...(shown['settings'] as object),
      clubId: undefined,
      raceTo: 9,
    });
    expect(players).toHaveLength(2);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'tournament_locked', fields: { raceTo: expect.any(String) } },
    });
  });
});

describe('A-6.13 a tournament begins', () => {
  it('with a walkover as with any match, so that its draw stands', async () => {
    const { id } = await drawn(4);
    const [match] = (await read(id)).Rounds.flatMap(({ Matches }) => Matches);
    await our.expectDone(
      (await our.as('owner')).post(`/match/${match?.matchId}/end`, {
        version: 1,
        winner: match?.playerId1,
        reason: 'walkover',
      }),
    );
    expect((await read(id)).stage).toBe('running');
    expect((await draw(id, { reason: 'Once more.' })).body).toMatchObject({ code: 'draw_begun' });
  });
});
