import { defaultZone } from '#domain/clubs/zone.ts';
import { canonicalEmail } from '#domain/email.ts';
import { dayAt, dayOf } from '#domain/licences/term.ts';
import { clubWords } from '#domain/words/clubs.ts';
import { mailWords } from '#domain/words/mail.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Call, OnceReply, Reply } from '#server/http/contract.ts';
import { changePicture } from '#server/images/changing.ts';
import { refusalOf as refusalOfLicence } from '#server/licences/refusal.ts';
import { insertLicence } from '#server/licences/store.ts';
import { tellLicence } from '#server/licences/telling.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { sendLink } from '#server/password/request.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { addChannels, refusalOfChannels, saveChannels } from './channels.ts';
import { findBound } from './bound.ts';
import { refusalOfClub } from './checks.ts';
import { changeContact, insertContact, joinClub } from './contact.ts';
import { refusalOfName } from './name.ts';
import { blankClub, columnsOf, composeClub, findClub, numbersOf, type GivenClub } from './record.ts';
import { tellClub } from './telling.ts';

/** What keeping clubs needs of the process. */
export type SavingParts = Pick<SessionParts, 'db' | 'clock' | 'secrets'> & { outbox: Outbox };

/** Adds a club with its first licence and its point of contact, who is mailed a link; all of it, or nothing. */
export async function addClub(
  parts: SavingParts,
  { body, caller, once }: Call<'createClub'>,
): Promise<OnceReply<'createClub'>> {
  const { clock } = parts;
  const club: GivenClub = { ...blankClub, ...body.club };
  const { licence, user } = body;
  const count = licence.numberOfLicence ?? null;
  const refusal = refusalOfClub(club, {
    ownerName: user.fullName ?? '',
    email: user.email ?? '',
    pocNumber: user.pocMobile ?? '',
    licences: count,
    channels: body.channels.length,
    numbers: { sent: numbersOf(club, user), saved: null },
  });
  if (refusal) return { status: 400, body: refusal };
  const timeZone = club.timeZone ?? defaultZone(club.countryId);
  const term = { start: dayOf(licence.startDate), end: dayOf(licence.endDate) };
  const fault = refusalOfLicence({ count, term }, dayAt(clock(), timeZone));
  if (fault) return { status: 400, body: fault };
  const refused = refusalOfChannels(body.channels, []);
  if (refused) return refused;
  const { channels } = body;
  const made = {
    club,
    logoId: body.club.logoId,
    timeZone,
    licence: { count: count ?? 0, term },
    user,
    channels,
    caller,
  };
  return once(async (transaction) => {
    const named = await refusalOfName(transaction, club, null);
    if (named) return named;
    const id = await write({ ...parts, db: transaction }, made);
    if (id !== null) return { status: 201, body: { id, message: clubWords.added(club.name.trim()) } };
    return { status: 409, body: problemBody('email_taken', { email: problemWords.email_taken }) };
  });
}

type Made = {
  club: GivenClub;
  logoId: string | null | undefined;
  timeZone: string;
  licence: { count: number; term: { start: string; end: string } };
  user: Call<'createClub'>['body']['user'];
  channels: Call<'createClub'>['body']['channels'];
  caller: Caller | null;
};

