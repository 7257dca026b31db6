import { findBookingRulesFault } from '#domain/booking/rules.ts';
import { findExceptionsFault, findHoursFault } from '#domain/schedule/hours.ts';
import { problemWords } from '#domain/words/problems.ts';
import { scheduleWords as words } from '#domain/words/schedule.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findBookedClub } from './club.ts';
import { answerFreeDay } from './free-day.ts';
import { answerDayPlan } from './plan.ts';
import { readRules, replaceRules } from './rules.ts';

type Parts = Pick<SessionParts, 'db' | 'clock'>;
type Operation = 'findFreeDay' | 'getDayPlan' | 'getScheduleRules' | 'updateScheduleRules';

/** When clubs are open, and how their tables are booked. */
export function createScheduleHandlers(parts: Parts): Pick<Handlers, Operation> {
  return {
    // One transaction: the callers' role is set once for all that a plan is made of.
    getDayPlan: (call) =>
      parts.db.transaction().execute((transaction) => answerDayPlan({ ...parts, db: transaction }, call)),
    findFreeDay: (call) =>
      parts.db.transaction().execute((transaction) => answerFreeDay({ ...parts, db: transaction }, call)),
    getScheduleRules: (call) => read(parts, call),
    updateScheduleRules: (call) =>
      parts.db.transaction().execute((transaction) => update({ ...parts, db: transaction }, call)),
  };
}

/** The date in a zone. */
const todayIn = (zone: string, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString();

async function read(
  { db, clock }: Parts,
  { path: { clubId }, caller, reply }: Call<'getScheduleRules'>,
): Promise<Reply<'getScheduleRules'>> {
  if (!caller) throw new Refusal('unauthorised');
  const club = await findBookedClub(db, caller, { clubId });
  if (!club) return { status: 404, body: problemBody('not_found') };
  const { time_zone: zone, currency, name } = club;
  const { version, ...kept } = await readRules(db, clubId, { since: todayIn(zone, clock()) });
  reply.header('etag', String(version));
  return { status: 200, body: { club: { clubId, name }, zone, currency, ...kept, version: String(version) } };
}

async function update(
  { db, clock }: Parts,
  { path: { clubId }, body, caller, request }: Call<'updateScheduleRules'>,
): Promise<Reply<'updateScheduleRules'>> {
  if (!caller) throw new Refusal('unauthorised');
  const club = await findBookedClub(db, caller, { clubId, isTaken: true });
  if (!club) return { status: 404, body: problemBody('not_found') };
  if (club.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  const since = todayIn(club.time_zone, clock());
  const before = await readRules(db, clubId, { since });
  const seen = request.headers['if-match'];
  if (seen !== undefined && seen !== String(before.version)) {
    return { status: 412, body: problemBody('changed_meanwhile') };
  }
  const fault = findFault(body, since);
  if (fault) return { status: 400, body: fault };
  await replaceRules(db, clubId, { ...body, since });
  const after = await readRules(db, clubId, { since });
  const told = ({ rules, hours, exceptions }: typeof before) => ({ ...rules, hours, exceptions });
  await recordChange(db, caller, {
    operation: 'updateScheduleRules',
    record: { kind: 'schedule', id: clubId, clubId },
    before: told(before),
    after: told(after),
    at: new Date(clock()),
  });
  return { status: 200, body: { message: words.rulesChanged } };
}

function findFault({ rules, hours, exceptions }: Call<'updateScheduleRules'>['body'], since: string) {
  const field = findBookingRulesFault(rules);
  if (field) return problemBody('invalid_request', { [`rules/${field}`]: words.faults.maxBelowMin });
  const code = findHoursFault(hours) ?? findExceptionsFault(exceptions);
  if (code) return problemBody(code, { hours: problemWords[code] });
  const index = exceptions.findIndex(({ day }) => day < since);
  if (index === -1) return null;
  return problemBody('invalid_request', { [`exceptions/${index}/day`]: words.faults.dayPast });
}
