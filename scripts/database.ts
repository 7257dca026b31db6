import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openMemory } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';

/** Writes the types of the migrated schema; with `--check` it only says whether they are out of date. */

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
};

const target = join(import.meta.dirname, '..', 'server', 'database', 'db.gen.ts');

/** The type of a column when it is read and, where that differs, when it is written. */
const types: Record<string, { read: string; write?: string }> = {
  int2: { read: 'number' },
  int4: { read: 'number' },
  int8: { read: 'number' },
  bool: { read: 'boolean' },
  text: { read: 'string' },
  date: { read: 'string' },
  numeric: { read: 'string', write: 'string | number' },
  timestamptz: { read: 'Date', write: 'Date | string' },
  bytea: { read: 'Buffer' },
  jsonb: { read: 'unknown', write: 'string' },
  uuid: { read: 'string' },
};

async function readColumns(): Promise<Column[]> {
  const store = await openMemory();
  try {
    await migrate(store.db);
    const { rows } = await sql<Column>`
      select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
        a.atthasdef or a.attidentity <> '' as "hasDefault"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      order by c.relname collate "C", a.attnum`.execute(store.db);
    return rows;
  } finally {
    await store.close();
  }
}

function columnType({ table, name, type, isNullable, hasDefault }: Column): string {
  const known = types[type];
  if (!known) throw new Error(`The type ${type} of ${table}.${name} has no meaning in TypeScript yet.`);
  const read = isNullable ? `${known.read} | null` : known.read;
  const write = isNullable ? `${known.write ?? known.read} | null` : (known.write ?? known.read);
  if (known.write === undefined) return hasDefault && !isNullable ? `Generated<${read}>` : read;
  const insert = hasDefault || isNullable ? `${write} | undefined` : write;
  return `ColumnType<${read}, ${insert}, ${write}>`;
}

function printTypes(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const lines = [
    '// Made by `npm run generate` from server/migrations; do not edit.',
    "import type { ColumnType, Generated } from 'kysely';",
    '',
    'export interface Database {',
  ];
  for (const [table, members] of tables) {
    lines.push(`  ${table}: {`);
    for (const column of members) lines.push(`    ${column.name}: ${columnType(column)};`);
    lines.push('  };');
  }
  return [...lines, '}', ''].join('\n');
}

const printed = printTypes(await readColumns());
if (!process.argv.includes('--check')) {
  writeFileSync(target, printed);
} else if (readFileSync(target, 'utf8') !== printed) {
  process.stderr.write('server/database/db.gen.ts is out of date: run `npm run generate`.\n');
  process.exitCode = 1;
}
