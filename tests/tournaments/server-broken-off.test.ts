import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scorerOf } from '#tests/scoring/scorer.ts';
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
};
type Shown = { stage: string; version: string; Rounds: { Matches: Match[] }[] };

const read = async (id: number): Promise<Shown> =>
  (await (await our.as('owner')).get(`/tournament/${id}`)).body as unknown as Shown;
const named = async (id: number, name: string): Promise<Match> => {
  const all = (await read(id)).Rounds.flatMap(({ Matches }) => Matches);
  const found = all.find(({ matchName }) => matchName === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const draw = async (id: number) => (await our.as('owner')).post(`/tournament/${id}/draw`, {});
async function drawn(count: number, capacity = count) {
  const id = await our.make({ capacity });
  const players = await our.players(count);
  await our.enter(id, players);
  await our.expectDone(draw(id));
  return { id, players };
}
const win = async (id: number, name: string): Promise<void> => {
  const match = await named(id, name);
  const body = { version: match.version, reason: 'walkover', winner: match.playerId1 };
  await our.expectDone((await our.as('owner')).post(`/match/${match.matchId}/end`, body));
};

/** All that a draw or a correction writes. */
async function everything(id: number): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(m order by m.id) from matches m where m.tournament_id = ${id}) as matches,
      (select json_agg(d order by d.id) from draws d where d.tournament_id = ${id}) as draws,
      (select json_agg(p order by p.user_id) from tournament_players p where p.tournament_id = ${id}) as players,
      (select json_agg(e order by e.id) from entries e where e.tournament_id = ${id}) as entries,
      (select json_agg(p order by p.user_id) from placings p where p.tournament_id = ${id}) as placings,
      (select count(*) from corrections c join matches m on m.id = c.match_id where m.tournament_id = ${id}) as corrections,
      (select row(t.stage, t.version, t.status_id)::text from tournaments t where t.id = ${id}) as tournament,
      (select count(*) from outbox) as mails`.execute(our.db);
  return rows;
}

/** The process dies as it writes its last row, the one for the audit: on PostgreSQL its connection with it. */
async function dyingAtTheEnd(what: () => Promise<{ status: number }>): Promise<number> {
  const death =
    process.env['TEST_DATABASE_URL'] === undefined
      ? sql`raise exception 'The process has died.'`
      : sql`perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(10)`;
  await sql`
    create function die() returns trigger language plpgsql security definer as $die$
    begin ${death}; return new; end $die$`.execute(our.db);
  await sql`create trigger die before insert on audit_entries for each row execute function die()`.execute(
    our.db,
  );
  try {
    return (await what()).status;
  } finally {
    await sql`drop trigger die on audit_entries`.execute(our.db);
    await sql`drop function die()`.execute(our.db);
  }
}

describe('a process that dies', () => {
  it('within a draw leaves no draw, no match and no mail, and the draw can be made', async () => {
    const id = await our.make({ capacity: 8 });
    await our.enter(id, await our.players(5));
    const before = await everything(id);
    expect(await dyingAtTheEnd(() => draw(id))).toBeGreaterThanOrEqual(500);
    expect(await everything(id)).toEqual(before);
    await our.expectDone(draw(id));
    expect((await read(id)).Rounds.flatMap(({ Matches }) => Matches)).toHaveLength(7);
  });

  it('within a correction leaves the result, the later matches and the places as they were', async () => {
    const { id } = await drawn(4);
    for (const name of ['Semi-final 1', 'Semi-final 2', 'Final']) await win(id, name);
    const match = await named(id, 'Semi-final 1');
    const correct = async () =>
      (await our.as('owner')).post(`/match/${match.matchId}/correct`, {
        version: match.version,
        reason: 'The sheet says so.',
        outcome: 'walkover',
        winner: match.playerId2,
        reset: true,
      });
    const before = await everything(id);
    expect(await dyingAtTheEnd(correct)).toBeGreaterThanOrEqual(500);
    expect(await everything(id)).toEqual(before);
    await our.expectDone(correct());
    expect((await named(id, 'Final')).playerId1).toBe(match.playerId2);
  });
});

describe('a full tournament that is drawn', () => {
  it('moves nobody up from its waiting list when somebody leaves', async () => {
    const { id, players } = await drawn(5, 4);
    const [out = 0, , , , waiting = 0] = players;
    expect(await our.field(id)).toMatchObject({ waiting: [waiting] });
    await our.expectDone(
      (await our.as('owner')).put(`/tournament/${id}/entry`, { userId: out, act: 'withdraw' }),
    );
    expect(await our.field(id)).toMatchObject({ waiting: [waiting], withdrawn: [out] });
    const seated = (await read(id)).Rounds.flatMap(({ Matches }) => Matches).flatMap((match) => [
      match.playerId1,
      match.playerId2,
    ]);
    expect(seated).not.toContain(waiting);
  });
});

it('a match that was taken back meanwhile takes nothing that a device had scored before, from the first waiting entry on', async () => {
  const { id } = await drawn(2);
  const { matchId } = await named(id, 'Final');
  const owner = await our.as('owner');
  const pad = scorerOf(our.server, owner, matchId);
  await pad.start();
  const { version } = await pad.read();
  const back = { version, reason: 'It was the wrong table.' };
  await our.expectDone(owner.post(`/match/${matchId}/void`, back));
  const first = await pad.frame([1, 0], { isOver: true, version });
  expect([first.status, first.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(await pad.read()).toMatchObject({ statusId: 1, player1Frames: 0, player2Frames: 0 });
});
