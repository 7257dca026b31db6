import { sql, type Kysely } from 'kysely';
import { shownName } from '#domain/matches/privacy.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';

const week = 7 * 86_400;

type Row = {
  email: string;
  firstName: string;
  match: string;
  at: Date;
  timeZone: string;
  table: string | null;
  opponent: { name: string; isHidden: boolean } | null;
};

/** Tells the players of some matches when and where they play, one mail to each; hidden names stay hidden. */
export async function mailPlanned(
  { db, outbox }: { db: Kysely<Database>; outbox: Outbox },
  about: string,
  matchIds: readonly number[],
): Promise<void> {
  if (!outbox.isOpen || matchIds.length === 0) return;
  const { rows } = await sql<Row>`
    select p.email, p.first_name as "firstName", m.name as match, m.schedule_time as at,
      coalesce(t.time_zone, c.time_zone, 'UTC') as "timeZone", coalesce(b.name, b.number::text) as "table",
      (select json_build_object('name', btrim(o.first_name || ' ' || o.last_name), 'isHidden', o.privacy_on)
        from users o where o.id in (m.player1_id, m.player2_id) and o.id <> p.id) as opponent
    from matches m join users p on p.id in (m.player1_id, m.player2_id)
      left join tournaments t on t.id = m.tournament_id
      left join clubs c on c.id = m.club_id
      left join club_tables b on b.id = m.table_id
    where m.id = any(${[...matchIds]}::integer[]) and m.status_id = 1 and m.schedule_time is not null
    order by p.id, m.schedule_time, m.id`.execute(db);
  const letters = new Map<string, { firstName: string; rows: Row[] }>();
  for (const row of rows) {
    const letter = letters.get(row.email) ?? { firstName: row.firstName, rows: [] };
    letters.set(row.email, { ...letter, rows: [...letter.rows, row] });
  }
  await outbox.addAll(
    db,
    [...letters].map(([to, { firstName, rows: own }]) => ({
      to,
      template: 'matchesPlanned' as const,
      parameters: {
        firstName,
        about,
        matches: own.map(({ match, at, timeZone, table, opponent }) => ({
          match,
          at: new Date(at).toISOString(),
          timeZone,
          table,
          opponent: opponent && shownName(opponent, false),
        })),
      },
      lasts: week,
    })),
  );
}
