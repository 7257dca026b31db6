import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import { findClubOf, type ChannelClub } from './club.ts';
import { findChannel, type KeptChannel } from './store.ts';

/**
 * A channel of a club of the caller, taken for this transaction: the club first and then the channel, so that changes of
 * one club go one after the other; undefined where there is none.
 */
export async function takeChannel(
  db: Kysely<Database>,
  id: number,
  caller: Caller,
): Promise<{ club: ChannelClub; channel: KeptChannel } | undefined> {
  const found = await findChannel(db, id);
  const club = found && (await findClubOf(db, found.club_id, { caller, isTaken: true }));
  // What waited for the club reads the channel as the one before has left it.
  const channel = club && (await findChannel(db, id));
  return channel && { club, channel };
}
