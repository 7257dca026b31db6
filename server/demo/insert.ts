import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** Inserts rows that all have the same columns, in one statement however many they are. */
export async function insertRows<Table extends keyof Database & string>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const values = JSON.stringify(rows, (_key, value: unknown) =>
    isBytes(value) ? `\\x${hexOf(value)}` : value,
  );
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${values}::json)`.execute(db);
}

/** Lets the numbering of tables go on after rows that came with their ids. */
export async function continueNumbering(
  db: Kysely<Database>,
  tables: readonly (keyof Database & string)[],
): Promise<void> {
  for (const table of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
      where exists (select from ${sql.table(table)})`.execute(db);
  }
}

type Bytes = { type: 'Buffer'; data: number[] };

/** JSON has no bytes: a Buffer has already become this by the time a replacer sees it. */
function isBytes(value: unknown): value is Bytes {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
}

function hexOf({ data }: Bytes): string {
  return Buffer.from(data).toString('hex');
}
