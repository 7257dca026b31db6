import { sql, type Kysely } from 'kysely';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { MailParameters } from '#server/mail/templates.ts';
import type { KeptTournament } from './store.ts';

const week = 7 * 86_400;

/** What players are told of their entries. */
export type EntryNewsKind = MailParameters['tournamentEntry']['kind'];

type Told = { kind: EntryNewsKind; reason?: string | null };

/** Tells one player by mail what has become of the entry, in the transaction that does it. */
export async function mailEntrant(
  { db, outbox }: { db: Kysely<Database>; outbox: Outbox },
  { id, settings }: KeptTournament,
  player: { email: string; firstName: string },
  { kind, reason = null }: Told,
): Promise<void> {
  if (!outbox.isOpen) return;
  const isAhead = kind === 'confirmed' || kind === 'movedUp';
  await outbox.add(db, {
    to: player.email,
    template: 'tournamentEntry',
    parameters: {
      firstName: player.firstName,
      kind,
      tournamentId: id,
      tournament: settings.name,
      begins: isAhead ? plainDayText(settings.startDate) : null,
      reason,
    },
    lasts: week,
  });
}

/** Tells everyone of some players the same. */
export async function mailEntrants(
  parts: { db: Kysely<Database>; outbox: Outbox },
  tournament: KeptTournament,
  userIds: readonly number[],
  told: Told,
): Promise<void> {
  if (!parts.outbox.isOpen || userIds.length === 0) return;
  const players = await parts.db
    .selectFrom('users')
    .select(['email', 'first_name as firstName'])
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .execute();
  for (const player of players) await mailEntrant(parts, tournament, player, told);
}

/** Gives free places to who waits, and tells them. */
export async function fillPlaces(
  parts: { db: Kysely<Database>; outbox: Outbox; at: Date },
  tournament: KeptTournament,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select fill_places(${tournament.id}::integer, ${parts.at}::timestamptz) as id`.execute(parts.db);
  const moved = rows.map(({ id }) => id);
  await mailEntrants(parts, tournament, moved, { kind: 'movedUp' });
  return moved;
}
