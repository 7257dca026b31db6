import { sql } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Store } from '#server/database/open.ts';
import type { TestClient } from '#tests/support/server.ts';

export type Match = components['schemas']['Match'];
export type MatchPage = components['schemas']['MatchPage'];

/** One page of matches; fails when the server refuses. */
export async function pageOf(client: TestClient, query: string): Promise<MatchPage> {
  const { status, body } = await client.get(`/match?${query}`);
  if (status !== 200) throw new Error(`/match?${query} answered ${status} ${String(body['code'])}.`);
  return body as MatchPage;
}

/** The ids of the matches that a condition keeps, in the promised order, asked for in the plainest way. */
export async function plainIds({ db }: Store, condition: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from matches where not is_bye and ${sql.raw(condition)}
    order by case status_id when 7 then 1 when 1 then 2 else 3 end,
      case when status_id = 7 then started_at end desc,
      case when status_id = 1 then schedule_time end asc nulls last,
      case when status_id = 6 then ended_at end desc,
      case when status_id = 1 then id else -id end`.execute(db);
  return rows.map(({ id }) => id);
}

/** The store, counting its statements. */
export function countStatements(store: Store): { store: Store; count: () => number } {
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { store: { ...store, db }, count: () => statements };
}
