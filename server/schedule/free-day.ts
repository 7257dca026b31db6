import { isAnyFree, type DayAtClub } from '#domain/schedule/free.ts';
import { dayOfPlan } from '#domain/schedule/hours.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findBookedClub } from './club.ts';
import { tablesOf, takenOf, tariffsOf } from './plan.ts';
import { readRules } from './rules.ts';

/** How many days are looked at in all, and at one go. */
const farthest = 60;
const atOnce = 7;

/** The next day on which a table is free as it is wanted; what is taken is read for a week at a time. */
export async function answerFreeDay(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  { path: { clubId }, query: { after, slots, gameType }, caller }: Call<'findFreeDay'>,
): Promise<Reply<'findFreeDay'>> {
  if (!caller) throw new Refusal('unauthorised');
  const club = await findBookedClub(db, caller, { clubId });
  if (!club) return { status: 404, body: problemBody('not_found') };
  const isClub = caller.roleId === 3;
  const zone = club.time_zone;
  const at = Temporal.Instant.fromEpochMilliseconds(clock());
  const today = at.toZonedDateTimeISO(zone).toPlainDate();
  const next = Temporal.PlainDate.from(after).add({ days: 1 });
  const first = Temporal.PlainDate.compare(next, today) < 0 ? today : next;
  const { rules, hours, exceptions } = await readRules(db, clubId, {
    since: first.subtract({ days: 1 }).toString(),
  });
  const known = {
    zone,
    isActive: club.status_id === 1,
    tables: await tablesOf(db, clubId),
    tariffs: await tariffsOf(db, clubId, club.currency),
    rules,
    hours,
    exceptions,
  };
  const sought = { slots, gameType: gameType ?? null, now: at.toString(), isClub, moving: null };
  const bookable = today.add({ days: rules.bookAheadDays }).since(first).days + 1;
  const count = isClub ? farthest : Math.min(farthest, bookable);
  for (let week = 0; week < count; week += atOnce) {
    const days = Math.min(atOnce, count - week);
    const start = first.add({ days: week });
    const bookings = await takenOf(db, caller, {
      clubId,
      from: midnight(start, zone),
      // The last day may run into the one after it, and a booking may last as long as a day.
      to: midnight(start.add({ days: days + 2 }), zone),
      now: new Date(at.epochMilliseconds),
    });
    for (let day = 0; day < days; day += 1) {
      const date = start.add({ days: day });
      const open = dayOfPlan(date, zone, { weekly: hours, exceptions });
      const plan: DayAtClub = {
        ...known,
        opensAt: open?.start.toString() ?? null,
        closesAt: open?.end.toString() ?? null,
        bookings,
      };
      if (isAnyFree(plan, sought)) return { status: 200, body: { date: date.toString() } };
    }
  }
  return { status: 200, body: { date: null } };
}

const midnight = (date: Temporal.PlainDate, zone: string): Date =>
  new Date(date.toZonedDateTime(zone).epochMilliseconds);
