import type { FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { TournamentEntry } from '#domain/tournaments/fault.ts';
import { lockGroups, tournamentLocks } from '#domain/tournaments/locks.ts';
import { canMove } from '#domain/tournaments/stage.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { isOfClub } from '#server/rankings/settings.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import { keepLengths, lateLengths } from './lengths.ts';
import { findPlaceFault } from '#server/services/office.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { entryOf, faultAnswer } from './entry.ts';
import { fillPlaces } from './entry-mails.ts';
import { changeTournament, insertTournament, takeTournament, type KeptTournament } from './store.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;

/** Who calls; the contract has let nobody else through. */
export function known(caller: Caller | null): Caller {
  if (!caller) throw new Refusal('unauthorised');
  return caller;
}

/** Keeps a new tournament as a draft; sent again under its key it is kept once. */
export async function createTournament(
  { db, clock }: Parts,
  { body, caller }: Pick<Call<'createTournament'>, 'body' | 'caller'>,
): Promise<Reply<'createTournament'>> {
  const who = known(caller);
  const place = await findPlaceFault(db, who, body.clubId ?? null);
  if (place === 'forbidden') throw new Refusal('forbidden');
  if (place !== null) return { status: place === 'not_found' ? 404 : 409, body: problemBody(place) };
  const entry = entryOf(body, null);
  const fault = faultAnswer(entry);
  if (fault) return fault;
  if (!(await isCounted(db, entry))) return { status: 404, body: problemBody('not_found') };
  const message = words.made(entry.name.trim());
  const at = new Date(clock());
  const id = await insertTournament(db, { entry, caller: who, at });
  const record = { kind: 'tournament', id, clubId: entry.clubId ?? null } as const;
  await recordChange(db, who, {
    operation: 'createTournament',
    record,
    after: { ...entry, stage: 'draft' },
    at,
  });
  return { status: 201, body: { id, message } };
}

/** Changes a tournament on the version that was read, as far as its stage allows. */
export async function updateTournament(
  { db, clock, outbox }: Parts & { outbox: Outbox },
  { body: { tournamentId, ...given }, caller, request }: Call<'updateTournament'>,
): Promise<Reply<'updateTournament'>> {
  const who = known(caller);
  const kept = await takeTournament(db, who, tournamentId);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  const refusal = refusalOf(kept, request);
  if (refusal) return refusal;
  const entry = entryOf(given, kept.settings);
  const changed = changedFields(entry, kept.settings);
  const locked = [...lockedAmong(changed, kept), ...(await lateLengths(db, kept, { entry, changed }))];
  if (locked.length > 0) {
    const fields = Object.fromEntries(locked.map((field) => [field, problemWords.tournament_locked]));
    return { status: 409, body: problemBody('tournament_locked', fields) };
  }
  if (changed.includes('clubId')) {
    const place = await findPlaceFault(db, who, entry.clubId ?? null);
    if (place === 'forbidden') throw new Refusal('forbidden');
    if (place !== null) return { status: place === 'not_found' ? 404 : 409, body: problemBody(place) };
  }
  const fault = faultAnswer(entry);
  if (fault) return fault;
  if (!(await isCounted(db, entry))) return { status: 404, body: problemBody('not_found') };
  if (entry.capacity < kept.places) {
    return { status: 409, body: problemBody('capacity_low', { capacity: problemWords.capacity_low }) };
  }
  const at = new Date(clock());
  await changeTournament(db, kept.id, { entry, at });
  if (kept.stage === 'drawn' || kept.stage === 'running') {
    // Only what changes it touches matches: a score under way is on the version that was read.
    const touching = [...lockGroups.length, ...lockGroups.rating] as string[];
    if (changed.some((field) => touching.includes(field))) await keepLengths(db, kept.id, { entry, at });
  }
  if (entry.capacity > kept.settings.capacity) await fillPlaces({ db, outbox, at }, kept);
  const record = { kind: 'tournament', id: kept.id, clubId: entry.clubId ?? null } as const;
  await recordChange(db, who, {
    operation: 'updateTournament',
    record,
    before: kept.settings,
    after: entry,
    at,
  });
  return { status: 200, body: { message: words.changed(entry.name.trim()) } };
}

/** Whether the level and the category of a tournament are those of its club. */
async function isCounted(
  db: Parts['db'],
  { clubId = null, levelId, categoryId }: TournamentEntry,
): Promise<boolean> {
  const isOwn = async (table: 'categories' | 'levels', id: number | null): Promise<boolean> =>
    id === null || (clubId !== null && (await isOfClub(db, { table, id, clubId })));
  return (await isOwn('levels', levelId)) && (await isOwn('categories', categoryId));
}

/** Deletes a draft; what was published is cancelled instead. */
export async function removeTournament(
  { db, clock }: Parts,
  { path: { tournamentId }, caller, request }: Call<'deleteTournament'>,
): Promise<Reply<'deleteTournament'>> {
  const who = known(caller);
  const kept = await takeTournament(db, who, tournamentId);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  const refusal = refusalOf(kept, request);
  if (refusal) return refusal;
  if (!canMove(kept.stage, 'delete')) return { status: 409, body: problemBody('tournament_locked') };
  await db.deleteFrom('tournaments').where('id', '=', kept.id).execute();
  const record = { kind: 'tournament', id: kept.id, clubId: kept.club_id } as const;
  const at = new Date(clock());
  await recordChange(db, who, { operation: 'deleteTournament', record, before: kept.settings, at });
  return { status: 200, body: { message: words.removed(kept.settings.name) } };
}

/** Why a tournament cannot be written at all: its club is switched off, or it is not the one that was read. */
export function refusalOf({ club_status, version }: KeptTournament, request: FastifyRequest) {
  if (club_status !== null && club_status !== 1) {
    return { status: 409, body: problemBody('club_inactive') } as const;
  }
  return versionFault(version, request);
}

type Field = keyof TournamentEntry;

/** The fields in which two tournaments differ; the same instant may be written in two ways. */
function changedFields(entry: TournamentEntry, kept: TournamentEntry): Field[] {
  const times = new Set<Field>(['entryOpensAt', 'entryClosesAt']);
  const value = (of: TournamentEntry, field: Field): unknown => {
    const found = of[field] ?? null;
    return times.has(field) && typeof found === 'string' ? Date.parse(found) : found;
  };
  return (Object.keys(entry) as Field[]).filter(
    (field) => !isDeepStrictEqual(value(entry, field), value(kept, field)),
  );
}

function lockedAmong(changed: readonly Field[], { stage, places }: KeptTournament): Field[] {
  const locks = tournamentLocks(stage, places > 0);
  const groups = Object.keys(lockGroups) as (keyof typeof lockGroups)[];
  const locked = new Set<string>(
    groups.filter((group) => locks.has(group)).flatMap((group) => lockGroups[group]),
  );
  return changed.filter((field) => locked.has(field));
}
