import type { components } from '#contract/api.gen.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tableWords } from '#domain/words/tables.ts';
import { recordChange } from '#server/audit/record.ts';
import { callOff, takeComing } from '#server/booking/calling-off.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { MatchGraphs } from '#server/matches/graphs.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { composeTables } from './compose.ts';
import { tellTable } from './telling.ts';
import {
  changeTable,
  findOwnClub,
  findTables,
  insertTable,
  isInPlay,
  isNumberTaken,
  isTariff,
  orderTables,
  removeTable,
  takeTable,
  type TableEntry,
  type TableRow,
} from './store.ts';

type TableHandlers = Pick<
  Handlers,
  'listTables' | 'createTable' | 'updateTable' | 'deleteTable' | 'orderTables'
>;
type Parts = Pick<SessionParts, 'db' | 'clock'> & { matches: MatchGraphs; outbox: Outbox };

/** The tables of a club, for who runs it (document 000, section 2). */
export function createTableHandlers(parts: Parts): TableHandlers {
  const { db, clock, matches } = parts;
  const within = <T>(work: (inner: Parts) => Promise<T>): Promise<T> =>
    db.transaction().execute((transaction) => work({ ...parts, db: transaction }));
  return {
    async listTables({ path: { clubId }, caller }) {
      const who = requireCaller(caller);
      if (!(await findOwnClub(db, who, { clubId }))) return { status: 404, body: problemBody('not_found') };
      const room = await findTables(db, who, { clubId, now: clock(), matches });
      return { status: 200, body: { rows: composeTables(room, who, matches) } };
    },
    createTable: (call) => call.once((transaction) => create({ ...parts, db: transaction }, call)),
    updateTable: (call) => within((inner) => update(inner, call)),
    deleteTable: (call) => within((inner) => remove(inner, call)),
    orderTables: (call) => within((inner) => order(inner, call)),
  };
}

function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new Refusal('unauthorised');
  return caller;
}

const numberTaken = () => problemBody('table_number_taken', { number: problemWords.table_number_taken });

