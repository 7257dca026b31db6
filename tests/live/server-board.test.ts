import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchWords } from '#domain/words/matches.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Board = {
  club: { clubId: number; name: string };
  rows: { number: number; state: string; match: { matchId: number; playerName1: string } | null }[];
};

async function boardOf(clubId: number): Promise<Board> {
  const { status, body } = await server.client().get(`/table/club/${clubId}/board`);
  expect(status).toBe(200);
  return body as Board;
}

/** A live match on a table. */
async function playedOn() {
  return server.store.db
    .selectFrom('matches')
    .innerJoin('club_tables', 'club_tables.id', 'matches.table_id')
    .select(['matches.id', 'matches.club_id', 'matches.player1_id', 'club_tables.number'])
    .where('matches.status_id', '=', 7)
    .where('matches.club_id', 'is not', null)
    .executeTakeFirstOrThrow();
}

describe('A-2.22 the tables of a club', () => {
  it('are open to everyone, each with the match that is played on it', async () => {
    const { id, club_id: clubId, number } = await playedOn();
    const { club, rows } = await boardOf(clubId ?? 0);
    expect(club.clubId).toBe(clubId);
    const table = rows.find((one) => one.number === number);
    expect([table?.state, table?.match?.matchId]).toEqual(['inPlay', id]);
  });

  it('hide the name of a player who hides it', async () => {
    const { id, club_id: clubId, player1_id: playerId } = await playedOn();
    await server.store.db
      .updateTable('users')
      .set({ privacy_on: true })
      .where('id', '=', playerId ?? 0)
      .execute();
    const { rows } = await boardOf(clubId ?? 0);
    expect(rows.find(({ match }) => match?.matchId === id)?.match?.playerName1).toBe(matchWords.hiddenPlayer);
  });

  it('say nothing of who keeps them or how they were changed', async () => {
    const { rows } = await boardOf((await playedOn()).club_id ?? 0);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'gameTypes',
      'match',
      'name',
      'number',
      'state',
      'tableId',
    ]);
  });

  it.each([
    ['no club', 2_147_483_647, 404],
    ['no number', 'x', 400],
  ])('are not there for %s', async (_what, id, status) => {
    expect((await server.client().get(`/table/club/${id}/board`)).status).toBe(status);
  });

  it('are not there for a club that is switched off', async () => {
    const club = await server.store.db
      .selectFrom('clubs')
      .select('id')
      .where('status_id', '=', 2)
      .executeTakeFirstOrThrow();
    expect((await server.client().get(`/table/club/${club.id}/board`)).status).toBe(404);
  });
});
