import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chainEntries } from '#server/audit/chain.ts';
import { recordChange } from '#server/audit/record.ts';
import { verifyChain } from '#server/audit/verify.ts';
import { startAuditWorker } from '#server/audit/worker.ts';
import type { Store } from '#server/database/open.ts';
import { secretsFrom } from '#server/services/secrets.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';

let store: Store;
beforeAll(async () => {
  store = await testDatabase('empty');
});
afterAll(() => store.close());

const tell = (id: number): Promise<void> =>
  store.db.transaction().execute((transaction) =>
    recordChange(
      transaction,
      { userId: 7 },
      {
        operation: 'updateClub',
        record: { kind: 'club', id, clubId: id },
        before: { name: `Club ${id}` },
        after: { name: `Club ${id}, renamed — Łódź` },
        at: new Date('2026-11-20T18:00:00.123Z'),
      },
    ),
  );
const tellSome = (n: number) => Promise.all(Array.from({ length: n }, (_, place) => tell(place + 1)));
const verify = () => verifyChain(store.db, testSecrets);

/** What somebody could do who owns the database itself: its triggers and keys are theirs to take away. */
async function asOwner(statement: string): Promise<void> {
  const watched = ['audit_entries', 'audit_links'];
  const keyed = ['audit_links', 'audit_unchained'];
  const each = (tables: string[], change: (table: string) => string) =>
    tables.map((table) => `alter table ${table} ${change(table)}`);
  const statements = [
    ...each(watched, () => 'disable trigger user'),
    ...each(keyed, (table) => `drop constraint ${table}_entry_id_fkey`),
    statement,
    ...each(
      keyed,
      (table) =>
        `add constraint ${table}_entry_id_fkey foreign key (entry_id) references audit_entries not valid`,
    ),
    ...each(watched, () => 'enable trigger user'),
  ];
  await store.db.transaction().execute(async (transaction) => {
    for (const one of statements) await sql.raw(one).execute(transaction);
  });
}

beforeEach(() => asOwner('truncate audit_entries, audit_links, audit_unchained restart identity'));

describe('what is told to the audit', () => {
  it.each([
    ['changed', `update audit_entries set user_id = 1`],
    ['taken away', `delete from audit_entries`],
    ['emptied', `truncate audit_entries cascade`],
    ['unchained', `delete from audit_links`],
    ['chained again', `update audit_links set hash = decode(repeat('00', 32), 'hex')`],
  ])('is never %s: the database refuses', async (_what, statement) => {
    await tell(1);
    await chainEntries(store.db, testSecrets);
    await expect(sql.raw(statement).execute(store.db)).rejects.toThrow('never changed or taken away');
    expect(await verify()).toEqual({ length: 1, fault: null });
  });

  it('is chained whole, each once, however many processes do so at once', async () => {
    await tellSome(40);
    const rounds = await Promise.all(Array.from({ length: 8 }, () => chainEntries(store.db, testSecrets)));
    const rest = await chainEntries(store.db, testSecrets);
    expect(rounds.reduce((sum, n) => sum + n, rest)).toBe(40);
    expect(await verify()).toEqual({ length: 40, fault: null });
  });

  it('goes on where the chain ends, in more steps than one', async () => {
    await tellSome(3);
    await chainEntries(store.db, testSecrets);
    await store.db
      .insertInto('audit_entries')
      .values(
        Array.from({ length: 1100 }, (_, place) => ({
          at: new Date(place),
          operation: 'updateClub',
          kind: 'club',
          record_id: 1,
          changes: '[]',
        })),
      )
      .execute();
    expect(await chainEntries(store.db, testSecrets)).toBe(1100);
    expect(await chainEntries(store.db, testSecrets)).toBe(0);
    expect(await verify()).toEqual({ length: 1103, fault: null });
  });

  it.each([
    ['changed', 2, `update audit_entries set user_id = 1 where id = 2`],
    ['changed', 2, `update audit_entries set changes = '[]' where id = 2`],
    ['changed', 2, `update audit_entries set at = at + interval '1 ms' where id = 2`],
    ['missing', 2, `delete from audit_entries where id = 2`],
    ['missing', 2, `delete from audit_links where place = 2`],
    ['changed', 3, `update audit_links set hash = decode(repeat('00', 32), 'hex') where place = 3`],
  ] as const)('shows as %s at link %i what was done behind its back: %s', async (fault, place, statement) => {
    for (const id of [1, 2, 3]) await tell(id);
    await chainEntries(store.db, testSecrets);
    await asOwner(statement);
    expect((await verify()).fault).toEqual({ place, fault });
  });

  it('is sealed by the secret of the installation, and says so under another one', async () => {
    await tell(1);
    await chainEntries(store.db, testSecrets);
    const others = secretsFrom('another secret of thirty-two characters or more');
    expect((await verifyChain(store.db, others)).fault).toEqual({ place: 1, fault: 'otherKey' });
  });
});

describe('the worker', () => {
  it('chains by itself, several side by side, and stops when it is told to', async () => {
    const faults: unknown[] = [];
    const parts = { db: store.db, secrets: testSecrets, onFault: (error: unknown) => faults.push(error) };
    const stops = [startAuditWorker(parts, 5), startAuditWorker(parts, 5)];
    await tellSome(5);
    await expect.poll(verify, { timeout: 30_000 }).toEqual({ length: 5, fault: null });
    await Promise.all(stops.map((stop) => stop()));
    await tell(6);
    expect(await verify()).toEqual({ length: 5, fault: null });
    expect(faults).toEqual([]);
  });
});
