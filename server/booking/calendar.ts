import { sql, type Kysely } from 'kysely';
import { languageOf, sourceLanguage } from '#domain/language/languages.ts';
import { calendarWords as words } from '#domain/words/calendar.ts';
import { bookingMailWords } from '#domain/words/mail-booking.ts';
import { planWords } from '#domain/words/plan.ts';
import { recordChange } from '#server/audit/record.ts';
import { runAsServer } from '#server/database/caller-context.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { speaking } from '#server/language.ts';
import { calendarText } from '#server/mail/calendar.ts';
import type { Frame } from '#server/mail/letter.ts';
import { newToken, tokenHash } from '#server/services/tokens.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findBookingsById } from './store.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'> & { configuration: Frame };
type Operation = 'getCalendarFeed' | 'renewCalendarFeed' | 'endCalendarFeed' | 'readCalendar';

/** For how long bookings that are over stay in a calendar, in milliseconds. */
const kept = 31 * 86_400_000;
/** More than one person has to come, at any club. */
const most = 500;

/** The own bookings as a calendar, at a secret address that can be renewed. */
export function createCalendarHandlers(parts: Parts): Pick<Handlers, Operation> {
  const { db } = parts;
  return {
    async getCalendarFeed({ caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const feed = await findFeed(db, caller.userId);
      return { status: 200, body: { since: feed?.created_at.toISOString() ?? null } };
    },
    renewCalendarFeed: (call) => renew(parts, call),
    endCalendarFeed: (call) => end(parts, call),
    readCalendar: (call) => runAsServer(() => read(parts, call)),
  };
}

const findFeed = (db: Kysely<Database>, userId: number) =>
  db.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', userId).executeTakeFirst();

async function renew(
  { db, clock }: Parts,
  { caller }: Call<'renewCalendarFeed'>,
): Promise<Reply<'renewCalendarFeed'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { userId } = caller;
  const at = new Date(clock());
  const token = newToken();
  const row = { token_hash: tokenHash(token) ?? Buffer.alloc(0), created_at: at };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('calendar_feeds')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    const record = { kind: 'user', id: userId, clubId: null } as const;
    await recordChange(transaction, caller, { operation: 'renewCalendarFeed', record, at });
  });
  return { status: 200, body: { path: `/api/calendar/${token}.ics`, message: words.made } };
}

async function end(
  { db, clock }: Parts,
  { caller }: Call<'endCalendarFeed'>,
): Promise<Reply<'endCalendarFeed'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { userId } = caller;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
    const record = { kind: 'user', id: userId, clubId: null } as const;
    const at = new Date(clock());
    await recordChange(transaction, caller, { operation: 'endCalendarFeed', record, at });
  });
  return { status: 200, body: { message: words.ended } };
}

async function read(
  { db, clock, configuration: frame }: Parts,
  { path: { file }, reply }: Call<'readCalendar'>,
): Promise<Reply<'readCalendar'>> {
  const hash = tokenHash(file.replace(/\.ics$/, ''));
  const reader =
    hash &&
    (await db
      .selectFrom('calendar_feeds as f')
      .innerJoin('users as u', 'u.id', 'f.user_id')
      .select(['u.id', 'u.language'])
      .where('f.token_hash', '=', hash)
      .where('u.status_id', 'not in', [2, 5, 6])
      .executeTakeFirst());
  if (!reader) return { status: 404, body: problemBody('not_found') };
  const now = clock();
  const { rows: ids } = await sql<{ id: number }>`
    select id from table_bookings where user_id = ${reader.id} and kind = 'play'
      and starts_at > ${new Date(now - kept)} and status in ('booked', 'checkedIn', 'done')
    order by starts_at limit ${most}`.execute(db);
  const rows =
    ids.length === 0
      ? []
      : await findBookingsById(
          db,
          ids.map(({ id }) => id),
        );
  // Programs look again by themselves; what a proxy keeps of it is nobody else's.
  reply.header('cache-control', 'private, max-age=300').type('text/calendar; charset=utf-8');
  const text = speaking(languageOf(reader.language) ?? sourceLanguage, () =>
    calendarText(
      {
        name: words.name(frame.operator),
        method: 'publish',
        at: new Date(now).toISOString(),
        events: rows.map((row) => ({
          uid: `booking-${row.id}`,
          sequence: row.version,
          startsAt: row.starts_at.toISOString(),
          endsAt: row.ends_at.toISOString(),
          title: bookingMailWords.event(row.club),
          place: `${row.club}, ${planWords.table(row.number, row.table_name)}`,
          path: '/table-schedule',
        })),
      },
      frame,
    ),
  );
  return { status: 200, body: text };
}
