import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { removeRemains, startUpkeep, usuallyKept } from '#server/services/upkeep.ts';
import { brokenStore } from '#tests/support/app.ts';
import { testDatabase, testNow } from '#tests/support/database.ts';
import { operations } from '#tests/support/operations.ts';

let store: Store;
let user: number;
beforeAll(async () => {
  store = await testDatabase('empty');
  const person = { email: 'a@b.example', first_name: 'Ada', last_name: 'King', role_id: 5 };
  const row = await store.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  user = row.id;
});
afterAll(() => store.close());

const day = 24 * 3_600_000;
const at = (days: number) => new Date(testNow - days * day);
let secrets = 0;
const hash = () => Buffer.alloc(32, String((secrets += 1)).padStart(8, '0'));

function addLimits(count: number, days: number) {
  const rows = Array.from({ length: count }, (_, n) => ({ key: `k${n}`, window_start: at(days), n: 1 }));
  return store.db.insertInto('limits').values(rows).execute();
}

async function addSession(expires: number, ended: number | null) {
  const session = {
    user_id: user,
    token_hash: hash(),
    kind: 'full',
    remembered: false,
    created_at: at(400),
    active_at: at(expires),
    idle_seconds: 3_600,
    expires_at: at(expires),
    ended_at: ended === null ? null : at(ended),
    ended_reason: ended === null ? null : 'signed_out',
  };
  const { id } = await store.db
    .insertInto('sessions')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const idsOf = async (table: 'sessions' | 'devices') =>
  (await store.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

describe('rows that nobody needs any more', () => {
  it('are counters of limits of which no window is left', async () => {
    await addLimits(3, 2.1);
    await addLimits(2, 1.9);
    expect(await removeRemains(store.db, testNow)).toBe(3);
    expect(await store.db.selectFrom('limits').select('key').execute()).toHaveLength(2);
    await store.db.deleteFrom('limits').execute();
  });

  it('never count for a limit of the contract', () => {
    const windows = operations.map((operation) => operation['x-limits'].rate?.seconds ?? 0);
    expect(Math.max(...windows)).toBeLessThanOrEqual(24 * 3_600);
  });

  it('are failures that were long ago', async () => {
    const rows = [3, 1].map((days) => ({ subject: `s${days}`, failures: 9, last_at: at(days) }));
    await store.db.insertInto('sign_in_throttle').values(rows).execute();
    expect(await removeRemains(store.db, testNow)).toBe(1);
    const left = await store.db.selectFrom('sign_in_throttle').select('subject').execute();
    expect(left).toEqual([{ subject: 's1' }]);
  });

  it('are sessions that ended or ran out three months ago, and no younger one', async () => {
    const old = [await addSession(91, null), await addSession(-5, 91)];
    const young = [await addSession(89, null), await addSession(-5, 89), await addSession(-5, null)];
    expect(await removeRemains(store.db, testNow)).toBe(old.length);
    expect(await idsOf('sessions')).toEqual(young);
    await store.db.deleteFrom('sessions').execute();
  });

  it('O13 leave the sign-in history for a year, or as many days as the operator has it kept', async () => {
    const session = await addSession(91, null);
    const line = { user_id: user, session_id: session, outcome: 'signed_in', at: at(100), ip_hash: hash() };
    await store.db.insertInto('sign_in_history').values(line).execute();
    await removeRemains(store.db, testNow);
    const lines = await store.db.selectFrom('sign_in_history').select(['user_id', 'session_id']).execute();
    expect(lines).toEqual([{ user_id: user, session_id: null }]);
    expect(await removeRemains(store.db, testNow, { ...usuallyKept, signIns: 101 })).toBe(0);
    expect(await removeRemains(store.db, testNow, { ...usuallyKept, signIns: 99 })).toBe(1);
  });

  it('are browsers whose cookie has run out', async () => {
    const rows = [367, 364].map((days) => ({ user_id: user, device_hash: hash(), seen_at: at(days) }));
    await store.db.insertInto('devices').values(rows).execute();
    expect(await removeRemains(store.db, testNow)).toBe(1);
    expect(await idsOf('devices')).toHaveLength(1);
  });

  it('are proposals of clubs, and a declined one only when its clubs may be proposed again', async () => {
    const propose = (created: number, ended: number | null, reason: 'used' | 'declined' | null) => ({
      user_id: user,
      proposed_by: user,
      token_hash: hash(),
      created_at: at(created),
      expires_at: at(created - 3),
      ended_at: ended === null ? null : at(ended),
      ended_reason: reason,
    });
    const rows = [
      propose(31, null, null),
      propose(31, 30, 'used'),
      propose(92, 91, 'declined'),
      propose(92, 89, 'declined'),
      propose(29, null, null),
    ];
    await store.db.insertInto('association_proposals').values(rows).execute();
    expect(await removeRemains(store.db, testNow)).toBe(3);
    const left = store.db.selectFrom('association_proposals').select('ended_reason').orderBy('id');
    expect(await left.execute()).toEqual([{ ended_reason: 'declined' }, { ended_reason: null }]);
    await store.db.deleteFrom('association_proposals').execute();
  });

  it('go however many they are, and once where two processes are at it', async () => {
    await addLimits(2_500, 3);
    const [one, other] = await Promise.all([
      removeRemains(store.db, testNow),
      removeRemains(store.db, testNow),
    ]);
    const left = await store.db.selectFrom('limits').select('key').execute();
    expect(one + other + left.length).toBe(2_500);
    expect(await removeRemains(store.db, testNow)).toBe(left.length);
  });
});

describe('in the background', () => {
  it('they go again and again until it is stopped', async () => {
    await addLimits(1, 3);
    const stop = startUpkeep(
      { kept: usuallyKept, db: store.db, clock: () => testNow, onFault: () => undefined },
      20,
    );
    const count = async () => (await store.db.selectFrom('limits').select('key').execute()).length;
    await expect.poll(count, { timeout: 20_000 }).toBe(0);
    await addLimits(1, 3);
    await expect.poll(count, { timeout: 20_000 }).toBe(0);
    await stop();
    await addLimits(1, 3);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await count()).toBe(1);
  });

  it('a database that fails is told of, and tried again', async () => {
    const faults: unknown[] = [];
    const { db } = brokenStore(new Error('away'));
    const stop = startUpkeep(
      { kept: usuallyKept, db, clock: () => testNow, onFault: (error) => faults.push(error) },
      20,
    );
    await expect.poll(() => faults.length, { timeout: 20_000 }).toBeGreaterThan(1);
    await stop();
    expect(faults[0]).toMatchObject({ message: 'away' });
  });
});
