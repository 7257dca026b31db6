import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '#server/payments/port.ts';
import { signEvent } from '#server/payments/sandbox/signature.ts';
import { sizeOf } from '#tests/support/attack.ts';
import { testSecrets } from '#tests/support/database.ts';
import type { TestClient } from '#tests/support/server.ts';
import { freshClub, openBank, type Bank } from './connecting.ts';

let bank: Bank;
let owner: TestClient;
let accountId: string;
beforeAll(async () => {
  bank = await openBank();
  owner = await bank.owner();
  await bank.link(owner);
  await bank.change('complete');
  const { db } = bank.server.store;
  const account = await db
    .selectFrom('payment_accounts')
    .select('provider_id')
    .where('club_id', '=', freshClub.id)
    .executeTakeFirstOrThrow();
  accountId = account.provider_id ?? '';
  await db.deleteFrom('sandbox_events').execute();
});
afterAll(() => bank.server.close());

const eventOf = (id: string, created: number): string =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'account.updated',
    created,
    livemode: false,
    account: accountId,
    data: { object: { id: accountId } },
  });

describe('W1 an event', () => {
  it('that is replayed a thousand times has one effect', async () => {
    const at = bank.server.clock.now();
    const payload = eventOf('evt_replayed', Math.floor(at / 1000));
    let asked = 0;
    const counting: PaymentProvider = {
      ...bank.provider,
      fetchAccount(id) {
        asked += 1;
        return bank.provider.fetchAccount(id);
      },
    };
    const replays = sizeOf(1_000);
    for (let sent = 0; sent < replays; sent += 10) {
      const posts = Array.from({ length: 10 }, () => bank.post(payload, signEvent(testSecrets, payload, at)));
      expect(new Set(await Promise.all(posts))).toEqual(new Set([200]));
      await bank.work(counting);
    }
    const { db } = bank.server.store;
    const kept = await db.selectFrom('provider_events').select(['event_id', 'state']).execute();
    expect(kept).toEqual([{ event_id: 'evt_replayed', state: 'done' }]);
    expect(asked).toBe(1);
    expect(await bank.status(owner)).toMatchObject({ state: 'connected' });
  });

  it('that comes after a later one changes nothing back', async () => {
    const at = bank.server.clock.now();
    const seconds = Math.floor(at / 1000);
    await bank.change('askDocument');
    for (const [id, made] of [
      ['evt_later', seconds],
      ['evt_earlier', seconds - 3_600],
    ] as const) {
      const payload = eventOf(id, made);
      expect(await bank.post(payload, signEvent(testSecrets, payload, at))).toBe(200);
      await bank.work();
    }
    expect(await bank.status(owner)).toMatchObject({ state: 'connected_action_due' });
  });
});
