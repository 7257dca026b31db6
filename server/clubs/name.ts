import { sql, type Kysely } from 'kysely';
import { problemWords } from '#domain/words/problems.ts';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody } from '#server/http/problem.ts';

type Named = { name: string; countryId: string };

/**
 * The refusal where another club of the country has the name, whatever its capitals and accents; else null. Whoever
 * saves a club of this name at the same time waits until the transaction is over. Call it before anything is written.
 */
export async function refusalOfName(db: Kysely<Database>, { name, countryId }: Named, ownId: number | null) {
  const compared = sql`compared_name(folded_name(${name}))`;
  await sql`select pg_advisory_xact_lock(hashtext('club of ' || ${countryId} || ' ' || ${compared}))`.execute(
    db,
  );
  const { rows } = await sql`
    select from clubs where country_id = ${countryId} and compared_name(folded_name) = ${compared}
      and deleted_at is null and id is distinct from ${ownId}::integer limit 1`.execute(db);
  if (rows.length === 0) return null;
  // The name of a club stays once it is there: then it is the country that cannot be this one.
  const field = ownId === null ? 'name' : 'countryId';
  return { status: 409 as const, body: problemBody('name_taken', { [field]: problemWords.name_taken }) };
}
