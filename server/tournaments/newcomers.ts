import { holdsPlace } from '#domain/tournaments/entries.ts';
import { recordChange } from '#server/audit/record.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import { findEntrant, givePlace, keepEntry, moveKeptEntry, type Entrant } from './entrants.ts';
import type { EntryParts } from './entering.ts';
import { mailEntrant } from './entry-mails.ts';
import type { KeptTournament } from './store.ts';

/** A change of a draw by hand: of which tournament, by whom and when. */
export type Change = { parts: EntryParts; kept: KeptTournament; who: Caller; at: Date };

/** Who is to take a seat, and why if the conditions are not fulfilled. */
export type Coming = { userId: number; why: string | null };

/** Who can take a seat; `why` for somebody who is let in without fulfilling the conditions. */
type Newcomer = { player: Entrant; why: string | null };
type Refused = { status: 404 | 409; body: ProblemBody };

const refused = (code: Parameters<typeof problemBody>[0]): Refused => ({
  status: 409,
  body: problemBody(code),
});

/** Whether somebody was let in before the draw; who comes back after leaving is asked about again. */
const isLetIn = ({ entry }: Entrant): boolean => entry?.isAdmitted === true && entry.status !== 'withdrawn';

/**
 * Whoever waits, or somebody new, as far as the caller may enter them. The conditions of the tournament are those of entering;
 * who does not fulfil them needs a reason.
 */
export async function findNewcomer(
  { parts, kept, who }: Change,
  { userId, why }: Coming,
): Promise<Newcomer | Refused> {
  const player = await findEntrant(parts.db, who, { tournamentId: kept.id, userId });
  if (!player) return { status: 404, body: problemBody('not_found') };
  if (player.isInactive || player.clubs.length === 0) return refused('player_inactive');
  const { status } = player.entry ?? { status: 'none' as const };
  const isFree =
    status === 'none' || status === 'waiting' || status === 'requested' || status === 'withdrawn';
  if (!isFree || holdsPlace(status) || player.hasLeft) return refused('entry_status');
  const isAsked = !player.isEligible && !isLetIn(player);
  if (isAsked && why === null) return refused('not_eligible');
  const { entryMode } = kept.settings;
  if (entryMode === 'club' && (kept.club_id === null || !player.clubs.includes(kept.club_id))) {
    return refused('entry_member_missing');
  }
  return { player, why: isAsked ? why : null };
}

/** Gives a newcomer an entry with a place, tells the audit why if there is a reason, and the player by mail. */
export async function seatNewcomer(
  { parts, kept, who, at }: Change,
  { player, why }: Newcomer,
): Promise<void> {
  const { db } = parts;
  const { entry, userId } = player;
  const place = { tournamentId: kept.id, userId };
  const answer = { status: 'confirmed', answeredBy: who.userId, at } as const;
  const admission = isLetIn(player) ? {} : { admissionReason: why };
  if (entry) await moveKeptEntry(db, { ...answer, ...admission, id: entry.id, reason: null });
  const id = entry?.id ?? (await keepEntry(db, { ...place, ...answer, admissionReason: why }));
  await givePlace(db, place);
  await recordChange(db, who, {
    operation: 'changeDraw',
    record: { kind: 'entry', id, clubId: kept.club_id },
    before: entry && { userId, status: entry.status },
    after: { ...place, status: 'confirmed', ...(why !== null && { admissionReason: why }) },
    at,
  });
  await mailEntrant(parts, kept, player, { kind: 'confirmed' });
}
