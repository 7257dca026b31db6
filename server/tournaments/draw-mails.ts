import { sql } from 'kysely';
import { shownName } from '#domain/matches/privacy.ts';
import type { FieldPlayer } from './draw-store.ts';
import type { EntryParts } from './entering.ts';
import type { KeptTournament } from './store.ts';

const week = 7 * 86_400;

type First = { userId: number; match: string; opponent: { name: string; isHidden: boolean } | null };

/** Tells everyone of a draw whom they meet first; hidden names stay hidden. */
export async function mailDraw(
  { db, outbox }: Pick<EntryParts, 'db' | 'outbox'>,
  { id, settings }: KeptTournament,
  {
    players,
    number,
  }: { players: readonly Pick<FieldPlayer, 'email' | 'firstName' | 'userId'>[]; number: number },
): Promise<void> {
  if (!outbox.isOpen || players.length === 0) return;
  const { rows } = await sql<First>`
    select distinct on (p.user_id) p.user_id as "userId", m.name as match, (
      select json_build_object('name', btrim(u.first_name || ' ' || u.last_name), 'isHidden', u.privacy_on) from users u
      where u.id = case when m.player1_id = p.user_id then m.player2_id else m.player1_id end) as opponent
    from tournament_players p join matches m on m.tournament_id = p.tournament_id and m.status_id = 1
      and p.user_id in (m.player1_id, m.player2_id)
    join rounds r on r.id = m.round_id
    where p.tournament_id = ${id} order by p.user_id, r.position, m.position`.execute(db);
  const firstOf = new Map(rows.map((row) => [row.userId, row]));
  await outbox.addAll(
    db,
    players.map(({ userId, email, firstName }) => {
      const first = firstOf.get(userId);
      return {
        to: email,
        template: 'tournamentDraw' as const,
        parameters: {
          firstName,
          tournamentId: id,
          tournament: settings.name,
          number,
          match: first?.match ?? null,
          opponent: first?.opponent ? shownName(first.opponent, false) : null,
        },
        lasts: week,
      };
    }),
  );
}
