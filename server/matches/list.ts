import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import type { MatchFilters } from './filters.ts';
import { graphOf, matchColumns, type MatchGraph } from './graph.ts';
import { sourcesOf } from './sources.ts';
import { totalOf } from './total.ts';

/** A page of matches and how many there are: live ones first, then what is to come, then what is over; one statement. */
export async function findMatches(
  db: Kysely<Database>,
  caller: Caller | null,
  filters: MatchFilters,
): Promise<{ total: number; graph: MatchGraph }> {
  const { limit, pageNumber } = filters;
  const { sources, skip } = sourcesOf(filters, { limit, offset: (pageNumber - 1) * limit });
  const { rows } = await sql<{ total: number; graph: MatchGraph }>`
    with found as (
      select * from (${sql.join(sources, sql` union `)}) as candidates
      order by part, at nulls last, tie limit ${limit} offset ${skip}
    ), page as materialized (
      select row_number() over (order by f.part, f.at nulls last, f.tie) as place, ${matchColumns}
      from found f join matches m on m.id = f.id)
    select ${totalOf(filters)} as total, ${graphOf(caller)} as graph`.execute(db);
  return rows[0] as { total: number; graph: MatchGraph };
}
