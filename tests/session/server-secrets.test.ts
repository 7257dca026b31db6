import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, demoPin } from '#server/demo/accounts.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Every value of every table as text. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(server.store.db);
  const rows = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows: texts } = await sql<{
        text: string;
      }>`select t::text as text from ${sql.raw(name)} as t`.execute(server.store.db);
      return texts.map(({ text }) => text).join('\n');
    }),
  );
  return rows.join('\n');
}

/** A secret in the spellings in which a database could hold it. */
const spellings = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret, 'base64url').toString('hex'),
  Buffer.from(secret, 'base64url').toString('base64'),
];

describe('S9 a dump of the database', () => {
  const address = '203.0.113.77';
  const secrets: string[] = [];
  let text: string;
  beforeAll(async () => {
    for (const email of ['owner@baulk.example', 'player@baulk.example', 'new@baulk.example']) {
      for (const shouldRemember of [true, false]) {
        const client = server.client();
        client.address = address;
        await client.signIn(email, { shouldRemember });
        secrets.push(client.token ?? '', ...client.cookies.values());
      }
      await server.client().post('/login', { email, password: 'a wrong password' });
    }
    text = await dump();
  });

  it('is whole: it holds what is no secret', () => {
    expect(text).toContain('player@baulk.example');
    const [token = ''] = secrets;
    expect(text).toContain(createHash('sha256').update(token).digest('hex'));
    expect(secrets).toHaveLength(18);
  });

  it('holds no token and no cookie of anyone, in no spelling', () => {
    expect(secrets.flatMap(spellings).filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('holds no password and no pin, neither right nor wrong', () => {
    const typed = [demoPassword, 'a wrong password'].flatMap(spellings);
    expect(typed.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(new RegExp(`[(,]${demoPin}[,)]`));
  });

  it('holds no network address of a caller', () => {
    expect(text).not.toContain(address);
    expect(text).not.toContain(createHash('sha256').update(address).digest('hex'));
  });
});
