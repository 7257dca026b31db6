import type { Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { KeptLicence } from '#domain/licences/fault.ts';
import { isRenewable, licenceStatusOn } from '#domain/licences/status.ts';
import { dayAt, dayOf, millisecondsOf, renewedTerm, type Term } from '#domain/licences/term.ts';
import { licenceName } from '#domain/licences/text.ts';
import { licenceWords } from '#domain/words/licences.ts';
import type { Call, Handlers, Reply } from '#server/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody, Refusal } from '#server/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { refusalOf } from './refusal.ts';
import {
  changeLicence,
  findLicences,
  findZone,
  insertLicence,
  takeLicence,
  type LicenceRow,
} from './store.ts';

type LicenceHandlers = Pick<
  Handlers,
  'listLicences' | 'createLicence' | 'updateLicence' | 'deleteLicence' | 'renewLicence'
>;
type Parts = Pick<SessionParts, 'db' | 'clock' | 'secrets'>;

/** Licences of clubs (document 001, sections 4 and 7). */
export function createLicenceHandlers(parts: Parts): LicenceHandlers {
  const { db, clock } = parts;
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
    createLicence: (call) => create(parts, call),
    updateLicence: (call) =>
      db.transaction().execute((transaction) => update({ ...parts, db: transaction }, call)),
    deleteLicence: ({ path }) => db.transaction().execute((transaction) => remove(transaction, path.id)),
    renewLicence: ({ path }) =>
      db.transaction().execute((transaction) => renew({ ...parts, db: transaction }, path.id)),
  };
}

async function create(
  { db, clock, secrets }: Parts,
  { body, request }: Call<'createLicence'>,
): Promise<Reply<'createLicence'>> {
  const { clubId, numberOfLicence: count } = body;
  const term = termOf(body);
  const timeZone = await findZone(db, clubId);
  if (timeZone === undefined) return { status: 404, body: problemBody('not_found') };
  const fault = refusalOf({ count, term }, dayAt(clock(), timeZone));
  if (fault) return { status: 400, body: fault };
  const key = request.headers['idempotency-key'];
  const madeByKey = typeof key === 'string' ? secrets.digest('licence key', key) : null;
  const added = await insertLicence(db, clock(), { clubId, count, term, madeByKey });
  const made =
    added ??
    (await db
      .selectFrom('licences')
      .selectAll()
      .where('made_by_key', '=', madeByKey)
      .executeTakeFirstOrThrow());
  const isSame = made.club_id === clubId && made.count === count && made.starts_on === term.start;
  if (!isSame) return { status: 400, body: problemBody('repeated_differently') };
  return { status: 201, body: { id: made.id, message: licenceWords.added(licenceName(made.id)) } };
}

async function update(
  { db, clock }: Parts,
  { body, request }: Call<'updateLicence'>,
): Promise<Reply<'updateLicence'>> {
  const kept = await takeLicence(db, body.id);
  if (!kept || kept.club_id !== body.clubId) return { status: 404, body: problemBody('not_found') };
  const read = request.headers['if-match'];
  if (read !== undefined && read !== String(kept.version)) {
    return { status: 412, body: problemBody('changed_meanwhile') };
  }
  const entry = { count: body.numberOfLicence, term: termOf(body) };
  const fault = refusalOf(entry, dayAt(clock(), kept.time_zone), keptOf(kept));
  if (fault) return { status: 400, body: fault };
  await changeLicence(db, clock(), { id: kept.id, ...entry });
  return { status: 200, body: { message: licenceWords.changed(licenceName(kept.id)) } };
}

async function remove(db: Kysely<Database>, id: number): Promise<Reply<'deleteLicence'>> {
  const kept = await takeLicence(db, id);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  await db.deleteFrom('licences').where('id', '=', id).execute();
  return { status: 200, body: { message: licenceWords.removed(licenceName(id)) } };
}

async function renew({ db, clock }: Parts, id: number): Promise<Reply<'renewLicence'>> {
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
  return { status: 201, body: composeLicence(row, today) };
}

function keptOf({ count, starts_on: start, ends_on: end }: LicenceRow): KeptLicence {
  return { count, term: { start, end } };
}

function termOf({ startDate, endDate }: { startDate: number; endDate: number }): Term {
  return { start: dayOf(startDate), end: dayOf(endDate) };
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
    version: String(row.version),
  };
}