async function create(
  { db, clock }: Parts,
  { body, caller }: Call<'createTable'>,
): Promise<Reply<'createTable'>> {
  const who = requireCaller(caller);
  const { clubId, number } = body;
  const club = await findOwnClub(db, who, { clubId, isTaken: true });
  if (!club) return { status: 404, body: problemBody('not_found') };
  if (club.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  const entry = entryOf(body, {
    number,
    name: null,
    make: null,
    is_out_of_order: false,
    tariff_id: null,
    is_bookable: true,
    games: [],
  });
  if (entry.tariff_id !== null && !(await isTariff(db, { id: entry.tariff_id, clubId }))) {
    return { status: 404, body: problemBody('not_found') };
  }
  const id = await insertTable(db, clubId, entry);
  if (id === undefined) return { status: 409, body: numberTaken() };
  const record = { id, club_id: clubId };
  await tellTable({ db, clock }, who, { operation: 'createTable', record, after: entry });
  return { status: 201, body: { id, message: tableWords.added(tableWords.named(entry)) } };
}

async function update(
  { db, clock, outbox }: Parts,
  { body, caller, request }: Call<'updateTable'>,
): Promise<Reply<'updateTable'>> {
  const who = requireCaller(caller);
  // The club first, as with every change of its room: two numbers cannot be given at once.
  const club = await findOwnClub(db, who, { clubId: body.clubId, isTaken: true });
  const kept = club && (await takeTable(db, who, body.tableId));
  if (!kept || kept.club_id !== body.clubId) return { status: 404, body: problemBody('not_found') };
  if (kept.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  const outdated = versionFault(kept.version, request);
  if (outdated) return outdated;
  const entry = entryOf(body, kept);
  const isNew = entry.tariff_id !== null && entry.tariff_id !== kept.tariff_id;
  if (isNew && !(await isTariff(db, { id: entry.tariff_id ?? 0, clubId: kept.club_id }))) {
    return { status: 404, body: problemBody('not_found') };
  }
  if (await isNumberTaken(db, { ...kept, number: entry.number })) return { status: 409, body: numberTaken() };
  if (entry.is_out_of_order && !kept.is_out_of_order) {
    const refusal = await clearBookings({ db, clock, outbox }, who, { table: kept, body });
    if (refusal) return refusal;
  }
  await changeTable(db, kept.id, entry);
  await tellTable({ db, clock }, who, { operation: 'updateTable', record: kept, before: kept, after: entry });
  return { status: 200, body: { message: tableWords.changed(tableWords.named(entry)) } };
}

/** Cancels what is booked at a table that cannot be used, where that is said; else answers what stands against it. */
async function clearBookings(
  { db, clock, outbox }: Omit<Parts, 'matches'>,
  by: Caller,
  { table, body }: { table: TableRow; body: { cancelBookings?: boolean } },
) {
  const at = new Date(clock());
  const rows = await takeComing(db, { tableId: table.id, at });
  if (rows.length === 0) return null;
  if (body.cancelBookings !== true) {
    const message = tableWords.booked(tableWords.named(table), rows.length);
    return { status: 409, body: { ...problemBody('table_booked'), message } } as const;
  }
  await callOff({ db, outbox }, rows, { by, at, calledOff: 'table' });
  return null;
}

async function remove(
  { db, clock, outbox }: Parts,
  { path: { id }, query, caller, request }: Call<'deleteTable'>,
): Promise<Reply<'deleteTable'>> {
  const who = requireCaller(caller);
  const kept = await takeTable(db, who, id);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  if (kept.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  if (await isInPlay(db, id)) return { status: 409, body: problemBody('table_in_play') };
  const outdated = versionFault(kept.version, request);
  if (outdated) return outdated;
  const refusal = await clearBookings({ db, clock, outbox }, who, { table: kept, body: query });
  if (refusal) return refusal;
  await removeTable(db, id, new Date(clock()));
  await tellTable({ db, clock }, who, { operation: 'deleteTable', record: kept, before: kept });
  return { status: 200, body: { message: tableWords.removed(tableWords.named(kept)) } };
}

async function order(
  { db, clock }: Parts,
  { body: { clubId, tableIds, previousIds }, caller }: Call<'orderTables'>,
): Promise<Reply<'orderTables'>> {
  const who = requireCaller(caller);
  const club = await findOwnClub(db, who, { clubId, isTaken: true });
  if (!club) return { status: 404, body: problemBody('not_found') };
  if (club.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  const ordered = await orderTables(db, clubId, { ids: tableIds, read: previousIds });
  if (!ordered) return { status: 409, body: problemBody('tables_changed') };
  await recordChange(db, who, {
    operation: 'orderTables',
    record: { kind: 'club', id: clubId, clubId },
    before: { tableOrder: ordered.before },
    after: { tableOrder: tableIds },
    at: new Date(clock()),
  });
  return { status: 200, body: { message: tableWords.ordered } };
}

type Given = Partial<Omit<components['schemas']['UpdateTableRequest'], 'tableId' | 'clubId'>>;

/** A table as it is to be: what is given lies over what is kept, and an empty text takes one away. */
function entryOf(given: Given, kept: TableEntry): TableEntry {
  const text = (said: string | undefined, before: string | null): string | null =>
    said === undefined ? before : said.trim() || null;
  return {
    number: given.number ?? kept.number,
    name: text(given.name, kept.name),
    make: text(given.make, kept.make),
    is_out_of_order: given.isOutOfOrder ?? kept.is_out_of_order,
    tariff_id: given.tariffId === undefined ? kept.tariff_id : given.tariffId,
    is_bookable: given.isBookable ?? kept.is_bookable,
    games: given.gameTypes ?? kept.games,
  };
}
