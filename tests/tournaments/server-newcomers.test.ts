import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '#tests/support/server.ts';
import { startOrganiser, type Organiser } from './organiser.ts';

let organiser: Organiser;
let club: TestClient;
beforeAll(async () => {
  organiser = await startOrganiser();
  club = await organiser.as('club');
});
afterAll(() => organiser.server.close());

const clubId = 1;
const refusalOf = ({ status, body }: Awaited<ReturnType<TestClient['get']>>) => [status, body['code']];

let count = 0;
async function category(memberIds: number[]): Promise<number> {
  count += 1;
  const given = { clubId, name: `Juniors ${count}`, minAge: null, maxAge: 18, memberIds };
  const { body } = await organiser.expectDone(club.post('/category', given));
  return Number(body['id']);
}

describe('A-1.16 after the draw of a tournament of a category', () => {
  const reason = 'The only junior who could come.';
  const kept = (tournament: number, userId: number) =>
    organiser.db
      .selectFrom('entries')
      .select(['id', 'status', 'admission_reason'])
      .where('tournament_id', '=', tournament)
      .where('user_id', '=', userId)
      .executeTakeFirst();

  /** A draw of three with a bye, of whom one is replaced or to whom a late one comes. */
  async function drawn(more: object = {}) {
    const members = await organiser.players(3, clubId);
    const others = (await organiser.players(10)).filter((userId) => !members.includes(userId));
    const id = await organiser.make({
      clubId,
      categoryId: await category(members),
      capacity: 4,
      ...more,
    });
    await organiser.enter(id, members);
    return { id, members, others };
  }
  const draw = async (id: number) =>
    organiser.expectDone((await organiser.as('owner')).post(`/tournament/${id}/draw`, {}));
  const change = async (id: number, replace: object) =>
    (await organiser.as('owner')).put(`/tournament/${id}/draw`, { replace });

  it('whoever takes a seat is asked the same, in place of another or late, and is let in with a reason that is kept', async () => {
    const { id, members, others } = await drawn();
    await draw(id);
    const [late = 0, other = 0] = others;
    const [out = 0] = members;
    for (const coming of [{ in: late }, { in: late, reason: '  ' }, { out, in: late }]) {
      expect(refusalOf(await change(id, coming))).toEqual([409, 'not_eligible']);
    }
    expect(await kept(id, late)).toBeUndefined();
    expect(await organiser.field(id)).toEqual({ confirmed: expect.toSatisfy((of) => of.length === 3) });
    await organiser.expectDone(change(id, { in: late, reason: ` ${reason}` }));
    await organiser.expectDone(change(id, { out, in: other, reason }));
    for (const userId of [late, other]) {
      const entry = await kept(id, userId);
      expect(entry).toMatchObject({ status: 'confirmed', admission_reason: reason });
      const told = await organiser.db
        .selectFrom('audit_entries')
        .select('changes')
        .where('operation', '=', 'changeDraw')
        .where('kind', '=', 'entry')
        .where('record_id', '=', entry?.id ?? 0)
        .executeTakeFirstOrThrow();
      expect(told.changes).toContainEqual({ field: 'admissionReason', before: null, after: reason });
    }
    expect(await kept(id, out)).toMatchObject({ status: 'withdrawn' });
    const seen = async (client: TestClient) => [
      JSON.stringify((await client.get(`/tournament/${id}/entry?limit=1000`)).body),
      JSON.stringify((await client.get(`/tournament/${id}`)).body),
    ];
    expect((await seen(club))[0]).toContain(reason);
    for (const client of [await organiser.player(late), await organiser.as('visitor')]) {
      for (const answer of await seen(client)) expect(answer).not.toContain(reason);
    }
  });

  it('whoever waits with a reason already is not asked again, but who had left is', async () => {
    const { id, members, others } = await drawn({ capacity: 3 });
    const [waits = 0, left = 0] = others;
    const owner = await organiser.as('owner');
    for (const userId of [waits, left]) {
      await organiser.expectDone(owner.post(`/tournament/${id}/entry`, { userId, reason }));
    }
    await organiser.expectDone(owner.put(`/tournament/${id}/entry`, { userId: left, act: 'withdraw' }));
    await draw(id);
    const [one, two] = members;
    await organiser.expectDone(change(id, { out: one, in: waits }));
    expect(await kept(id, waits)).toMatchObject({ status: 'confirmed', admission_reason: reason });
    expect(refusalOf(await change(id, { out: two, in: left }))).toEqual([409, 'not_eligible']);
    // Whoever fulfils the conditions comes back without one.
    await organiser.expectDone(change(id, { out: two, in: one, reason }));
    expect(await kept(id, one ?? 0)).toMatchObject({ status: 'confirmed', admission_reason: null });
  });

  it('of members of the club alone nobody else takes a seat, with a reason neither', async () => {
    const [member = 0, another = 0] = await organiser.players(2, clubId);
    const { rows } = await sql<{ id: number }>`
      select u.id from users u where u.role_id = 5 and u.status_id = 1
        and cardinality(playing_clubs(u.id)) > 0 and not ${clubId} = any(playing_clubs(u.id)) order by u.id limit 1`.execute(
      organiser.db,
    );
    const id = await organiser.make({ clubId, entryMode: 'club', capacity: 4 });
    await organiser.enter(id, [member, another]);
    await draw(id);
    const owner = await organiser.as('owner');
    const coming = { out: member, in: rows[0]?.id, reason };
    expect(refusalOf(await owner.put(`/tournament/${id}/draw`, { replace: coming }))).toEqual([
      409,
      'entry_member_missing',
    ]);
  });
});
