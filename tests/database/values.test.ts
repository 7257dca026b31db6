import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';

const store = await testDatabase('empty');
afterAll(() => store.close());

const read = async (expression: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(store.db);
  return rows[0]?.value;
};

/** Both databases have to pass this file: what it says of one is true of the other. */
describe('a value read from the database', () => {
  it.each<[string, unknown]>([
    ['7::int2', 7],
    ['7::int4', 7],
    ['9007199254740991::int8', 9_007_199_254_740_991],
    ['count(*)', 1],
    ['12.50::numeric(5,2)', '12.50'],
    ['0.5::float8', 0.5],
    ['true', true],
    ["'José'::text", 'José'],
    ["'2026-03-08'::date", '2026-03-08'],
    ["'2026-03-08T06:59:59.123Z'::timestamptz", new Date('2026-03-08T06:59:59.123Z')],
    [String.raw`'\x00ff10'::bytea`, Buffer.from([0, 255, 16])],
    [`'{"a":[1,null,"x"]}'::jsonb`, { a: [1, null, 'x'] }],
    [`'[1,2]'::json`, [1, 2]],
    ["array['a','b']::text[]", ['a', 'b']],
    ['array[1,2]::int4[]', [1, 2]],
    ["'6f1f64a6-0000-4000-8000-000000000001'::uuid", '6f1f64a6-0000-4000-8000-000000000001'],
    ['null::int4', null],
  ])('%s arrives as %o', async (expression, value) => {
    expect(await read(expression)).toEqual(value);
  });
});

describe('a value written to the database', () => {
  it.each<[string, string, unknown, unknown]>([
    ['a number', 'int4', 7, 7],
    ['a number as text', 'text', '7', '7'],
    ['a date', 'timestamptz', new Date(1_700_000_000_123), new Date(1_700_000_000_123)],
    [
      'an ISO moment with an offset',
      'timestamptz',
      '2026-11-01T01:30:00-05:00',
      new Date('2026-11-01T06:30:00Z'),
    ],
    ['a day', 'date', '2028-02-29', '2028-02-29'],
    ['bytes', 'bytea', Buffer.from([1, 0, 255]), Buffer.from([1, 0, 255])],
    ['a decimal', 'numeric(5,2)', '3.1', '3.10'],
    ['a truth', 'bool', false, false],
    ['an object as JSON', 'jsonb', JSON.stringify({ a: 1 }), { a: 1 }],
    ['a list of words', 'text[]', ['a', 'b c', 'd"e'], ['a', 'b c', 'd"e']],
    ['a list of numbers', 'int4[]', [3, 1], [3, 1]],
    ['nothing', 'text', null, null],
  ])('%s comes back as it was', async (_name, type, value, back) => {
    const { rows } = await sql<{ value: unknown }>`select ${value}::${sql.raw(type)} as value`.execute(
      store.db,
    );
    expect(rows[0]?.value).toEqual(back);
  });
});

describe('a store', () => {
  it('answers a ping, and hears what is notified until it stops listening', async () => {
    await store.ping();
    const heard: string[] = [];
    const stop = await store.listen('news-of-the-day', (payload) => heard.push(payload));
    const notify = (text: string) => sql`select pg_notify('news-of-the-day', ${text})`.execute(store.db);
    await notify('one');
    await expect.poll(() => heard).toEqual(['one']);
    await stop();
    await notify('two');
    await notify('three');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual(['one']);
  });

  it('hears what is notified on several channels that are asked for at once, one after the other', async () => {
    const heard: string[] = [];
    const complaints: string[] = [];
    const complain = ({ message }: Error) => complaints.push(message);
    process.on('warning', complain);
    const names = ['at-once-1', 'at-once-2', 'at-once-3'];
    const stops = await Promise.all(names.map((name) => store.listen(name, (said) => heard.push(said))));
    for (const name of names) await sql`select pg_notify(${name}, ${name})`.execute(store.db);
    await expect.poll(() => heard).toEqual(names);
    expect(complaints.filter((text) => text.includes('already executing'))).toEqual([]);
    process.off('warning', complain);
    await Promise.all(stops.map((stop) => stop()));
  });

  it('hears nothing of a transaction that was rolled back', async () => {
    const heard: string[] = [];
    const stop = await store.listen('changes', (payload) => heard.push(payload));
    const rolledBack = store.db.transaction().execute(async (transaction) => {
      await sql`select pg_notify('changes', 'lost')`.execute(transaction);
      throw new Error('on purpose');
    });
    await expect(rolledBack).rejects.toThrow('on purpose');
    await sql`select pg_notify('changes', 'kept')`.execute(store.db);
    await expect.poll(() => heard).toEqual(['kept']);
    await stop();
  });

  it('goes on listening where the server has dropped its connections', async () => {
    const heard: string[] = [];
    const stop = await store.listen('resumed', (payload) => heard.push(payload));
    if (store.kind === 'postgresql') {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(store.db);
    }
    const notified = async (): Promise<string[]> => {
      await sql`select pg_notify('resumed', 'back')`.execute(store.db).catch(() => undefined);
      return heard;
    };
    await expect.poll(notified, { timeout: 5000, interval: 200 }).toContain('back');
    await stop();
  });

  it('may be closed twice, and answers nothing from then on', async () => {
    const other = await testDatabase('empty');
    await Promise.all([other.close(), other.close()]);
    await expect(other.ping()).rejects.toThrow(/closed|end/);
  });
});
