import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSums } from '#tests/credit/sums.ts';
import { openBrooklyn, type Brooklyn } from './open-brooklyn.ts';

let brooklyn: Brooklyn;
beforeAll(async () => {
  brooklyn = await openBrooklyn();
});
afterAll(async () => {
  await expectSums(brooklyn.server.store);
  await brooklyn.server.close();
});
beforeEach(() => brooklyn.begin());

const balance = async (): Promise<number> => {
  const { rows } = (await brooklyn.player.get('/credit/mine')).body as {
    rows: { club: { clubId: number }; balance: number }[];
  };
  return rows.find(({ club }) => club.clubId === 1)?.balance ?? 0;
};
const haveCredit = async (wanted: number): Promise<void> => {
  const amount = wanted - (await balance());
  if (amount === 0) return;
  const entry = { clubId: 1, userId: brooklyn.playerId, kind: 'adjustment', amount, reason: 'Counted again' };
  expect((await brooklyn.club.post('/credit/entry', entry)).status).toBe(201);
};
/** Two hours that cost 2000, five days on. */
const make = (more: object = {}, key = '') =>
  brooklyn.club.post(
    '/booking',
    {
      tableId: brooklyn.tables[0],
      startsAt: brooklyn.inDays(5),
      slots: 4,
      kind: 'play',
      userId: brooklyn.playerId,
      payBy: 'credit',
      ...more,
    },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const kept = async () =>
  (await brooklyn.server.store.db.selectFrom('table_bookings').select(['pay_by', 'price']).execute()).map(
    ({ pay_by: payBy, price }) => ({ payBy, price }),
  );

describe('A-1.51 a table that a club books for a member is paid by the member’s credit', () => {
  it('once, whatever is sent twice, and is told in the entries of the account', async () => {
    await haveCredit(3000);
    const [first, second] = [await make({}, 'once'), await make({}, 'once')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await kept()).toEqual([{ payBy: 'credit', price: 2000 }]);
    expect(await balance()).toBe(1000);
    const { rows } = (await brooklyn.player.get('/credit/entry?clubId=1&limit=1')).body as { rows: object[] };
    expect(rows[0]).toMatchObject({ kind: 'payment', amount: -2000 });
  });

  it('each week of a series, and given back week by week', async () => {
    await haveCredit(6000);
    const { body } = await make({ repeat: { every: 'week', times: 3 } });
    const ids = body['ids'] as number[];
    expect(await kept()).toEqual(ids.map(() => ({ payBy: 'credit', price: 2000 })));
    expect(await balance()).toBe(0);
    expect((await brooklyn.club.post(`/booking/${ids[2]}/cancel`, { fee: 0 })).status).toBe(200);
    expect(await balance()).toBe(2000);
  });

  it('and nothing is booked where it does not suffice for all of it, with what is missing', async () => {
    await haveCredit(5999);
    const { status, body } = await make({ repeat: { every: 'week', times: 3 } });
    expect([status, body['code'], body['message']]).toEqual([
      409,
      'credit_low',
      'There is not enough credit: USD 0.01 are missing.',
    ]);
    expect(await kept()).toEqual([]);
    expect(await balance()).toBe(5999);
  });

  it('only where a member plays', async () => {
    await haveCredit(3000);
    for (const wrong of [
      { userId: undefined, guestName: 'Ana Paz' },
      { userId: undefined, kind: 'block' },
      { payBy: 'card' },
    ]) {
      const { status, body } = await make(wrong);
      expect([status, body['code']]).toEqual([400, 'invalid_request']);
    }
    expect(await kept()).toEqual([]);
    expect(await balance()).toBe(3000);
  });

  it('and is paid at the club where nothing is said', async () => {
    await haveCredit(3000);
    expect((await make({ payBy: undefined })).status).toBe(201);
    expect(await kept()).toEqual([{ payBy: 'atClub', price: 2000 }]);
    expect(await balance()).toBe(3000);
  });
});
