import type { components } from '#contract/api.gen.ts';
import type { KeptLicence } from '#domain/licences/fault.ts';
import { isRenewable, licenceStatusOn } from '#domain/licences/status.ts';
import { dayAt, dayOf, millisecondsOf, renewedTerm, type Term } from '#domain/licences/term.ts';
import { licenceName } from '#domain/licences/text.ts';
import { licenceWords } from '#domain/words/licences.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import type { SessionParts } from '#server/session/open.ts';
import { refusalOf } from './refusal.ts';
import {
  changeLicence,
  deleteLicence,
  findLicences,
  findZone,
  insertLicence,
  takeLicence,
  type LicenceRow,
} from './store.ts';
import { tellLicence } from './telling.ts';

type LicenceHandlers = Pick<
  Handlers,
  'listLicences' | 'createLicence' | 'updateLicence' | 'deleteLicence' | 'renewLicence'
>;
type Parts = Pick<SessionParts, 'db' | 'clock'>;

/** Licences of clubs (document 001, sections 4 and 7). */
export function createLicenceHandlers(parts: Parts): LicenceHandlers {
  const { db, clock } = parts;
  const within = <T>(work: (inner: Parts) => Promise<T>): Promise<T> =>
    db.transaction().execute((transaction) => work({ ...parts, db: transaction }));
  return {
    async listLicences({ path, caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const ownOf = caller.roleId === 1 ? undefined : caller.userId;
      const timeZone = await findZone(db, path.clubId, ownOf);
      if (timeZone === undefined) return { status: 404, body: problemBody('not_found') };
      const today = dayAt(clock(), timeZone);
      const rows = (await findLicences(db, path.clubId)).map((row) => composeLicence(row, today));
      return { status: 200, body: { rows, today: millisecondsOf(today), timeZone } };
    },
    createLicence: (call) => call.once((transaction) => create({ ...parts, db: transaction }, call)),
    updateLicence: (call) => within((inner) => update(inner, call)),
    deleteLicence: (call) => within((inner) => remove(inner, call)),
    renewLicence: (call) => within((inner) => renew(inner, call)),
  };
}

async function create(
  { db, clock }: Parts,
  { body, caller }: Call<'createLicence'>,
): Promise<Reply<'createLicence'>> {
  const { clubId, numberOfLicence: count } = body;
  const term = termOf(body);
  const timeZone = await findZone(db, clubId);
  if (timeZone === undefined) return { status: 404, body: problemBody('not_found') };
  const fault = refusalOf({ count, term }, dayAt(clock(), timeZone));
  if (fault) return { status: 400, body: fault };
  const added = await insertLicence(db, clock(), { clubId, count, term });
  if (!added) throw new Error('A licence that renews none was not added.');
  await tellLicence({ db, clock }, caller, { operation: 'createLicence', after: added });
  return { status: 201, body: { id: added.id, message: licenceWords.added(licenceName(added.id)) } };
}

async function update(
  { db, clock }: Parts,
  { body, request, caller }: Call<'updateLicence'>,
): Promise<Reply<'updateLicence'>> {
  const kept = await takeLicence(db, body.id);
  if (!kept || kept.club_id !== body.clubId) return { status: 404, body: problemBody('not_found') };
  const outdated = versionFault(versionOf(kept), request);
  if (outdated) return outdated;
  const entry = { count: body.numberOfLicence, term: termOf(body) };
  const today = dayAt(clock(), kept.time_zone);
  const fault = refusalOf(entry, today, keptOf(kept));
  if (fault) return { status: 400, body: fault };
  const isChanged = await changeLicence(db, clock(), { id: kept.id, ...entry, today });
  if (!isChanged) return { status: 409, body: tooFew() };
  const after = { ...kept, count: entry.count, starts_on: entry.term.start, ends_on: entry.term.end };
  await tellLicence({ db, clock }, caller, { operation: 'updateLicence', before: kept, after });
  return { status: 200, body: { message: licenceWords.changed(licenceName(kept.id)) } };
}

async function remove(
  { db, clock }: Parts,
  { path: { id }, caller, request }: Call<'deleteLicence'>,
): Promise<Reply<'deleteLicence'>> {
  const kept = await takeLicence(db, id);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  const outdated = versionFault(versionOf(kept), request);
  if (outdated) return outdated;
  const isDeleted = await deleteLicence(db, id, dayAt(clock(), kept.time_zone));
  if (!isDeleted) return { status: 409, body: tooFew() };
  await tellLicence({ db, clock }, caller, { operation: 'deleteLicence', before: kept });
  return { status: 200, body: { message: licenceWords.removed(licenceName(id)) } };
}

async function renew(
  { db, clock }: Parts,
  { path: { id }, caller }: Call<'renewLicence'>,
): Promise<Reply<'renewLicence'>> {
  const kept = await takeLicence(db, id);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  if (kept.is_renewed) return { status: 409, body: problemBody('licence_renewed') };
  const today = dayAt(clock(), kept.time_zone);
  const { term, count } = keptOf(kept);
  if (!isRenewable(licenceStatusOn(today, term))) {
    return { status: 409, body: problemBody('licence_not_renewable') };
  }
  const next = { clubId: kept.club_id, count, term: renewedTerm(term, today), renewsId: id };
  const row = await insertLicence(db, clock(), next);
  if (!row) return { status: 409, body: problemBody('licence_renewed') };
  await tellLicence({ db, clock }, caller, { operation: 'renewLicence', after: row, renews: id });
  return { status: 201, body: composeLicence(row, today) };
}

/** The channels of a club would be left without licences. */
const tooFew = () => problemBody('licence_channels', { numberOfLicence: problemWords.licence_channels });

function keptOf({ count, starts_on: start, ends_on: end }: LicenceRow): KeptLicence {
  return { count, term: { start, end } };
}

function termOf({ startDate, endDate }: { startDate: number; endDate: number }): Term {
  return { start: dayOf(startDate), end: dayOf(endDate) };
}

/** The version of a licence; whether a next term follows it is a part of what one has read of it. */
function versionOf({ version, is_renewed: isRenewed }: LicenceRow): string {
  return isRenewed ? `${version}.renewed` : `${version}`;
}

function composeLicence(row: LicenceRow, today: string): components['schemas']['Licence'] {
  const { term } = keptOf(row);
  return {
    id: row.id,
    clubId: row.club_id,
    numberOfLicence: row.count,
    startDate: millisecondsOf(term.start),
    endDate: millisecondsOf(term.end),
    licenceStatusId: licenceStatusOn(today, term),
    isRenewed: row.is_renewed,
    version: versionOf(row),
  };
}
