import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { pageOf } from './lists.ts';

let server: TestServer;
/** A live match at Brooklyn of someone who hides the name against someone who does not. */
const match = { id: 0, hidden: '', opponent: '', hiddenName: '' };

beforeAll(async () => {
  server = await startServer();
  const { db } = server.store;
  const player = (isHidden: boolean) =>
    db
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'last_name'])
      .where('privacy_on', '=', isHidden)
      .where('role_id', '=', 5)
      .where('status_id', '=', 1)
      .where('email', 'like', '%@players%')
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const [hidden, open] = [await player(true), await player(false)];
  const { id } = await db
    .updateTable('matches')
    .set({ player1_id: hidden.id, player2_id: open.id, referee_id: null, club_id: 1, table_id: null })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('matches')
        .select((of) => of.fn.min('id').as('id'))
        .where('status_id', '=', 7),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('users')
    .set({ profile_image: '/uploads/face.png' })
    .where('id', '=', hidden.id)
    .execute();
  const hiddenName = `${hidden.first_name} ${hidden.last_name}`;
  Object.assign(match, { id, hidden: hidden.email, opponent: open.email, hiddenName });
});
afterAll(() => server.close());

async function as(email: string): Promise<TestClient> {
  const client = server.client();
  await client.signIn(email);
  return client;
}

const read = async (client: TestClient) =>
  (await client.get(`/match/${match.id}`)).body as components['schemas']['MatchDetail'];

describe('a player who hides the name', () => {
  it('is a hidden player without a picture, in lists and alone, for visitors', async () => {
    const masked = {
      playerName1: 'Hidden player',
      player1: { seat: 'player', isNameHidden: true, profileImage: null },
      player2: { isNameHidden: false },
    };
    expect(await read(server.client())).toMatchObject(masked);
    const { rows } = await pageOf(server.client(), 'status=7&limit=1000');
    expect(rows.find(({ matchId }) => matchId === match.id)).toMatchObject(masked);
    expect(JSON.stringify(rows)).not.toContain(match.hiddenName);
  });

  it('keeps the country, the score and the id, by which results and brackets hold together', async () => {
    const { playerId1, player1 } = await read(server.client());
    expect(playerId1).toBeTypeOf('number');
    expect(player1.countryId).toMatch(/^[A-Z]{2}$/);
  });

  it.each([['owner@baulk.example'], ['staff@baulk.example'], ['club@baulk.example'], ['desk@baulk.example']])(
    'is known by name to %s, who runs the match',
    async (email) => {
      const seen = await read(await as(email));
      expect(seen.playerName1).toBe(match.hiddenName);
      expect(seen.player1).toMatchObject({ isNameHidden: false, profileImage: '/uploads/face.png' });
    },
  );

  it('is known by name to oneself and to the opponent, also in the list', async () => {
    for (const email of [match.hidden, match.opponent]) {
      const { rows } = await pageOf(await as(email), 'status=7&limit=1000');
      expect(rows.find(({ matchId }) => matchId === match.id)?.playerName1).toBe(match.hiddenName);
    }
  });

  it.each([
    ['desk2@baulk.example'],
    ['club2@baulk.example'],
    ['player@baulk.example'],
    ['guest@baulk.example'],
    ['new@baulk.example'],
  ])('is a hidden player for %s, who has no part in it', async (email) => {
    expect((await read(await as(email))).playerName1).toBe('Hidden player');
  });

  it('hides as a referee too', async () => {
    const { db } = server.store;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', match.hidden)
      .executeTakeFirstOrThrow();
    const [other] = (await pageOf(server.client(), 'status=1&gameType=sixBall')).rows;
    await db
      .updateTable('matches')
      .set({ referee_id: id })
      .where('id', '=', other?.matchId ?? 0)
      .execute();
    const { body } = await server.client().get(`/match/${other?.matchId}`);
    expect(body['referee']).toBe('Hidden player');
    const self = await (await as(match.hidden)).get(`/match/${other?.matchId}`);
    expect(self.body['referee']).toBe(match.hiddenName);
  });
});
