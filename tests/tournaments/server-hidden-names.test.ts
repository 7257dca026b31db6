import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/mail/inbox.ts';
import { startOrganiser, type Organiser } from './organiser.ts';

let our: Organiser;
beforeAll(async () => {
  our = await startOrganiser();
});
afterAll(() => our.server.close());

const clubId = 1;
type Person = { id: number; email: string; name: string };
type Match = { matchId: number; matchName: string; version: number; playerId1: number; playerId2: number };

async function people(count: number, ofClub?: number): Promise<Person[]> {
  const ids = await our.players(count, ofClub);
  const rows = await our.db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, first_name: first, last_name: last }) => ({
    id,
    email,
    name: `${first} ${last}`,
  }));
}
const setHidden = (ids: readonly number[], isHidden: boolean) =>
  our.db
    .updateTable('users')
    .set({ privacy_on: isHidden })
    .where('id', 'in', [...ids])
    .execute();
const mailsOf = async ({ email }: Person): Promise<string[]> =>
  (await mailsTo(our.server.app, email)).map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);
const newestTo = async (person: Person): Promise<string> => (await mailsOf(person))[0] ?? '';
const matchesOf = async (id: number): Promise<Match[]> => {
  const { body } = await (await our.as('owner')).get(`/tournament/${id}`);
  return (body['Rounds'] as { Matches: Match[] }[]).flatMap(({ Matches }) => Matches);
};
const planOf = async () => ({
  from: `${our.later(20).slice(0, 10)}T15:00:00Z`,
  dayFrom: '10:00',
  dayTo: '22:00',
  tableIds: await our.freeTables(1, clubId),
  minutes: 60,
  rest: 30,
});

describe('a player who hides the name', () => {
  it('is a hidden player in the mail of a draw, of one that is made again, and of the knockout after groups', async () => {
    const [one, two] = await people(2, clubId);
    if (!one || !two) throw new Error('There are no two players.');
    const owner = await our.as('owner');
    const id = await our.make({
      clubId,
      format: 'roundRobin',
      groupCount: 1,
      qualifierCount: 2,
      capacity: 3,
    });
    await our.enter(id, [one.id, two.id]);
    await setHidden([one.id], true);
    const expectHidden = async (): Promise<void> => {
      expect(await newestTo(two)).toContain('You meet Hidden player');
      expect(await newestTo(one)).toContain(`You meet ${two.name}`);
      for (const mail of await mailsOf(two)) expect(mail).not.toContain(one.name);
    };
    await our.expectDone(owner.post(`/tournament/${id}/draw`, {}));
    await expectHidden();
    await our.expectDone(owner.post(`/tournament/${id}/draw`, { reason: 'The lots fell off the table.' }));
    await expectHidden();
    expect(await newestTo(two)).toContain('The new draw of');
    const [match] = await matchesOf(id);
    const end = { version: match?.version, reason: 'walkover', winner: match?.playerId1 };
    await our.expectDone(owner.post(`/match/${match?.matchId}/end`, end));
    const told = (await mailsOf(two)).length;
    await our.expectDone(owner.post(`/tournament/${id}/draw`, { part: 'knockout' }));
    expect(await mailsOf(two)).toHaveLength(told + 1);
    await expectHidden();
    await setHidden([one.id], false);
  });

  it('is a hidden player in the mails of a plan and of a single match, and a call names nobody', async () => {
    const [one, two] = await people(2, clubId);
    if (!one || !two) throw new Error('There are no two players.');
    await setHidden([one.id], true);
    const desk = await our.as('desk');
    const id = await our.make({ clubId, capacity: 2 });
    await our.enter(id, [one.id, two.id]);
    await our.expectDone((await our.as('owner')).post(`/tournament/${id}/draw`, {}));
    await our.expectDone(desk.post(`/tournament/${id}/plan`, await planOf()));
    expect(await newestTo(two)).toContain('Hidden player');
    expect(await newestTo(one)).toContain(two.name);
    const [final] = await matchesOf(id);
    const [tableId] = await our.freeTables(1, clubId);
    const called = { version: final?.version, isCalled: true, tableId };
    await our.expectDone(desk.post(`/match/${final?.matchId}/call`, called));
    for (const person of [one, two]) {
      const mail = await newestTo(person);
      expect(mail).toContain('Your match is called');
      for (const { name } of [one, two]) expect(mail).not.toContain(name);
    }
    const single = {
      matchName: 'Challenge',
      clubId,
      gameType: 'nineBall',
      raceTo: 5,
      playerId1: one.id,
      playerId2: two.id,
      scheduleTime: `${our.later(40).slice(0, 10)}T16:00:00.000Z`,
      plannedMinutes: 60,
    };
    const { body } = await our.expectDone(desk.post('/match', single));
    expect(await newestTo(two)).toContain('Hidden player');
    const later = `${our.later(41).slice(0, 10)}T16:00:00.000Z`;
    await our.expectDone(desk.put('/match', { matchId: body['id'], scheduleTime: later }));
    expect(await newestTo(two)).toContain('Hidden player');
    for (const mail of await mailsOf(two)) expect(mail).not.toContain(one.name);
    await setHidden([one.id], false);
  });

  it('is named in no mail about the entry of another: of who waits, moves up, replaces, is replaced or is told of the end', async () => {
    const owner = await our.as('owner');
    const everyone = await people(5);
    const [one, two, three, four, five] = everyone;
    if (!one || !two || !three || !four || !five) throw new Error('There are no five players.');
    await setHidden(
      everyone.map(({ id }) => id),
      true,
    );
    const id = await our.make({ capacity: 2 });
    await our.enter(
      id,
      everyone.map((person) => person.id),
    );
    await our.expectDone(owner.put(`/tournament/${id}/entry`, { userId: one.id, act: 'withdraw' }));
    expect(await newestTo(three)).toContain('A place for you');
    await our.expectDone(owner.post(`/tournament/${id}/draw`, {}));
    await our.expectDone(owner.put(`/tournament/${id}/draw`, { swap: [two.id, three.id] }));
    await our.expectDone(owner.put(`/tournament/${id}/draw`, { replace: { out: two.id, in: four.id } }));
    expect(await newestTo(four)).toContain('You play');
    await our.expectDone(
      owner.put(`/tournament/${id}/stage`, { stage: 'cancelled', reason: 'The roof leaks.' }),
    );
    expect(await newestTo(five)).toContain('is cancelled');
    for (const reader of everyone) {
      const mails = await mailsOf(reader);
      expect(mails.length).toBeGreaterThan(1);
      for (const other of everyone) {
        if (other.id === reader.id) continue;
        for (const mail of mails) expect(mail).not.toContain(other.name);
      }
    }
    await setHidden(
      everyone.map(({ id: each }) => each),
      false,
    );
  });
});
