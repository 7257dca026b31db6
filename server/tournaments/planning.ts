import { sql, type Kysely } from 'kysely';
import { isFinalName } from '#domain/standings/honours.ts';
import { planMatches as place, type Plannable, type Planned } from '#domain/tournaments/plan.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentWords as words } from '#domain/words/tournaments.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { mailPlanned } from '#server/matches/plan-mails.ts';
import { freeSlots, keepSlot, takeTable, type MatchTable } from '#server/matches/tables.ts';
import type { SessionParts } from '#server/session/open.ts';
import { known } from './saving.ts';
import { takeTournament, type KeptTournament } from './store.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'> & { outbox: Outbox };
type Request = Call<'planMatches'>['body'];

type Row = {
  id: number;
  name: string;
  round: number;
  position: number;
  status_id: number;
  is_bye: boolean;
  called_at: Date | null;
  player1_id: number | null;
  player2_id: number | null;
  schedule_time: Date | string | null;
  planned_minutes: number | null;
  feeders: number[];
};

/** Gives the matches of a draw that have no time yet, or all that have not begun, a time and a table. */
export async function planMatches(
  { db, clock, outbox }: Parts,
  { path: { tournamentId }, body, caller }: Pick<Call<'planMatches'>, 'body' | 'caller' | 'path'>,
): Promise<Reply<'planMatches'>> {
  const who = known(caller);
  const kept = await takeTournament(db, who, tournamentId);
  if (!kept) return { status: 404, body: problemBody('not_found') };
  if (kept.club_status !== null && kept.club_status !== 1) {
    return { status: 409, body: problemBody('club_inactive') };
  }
  if (kept.stage !== 'drawn' && kept.stage !== 'running')
    return { status: 409, body: problemBody('tournament_stage') };
  if (body.minutes % 30 !== 0) {
    return { status: 400, body: problemBody('slots_wrong', { minutes: problemWords.slots_wrong }) };
  }
  const tables: MatchTable[] = [];
  // Always in one order, whatever the order in which they are to be filled.
  for (const id of new Set(body.tableIds.toSorted((a, b) => a - b))) {
    const table = await takeTable(db, kept.club_id, id);
    if (!table) return { status: 404, body: problemBody('not_found') };
    if (table.is_out_of_order) return { status: 409, body: problemBody('table_out_of_order') };
    tables.push(table);
  }
  const rows = await findRows(db, kept.id);
  const due = rows.filter((row) => isDue(row, body.replan === true));
  await freeSlots(
    db,
    due.map(({ id }) => id),
  );
  const { planned, left } = await placeAll(db, kept, { rows, due, tables, body, now: clock() });
  const at = new Date(clock());
  for (const slot of planned) {
    const table = tables.find(({ id }) => id === slot.tableId);
    const isThere =
      table && (await keepPlanned(db, { slot, table, minutes: body.minutes, madeBy: who.userId, at }));
    if (!isThere) return { status: 409, body: problemBody('table_taken') };
  }
  await mailPlanned(
    { db, outbox },
    kept.settings.name,
    planned.map(({ id }) => id),
  );
  await recordChange(db, who, {
    operation: 'planMatches',
    record: { kind: 'tournament', id: kept.id, clubId: kept.club_id },
    after: { planned: planned.length, left: left.length, from: body.from, tables: body.tableIds },
    at,
  });
  return {
    status: 200,
    body: {
      planned: planned.map(({ id, tableId, from }) => ({
        matchId: id,
        tableId,
        scheduleTime: new Date(from).toISOString(),
      })),
      left,
      message: words.planned(planned.length, left.length),
    },
  };
}

/** The matches of a tournament in the order in which they are planned: the final last, third place before it. */
async function findRows(db: Kysely<Database>, tournamentId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.name, r.position as round, m.position, m.status_id, m.is_bye, m.called_at, m.player1_id,
      m.player2_id, m.schedule_time, m.planned_minutes, array(
        select f.id from matches f where m.id in (f.next_match_id, f.loser_match_id) and f.status_id <> 6) as feeders
    from matches m join rounds r on r.id = m.round_id
    where m.tournament_id = ${tournamentId} order by m.id for update of m`.execute(db);
  const isLast = ({ name }: Row): number => Number(isFinalName(name));
  return rows.toSorted(
    (a, b) => a.round - b.round || isLast(a) - isLast(b) || a.position - b.position || a.id - b.id,
  );
}

const hasTime = ({ schedule_time: time, planned_minutes: minutes }: Row): boolean =>
  time !== null && minutes !== null;

/** Byes are not played, and what has begun or was called stays where it is. */
function isDue(row: Row, isReplanned: boolean): boolean {
  return row.status_id === 1 && !row.is_bye && row.called_at === null && (isReplanned || !hasTime(row));
}

async function placeAll(
  db: Kysely<Database>,
  kept: KeptTournament,
  of: { rows: Row[]; due: Row[]; tables: readonly MatchTable[]; body: Request; now: number },
): Promise<{ planned: Planned[]; left: number[] }> {
  const { rows, due, tables, body, now } = of;
  const { settings } = kept;
  const from = Math.max(Date.parse(body.from), now);
  const lastDay = Temporal.PlainDate.from(settings.endDate ?? new Date(from).toISOString().slice(0, 10));
  const until = new Date(lastDay.add({ days: 2 }).toZonedDateTime(settings.timeZone).epochMilliseconds);
  const { rows: taken } = await sql<{ table_id: number; starts_at: Date; ends_at: Date }>`
    select table_id, starts_at, ends_at
    from taken_times(${kept.club_id ?? 0}::integer, ${new Date(from)}::timestamptz, ${until}::timestamptz)`.execute(
    db,
  );
  const playersOf = ({ player1_id: one, player2_id: two }: Row) => [one, two].filter((id) => id !== null);
  const standing = rows
    .filter((row) => !due.includes(row) && hasTime(row))
    .map((row) => {
      const start = new Date(row.schedule_time ?? 0).getTime();
      const to = start + (row.planned_minutes ?? 0) * 60_000;
      return { id: row.id, players: playersOf(row), from: start, to };
    });
  const ordered = body.tableIds.map((id) => ({
    id,
    taken: taken
      .filter(({ table_id: table }) => table === id)
      .map(({ starts_at: start, ends_at: end }) => ({
        from: new Date(start).getTime(),
        to: new Date(end).getTime(),
      })),
  }));
  return place({
    matches: due.map((row): Plannable => ({ id: row.id, players: playersOf(row), feeders: row.feeders })),
    tables: ordered.filter(({ id }) => tables.some((table) => table.id === id)),
    standing,
    from,
    dayFrom: minutesOf(body.dayFrom),
    dayTo: minutesOf(body.dayTo),
    lastDay,
    timeZone: settings.timeZone,
    minutes: body.minutes,
    rest: body.rest,
  });
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

async function keepPlanned(
  db: Kysely<Database>,
  of: { slot: Planned; table: MatchTable; minutes: number; madeBy: number; at: Date },
): Promise<boolean> {
  const { slot, table, minutes, madeBy, at } = of;
  await db
    .updateTable('matches')
    .set((eb) => ({
      schedule_time: new Date(slot.from),
      planned_minutes: minutes,
      table_id: slot.tableId,
      updated_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', slot.id)
    .execute();
  return keepSlot(db, { matchId: slot.id, table, startsAt: slot.from, minutes, madeBy, at });
}
