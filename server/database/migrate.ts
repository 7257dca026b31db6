import { sql, type Kysely } from 'kysely';
import { corrected } from './corrected.ts';
import { exclusively } from './exclusive.ts';
import { requestRole } from './caller-context.ts';
import { readMigrations, type Migration } from './migrations.ts';
import { grantToRequests, isGranted } from './request-role.ts';

/**
 * Brings a database to the newest shape, wholly or not at all, and answers the names applied; refuses where an applied
 * file was edited.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return exclusively(db, async (transaction) => {
    const pending = pendingOf(migrations, await appliedTo(transaction));
    for (const { name, text, sha256 } of pending) {
      await sql
        .raw(text)
        .execute(transaction)
        .catch((error: unknown) => explain(error, text));
      await sql`insert into migrations (name, sha256) values (${name}, ${sha256})`.execute(transaction);
    }
    const isWhole = migrations.some(({ text }) => text.includes(requestRole));
    if (isWhole && (pending.length > 0 || !(await isGranted(transaction))))
      await grantToRequests(transaction);
    return pending.map(({ name }) => name);
  });
}

async function appliedTo<Tables>(db: Kysely<Tables>): Promise<Map<string, string>> {
  await sql`
    create table if not exists migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now()
    )`.execute(db);
  const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from migrations`.execute(
    db,
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function pendingOf(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = [...applied.keys()].find((name) => !known.has(name));
  if (newer !== undefined) {
    throw new Error(
      `The database was made by a newer version: it has the migration ${newer}, which is not here.`,
    );
  }
  for (const { name, sha256 } of migrations) {
    const remembered = applied.get(name);
    if (remembered !== undefined && remembered !== sha256 && !isCorrected(name, remembered)) {
      throw new Error(`The migration ${name} was edited after it was applied: write a new one instead.`);
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

const isCorrected = (name: string, sha256: string): boolean =>
  corrected.some((file) => file.name === name && file.sha256 === sha256);

/** PostgreSQL's codes for what may not be created, what is not installed, and what it does not have. */
const withoutExtension: ReadonlySet<unknown> = new Set(['42501', '58P01', '0A000']);

/** Says what to do where an extension of PostgreSQL cannot be created; anything else stays as it is. */
function explain(error: unknown, text: string): never {
  const extension = /create extension if not exists (\w+)/.exec(text)?.[1];
  if (extension === undefined || !withoutExtension.has((error as { code?: unknown }).code)) throw error;
  throw new Error(
    `The database has no extension ${extension}: install PostgreSQL's contrib package, and let a superuser say 'create extension ${extension}' in it.`,
    { cause: error },
  );
}
