import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { accountId } from '#server/demo/accounts.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import type { TestClient } from '#tests/support/server.ts';
import { startOrganiser, type Organiser } from './organiser.ts';

type OwnPlay = components['schemas']['OwnPlay'];

let our: Organiser;
beforeAll(async () => {
  our = await startOrganiser();
});
afterAll(() => our.server.close());

const clubId = 1;

async function ownPlay(client: TestClient): Promise<OwnPlay> {
  const { body } = await our.expectDone(client.get('/play/mine'));
  return body as unknown as OwnPlay;
}

/** What somebody has to play in one tournament. */
const inTournament = async (client: TestClient, tournamentId: number): Promise<OwnPlay['matches']> =>
  (await ownPlay(client)).matches.filter(({ match }) => match.tournament?.tournamentId === tournamentId);

async function drawn(count: number) {
  const id = await our.make({ capacity: 8, clubId });
  const players = await our.players(count);
  await our.enter(id, players);
  await our.expectDone((await our.as('owner')).post(`/tournament/${id}/draw`, {}));
  return { id, players };
}

describe('A-6.19 when and where a player is up', () => {
  it('names the match to come with its time, table and opponent, and whose winner it waits for', async () => {
    const { id, players } = await drawn(3);
    const plays = await Promise.all(
      players.map(async (player) => inTournament(await our.player(player), id)),
    );
    const withBye = plays.flat().find(({ match }) => match.matchName === 'Final');
    expect(plays.map((rows) => rows.length)).toEqual([1, 1, 1]);
    expect([withBye?.match.player1, withBye?.match.player2]).toContainEqual(
      expect.objectContaining({ seat: 'open', feederMatchName: expect.stringContaining('Semi-final') }),
    );
  });

  it('is told by mail as soon as it is planned, and the called match comes first', async () => {
    const { id, players } = await drawn(2);
    const [player = 0] = players;
    const client = await our.player(player);
    const table = await our.db
      .selectFrom('club_tables')
      .select(['id', 'number', 'name'])
      .where('club_id', '=', clubId)
      .where('deleted_at', 'is', null)
      .where('is_out_of_order', '=', false)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const desk = await our.as('desk');
    await our.expectDone(
      desk.post(`/tournament/${id}/plan`, {
        from: `${our.later(20).slice(0, 10)}T15:00:00Z`,
        dayFrom: '10:00',
        dayTo: '22:00',
        tableIds: [table.id],
        minutes: 60,
        rest: 30,
      }),
    );
    const [row] = await inTournament(client, id);
    expect(row).toMatchObject({ part: 'player', match: { table: { tableId: table.id }, calledAt: null } });
    expect(row?.match.scheduleTime).not.toBeNull();
    const { email } = await our.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', player)
      .executeTakeFirstOrThrow();
    const [mail] = await mailsTo(our.server.app, email);
    expect(mail?.subject).toMatch(/^When you play: Open/);
    expect(mail?.text).toContain(`You play at table ${table.name ?? table.number}.`);
    expect(mail?.text).toContain('/my-play');
    expect(mail?.text).toContain('New York time.');

    const match = row?.match;
    if (!match) throw new Error('Nothing was planned.');
    const [tableId] = await our.freeTables(1, clubId);
    await our.expectDone(
      desk.post(`/match/${match.matchId}/call`, { version: match.version, isCalled: true, tableId }),
    );
    expect((await ownPlay(client)).matches[0]?.match.matchId).toBe(match.matchId);
  });

  it('names what one referees, and ends with the match', async () => {
    const { id } = await drawn(2);
    const desk = await our.as('desk');
    const { body } = await desk.get(`/tournament/${id}`);
    const [match] = (body['Rounds'] as { Matches: { matchId: number; version: number }[] }[]).flatMap(
      ({ Matches }) => Matches,
    );
    if (!match) throw new Error('Nothing was drawn.');
    await our.expectDone(desk.put('/match', { matchId: match.matchId, refereeId: accountId('referee') }));
    const referee = await our.as('referee');
    const partOf = async () => (await inTournament(referee, id)).map(({ part }) => part);
    expect(await partOf()).toEqual(['referee']);
    await our.expectDone(
      (await our.as('owner')).post(`/match/${match.matchId}/end`, {
        version: match.version + 1,
        reason: 'bothOut',
        winner: null,
      }),
    );
    expect(await partOf()).toEqual([]);
  });

  it('names the check-ins that are to come, until the player is checked in', async () => {
    const id = await our.make({
      clubId,
      checkInMinutes: 240,
      startDate: our.later(2).slice(0, 10),
      startTime: '18:00',
      entryClosesAt: our.later(1),
    });
    const [player = 0] = await our.players(1);
    await our.enter(id, [player]);
    const client = await our.player(player);
    const ofIt = async () => (await ownPlay(client)).checkIns.find(({ tournamentId }) => tournamentId === id);
    expect(await ofIt()).toMatchObject({ isCheckedIn: false, timeZone: 'America/New_York' });
    await our.expectDone(
      (await our.as('desk')).put(`/tournament/${id}/entry`, { userId: player, act: 'checkIn' }),
    );
    expect(await ofIt()).toMatchObject({ isCheckedIn: true });
  });

  it('is for players alone', async () => {
    expect((await (await our.as('desk')).get('/play/mine')).status).toBe(403);
    expect((await (await our.as('visitor')).get('/play/mine')).status).toBe(401);
  });
});