/** The id of the new club; null where the address of its point of contact is taken. */
async function write(
  parts: SavingParts,
  { club, logoId, timeZone, licence, user, channels, caller }: Made,
): Promise<number | null> {
  const { db, clock, outbox } = parts;
  const now = new Date(clock());
  const contact = await insertContact(db, now, user);
  if (!contact) return null;
  const row = await db
    .insertInto('clubs')
    .values({
      ...columnsOf(club, timeZone),
      name: club.name.trim(),
      point_of_contact_id: contact.id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const logo = await changePicture(db, { caller, at: now }, { ...logoOf(logoId), before: null });
  if (logo !== null) await db.updateTable('clubs').set({ logo }).where('id', '=', row.id).execute();
  await joinClub(db, now, { clubId: row.id, userId: contact.id });
  const term = await insertLicence(db, clock(), { clubId: row.id, ...licence });
  const operation = 'createClub' as const;
  await tellClub({ db, clock }, caller, { operation, clubId: row.id });
  if (term) await tellLicence({ db, clock }, caller, { operation, after: term });
  await addChannels(parts, row.id, channels, caller);
  if (outbox.isOpen) {
    const recipient = { userId: contact.id, firstName: contact.firstName, kind: 'invitation' as const };
    await sendLink({ db, clock, outbox }, canonicalEmail(user.email ?? ''), recipient);
  }
  return row.id;
}

function logoOf(imageId: string | null | undefined) {
  return { field: 'logoId', imageId, purpose: 'logo' } as const;
}

/** Changes a club and its point of contact; what is left out stays. The second of two who have read one version is told. */
export function changeClub(parts: SavingParts, call: Call<'updateClub'>): Promise<Reply<'updateClub'>> {
  return parts.db.transaction().execute((db) => change({ ...parts, db }, call));
}

async function change(
  parts: SavingParts,
  { body, request, caller }: Call<'updateClub'>,
): Promise<Reply<'updateClub'>> {
  const { db, clock } = parts;
  const { clubId, clubStatusId, logoId, ...given } = body.club;
  const record = clubId === undefined ? undefined : await findClub(db, clubId, { isTaken: true });
  if (!record) return { status: 404, body: problemBody('not_found') };
  const { club, contact } = record;
  const { user: kept, logo: _kept, version, ...before } = composeClub(record);
  const outdated = versionFault(version, request);
  if (outdated) return outdated;
  const after: GivenClub = { ...blankClub, ...before, ...given };
  const user = { ...withoutNulls(kept ?? {}), ...body.user };
  const refusal = refusalOfClub(after, {
    ownerName: user.fullName ?? '',
    email: user.email ?? '',
    pocNumber: user.pocMobile ?? '',
    licences: 'kept',
    channels: 0,
    numbers: {
      sent: numbersOf(after, user),
      saved: numbersOf({ ...blankClub, ...before }, kept),
    },
  });
  if (refusal) return { status: 400, body: refusal };
  requireUnchanged(after.name.trim() === club.name, 'name');
  requireUnchanged(contact !== null && user.userId === contact.id, 'userId');
  requireUnchanged(canonicalEmail(user.email ?? '') === contact?.email, 'email');
  const now = new Date(clock());
  const timeZone = after.timeZone ?? club.time_zone;
  const bound = await findBound(db, club, { timeZone, currency: after.currency, now });
  if (bound)
    return { status: 409, body: problemBody(bound.code, { [bound.field]: problemWords[bound.code] }) };
  const isAbroad = after.countryId !== club.country_id;
  const named = isAbroad ? await refusalOfName(db, after, club.id) : null;
  if (named) return named;
  const refused = body.channels && (await saveChannels(parts, club, body.channels, caller));
  if (refused) return refused;
  const logo = await changePicture(db, { caller, at: now }, { ...logoOf(logoId), before: club.logo });
  await db
    .updateTable('clubs')
    .set((eb) => ({
      ...columnsOf(after, timeZone),
      status_id: clubStatusId ?? club.status_id,
      ...(isAbroad ? { shares_name: false } : {}),
      logo,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', club.id)
    .execute();
  if (contact && body.user) {
    const changed = await changeContact(db, now, contact, user);
    await tellOwner(parts.outbox, db, contact, { changes: changed, by: mailWords.byAssociation });
  }
  await tellClub({ db, clock }, caller, { operation: 'updateClub', clubId: club.id, before: record });
  return { status: 200, body: { message: clubWords.changed(club.name) } };
}

/** The name and the address of the point of contact are read-only once the club is there. */
function requireUnchanged(isUnchanged: boolean, field: string): void {
  if (!isUnchanged) {
    throw new Refusal('invalid_request', { fields: { [field]: problemWords.invalid_request } });
  }
}

type WithoutNulls<T> = { [K in keyof T]?: Exclude<T[K], null> };

function withoutNulls<T extends object>(record: T): WithoutNulls<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as WithoutNulls<T>;
}
