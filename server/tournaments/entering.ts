import { enteringFault, holdsPlace, moveEntry } from '#domain/tournaments/entries.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { factsOf, findEntrant, givePlace, keepEntry, positionOf, type Entrant } from './entrants.ts';
import { mailEntrant } from './entry-mails.ts';
import { known } from './saving.ts';
import { takeShown, type KeptTournament } from './store.ts';

export type EntryParts = Pick<SessionParts, 'db' | 'clock'> & { outbox: Outbox };
type Refused = Extract<Reply<'createEntry'>, { status: 403 | 404 | 409 }>;

const refused = <S extends 403 | 404 | 409>(status: S, code: Parameters<typeof problemBody>[0]) => ({
  status,
  body: problemBody(code),
});

/**
 * Enters a player: players themselves within the entry times, those who run a tournament anyone until the draw, and with a
 * reason also who does not fulfil its conditions.
 */
export async function createEntry(
  { db, clock, outbox }: EntryParts,
  { path: { tournamentId }, body, caller }: Pick<Call<'createEntry'>, 'path' | 'body' | 'caller'>,
): Promise<Reply<'createEntry'>> {
  const who = known(caller);
  const isDesk = who.roleId !== 5;
  const tournament = await takeShown(db, who, tournamentId);
  if (!tournament || (isDesk && !tournament.may_manage)) return refused(404, 'not_found');
  if (isDesk && body.userId === undefined) {
    return { status: 400, body: problemBody('player_missing', { userId: problemWords.player_missing }) };
  }
  const userId = body.userId ?? who.userId;
  if (!isDesk && userId !== who.userId) return refused(404, 'not_found');
  const player = await findEntrant(db, who, { tournamentId, userId });
  if (!player) return refused(404, 'not_found');
  // Read now that the tournament is taken: who has waited for it may come too late.
  const now = clock();
  const why = (isDesk && body.reason?.trim()) || null;
  const fault = faultOf(tournament, player, { isDesk, isLetIn: why !== null, now });
  if (fault) return fault;
  const status = moveEntry(player.entry?.status ?? 'none', 'ask', factsOf(tournament, { isDesk, now }));
  if (status === null) return refused(409, 'already_entered');
  const at = new Date(now);
  const answeredBy = isDesk ? who.userId : null;
  const admissionReason = player.isEligible ? null : why;
  const id = await keepEntry(db, { tournamentId, userId, status, answeredBy, admissionReason, at });
  if (holdsPlace(status)) await givePlace(db, { tournamentId, userId });
  await recordChange(db, who, {
    operation: 'createEntry',
    record: { kind: 'entry', id, clubId: tournament.club_id },
    before: player.entry && { userId, status: player.entry.status },
    after: { tournamentId, userId, status, ...(admissionReason !== null && { admissionReason }) },
    at,
  });
  const position = await positionOf(db, { tournamentId, userId });
  if (status === 'confirmed' || status === 'waiting' || status === 'requested') {
    await mailEntrant({ db, outbox }, tournament, player, { kind: status });
  }
  const told = { status, position, name: isDesk ? player.name : tournament.settings.name };
  return { status: 201, body: { status, position, message: messageOf(who, told) } };
}

/** Why a player cannot be entered now, or null. */
function faultOf(
  { club_id: club, club_status: clubStatus, settings, stage }: KeptTournament,
  player: Entrant,
  { isDesk, isLetIn, now }: { isDesk: boolean; isLetIn: boolean; now: number },
): Refused | null {
  if (clubStatus !== null && clubStatus !== 1) return refused(409, 'club_inactive');
  const opensAt = settings.entryOpensAt === null ? null : Date.parse(settings.entryOpensAt);
  const closesAt = settings.entryClosesAt === null ? null : Date.parse(settings.entryClosesAt);
  const closed = isDesk ? deskFault(stage) : enteringFault({ stage, opensAt, closesAt }, now);
  if (closed) return refused(409, closed);
  if (player.clubs.length === 0) return isDesk ? refused(409, 'player_inactive') : refused(403, 'not_member');
  if (player.isInactive) return refused(409, 'player_inactive');
  if (!player.isEligible && !isLetIn) return refused(409, 'not_eligible');
  if (settings.entryMode === 'club' && (club === null || !player.clubs.includes(club))) {
    return refused(409, isDesk ? 'entry_member_missing' : 'not_member');
  }
  return settings.entryMode === 'invited' && !isDesk ? refused(409, 'entry_invited') : null;
}

/** Who runs a tournament enters players whenever it is published and not drawn. */
function deskFault(stage: KeptTournament['stage']): 'entry_closed' | 'entry_not_open' | null {
  if (stage === 'draft') return 'entry_not_open';
  return stage === 'open' || stage === 'closed' ? null : 'entry_closed';
}

/** What somebody is told of an entry: players of the tournament by its name, those who run it of the player. */
export function messageOf(
  { roleId }: Caller,
  {
    status,
    position,
    name,
  }: { status: keyof typeof words.entryMoved; position: number | null; name: string },
): string {
  if (roleId !== 5) return words.entryMoved[status](name, position ?? 0);
  const own = words.entered[status as keyof typeof words.entered];
  return own(name, position ?? 0);
}
