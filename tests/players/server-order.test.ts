import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrganiser, type Organiser } from '#tests/tournaments/organiser.ts';

let our: Organiser;
/** Three members of the club, as people count; their ids are in another order. */
let counted: number[];
const clubId = 1;
const names = ['Åsa 1', 'Asa 2', 'Asa 10'];

beforeAll(async () => {
  our = await startOrganiser();
  const [two = 0, ten = 0, one = 0] = await our.players(3, clubId);
  counted = [one, two, ten];
  for (const [place, id] of counted.entries())
    await our.db
      .updateTable('users')
      .set({ first_name: 'Guest', last_name: names[place] ?? '' })
      .where('id', '=', id)
      .execute();
});
afterAll(() => our.server.close());

type Row = { userId: number; user: { userId: number }; people: Row[] };

async function read(address: string, who = 'club'): Promise<Row[]> {
  const { body } = await our.expectDone((await our.as(who)).get(address));
  return (body['rows'] ?? body['people']) as Row[];
}
const ours = (ids: readonly number[]): number[] => ids.filter((id) => counted.includes(id));
const userIds = (rows: readonly Row[]): number[] => ours(rows.map(({ userId }) => userId));

describe('B18 people whose names have numbers or accents come as people count', () => {
  it.each([
    ['among all people', 'owner', '/player?limit=1000'],
    ['among the players', 'owner', '/player?limit=1000&roleId=5'],
    ['of a club', 'club', '/player?limit=1000'],
    ['that a search finds', 'owner', '/player?limit=1000&search=guest%20asa'],
  ])('%s', async (_, who, address) => {
    expect(userIds(await read(address, who))).toEqual(counted);
    expect(userIds(await read(`${address}&sort=-name`, who))).toEqual(counted.toReversed());
  });

  it('page by page', async () => {
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(...(await read(`/player?limit=1&pageNumber=${page}&search=guest%20asa`, 'owner')));
    expect(userIds(pages)).toEqual(counted);
  });

  it('in the ratings of a club, where they have none', async () => {
    expect(userIds(await read(`/rating/club/${clubId}?discipline=carom&limit=1000`))).toEqual(counted);
    expect(userIds(await read(`/rating/club/${clubId}?discipline=carom&search=asa`))).toEqual(counted);
  });

  it('in a category', async () => {
    const club = await our.as('club');
    const change = { clubId, name: 'Numbered', minAge: null, maxAge: null, memberIds: counted.toReversed() };
    const { body } = await our.expectDone(club.post('/category', change));
    expect(userIds(await read(`/category/${Number(body['id'])}`))).toEqual(counted);
  });

  it('with their credit', async () => {
    const club = await our.as('club');
    for (const userId of counted) {
      const entry = { clubId, userId, kind: 'adjustment', amount: 500, reason: 'Counted again.' };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      await our.expectDone(club.post('/credit/entry', entry, { headers }));
    }
    const holders = async (query: string) =>
      ours((await read(`/credit?limit=100${query}`)).map(({ user }) => user.userId));
    expect(await holders('')).toEqual(counted);
    expect(await holders('&search=asa')).toEqual(counted);
  });

  it('in the field of a tournament that has no seeds', async () => {
    const id = await our.make({ clubId });
    await our.enter(id, counted.toReversed());
    expect(ours((await our.field(id))['confirmed'] ?? [])).toEqual(counted);
  });
});
