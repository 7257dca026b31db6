import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { keepPlacings } from '#server/tournaments/finishing.ts';
import { insertRows } from './insert.ts';

/** The points of places 1 to 32: players who leave in the same round get the same. */
const points = [1, 1, 2, 4, 8, 16].flatMap((players, round) =>
  Array.from<number>({ length: players }).fill([100, 70, 50, 30, 18, 10][round] ?? 0),
);

/** Lets the finished tournaments of a club count in its ranking of their year; they and their matches are there. */
export async function keepDemoRanking(
  db: Kysely<Database>,
  { clubId, at }: { clubId: number; at: Date },
): Promise<void> {
  const { rows: finished } = await sql<{ id: number; year: number }>`
    select id, extract(year from ends_on)::integer as year from tournaments
    where club_id = ${clubId} and stage = 'finished' order by id`.execute(db);
  const year = finished[0]?.year ?? at.getUTCFullYear();
  await insertRows(db, 'levels', [{ id: 1, club_id: clubId, name: 'Open', version: 1, created_at: at }]);
  await insertRows(
    db,
    'level_points',
    points.map((each, index) => ({ level_id: 1, year, place: index + 1, points: each })),
  );
  await insertRows(db, 'rankings', [
    {
      id: 1,
      club_id: clubId,
      name: 'Season ranking',
      discipline: null,
      category_id: null,
      year,
      span: 'season',
      best_of: 5,
      version: 1,
      created_at: at,
    },
  ]);
  for (const { id } of finished) {
    await db.updateTable('tournaments').set({ level_id: 1 }).where('id', '=', id).execute();
    await keepPlacings(db, id, at);
  }
}
